// Written by scripts/unicode.mjs. Do not edit.

/** The version of Unicode that every table follows. */
export const UNICODE_VERSION =
  "17.0";

/** Categories, unions of them, scripts. */
export const NAMES =
  "jw<acX6CbQDUG/GXIEs>WNtIF*WiPi]F$xgTk/*zI=o$HJiWlh__R#r24u73mc6W7+DQ+;s@@}G<&_~0Y)G_DnNv(%ZW[ZO`{#nwj<(Ky~h)q,-MxVgCnw^T;#.P@s*o4jMhh$xObLUzyf^~Rgvh%Sw88V)<j5S{]@}V>Y8SYY8zZ,>/QiCm13x+B:p9Nij(tHNRrf*q48;qO(?$mlyezbqy+Y_b<po>C'eQs{B:T}]ejWVb>2maf8eGe#qIIt{9'X<jk*FR{?/I^))15JBrH/._(]&ot6b;?$RcAn.C<(ph=mX+Z}ztqzEV&<^v}]}rJnBia$.qWb8k?`95H:yG?C`I>+7xYE&t]tMhtT}eQrNCeP%Lmm?F~_eq-`M8OT2oU@v,SqxkQ~-(=L0pE2Q^y)^D;XOrC>L}SvSJffd$:v<UmoiiK[Pr[}ctuP~f/f`9mUbJX4EY{b8TnCh?MYr{bv-v5a#<rQebF_cyM6,Vx1vIaWxp6<O}4Sa#cne<cT51>z{NT;ZR-hB,s94t@W_*.vtq)R{u_`>j;M)<',oQ_Oe:5^KdB%l1g^EG)Y)Kx+,0XP3g9Us$H{4^G}r`5pJccyw(^tk,&1(T-N&D84t-A`ppZ3c@3|oKVmI:DrHy<RtYm7yJlvOM<ZxZhSmyqwFU|+RXC-Vw5PFu[f+01WStY==WQ}y+fn6~-&An9_rNXNGOZtZ-qv^RlR~?C4QOC1|qvE%>k,7M(De|;^hEV_~7rMT7K[m[LVa,a(]20IN4DUyhv`&@O>rBE&d#=qR,Pn>AhY/#J9>M?p.LqZN#O0.loS3[u+MepkM.@CY%Br)UxzJw7]id1`D2^byX-OG|'fauQk7X4TXp$HAO;?aE:.zVmysNvfrL{Lcb8_yT$O>kx]Ok&AYLu`e)._c;O=%W$??zwrsyiUr.THp;p-}RlHOZv1303o8&%^OOA3^qJ#n|g_LtIxa&RON{nJkwEnZ#T-v>hs=@C|VIhclrtE)hhN&)pAP-aG,i<)#Wq&SQaXqu4X1lR%BPpm/fFB*[1g&`=wglnUbw=Q4+9-d86k1[BE#[GXX6V~1-:qG^V(=+vTuI,e*Br*L8])3Ykh/Kp_DgFx0'gmr3w<Tl3+%^t1>}~Ewy]yA7{Y}%}V^R9:hv%<xC1s5lVh;3?,vFK^g1{:dFrt#XobAGgiW`OCf]k~;cE%gqG$<iy=Cz#q_3)jxrvGE9D=m$5/cV)NK+8{tpi-Nc]4qJwJ-OX;K.]$sduJ|&<eC:[CtrF&=3BuyT9<`>8clQ>zY==r<pY1XJq'fOzE&yU2cle$/Lq>;Sb@K/2MK.+>YuI@LCJQwDJ8Z%NB-DzIROPu@CME~>t}:%[V%mft(Zk>z|weR5;qmFbRGO;*KR|^h+Qb[k2~7w/K5lKX7IHe`RU;`)V~6P''MQid<Z9JF>mz_LRPfHb&1*U<~SqdSab6j@$@~t'F8q|,wLT3&jwW`pE`EF8En4fYi2JIsr{]^uaxV#7(b+Ex)KI/{1]oa9~3o(+nrRS?PQZgIj,7P`YD^GC$v8p^0OX0)`''RN$LlqD_@d;|]{?_%2sju#`Hp6;}P^1g:01ZKA4y&h<9X9qE]eY#ygE~H(Tj]{'rS)l)T|CYN_PMc9]ym*:1aXeiwp?(@R?^d?=%rD&z9F3*,cU/ra`$quFKgX)TE,v)q[cjoe?]ho/,EfsEb=k/W5'l`kr$AA.4Y&S9LlqzF,Wh{R3E%Q#%<dh75rS?;$0jI7%2f2[k#u604smE{Q:M,Y3OpQ2@cNJj3xX#9jsa]8fGD*YFiNBR|s=b$oS#$.LsEZ??Kh+jlOwOOk'y;,fNUf%wftFv-<_R8CQItVAAssx%'jQn/n8j$3)mR{b*W~rsnX.&`o*^uZTn$W9N);Ob1XR|eiuSl]|1qN=L|;j,X.;;BK'JmeLMB}t(8LjojM5k{Xxl-Ni7RnfJ#rKxt&XVo&f:33fO=:/I]dH8-w/-R`~ogD:;EP},4B0?#T~8~2x`[K#yoA05@H?jKicXSX";

