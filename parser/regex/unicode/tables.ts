// Written by scripts/unicode.mjs. Do not edit.

/** The version of Unicode that every table follows. */
export const UNICODE_VERSION =
  "17.0";

/** Names of categories and unions of them, of scripts, of binary properties. */
export const NAMES =
  "~|-'|m]f/[AP$1=YLso837W<zPKFJ=mr#]-Axc)lh~,*gg=^,5}y)@Ud/y=#}dLuO*8)DbMTStI(2R7a[Oc5^KNpB?OEr+~=.nP2E$'g,2K8rrtcdZ/x{i`nEFz:GExO`o]ep/d,-nH,mItzz&z)Nu~0FS%@3fA},;YD)87aJ$>n8:DW9B]NpdL=4my9imrJ_gM%#/*1iItK9V6%O<:)g`H8@_@~hmLx+E@tq|4nmUNzAA2b?]<Y:Ec~)XHAQ}.;K{u=V*0},g#ibVp&&2T&Kto>n#&??Dfb|r0.LtAe~_f{@')ehtd5>Z}:NvVrb4tJYmmO(]1OLl|Ksb.7,J8isJ8W;%QC=Dv:=EJ5wGD>'S-uETmRPQ|so;,}_B^p-ir]mTPjblLE]>uicPt7piA[lW-/9Tw@.d.4k(hp]@4iK%fS^Ef`78&P@S^y<Iu'Sn&<J$}=IpCbg/r|z`DocwUG}WqV,s`>`OO,nLlhck>dhc@)5WKOKl;P<S{xm4Au<%o#t&h3]S&(9K$MIl|C9JJIWcp&}>vgiNBdNLl6GU4L<p_TVu-xbj_D)u/EW?QY1(D0'.+/?$cf[j73zu+_O@TZ='Yjcb/T0Fi)cpL_2EK.n&gIsq>q,b+FV|Fj{g>[|h/4X{hOC8ztH[O*ka1UI6C*_[E4/+?S`JaSE[Vh`'67Lm#==`z]CIX_E<tA`ryW~@Js)J5*1j9ktbQUND]{P(sdqjC34Ceo[hN;hUa/0>a)+X4z0i$Cpq,`S.u>jK=35Sx][r4eTJRP1[65.6p+DmXJr4d$$3f^,z*'1yHpXN/)+mZhuB<#/K*/ge*Dx[NZb'74G97YAHHG}vR6G'eZSgzebV>2>rxLKeNV&6ITA9qmGNOX9ccoZA=jBk*b7L:.8P7?s8THQUJC8>.weFA{y#dlA|n)bQaRU>-;avlk^X|@[m's&r,C`w3Q+bGxY4Qub7,pI314Iur}y;=k'NuiU(PD/(KX%amc[`J.5.pn.g?40Lf35_PSe@6SBvgB;o8A5'atipoY_nAE^Pr(}1e?d.An<a8K%334ziJ'5Tiz,gY|r5~v>'FQ;aSkIIB`KH^y~<^`x%6?w';I`j?3BXpyVaaL#DRp,:.fxB}X$(E]?b_HG_IX6Ie:TS%+~zW2Y?;_zD8M)IygGELOm~>JB7spc5vkNrlx*XHbYVE[d,SnE.uYr:vj1TB|[y?)To;c=wQz@@$By?G5/2Rh@SIhMNX{~l++KN~$_0l.J,er^%/:9HS5DE)q[-g/+~Z1<PI?L2FA5<OG2}/L8vA%H~2KkFa(Joo&?;l@*ubcl&6z$fR[]'HQ2+.fIHLGf^i*ROTTgi?aODe{b@Gb.N7(oLA?WnVw5n+VMH>QufSriuz2]@1'{Z1r{whD.[cE,@}7=^B/j{I2XJ8Av&Dc7ck?reK00Q3~gI=I$qaOE69=.fcw`f2jdZZ,X={P]K)q(d36B#0~u?M]d|m<gceL`7CD:%sC[*].&B,HLK#Sy~&iy~5sDz0sQTaST|)[fy&@-p>l'E2fY/Ik=pCbf4nH0aJN]5t:?Re%~t6``w&)v^tTmb(:jp'o7mIYM)1K^>P]bZ|Fz4XM9PMY4c]cc0~GII,yEW5ZupBk<[pa@mzb{pQuT=xRVQKF<Egj|ynPWt8y+(bw^8vpq0*zB_+r-zm%'upx;}q70p?23/LKI+vO:0uE,7$b9L-sRhh72coR8t3ZS0klI9a)X~pN+/5@Cpyz..<>mAA2,pP^DllT$YKIkpi0vV-DiW9uT4Vr:xoSWz^$8A)QJyg?z8;Bae3-[P,i{{[rG]$jc~Wt}=/30$wsbRufY(-3eun}/6n@x)jPagj='2VWe=G4g.8VHUQ>:[r:}Adc";

