// Written by scripts/unicode.mjs. Do not edit.

/** The version of Unicode that every table follows. */
export const UNICODE_VERSION =
  "17.0";

/** Names of categories and unions of them, of scripts, of binary properties. */
export const NAMES =
  "~|-'|mo1fuF>@wAti&})5j55x._r9=7hYuG@&fqU~CP^Mpx-,E]vrypg)6&(EO[4:u+CSM21mqkvg<NGs3-O{$qiLWV;@{X)sMuvCY6P}sg?9kftV=N<2]|7>:vf$sk]e4vY`iEgGV,w`[0['f}^i(nW<UhT{Qgq[BD%[sP[ST7JMb[_'3I6K&nr#g{QtqsXcXbQR^>)z.D>Ew,zzG+#9a~[rSR4w/TJgK;/2DB=TD^#qrbn5O%?m<ZLmc8YJK$fDDPL_S.zYAVE8AMe%Go5#RT]RJ&7IZ#%8iS)>1X6}1HyK(]mE.N,=[Wp_cpHEW-%0EWS{ZNRSuZnglc5qfvPnohAPxwQk,V~|{@lp;Rq-7BMJih2a3-~EdUBCqVE[3?@5P$16+2B-/IYsJ+v;hQmLSN(lCt(BUk'5/<|ybm6G`lE59d(_v^`JyeKin)-w2>;bk,?N;u5LB`@EDYruTJ9X]rPz_x(5C$QY?cx4w5}]lX@q+T7]g}d~[SZcsn6(g>x/:}E%s9@72W}))r:TfsU{={GcV;mNwZ@'k`)eVY'.7A0W8An<C*|o?XK:}%Krn6fng~+>H)}n4K~/bv$dVrO2*wo'YF3dbU--Wq#PU..s=gKbtu4VX$u/X-}&OD$K.U?<#CotVJ`7P-4n(|rRQD~H/_BmMT%2V4UqU,~wetqI7R[,qTYTNBl#qCNXg~m4ir2yvlEnBT1I;1e32+^o9wB%#n`UQ5KThon:qSON]8hd<TVJU'6UhGwHG1GC>q1Ncikkc(}53nvYjg}W.{N~eu`KiuW9.i27gzVdVC_7y&uFi@Da|4k^+2hXr:F8YRHQ#e|:iMm<b8%q@1~6$%t0aScQdXl]j7?22yA/$F(v5]R^q(~z#Gk8,D*-MD{NUex+2G&h3AO`n/>u0x0bnXl&mOb96Raar{*o(CZI^}F7Ct|V]?+*fC36nnO0RT)n9:o^Ocd<$g5.a(`=V*c@,xlTZ)DRsW/&8oCeM3.L}?t@-t?BN))k:h=G>SLa8&~GyIq<3rf+f@7x+&B3JFe}b4b$%5]NlxVPP$9fH*${~TU*Mok>v:x1E9fdP`8OMq&I:e7U&3l1A^4wEtzo1+Dr[QNjC~']}q}mHfUh7$SfMtB/M:{inFwgEbX[8Qj~y')-DN|IDp^'.+r8Pbt*DUtgNxP~Kze8]G8Z%AP}9(b[wMEI;Jv~%WWCtcm+~t3xN5puu<KoclBMg>XZ,9D9uN-gtK43|/OM#i@E2,HC/w$:<q7/7u)T{r9orA9'=#[>TjA0E<k#3vTiN/)Mb5|lR<anfgL+*uqGIqY|9mBd/wiR1+{2aX`LJzMOpnEnDE^7sP>=#Zr`=_4|FsFgVO@O)dfPrCX8b.1[4)(&ClY]$*W(1vG1mRR|_#@?A'$Pz>y&EMBmf@q}VPS9`e[HsGs*%f&9}%r}gi6`*]sQ<w9d0y(^p(=LL~(il}rFN]y9d2mt&4e8#'pd%70mc6'X|nPY;(10yA_^HYG_qbd%vbx.xiru>gYp$WLBJW:XF&SpK2$M^gAg/2cu|1)DHDn=D>uV~*5j,7m(Q*22y2l)OK#Hoq/5JY1T6j|a{KSN.aJsRx3vC(d}SpBz^FR+0ko(Qm380E^sC9Txv>)Ce7/F;3WnzBgq|eIhcPvy?EngyR.0yx_;<1VVJ~td,@`SF{;O00H9u]U;ll'qE/j]jossf-5s#^J'Cxy;3DWOY&odjCVNS#hm2yS3h8n'KX,NnUt;H'y%L'4pD2n?ucdRFmy_2H{E2BTq8snSWtOzN~j=nI>b-Yod{$+$$j2r*El*g-hWt#}>hLY7=*APE~x-(s]n+vXGqEGlexK{{}ux`5+a%fu<ooYKhS6GOrtZ5b4xidZ,G0";