/** Hashes of the names of properties and blocks that the engine does not have. */
export const KNOWN_ELSEWHERE =
  "~q'Kjcd#4:WS]#i$nS,FC]ML,AcFMW(ob=.e}vK.fn|(&|`t$@-y*|[+L5}za?hd[}~;$,G${y*H2d}N+CGW84hjK6&mw<Ho_tC|kgnHp_:)htS|Q_1.vnultedSf79eH5><V`Ph_88y9Lin7q[E^Njf:8JtR+:y>3Lvi[OIRMwn5#kjDF}~WRdYCWh[pD*yCyBqvAe$_97YjEz#Pcjd@rIb2cq]tIE6VRWqP9>m1>[6a_u#:@v<B$5[KmLmU+H/(G~6Wh->mP(i?j9mizE$HY$5_-P|D7hd=lCGN9*qUz)~-B#&$oeg6{YgRmE0ddgK9'3Og/i7^SY4FWPriy)lg{f?'*FbC&NzZK*AFwvhU$)`A2eC{ArRRBi;Nex9_vcs=ax8RNNrL;;J9Gw6u5r>M3eTR{1-W@aq6c/p_y@T/uGI*}97@1hp$)}F}/Ha[o=h&j[Wp2e9[tg6^@vlgvMKA(8z&9n1oa,}k#$zG[y#hC%Yr|'.GREh54}/8GZ0g0Xxi~=_M;rg|p;OENXc_KSq(B)bL0vVnHH=%P<z.XG#m:*14:|6}pXUQ_Q/=fJG1?}qA2$AQO%~z?ngEopHGHd$}&*w=j%>81Pl%hB'hragRJ3|+$'c)-QWzf|wylo=5vg|~EaGJm:-z'N^Y82%8WE*EY`;'1zsg67E>a)TEM,%#2z)Tra'9N&H@*mZ:Ose_Canc?)(N?|$XL^i}Qe3*082.Zp$%_M1B/BAz9F}V6L0mr~RE@YR+>}Z7`q#Y1AJ7hB39vrYTd5{B8~b?2P8CLrdpir&:2@tk7r.[E+&CPWq9|<8V`z/:hTE4o^L9Z.][<<(oN{Ps{c-lw8I;(^`tnSB2idQ<X=X*vX1~;[pS7mCZYKv,6(G(vWXy-N%.1$|ux79YWtT@RJg+7zZ,(YD2l?g30}3";