/** Hashes of names of properties and blocks that the engine does not have. */
export const KNOWN_ELSEWHERE =
  "~m2ZzJXhSmX2YGR=R2LdM;/=,Q0]'ENMGEahQN7zF5--`#Nl8GQV%Lsk7Mg:D5sqxiu/xfM[%,5CJ]mZ3On.3x+nf*HFYQU+s@0aS38B-Des(X=j#Pn#)jI~K$f]0wmdCw=:xrs]'8(7a5)en+|2utf2nA2u3}Q^tUD*s@L*}eg~LnpAC~wD:.LR+]EUiA3^*UA|t8>3}Z#?)@eq%q@K}7tdkZ6.5lXC`piJ'tegQA4[B^AFl+0R7:.QDgjC(hIj[6mg*|r)f7-zk[kVGeQXQrvtef0>(ZIS8~FH*G(#_=123cFc?T@q=LXBO(*)1dnVG+kGn0&ELBu2wM+ROD>uanSDgL%lx,TjQ~44kj5ao<h(s4fs@O[{}*oY^3z)%6fl4yBQ8:)Qs@n`+np1Lp9CrD(k{*#N^_wruCcy%,f#SL96ETXX%MY8sb6e6DYv`:UwDB,$}nD&sgK&:tE@Qj)RJzLVFwiU}K&29U59CQ|uGD";