/** Hashes of names of properties and blocks that the engine does not have. */
export const KNOWN_ELSEWHERE =
  "~m2ZzamxLSFq^w;)Z0iD,n&;/W'pe,s;ZcM)_Khy#m-X,^:Qf0;*k8IGR66ybmElHU'`yFis#U*4NGLSfM&_*n}5fOa6P=qs16Ui<aA|)r^SlV7I~o(l$lbsw5~H2R5ofG4%b:slShz;0]}Mxzn(mzj3T4%^BiMc4.%~U-HT7f.&EH,(oM8+5DvhyK-=_|+vkP.`bmxm$1(rr:*,p4)F}T<SW]Y2-Lb&5OsK<O/?B`SO9,9L@zky|l[]t$6|Ng;>#0JqwLNjYwxEv|rKoe*]uU?(-(6/ui>ueo:_1)>.%6[P@mUV36~)^o%.VcU@8O+?`M_brCZkE=LPnINf|tZpjw:iU;b[~hJKgCSp$=&FdoN#9R++6Z4I&1HQesk)]CwzIrYUQ{|wPYD2%P=?<#^+s03iDaZ<MmnCazJAhyWj,:s0jn>pCpX&|}%rJ]d:G:*}bB~<8q593)v301~>0E)q,RKuuBs;=KdG{*kyjZc3ym";