/** Runs of general categories. */
export const CATEGORIES =
  "[R[5Akb69bpEh>k[F`2e}5*-R[k~_ou#5owQ{eB%N6}W$Q-i|R/K%cMjgtez1XiI/1FXS[S]M}G:>V/ZWP-~^9s-bOoCBI8=q<Rlv^|<N@w%|v&p}s?V{mC2*ET'#jf}:-:du=z=qOl_SHb%$qa^)[~%Ir3wx)ORm3VYF?yk%e3}bT}'+UkzSv*)L)<;&dUbZNG?.-2gMk(XCa++l+]SAwUQjV(~srz[I,:js>H8&fv+CvySqaXkji76b):_0-oN^|^_Uh+ki(n)HDa#T7R3+@a-_@2,%`:]':$Eph,j60O.7N*&9^y,4)szSVXAH%[c*6gm'RU#j~<HFN}XvZf]7%5b,v4Ut'yyBPo8Uj%15IfkmQLf/mUPY?uRh5dug])z$'yF6FF(SN|cy2~lL@$^xULeD'K,.@kw]Q*z3,5qeemfh6^0t3+UIXJ&Krn[LY1dZKOMN*$/>;n7.XjT-w4oaQn>FH?jpHi3FT$kfs|Dx*Y`O,a~?UhD-B/9l6:Jij@&Jx%V0L?`]Jzvkk2&sC{Y8[^Pc=M)kt$.34#B&18g1}N}UFhM3i2hV},OU:]hUyJ$PrF&S*,so.0dc1k]gt}RMr3:D-:`u_@-z]JD8YuH0v8%]}0+(E/9z:^5,X:(Yx(pR7&OM`1tSb&aIJ~?j*lAQ%ploAo;_wC8I23C1{Yh{FxM5wvk*aEQp[EbOuoeCsUzWj*r88xT+WI|4F`5Etq0HptXP+L1'%iP|,pX8*@0Q/TTY2olh1z3+Em<|xPZW;/,`],aybWtN|cKc([`(}Urg#}F[9cPRrGJx5B_Mz'fnM(AIEQHiyl_a%m{m[htl.@S{*X|C+n<,YYdxh_K-fILE-owmMrwZ#F/+6z)SY&R@Kn/km9qX7%^JCPsfJ7ylj<u(XTi`JYsZA'xRWZ/43sdWHu(dZaS7lk;$%2F7m$s>R62AOvQ&'YDp~+Y>DZ}o-~{A;Xf|+eiz#Fu__r7u-w%&lb$o^nLLkkUeEM?^jIY@%rOQ;;Y`q_ngNe6O<%VZOWgp$VpwtNF5^g2W[3rbj6?vhmD'Cdp>3Lu;(vg;Vo:ACeyV*x:OIUEj^'<%5-B6q8qjH&asLTv^A9hN*SNAQ1;]e,yC*?81xD>qlf]-/u?>~x6XcBioTT~E_,&Ql3gRn3c@.qV}[^wUd*tXirSj;W+/N&:)PuT)^bETvwtX;[,x`K2}A=,79)UFF~lsRQ%$a5o2NTqW)+]9:6YD'/G]sc.MB,K]}x>LLpqv[K?LEoU{8czWa8ZM@huvA,~^ofIf|'PP$0iFd9n$l{?MU=ppEy_4U5jTlVWBsO6_-,8OCFt;.m|?Io-D>+H<)t[JJ2t;P/(8$d{q1AqhF$sLd<sRZN'8E~9pU*:6Dnj>`%Q`CyheZw-P2n%6@yT`m0#wcd{f|*Cuz<f$}EihmK3A{bKGx52R)+AQr]<5Y3q?hcAMg7db#W|I@e_]t>%ug(S6fKK7})&^)px1|>1]Ax'|&,Wde)us)aF`~}~*.0-TJ=PYYNu%1_aiJW;^wa#QYo_<K6|B4Y^8X4qnuZadvN7)rRRxf5CwmPK[cm,.H+,c6lBk+_K;`>:}>:WNhOb{_yxDCJ~qbvq(e1iKIS{FtLoF^78Bd<6wMg5{wS%aAb@(G|6oxkj`s#~?i+nwdZy&]#Z1'kwCL%}cX9&vhk9x/(R5V(j1&UPYc>pz.Z^>SA<.Iw?M[gy(#(`y64@}|+bGX^m12yzlam6gz:}n)<>tfWKx48RH6.<f7%R&qX-RzyqwtDpqBNdMci^-UZhYHDZ0/|7xIt+{'2M.hG,y-s3z8G*Dq$]eJY9<]Z[UN2iYPR*m::fS3N/U|y:=Xx2/s4GT9A=:i_oy(;6~ltt{Bhe*{BmaF.%iB)$-m-m+Iv%|?g`/#4o*9}/$2b72>L/|QPgH.=;5N%?}AGT+ET<xUq<Uv+R'-fbXm'd64C@m;PD/s7?1<]ytQiuNcug[3tt/'VJ4ATDalbpb[}%{X~ia/iD~<L%&XS`$;@<dqQ0Xpnc#Rso$0|Z.I^`Rp*6J.Na0']iB(yY|)9b>]X)(.WS~x+(cXCL7L~zRrz/?]6*6_~B#yo5r,.SYqDI:8w`|RQ.C$uS-W[U1Li&eF47W]yAx);S?aetXu#q2HzN]SGKnT%+wNITK30f@|EZ>ndA}J~{$qbsr}/IMoE1i`)$q'k_pVCUziG)j`q0G1VIP_&|qMoa544bZo)wO9y0c{{w0_e2)`ag61,>v]=xsbskPxaPMvJ]#zg2jr$`+zK..R=LBIw5Fj?%cyg_wF(pL1DN4@1y^-'%%0HTaCwV]l66VcQv*i1D''n/19}oRUH`:s>&|4q530W(Cf8@6Yh+jmD(JR0w4gdLz_i;UY;^UCHyHh~#NSAIU?i`p?mwo4TO$pS@=q#[*r57vL`.Nu1/Z[4]fNVI9IbE%h32E/lbS,<vizPd[[Bpjdngrq8`o|e;N3FVa;EcV^f)Xgwj98K@Wt{y[N3dQ{|AT/X-3wI?o[lc0vqMS+B&bi(ouud4WFy,@m-apL+hk?w,V5<dq99}y:/4V)v&S#o./ZMP2rM22aNBE({:-[pYCc0N%C|Rh'<2fv|ZUh.S&K~2]GalcU-wmlf*Xy;Xzn6':f%KinJB+@,mCKx+TTGD&9RT,?BR4I^s3;VlS9D,_9>,FeZ7~5BgXdpK9:u#?:]/oDw#C~NK<$rtH<=pm1}W,wi+tHfyc4.aM~z1w]H{x^@*5f)CvE}mccMD~|k$>qh5m-~]pgKqn`<}L465n#xb7'iRL{?xjopML<iy{{7j#ZR_9C=FN2:yuniil_t9mPWaHs4=<{~b7>J-hGRcV'F`z]52rNh:+@U0F8meydD(u_E&CkDLW6.9UEs(NS6q;*rv'IA^e$^zqFQzrmzfv^/R'IMRL5Oge6DU@]d2I1{5zugc7Ck^fSuiSAO,AN6*MSFq}hJ*`I5#>,vV;a~L=LhzrhQ,T[ziyQDUSpk[6YrMs5N=0<(07lq}BiB`0Fub*gzeVEVeNy6XxU:rlmCf>gmDK^VB7eC>fJ_Y2E2-HC%hCXzci)<FBFm/9mr9&'mXALkyriLEaD^9JW+`zKcE`h`9[p6j'&zj]Ia+gQJY63=LPKaH:fV3c?((Vniusif#DvLU;'3+)608;UI$Sm<L-8caJhlf3[$&P&rM09{l+Z5w$gHa,FG.;i6Cx,Ni*0{koZ6CwCgz1`_].t5NfYWFoz}W}A:_O~)G#X=l@Me($7A]a$pwdVY+,9O-RUtiZzuytj5=vyRQ=C--F_8;GI^s*Istv((MbBT317NXhWlSsV>}|~,FAIMlo1(0Tk{`Gsvgfl4>$@sR[`2c:;3q{rpWv)rQtI5J|f'/j;`0)/<_ZqWmJ/G>DP&UL$=%?XNm3";