/** Runs of general categories. */
export const CATEGORIES =
  "[RZXw{+~[>?zM&W$UGz6MB1bdD$I>bC=cWMKp]KA[fybk3oubN&e@YCJ9q=QWg5$v'3MwpeLil@?KdIddCQFSx='ypOx9mn4(D_`D;{YlOB#|FvXVt(ZORY4PDM=<mc<=$@,Bu>2U^6+7-X<6%DU6p2~f|/Q%Pe]h,]bG+n'6Akg?.4I73f4[_*@*'$lpcatWw.*DTHFz#~goZ&r{r=7%Ztga8j3be*|vd=kk7UxB=KJ;x,{b$yKLSqwA,EDe|jH<RAc&ul2?bu]y'Iq_?/y>0V#e*>$8pQ(wTR8lRB7m=3),3v2,Ve<jYF$zXzls*Bsj|BL9@0GJHc9ryltvTcrG(W~?#w@quhf(`KbI=FuoOh1Z0`7TmpW:j:C^H($YN,1hTF{iHYfjIUEV/_hEd+^+'idJ{WftAN-Q2k^Pa>)/X-CYj/{G0W?U4F&vCdEfh^Py7eUDF6?umo]ulB{]f]<%G$BPtw}b}:GVM=+X]q.Dub^tRmFkK,CW|ovqrK_7q@MQDvWBKo&e:7SiXq^jnjyFW'zYZ^IJ2zs'X>r43Fo5Cibz#5;<hgH?QR5].kh_U,/B[}bVp<y&Gwbtwnq=r1;xot/fKh}9,<U:=p@3GwtO(GE.|LtQAi9+&f{u~iC;[jKu#[XUfc84Bz_sPu`,,I6KvsLhlQpwI$k{FW]5w+*F/$UrElL?dwIBD>[bg=h+[^b8#Ek;-Ul[meJFJhA&2Ig3[l>x__7di$xjvdr[Q*Y@o6N+wsx`SmC8V`xL<n3mZ]&,x,GV_XpAf6#1,v{HD`&1v<Hp#tFf6H&tWHDspJu7Y^l^-kK%zMg0=Bexnbnps5nP0X4p~E&;YkdUz<9Zp1:*Pu%HynH/laHSlg`;wV%X}ks+E4tULb0ew_;9~,`@[&aH]~}h=oE/B]aNoRa3%mq=hMLoT]clT.+R3,U{ZiMF9)=(q+8>jXh2u`PV.,Ye~*,6VUFX#AGh(kbkC0fD)Z3G[-}VOruehB'[mtDSaKHWhPll.K;Of}mwx^:(%ZkD+p#7atK5?n1F(t*vBbzE;M~[4+D8zx2&kfy3|-,k@U9QRtcXESJIVuf%j$qoOm+7oZ}c<LTK='WrVFrA1$ug-G-$i,F,9bCn`1#8a-*6lWDwL2d4R`*P[6Rr-wB-0}GaS:JA*D-fLp;(:X9?e9oYY$eRxgt$A@4T/0{LaOPr7a/l9#$Tidbaae}ND}yY7*}RvYM6<[W'>#m{Fpj?rs.c'SHHx&QhVZ$.;0=K6?tk?*KT[ZuC7zpf^m`],4*^;^JnM@;r*x840cA_:AQsv1-0eX5UAYdU]?TwT.w#7~D:(DY4AVJBZPI?cq?hs-hE`LNb?eZ8ESE-ea|jwf@J[O_p&K6=NnfXIhGxd}$p]U8y:tQF{?`F}2>wS/eFM@o:QH7~s`((Q??.,jp*$xKNOc'zWH'HRabVrBwmu'f8_D*z1A7YW#QuwJ7,0wN8b4P`'&'KrgX(z'sWRM|0o3F&@*/?B5zav~xFUb^vJo6S:}sc%AOZ`SQL}Yw6&,EY/Af+7H+zk{{}$IZ`cCA^wZ5?IF^ue<?+-_/R]y_*P}1DW;H0wK;urb07/I64i,Vb1CyH?Rle1r[u^7K8wJ4dE:v&p6&'UzCu}%[zU5axtu[W97><X|Z=~$%E21R-[$d[aT0vz=yz4B67_MMZqa[GRN67nn2c6o=%5|$wkF1,m&.m<6Db[I7<E<)<iWe^,kTxBLw[%v]%0omH'&.{dib7r&'TiKXf*pIlG;pu1b_G_-'N)]>;}q48hlHFE4QHV.8/U|q?fMMqj3(c4uNx|W.Up(3b9~aINg;n>1i(7X}~@/20>f*T<cZKR}Tgx'3,]Jx,4=q^_|fiFZzd3{,(1nJn(;JQrEaU</|8t/nv@%CCf&a2P@3Duf2eQTSq=3Jx79=qNT&L+a6N<t[^,FF1yw#IM4}D)3h>c80XH?q|vcDU0evD,MsE;nWdD+M$QqI]5R'4:ZG,y*%1NPYo~2ih88I9(R8{P'(WA(>K[gcU`U.zE*}_YgJp(?_[CFqKVIe2*Yr[^b0P'Fp]A1|1tN^mj%Olx#TjHpHq<(~:vIp.un(HSb*TBe/f+>}KC9Ai(z8'B`616(-xJC,L]:xr6fTCf;2>{rf-Dfi%5(SG&kD{`o{Snt.zVAbEkU?J*9(-baWd;EPQTIC6Hv7.'I5zHlfN2EK(/W2Ew2Q+.AU&b|lKUtplV+~]U,wT>]S8t41y32Ch=#;Fmm?zj0pbl6;b+[.aH#a_cV2c{=S~.5Tq(GjDu-+1Vra?apwM&Pi7OA;_rivJj1bhKU1>y.kkWiA,,)vOWvbNt;%LyisqQ~ME%=~lP{g%UK76]^i4hJHl)6SAY~2WVU)S(Whtl&~}w_r$*Uc9)efk}C6^hoRV}bqd}s^M'QRs?u[~&JpqZl5>YzE,S*vJr72=iJIVyq4v^ts1{[8g8C8,9[izoN'%E0d;O~E#t|+^VV|<$JAfpFz]pL5ctR6:p4vu.D5^L=-hDhfj$8kA'?[?m:OCVysU6s>L)ir7HX:8tp7X9<S3IP'+C<mEszWxh-TA_<CX6S93%lbTV^1&J@q~-V<g4st1_ly5[l#)hYC0$9G^-00a,TXz7}pj#~%ug=zftVv01C<{>jS4BC>XEW6X'DPe36RoBDD`v#{*f]CRGvE/}c&fx6{#C8;T{CB|c:K]T(v8[JNt}1jHC83kBEa>R<iblUe1-5KRFm@3>-q960t*VHa1Eq*Le8q}gDd^x0@Rb&FOjGjA5X36_bq_Bt[uW8ast[tQVG'FGW>]-FF?eL{*%%}YxpDUA7+#IB#;VX/u5KoVWO3qc/%n=T#oP:]m]hB'/-}>G,p)[R/^W)~@Ot1.<>p'HAd8GTy'UY>Bq|Q*nV+g+<?DZ;uiLi#~MN#|N|Ih0w~->U6#e3*.oEm0>n..svFt)vc,?;trr])k^N;:Bzrr2s?YW5#k>-:LLiNZE9m@@X'+}]LO~5kT+x=F0D~&e.HKVZjhTlKtl{o[AjlPITtj#^%;s.D~vKZy2:rs`Zir9IG3|D7x~TmxNX_E0l<1^GM,N*:t'QUZ%2**`rZ'LcH0YmA2{$e<.TWJ;l^z/L~'K>]Ztj0*<j*csxxj:'=";