/** Runs of general categories. */
export const CATEGORIES =
  "[RZc-8^2`K'>$l]j}RjG]eCKlmtqKR(=5db':JP%&KJ6r&v*1LF7W]pQ5W:7'_gJxa(m%o,1pQC,SzC-,r'r|K|ahcPAoTC8M[IWN07_LE=RkCMH#d_Qp*Y:YV4mJ63TVIGRFj$.1VVs:]B.l5D`W]7j]pQek|$E@g.vqa9xU4`c%C%Dk+G-emZhXyE5)$Bm0GKOAG%}wQs/+Z-8S#?i0-yH~+qK(2(f&{g|>vj(p2px`I;}D'9NWd^Pf;v6$Uyoa|_Ds|q~N>J.KXN:)Gf>{BM}$[TO:%_.qzrD)hpSNf63nt/>me6}[)9*ALSW3wczHe[RXK*+B>7g{cXL>E|,@s>fsCnXdJ-8_%epZ;q'a=@DnUV-Nv32v+VVF#y8wYcZ5SoACxhkn89ca1QT{egOF0/p7pg&r3Qkk`Bpr#82$dQch8Me6@08|+q>phs|jmWp4BQrqN$(R+)fHU)GjC,p7ffe<)rrV(];VwBQ&?V%RmMOtOUVrsvV&2391YkQi0Znas.B++j$a3x[|DrM<HZv9a(Pz]1O9=j],W9@zZly%0$$j2/m%?kW6H&leois5jE>jCB<*GAZn([(D^[tha*M.fj#6HDf&L8,xyMYodNc)-a0/'rQb`N9-NP@0xyJ3a{k@Bp@7&$EjX~fW.<<3=dP/=M1/>1x#)2rq`vSW*qJo.{5dmid'X0pq9?}G}U;ifbG2gDj-k;9=98|:M2qUo^&y85E2k=Je5-7?F55U*^x1elLqjN_NA`EQM5.T3IF&bwf#+yG0h0d@6<ytHu5xX-EAKkcxn[uH=L07je/eiw%*%ou4fb(d.x7M*F@=ujCzYdTucw17[/a8R&<~Y-xCYH2p90z)KLOBM=N/oNq,9RaFjB&<OCJ*L;T=e)yfq.Bl$2QylD+d+K<map/`}P.1/4*.1&~``8)ctm/k)82pqe#p_k~bX`Zw']rH]a{s3:dw66yt71jhlZ8q0qc;Ze@~f{O&K(EY]n-gO2e2SHZ%}g%0f9Y$a/%<tlNG(B`kZ^gvvVdM*//yf2%&N@|1|6lzt_Ea:5Ac-{g.lt6c3)5E9Oi4Z`t0a~0?R1F:_g}6lUO[^n)pzqoRl&0zImUcH/Jl&Aji;A2m9AVmVs1L{cN?2gF(?Ci+Pe(>cP$cWA*M?XU*nN6dpQI*TxK?$kbmj2x9Qv8&K2ql<3d3};k}Zm}767wd_pt3z)viKs,(u02zmlBu[,fg&Ym5?xl;jEsFraK<By@X}1MkG/t=ZcD?R-DqfmH^A6SR?n#@czp/H^k|&ZO5*/T,,d]|(kaSc@M/ISS28/1,J/q&K;P&:^(xZ6MZJi:1jr}&:Ku5lxN~.5Swxy/ONiJf%Cj6)YYlKcd^Z$VwbK6G3o}:|&}lA.q#5Zf}(f-%5nH$i/#('qo89,LY#Tk3dFQckHW~`p%_M:[Tj+SlN:RK81Xqvj4't,4Ww{m/2{,NYOQ0J943y{p[I`OVS}3h_e3yy5eJpaF]5'LLt2bJ/+<GDZ>eEXL]tlOE0`<DwjzOH_xqYE_@MAS`7s)h_Tmj-T09Q05?:Xk`~9RV?8N9Q--oMLsvfI#:/o/)F'6+Ole$xWW&GL-X/h)dL1%iPP*HR?dLu,myg?RdpFbkH92%ApI(V{id*'#yR#A>YYSG~~#m^=~.p[H^yi1Z_%]G~I+EdcuPe,&||WGahY48~*do.@0J&DF%|<+)]Y9Fl=U,>j6$%*#Mhf/82JL'7l22l$pH(9fU$,+^%sDV4J'DLvgJ^4*flJC,.8Zba~iSFW?']Yz-/A8X-B1;]qt2@k^bg95D:XrTd/tb8Sr694@2w5bN_+R@C9U{L${'B67F[IfQ<k+HJqkC/waYq'U%U/S>oe~i>ku)njMT~?Yu=l=wI7nrg@RjL?kw&*w'p~9l}Bo@?4fYUV^dc)XSi_qw$(X:t~H,PW+-Rrp-F<W)+/6@fAdQCQ6W0P'm~kiP=8kt>(hNqf2vLp6~_U_bA{[rGFNkWZ%Dm`U{MI2GaI~|0~jVw-i1eeE^k^XvSU1>XYxQsc&2b2(3sKCSIi9YaBugHu&djlhG3_Ru5*F]o<;y7-zRoq%=J[q2]64Q%g|.3iQZwzfi*L'-n4jZ>#R@jR7a1{r<U.~p~](1eTVB``N3d<T:#xg6%+ING=PW'B]fQJg<Ji.r0PFgU=X(&24<{bIYca~d,tG}'g]Bw@fK:OJa+@2[Fii*5$_Zfqpe*3VAkGJ@eY0.Ij8s58:)dzoB0C6&eZ0tA4kc6?[[5vWA/6gXj2g'+4$pB4S=W6,WxQAWODq>Q+&Q5P.9'6%JVVT>^N%%;EX;*or:QeXF#oG^p<uj^)ErOdxa6#m4YQl@=T)0htS{(5svMX85iBXH8ouk~f*6w:F:[otF&UWr7?]5n2XjOnN&WH2LV>C,957$]aku^YTF[yn#v4gp.?]g}T@yp?c&Ia0[^_}$}_Z}E'-(tIrIN7+M<o>ivyxP^c#A}%y^cZ($~M(]Gac?hy}pwg=6bPV]@mi,e}G*LE5O^6hP'.<utScwXCvnmH#Lgc;,~yo<Pz1i/jMhzq^bPovl-Vy8DQpR?|{;[TyH$h/s<Pj<#d4/Mv|o1/31`x-?9tz&k9>q};5YVOr3dcz8j4.6jVcoj;3VpV0q]XC$os^X8#r?@>yii71&CO.VK>j/vConr&;iKn{gk5y&H)<10B;BO+:}T:EpE3Nj%=%%*JBG%)3hNA?{0QI]L3'39c.s_^zCdMp%X$+]pw-QD&fY4|>ZM_wIBhg'W;WjruM&$8keet+l^:=$fTn6ekVYpb^Z04cz0]KVGXX+#D$*I^f><sv,@9DTK*OKuu6yaE?F<m]p1bGeec1)0V)P'_u[XbJ.m#[Tybay~1'ILn5j<QAyle`yOWpO5%Ad8GlsHU|J:MkpctZ'Ym5ARupj<%%dWB#VKtwGN~].ko(|KYYr5hFKi+qWb;fT-VB39*^8C|He4MFL0QX4wk2%R<TFGnq~cX]>dA}XE02SIS`rCr6[@09gD?]3dJB679VBI'RZ>+QVB~U>H]2Fa/bT4dts8Yj(Q$|ye*S8[{'jp]9k>[hc)KOG1np2<bL3IKCIjn;Vr4yYijSj@Z_YlE<)(^)tR,AqT%@%(XU:Cz;=sQd";