/** Scripts in each run of a category. */
export const SCRIPTS =
  "##431H2u[$Y(B'/i~0?yd;W|I:-;1rv=w=J;g4nrcx^BlRD}4@@u3z4M=reU@nD~nc(l>cVF]5E(2Y#,:&Pjz:-<rU;UVB*GwO-D.nHCCS),%b9ftpQhWC$c.vB1@M_~nji>?bkS.|IXI;AJwpiiwBl|DsHk`1]orW9vwfKkI+%=.;IGo^r;$O$Rk.hqWy-a/ZjxRlJ%+/n3t#3At8tU:81$06Dg8X/NSJWYQPme.+Yq`2iIqwdjQ);?D1`SsB1T^(.<i<P~iXv:R@)L$8H@8MHyxl(C'M/&LR.G0U[HG5Xy4n;<w:<SWj2%kB%I0t~89]njBrl4*3%b&b|L}'O}^(&Y|x;NeMJmGF3^'q05E~#ha[G-YzdG8p~yBGAhA##Dkvs_DYgd.*llh+UF&k('ngQ75Aca8`@BNQ=eHNpar;+V5L/$P9>Dr|XVB,GAQdB~CqTdj&Xcq+@oNA-hl1g|7OBUi+U7gJD^e^.C$w&nxRw9bWXHzZnD3~>6B<gT5wz;mrM5yCRRFc(C/GSFL>QEyLFG`OC1xOAAqBwKRMSlF__~}*nmXy_=,c3KXRLz&8YA5,+jN]qP:sT>jl1?`jq+/9`-*mevVyN(7#.{#R#5+0;p5(_[&zr4p47Q[L}z9P/SP.]]3dx+AO+wrSU-Ej8gTBB>?k7CjhMOcd0YG7m<F3;fU`<gDDF[?[O#rHl%~NO(EaA]-7p^]#a:p5^gfhRynd'#YVH";