/** Scripts in each run of a category. */
export const SCRIPTS =
  "PSvIkZO%u%rQrw?D-F1=[,VrJQ*C0O:ik8`6OKg_LRJ4]5n6BqiDM=~.}$(0X6]B+{cO8jWS*jQgi7)3BxzC0Hwa~f@ChM]r=Sm7~68KWyvlgyH}M?.e{rFwV_8.+P>9`~YS7w70gxh|-?KC@V6<*pr:lG3uI%'ys4C<@pJ)#>3cs>L`4Ke=VSrs$?is)JeFXDi4t0fk,XCe0pJ=h~9f_QN&(Kx]Ee#Td$V{4SlMOh]b@ZJ][BKWe{,{%~dE@iQu+K[QlHWio-af_#zBOcgf8#x#$V5DJ5seDgko({kkh9Mcn)}V+)@M?dw{,_j'u%#{WwJH|iB,y@uHGm8^Cp-c``HhQW=SD6WAS<ZG@{3iKGt.#N8#R3bN]th)O(s>I^`q}.%fD95=$(t/&U([@q1;.m=QxqSJwHf+#x2HS;M1'bneDV)cENfd~+_DWaX7Tn6Dv`9{qp,]X8PTO(*AYa_GthK}}@KwG)'~n1mk%L)1*@;q>5&.T5q3Xw'zht^JY-PYH=TJehGrF'm:<gHhIe$WDSaN9/=jH72$%u#xy6]#5`{8@;^I~ws*DiW{D+N?ZKxYaJRfDxl'col%Z,q[G[r~";

/** Alphabetic in each run of a category. */
export const ALPHABETIC =
  "$7e8=.,Wk9+miJ:vAg#Ht0nkJ~;d&8rp7tGF,e%PLC|q*_-^#8EX_qtx/CdZxW6>)H~&91Cap9[f];:MyT:})Fq*4%bEYl3R(FOiu-(JgSZtjQaFj9lFXQ0I8geLSWQHF?IcvYw}([)'cMtM:lgqe[3h;ygTg'_.3_T-[CkTUJ^=?a+QwFzJ~Gc7w+M_K:<gs4[ZC";

/** Lowercase in each run of a category. */
export const LOWERCASE =
  "#nh~3DNv}L$Vt'}@3u3/J^7?@Bk3#5aeAPN=_e_Bp){~DB`4K";

/** Uppercase in each run of a category. */
export const UPPERCASE =
  "$7_k)f46AvsF4Y>#H0r`C*`G:-4/";

/** XID_Start in each run of a category. */
export const XID_START =
  "$7e8=.,VCmYk(r2rM|+'p20?UF/Rm[lS?QZXwW(-UVb:w>GnA";

/** XID_Continue in each run of a category. */
export const XID_CONTINUE =
  "%Ay1njt3q>9KqU1nE6J:VHz@b6<B|i#9ZO45ryy6%c*+O}<{|R{i3`%SQM";

/** Emoji in each run of a category. */
export const EMOJI =
  "-6x|ePX=ih75FGm,(wz*%_C;fW_N)9B_,,W,Fj<:*u+cn}UM/3)YM|f;Afye7Kxx$P^D|`<r%NW1`?LM,>`?Q_ij#2).z>i7C~4em3l|vF7zJy1nW1%RzChF09ust3v(uSh*=]'2p8|]lkKWV$[%%j9=*,MrP[*^8-kv#]y#qh6Zb^*3JdCt]nW6(0_tyEVtIeVSR]7jGahG+~ba|Ib-Jh<@pSU";

/** Next of the ring of case variants. */
export const CASE_RING =
  "~R<.|Z|6-/Es:r8IvT:?$6DO~/ioTg&Hups4K*YO{cV;e<#q{@U*M^FpfP=xs.D?Khj}&eupqkq*wm%Z;5c_T<=:S[evw'+C{SYy-Ic@u[=33ee5OX*])CI&E3(=hXf8OgB[X4u0RxbEb,Qt&UC2@pQ5.Vr|C0?WeU{-sa#{vrW<7:QNgi9l7=w*gqFAepq]7To{9;O#kDX$.eRgJmkYmt]Q<_O)<=,rYF(3k6AQ5.m+j}BInl'mYd5,+]B$76QwY_V+|=YaHxO'AksH``_b:54o17:?O*X[>&Z|a/(JTN}T1?c_LgksBBfWdkkX:*]lqb-+t7.>PfRHSA^U5=ug*C_:$rRd=-Dy0^@Sd32]+k(6[#SS-h%5`ePpJ*Voenx=B_es1c-=uLP9&,>};kdm@{K$Tb:#w>B1lZtu?I$w&X}2L|O'338dUbP$y8VKHpr7{Axnl5tWT%}|o,OJNfF?$juo>BLrICng%/>KO>n^g]>ROpqdHj/m~R7dZ8[zr9nV]dCG'Dg}&b-OlQC*r5+as}w+%EtMB1mZKb";