/** Scripts in each run of a category. */
export const SCRIPTS =
  "PT4S#&^,-d3Gf><=~)C=p,t8.7rQ7Pd[gs3y?MuUtaYY`&2l3~s>(n5.(d:T?(=m~w:G@J8l(/%NmM6M,A;~:;m=C+m.KzgM&p+=,rX4d<#W?XlDI;4)PGc]t]Ob@9SV#oK#FuvXV|e9(>CBmKYM0bPXW<}P1k%ESrc)&0z@ZrNG3Bk_72`L?y9_r1c8zce63(ZvmNO:fN988::GAu(8w8Z%9K#O$~'~*XG~^?~s;]+goq`b+OKqxc+.F&(:ZSDYel<1i6s*)H}A3(]S|J=(b_A&d*Ihk,3zUjpa4>)`i1vKduR1=y`D'8+89eawn:l|7<loN{tqC5f;en%jugIcK~?aQ8ATA%&VJKmNSg=ePo7Q6cqwmC.y%S8'Tw'RU)Mz8`EnovH3'%c_OE|k;EU;~r{gp;@;4%eWkbV({7v+t@7w{v{;BOEV/];ZPf]o:wo=^uPO]o;I8=}]'6A%^Z|{wn%%?i-vfq9*^NqTZl[M>C2dTf*8W(}8l-gd&5X00|15FiqxcQY{G8UkEq2fY&^bG'}L&P(4xsE9:14>8{`OwO{R(P~r?Rr,BBXm3Sr4KCoCg{{$~rhL6XWGq=6N=6-g";

/** Alphabetic in each run of a category. */
export const ALPHABETIC =
  "$A};YYFXXj8g`RCFqx;'Tl0*gwib2BP`QKBJPC_k072Xw;RUuOoxz{OPDX_^-^P|$X+_K2Fj>thh.Nu.i&3vn*(cK2<}W7_sK%+<>/ocGr9QGp],bvtioLT<{g0Sp*&XVUz{uadPp1Rq;q`:`JAc=A{5D%nVLAQC&zcV]|6zF)FL1OrcPujT7K9PpL/N[{rq(C)H";

/** Lowercase in each run of a category. */
export const LOWERCASE =
  "#wDOm*Da0z|I-(S)mX+%rND}rO_nmZDW3wL$HzK]o%-ouB(,^";

/** Uppercase in each run of a category. */
export const UPPERCASE =
  "$Awr|n*+h==*t[`{u+T}x;DkTW3%";

/** XID_Start in each run of a category. */
export const XID_START =
  "$A};YYFVXTqiyDYbRAWCBAvi%vFpj}d=2:*^>A1wxUf+$X^8";

/** XID_Continue in each run of a category. */
export const XID_CONTINUE =
  "%Oe<cKdh)/fVcx036VwOOESA9=,@SSi#tA3X=S7bRa~,Qr'F;,{(@uU5d";

/** Emoji in each run of a category. */
export const EMOJI =
  "-?,Z7H>Xn%0tI-mrP7O}4m+=G&C7;L$Q+4L>N9}y[;5_aF-$B$SoXh#|Y*-;?uT>4zd`HYrICak}5(rFYR@W)w-t3jz>/4d8b-k3NIZinLcu+NnCFz;T/%`0V'15-8<ti3~KsjhN[Pn(C'}V(kitEi3-NuFs]{q%Q9rb/5vUIw}iLy~db#f^*FC<q*(n=f|K~s]/(+BxCSFGi9S'K4cbqSee9fR";

/** Next of the ring of case variants. */
export const CASE_RING =
  "~R<.|Z|6-U#r/$;j3u8@ZozfIe#lMq=D,,MKhL^bcA}$lRx.iop|ki-yZDrc~e&@,M?dwW6ha+;6XOt+Q*[<&^#Q*sffrw5C%RO?6?|l'cMi7Z^Luo#G8]%6GiHGNs.Y906jhiCi3yFyl*_orECqrmgzEgX2St.Yh7:ZoeN/GeG*v;25c,OyYFCjE:DC$U=s,+V*MGfu*5w5^FdhBrjnqlWVXh_v>4_,D:w?B<BCk_&P82GM6H[=B1m.rWS)}sbpn#;0Y)~=IM[Db`CKd}ORE~31L`qo|zBY8TE,@797n;ggJZa;].Zgg/}k@P]Bi10DV18=hM~~v7FA|{8LkMNLy8CxANer_NLAp>SrR>pm[i5=+63wl*lO?Xrm<#'HZBS]U763`lket#OLO:g[tQe#r<*~G%A^#G=?HcFpp+vDB*nWg_#jY3)e6PfuKW5IhyM1k<gf%-~&e&F,L5*&@Go$v7sH%xS|D[<*<b|YM-[$e}uM3ni*NcZZN8heDYxw_M:,3D1]Zc,/SnI|;xcx5S8|-m>n{Ir`U?1s&{A";