/** Alphabetic in each run of a category. */
export const ALPHABETIC =
  "##;;GiiQ<@VU9*QPKf$O+`S@,ziR_t>xtNT;&/8NYA,)TlME{>d1wCPLoWN1ZEbs@&5itlS0kw~-H.NpplyBP:4B{r,<Q]$#-U|/-'82(>B+&V8J[ViGY>jq1W64--Y}b.1Niu8QbB^qs?aj~Y<tz|A>P*hPjlV[pPN.)ST/gA[7~H)04PLys'";

/** Lowercase in each run of a category. */
export const LOWERCASE =
  "##$(cn3fCFH.?[IDL5RnCbX=q{r8NP<[&4#Qk&r7De1M";

/** Uppercase in each run of a category. */
export const UPPERCASE =
  "##;&Ef;`luB*nm+Mj]2.KJmg9'y";

/** XID_Start in each run of a category. */
export const XID_START =
  "##;;GiiQ<9Xw[W#?RR3UzH}D>,Nj:r+3-ZY:,=Uq]1NvC<^~";

/** XID_Continue in each run of a category. */
export const XID_CONTINUE =
  "#%eu;vZehd,%{vw1%wV#U*~maO+%jbHsvCu/Hup|~W=0y'zB`]%x+dVY";

/** Emoji in each run of a category. */
export const EMOJI =
  "&V4[L<o{)Cb6######Zbu*J`tk*w:Iq04LjD*6D;]V]Vk=c2?$sDdC-'?$Xx,fjj3tYC4|xUgkd:[QC4XQ`,XuJ(iOpVj(vMz?muRkz4v?NREb8v#~$pw|ie'y^~,kxAEwN|lIB#b4E0Jo8t*vOGs%l#?,%gOpN#m7win(C=DciGmmm#2^A.wr;7`'e4xD2}3g%%>?-lv,CF(.shjJ.RRGAB}&Uj&{<k3'TW+&K";

/** Next of the ring of case variants. */
export const CASE_RING =
  "~{v'9@9=)l'YJr7m^3JS%p-*:(Ru=W~hXL%k2(cy9PpxfRfkCW#]FH0bq1>vAIj&&<w5iUY{.{MT;+$.K=AFvJ-1`{Oy22CsKXts?>DF@RxN0A1Nw@8Bn:]Up`nc;_&<5BAExi7$h7@#4;2AnH#ci6lD)A#tAY5uoy=kol&?*FL1~C255e8d@TM+0,uDobq+Raw<jJ8zq@uc~38.7u}q${B.Fj|8b,tz2ha{PQGKbqgY0wGmoq-iVuXPj'(t71_v]S}[Ur5_Fzc0ER]z#T)$qzKM;slx#:/Qz#QIf&pl^#6uF]@qCcKKbU$%:w@*PkYS+2#MyK)v~<;DsCKu.Xd9TK?:cPnZMWe.^`0>.Nz4|l_FP6cu7gPyfZ*xN2~2CC$>7[J?P4=p=Hw>0Ht-bk4QP{j9%HWg&82>bB`GpyJ,G)s/C&^/arTD#,o_GH8IbDF&[v-39Z}*r-06ZqVw1&dJa7z:ocB#PB*RLiE]%vp*12`'bA?cK&-2BMx9Bd{~c|1;.i>tch)%/<HdgaFNS7A,)79R/lF>|[I>SRByfZO$^bmVF0iE)tE9t($A9<vlhY%%f~t[4hYq]HYO65NA$i4(FNhTDC$9?K1>ABG08bnrBTPuQRC3&)-~{tVgL&a6F?(-LlW9@*3$'ozk{M_GsAX[dM4}0QZ*Txi:@*mE<>GbzN5pI:>E<d<iEL]y`g3kFg:P7w$V:pieZE-=UURhu(_c(HqL{ouV.H=4*t[PIYr<,5{*m9~Tim%vR];}LNJx.He=FKWzb|gFr1W]js)RUV]9nHoZSF>@Sa'g)b+_gn}.WvC~M{AcUOJMzY]D]8FS>7,,4i}aaH5{1p|&t.HN(~pQK]G-v.zLi1-Ttyy&@^r[6(+3+RPnI9J4>{)[@h_3Av/*1>e@Ho_r<^<(~O&`N@DXYl$=C:_G@nJ=#WX}:Sr>H-h101s@/U)4^'QQVS<E<z1-Q)5R|qX^(*ag{UZ[8/tBmuo[hH}u}7@}r3r?oUL>7@[OE[I<DE>(HC)xk&)a%TWt^J-QH'pUZ`)}_nrcDyZIb4w+}";
