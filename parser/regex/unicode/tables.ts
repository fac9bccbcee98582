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
  "[R[VU^(/nb4j._,Pp9}M*.C?b(/W.B,7(VD(>.~q21QG/u;0%'7(5MeqrKV#cK)f/TT7I?`htdJxcgfOQR6dOL7=JQ:L<XRwY-|0&dsnU>0WlYD>;}JjZgqdj0^U~v7fXJCn8r[T4hiRk{8/`{Wb[YG2sZNZzd%rKNMdn{,(&Y]PYKj7X,h8~4dc/=MELL5(sA:3(K`T6c6%]ep$f,9t9a{hOzTAR[ly{8pZXy}LiyboTMek~lS@rkWH=Phn#Rri^)YoX;cvQ%&IskpV1{JcYqu.$@U^:)pF2rdqO'ni5::iz3f[Fo@g[-J*2s;qG>{_BPk^;9+Agl8(E??fg9v(1l6Gi;D`9+1YUW6d>2fb.:n$-I2q'b}~1*Lk}ou23JjhN-&h9/zz`@r89zXVrF)coC6S4W4]14,b,.snSc)|{GxneGxQSZ&Y_R4P$SyR(*'d7u2PN,gvEv:|VJDhm#1(8*$c'i*[k:s0<oTf3~8ybBG]N&sj8X@OI)lnUWW:>Lhv%S^A@o)3AA;o~#^pSTfr8nP+$tI},$EL&:U1=6;_6rFyrcofLe0BF$+3b-g&LWj)J/0P1vYCJn8Ay.BWB(noY(b:@3FCN}uc$8p0ZybT>3]v5SWP%b(x7D)i-+zbsVEi)D&l',V,SJ4^xj3yN3)|YF_<K~Gs~SmbsqGxY5r(DrFEYY]Frxo`Wp{1^6>H3@GR~hKd#y3mzOhR{~JmjHbNwR4(]Ba44:2<WYVy=p?_'0?a7@C[]desB}WqA$8R.}iR^)LzksXL&cefd3y),y-uEFeqAOrM=Jc9B@BX'wJ=tn_Z,&h%SK(77%gOuy$7?NtE+LLhwXDyv1ctNH5X'`R^s.Q<VnHHaqt.iyDW%=A:6'J).pvR82xd@_lh'B;]FT>O7wgJw=TQ`*)W8u](8cEX*LN^sff]XH0*1YApQMUu6<W|8N>J*}ZTe%+n.X(7_9l$rqprtM8brfG&[*(2Lb:mMO1qZ#F%0;u^C~[8]d'UHLw.9T|1LU[J$pHamwZ)gMG#[VzT630NJaG%;=3c@}~4`49t&01pDYXQ.3=r07940)D&MFXJfP4K`f]]CPsfYd#.eA:YTmt]4(Ly&XQ2#xToMXxw.gjpv0~];*lO465X5?y1I&i'HkkH[0^`aQTZV/_VPF;AcKn=<Tqk#')X*$k*B^03I0v,N93|_Iwm8NMANg^rE(@i)8g{'1zA4i$2e2m>sj..7c2Hc(lr@llox_fxS(]r3)/PB`33>BA&ckZ;LkaY$%PjQ({&}[4=dvMkz(uv_V]<p{nb]2J{jnwm]tk]Ggj.p`b,?#lR@2iN%Z~$MaT&[&@_]Rk*7gtgC+Ygn;;wvL<YU=L*$BX~U=:#QtCZ;.x4'zG18oD<e2Ce6CX{a%'YS2HM}BCcT.%*8V&]P*nd'2qaNK@$P+8XRZ&eHY@bQW>LhC)QNY%*>gj'A=i[M8EFoz%^mc^3I}'dnB;z]GJZ,XU*k1T)t^VLB5yFFu2x3wn(_M4)po')hPM~a94Uo1(QgU2grxPWyqY.daKfFoEYPs|bs/s+m|3C3]SpP]}XuG/*u(AKEdv:Lrr1aRdTc>u`AH_=@T[3zN*PBlu[Fdyc';=~KIFTbr(MK`)@dL;x/P{[b:TA9p<_a-P+~~gY)Ac%uH=3`MP-8Ox2ePgXeNa8'>:@:Fxph4q'>2-?25&YP&E6dZ[c8Z-_zR*]RYgpfDt4=}Q6^(OlDsN%l{,#oTdy#<:JDa5{?^Q%DQ/%#RpCmRJ2.}P0Njv^z*hPCpF]UM}};IDU@&?m{3;6;0{ib[/9*#,+@Ji*xx6Cus)2|R|.3be*lah)[v.m&L3LdyNDe8z9MBJ>OR>Nh[%[S7v]p68odXok`lrFB;&b~7,;;}[63t-_v+#0qO@7hke+5)s0SH5GLySrl^c_G#xPuWA_E.(B6pq5X@+c>]C9(7J?-Ay40c,j]4n,iEvGZ]bO+qh9z?8;gQ<v-CF:5{W.,OB^GI<tJt%2)sZgHzqO->DyF%Q6c-v:Qh44_<@n.gzoC3/2Oi?A.Zyh`a&to@i5fo`e7}Vmzushv9uGW]w06_u%t[TnN(:%_ESXJpqHlX`'Syn^%c~49jQnq-c[~GT/z{nr,3sIY:vokQoJ*P_S0lRhd^qwEy[)0pn=af)Ff46KixR{y3q3+Pd7IJPrrRR;x4KvFF8q3=P<wt/55Pcaw9b#S*w-w<M:6I'(gpoae8:$M=Po_bBzJO_sK{Ct-@XVbrm)zfwJ,}<.@h-AStmZByEANvN=)VxHvQ_8nMD#Xt&yWwkL>3^0g]UK^Po2d+;MU9c]&^,Z^|;}k|Hgd~W:8mR}5x}#o([/:D+=FZ',N`gmWHrAH%.~4a7W+ehDOY;_-icn@Zq(%(U.-^_]?6,OIzTPMbLP/.3]8$fDZZz~S466|C(D)[[]mFtIlPUV_VdVGC~.aQub0ocxJ`iY//[i1p@_*L-sLD}r85W*s%KAyug.%Mv;A`Y./Ro9^<XTBQG`HSzyJacF.WRNc-StQs9z9&4i0-EFK&R)|<T=I3irlw.ax*ba(~FKg[%m&#HNQs_xB<l.4%dJ_jvve3wB$g;67h|;eu{Ol,^H(TW$xI?x0Sf@9Hry=bhH-+ZKWHQ*>ayk4~]$JBCog6>ip|948vX'TBN6koEHFmzrHk0|i]4<^_%F5=_-OTvJ{Alu8+rR_nWB)~M^M@ii.#a('H9|6e}a99^LgRrliwzEb.ChgN4}gUIyj[POW)9SKMN`K5,#5$W(,UXkrO^v_Pp%[G>8#CU(tCtysdEeQ2WzHs[;ywxebLD_XqXN]S&-,>jC8+3+Za:>t~Z0x<2';PX0I~y$rv#Wvs'Lju<aw;O'-WJ<(>7%N4DIyo`{@hMZ/yinI5+nl?A/S6h4=fjrcy<ZtZ?=:v2-,DL;Vx(?RimIE{5FcCpWsCWz/^n^g0'N+$?qgI:CJ3*[BA}x_6Bx3nuS)2*L7S<d5~Dc0f`:k18h?S`l_,n)tVP/H=d|F3knfw@D)L=%VM8z'HzG{[2B&=*,5gnRr_usde{8mDG.QMUB.wNjUGap8'jHW#OA(UPZ5>-JTDqXvZ(_S|zJ/u?RV|yGMRN?x";

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
