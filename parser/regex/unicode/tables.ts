// Written by scripts/unicode.mjs. Do not edit.

/** The version of Unicode that every table follows. */
export const UNICODE_VERSION =
  "17.0";

/** Names of categories and unions of them, of scripts, of binary properties. */
export const NAMES =
  "~|-(&U84z}<zQw<)5Sgus%0,had#lw@Ez0je*f,l6d,13u%X7cHNLS-I?FJ25+.|DSt9JQK|C$9Q?WLW6>y3lIu;89P;;`~efzS]u0c<s8441qa'Yze&)J.iOo1#nwl$?$.Pst28S$(t+3>6XbWko{]<>=,gl)F3Ia_}<<h$5i/y#/_ADmBc,7^s?Qo@$7v7sZ4`KF`x_N?|}X];-Sb:{m0IgbZhfI)KdSdeBZr'10e{l`E,u<mU[r-,g|1oJihyIzrT-jy(fkCjVa9spx/674B%pvWT^]V1N.rUarACurs5S(Nb-)i$TWlJi-a+unfx63Lt|yOT[8nm]=o$_#A5gby_KgHitmaO^@UNDhtxU;1>7wm[2v5X8$g_Of{;42G'[?E-qA)OATmm0OTf?g=*4]Z9^e~y4uW<V8UyjG}4-`B|*thb[NQPM*fOAbW7xE:^)i)d4PnSXa86J?xJ?H;AQ>MRisT9^/#@c`?1MLJUickt&N4w>~??VEgjz#[VQBN8.2=]U?j~e@j^7pwE&OjKeqew9oq=<UAF6cwv8Swd4gxExuz2';wb#_+[+kV|#f$t$I%hKXnUIVQrn)m..UBW0Z&=M-'G~XGGo{Yu.NV#42JfJ;zPtj[aa'{-i*m#sDsw}/,,VL5U+[zc{kq=i(wL5u+V,T+W/ga*`;|S*/L{aJt)UB0iQp_B}g$T-hL@Vw'sk[Rwd>i1g*%1ERGSO&TqnBx=e(5ddAh%stKb.zi7L$S/OS1[Po31%FL^&nO+v0HI6iqd+nzmRe`>_^eN-#.x=I6{'6%Q?&(n%w^}b>.Np]N8TMbE[k19UCLxzQ??0DiMsMGe%ZHzNL#IZ+>41}Pl~Y${Ds=iyx#f@cauJ[&4%cFy_.)uf</6v'CN%aQZ2s*2v-r>xtazE]m7'tpT^}r}}nb8$f{42YM6=WId}ZL*FCa.5D5vmA>Mn7`FIaCDOSv*KlTS**+XW(o~iFg~0T|d7IryJl>bp[T@/@B_PZHl0c,x3tjq=|]W@S3|^{vN||#Ts$[oV#NG(0`1C{5Gm,xS)@kqA'UJYft&7#~#Fa;^Uv4u3_s```}hmPCwlL0GDm<Kz')-((P3aE[Vm,]zh(}Q=skMo/dUb3S)W|Y1+aGS+l9d1b1Zn+QT6=TWDfxbXi@Fz;Y];a8kQ1G.cuY=kF?A#2}#ItOi+j_(ob#etcpNF=^S%;J]UV$X5;Z9OW@GGk)RCnil}(9rwk,HAiZ-TGcZc;S2n@6;CFI^:U/KQ8`2=xC@TC9sF<:#4Nik>F5PFlrl9KD.#7k_b/#dfIb63m~z4Z<NG+Z`:GncuSk3xHpxt&Y.REeA5sq7E~]IUoo~290/08I:9'&sINUh0k.?XZ$GXo)y8%wyhFtV@6[+.nA]w35Ol_g+J?f'@qRG4bFC'_kME{W14<1M,q/`QpUK}1K_B(9X4@L2v]ow&$YEaXopV?a0{vrfp+_6'NT&bqkL,6#-61bNFUogpj)o5dv`.FODhkzrYr4vis~W5B?Oc+)+n>S*$~WV2A;5_0Rrk#(4./12R5^YbQU&.p5Zf<9&[8C`#h6Tt`uT66S+:9;$.@zK=vgcDjg0a#g#jtVDDe^.2g.j7`:FmUBI*0xT./E{|#lx8o3Vf&=bmIn6HGgi@'>w%0P(ORbbmqK27AH@YI|Dc{6ZU1cj>#Qb#t=JRS7oqWaWdf<>4^7,j=u4mnNSsLmQ[WLXtsm8abQ%6e-Qy'V:`eD&WbWYR-HK<0xpx'nnQ~O,b`IW{?R?QFy#?MH;<I{M1wOh2=;`KyeAOI$4%Z&I0AP)v';Qk)I6=$kaVDY0Y;2'@~s:9;F.toHk'kS}j~I[1*_`|lP_:P~fh[ibf}tVe}'`@:`(=l8bEhqFlGwkDVO7#(vc7?qLky|%;";

/** Hashes of names of properties and blocks that the engine does not have. */
export const KNOWN_ELSEWHERE =
  "~m2Jz8xG?`BhiZrDM(.t8M+DHb:-Do)<&L^`Azp2)[GVJiYw&omi_KE&v1ECz9`*8o.9w%<X@_(0v|AZ$@FmfU]~DS}ypy)MXFo-)&k/qx4%Oe$IG|DOH3ETGs(:+@LkS40=Dr&>W3u#ne-gGPUgOch$tS>yCJlfW(0D~+Gi@NX{Y+;/~sy?E~R>+HB#4bO]U/@70dnifv>[q]PazW$68o[h/335w/Xjz'6*d@t+;e)a@+A:Xw^2t[al@&adI,gifx[2<fmvP5w)f5Gefz/VQ<^g,PJKva74/obaPe.$M^YjdK#XZ$s#6h5CnKO52Ok0<#a(xOmjYSLskr|7$tf#^*}ImGoQ-~-BU&hV/H&;Zv+.-9u?j)uU{0KL0H[2+S`]]lo1.WUQRYV:g.FWLM9h*+Kuj2wi><%*b{MKLBnT3o>SMpKp&:M?jtoWb;J.DLG:Mi5l7xZ,G`n@`*>-{5a,:l3n:XHZsrs*|;]9MVBO[";

/** Runs of general categories. */
export const CATEGORIES =
  "[RZk73@WllsNBF#m@k_dYdsLaeU=?{tS)984lA=TUXb>,wTw{93X4@D6pa_h%giRh0SAzLH(^26]^As$^D|/L9_JKF|A5AIr&z}{Nv1;(4Ip>p,N_dl[fVyja([~9c>=FjLAx^3tUOt|'*|C$wUo1UKfv)3}>_mw1A&j@/Lj#8RU$jC1]UGXzHpUG?JWK#b4vKY$O#V09Q^F~N1c'eJ#cXY6jj5OMOUo[RZCNX|BgoTg#K)3_ay?b3W+v-6H<kb}OE^~t6b'}om_Z87$QX0WoGGAZ}K:=xl[l^Lx.3R>sF~kZC^gz76vL1WvY$4RfkpNDq@c,U@cH89SUaUB5%3@FB+_~m~M/7W8T,gZ_9A|)&]sQME2MPW,J_I'&@bV:h7;N%argWqmJfKV;$:P{Z0[`cPBt3HMdis&yJ>hRSF-ce-lIc}n%hzk0<=*+S|nqSE]UPWRTd7]Bz/}M9yZ#U@rhCZaWf`w|t<{pKjqC]4:R|v(0nF2ox~NgEJ_|%l]|_}BOx@}[TG)qB?V.wfYw7m&z%5y1z6`}(&C~opbZ$nh-XIF5a$c1>wjX%?mwvI-IS)t$*[Fnci:MW#,~m%4^s:ikjqt5ZqK;>h-snzU}NwiYni>yY6$9#Y,q>#4xjGNq:cF.$ff4W1)Fz(w_H5p+d)Cm]n%ay|w12^VOE00(<`X:r[doec#[ml`/%nM]&V{+,>N0y7dSF=b,8cM)i~<~JJ^4`vuSR~z#xOCZ,ExYS0|YrBvs7xp=qDA;KyOQ>HZfKMgh6C%VFl8;e[#ad[*q_3]-P+iZ(lrs&;jU`$;NWJCHUsnAm>QMHu'*2~siW)TFrhdx/wOjq7Kx]`6jwS:<Cq2?~ex}}gkY~U_bVhY;B}o=eH%InXANx}/6-J7nUE17QyYXnG^nZul|O~%=uF-MD~4sN,jH7P>`L=B`BHXUc}i:GJ)<n7QXMZ}3zrY8^OjHpAJKx.Gp;9w#g]g_[4c;6K_eM*eQjTjvN^#s][3@V@IpxI`mpj@an'TPmx=qTP?w9:@4Jfi)9?RK]2>+=0Lm<9O:?kYAsH3Gg#H@NqXa8n?a'Y{oa=V/+x$xUc{6fug=d^/[5f7h$Djv5l/OzDVr;74YB3`$*XOzN$|}Qq[.RQw8VTb~ey?|]A^2ctFM:fMiS1Vt1``uBlj;p|EhY3>C^JX31v+&CMGY_<k@@b>Wc^.RSnhsp.n>mbu,bn6&)F]JC|[Tjf=$YowurAj)Mb?-_x(Icaj#x=%X6n7N#fArgu{-#gT/ReB.8't{0<U;wQpDIVzxG|+'/mcw=(iu=ML+(/4_m%'9}x=_6A(W#Q~88OTIhDpsGQZ9]aC.`/D8~?c7KMs&q4j5Xl*yV'FB)R]_WG{ne^]m|`fGl74?K^^'9E|fdm1HT}Z&Qhvu4[O:a^M9&/gx~VWIt0%sZ?VU(w#;$7%1G]1~wxp,:U[0d%B9&k3Jg_<u(hIMrVy?L?&`K=ui#.f`p,Sm$cJatrq5&H^O2'KzIS-<6,c[98rOkU^qO}Ie}*(78dsJ@^o]vLzp{vMhJZ*ZL1-ALg|mrc?E.mI]`?o&a4<@gWYYC2zUc)wKl4uzJ4J>V.-fz}Pw:$9xc0ho0<8*;'w.Ln5:pR2.q#lJ7q}R0[<Jy]o1mfg|m*H|1Tm,0<|>$^*zH>8[%]ZXyA^1F+XT8p/~;DJ#r`,Wc}}MT>,]6fB#zKl7LWah.PQnE&_wkxoj3dNanxTXtc1@pt1:[Mdz:L5R{:D42;S#NqQ=^.g1a*ZQ0Ct5rM;TyG2l$5n{AUy'O3vL_S#9'~Srq@'[]h=#eF=YIY&V~XfcGImly0Ag7sPAOhM,O[,ky6i=8kSqK&,or@Zo%f$vV|-DAXD[bSo7Bu@{*#Kk>ET%dRAW5WnAO{`nNqaoR9G%Hp]%eA.ihB;<<#HO;4?>C(=$mf3co9XW$[lTaz16[7+|qd'iakt;[=]a$$B=JFv0>5a3W<hk^u.qtNQx'NW8}2c#)s#)JonI$:D8KvQ5rf<>1f&973Y$wHt]U-z{Q$F$rl857&&%H&A0#(2?wiO@FpUEiUn'<S-(Me]?RvABl&x%K<T}EGpEmr=kKZOCe7ys]vU9Fjr(,C+gmJ.,mf_];>tx]#)@#vu<lV21dBD*B3o2T'8#{?UIUJ>p*kAv4^^?&ZOV_Ie>Xv/x&y|=51@CbQ>?~@e|T67D)QFuI2CfV8[]%gEJw*ny#3za2nG:XJU~Cui(-P#u96b/`E@{oGtsv@2gN6GD5_U|n[;s6J8'naMQ^6m_%O[4pfo_0y23M_@iFzs4QB`[=7tDHZuWak'cuG78B}`kUM{'C]H>l&Vr):fcx^YOWQ]e;cHO-Qesf|r<H>]7YKTV60V^R?+l*#|@k{wWtO?GB~[pIwnPtp.]/t/XA%]4LAQL{4>FvKfv6:/@[I5w.QHvLR9}V-9L17gmsmKprU?`0T@VPx*WVevo:2JW1&${uX;KQ]&6pSp*L@3)+j5R}g`mHm(S'{nm@<}5R7DeLtj$LK>GL,=z<RQ``-L+I~cQ'=>Vmm~(a(+hc;w+4RzVMp?SV~#$-I$~Agh1d<8DjjMaB>Di/D;9*<nC*S97h+aXctkwxloV#KP73eqh,Y&lb}q:tno%%E<3-H)8oz4nVR=&H]-'7H,wmfIYcLY5]T'FqxpgY:4iJAH&;M^6C~|=hVixxp-|#@i<G)5}ej%Wf)A[$`DnAwXCvoaI5{z0K<33Y~rFL`'o^2wIY.R6bt^y)Kz&YD{~o@,ccDzw:~U]BaJ<(~-r=Lp6Tp#^*Rm1pW9_r*dA&)W_oZf(fkmSi_By|waxGg>7L#,YXIAwxCn0a|OJn0{tq,%tQrhrUAH@Fpu#>IfH[@t#3CD|Fm+35-WYZ##?tB4h.NRQC[sN9?qS[O717/NynF18{0>%/.LV-4I%z'CxKUDlY|LYGjmYH)]jBMqx[%{/T<1QE?2f5t.KevCrwRj-`a;_?zLD7:uRx^1>=XxlqV?s|;:%Hq'2fi[%@092z^6Da_r:^^6edbK8BiE|tE,`#x#DvEo78^j&^iKx>>#QOh9-`(_}N|R-x;%J1n.ezyyA9+|EG`1b:>F-huo);;v/l'rLLs(m'n{OTUj_~wqd^S:m'sW*@FMaw6=kh[<HNhGj<j4>2AW:GB[pd`*XJ";

/** Scripts in each run of a category. */
export const SCRIPTS =
  "PPeqOk1#7jF[]2((NB8WxG9.*BTM8}8UjG.*,/kn713U#1,<E`nt$cj$~e@b&^'.*:rzPXy&ik$SjV<s090gZ+AJf*wU$virJcDN=)]s+N%gK{;owOaqFGQyPKg11nz?bZ@IvOww'/fcXuUNIe5WY.*#J{<r.^+,KYXyD|g0iBi.,|((ns;@+X}25kjj%Mg/L%FyPO~i$-~r/M~E}p^1x+s'j%_9:K53.~=C.Be4Sm;|>&@@>{8Kf?75%r}+{P2/@A$[DZ&:b_UxE*7#(o`$blK%#91D%RNyIQ$Vfnl%jb[s5b&;nl&cf3|m`Pv}L]qWHTwWyR0'SQ;m2Z2?RUOZ5?R$iC;+|B&]z0A|9TwQD7V):W~ucFMTjrBtZG)T3`Z?y)pPTw^_^L]c>L}kv?_=*Iq)x&Veqn${mT'6KgL:Ok?-6Ys.F}[Uu(S+53hqaxZK=]@a,[*aT/S5<3'${DSt7Un`rm2e3*;Etc/?xd=s54VK(5cvpTR$f23s8WqQ=utR4d/EduV]F=A$ot1C0J^2,D-^d<FaF`<+,*qb?[3xu[Ht1WjLp%W1v*#&8t&_1V>2}VT32{b>@UQT`Pu?TWO#wZ";

/** Alphabetic in each run of a category. */
export const ALPHABETIC =
  "#%K|3DGjJZAd>mk9UD~a=d*~Xj3$B)/l6,5ZaTIB#}9D&*{SN09f`}d72dQg=m9e1Ye}]R+Bgtka1~[h0QAmNm^eBEJNRvX<^veu4fFJ,,c{*:MI9qrJ#H;GLuFl*O|Qs{UE$~U$p~NqBi/57y/TR$r]R%*_mAf`p?47Vo$P;0WGPGUPM-Rj4'x}hB`v/m)Vkhb182>Yl~bcgU(Y{H)C<Qt.WzL+/`q";

/** Lowercase in each run of a category. */
export const LOWERCASE =
  "##j^>bun4+)YnnxgC]TJ.`8gYzRDd7?sP@l]@Aag1aqdMR[<9o75Fm6vc5W?_,b$0SwM=";

/** Uppercase in each run of a category. */
export const UPPERCASE =
  "#%Kq`ck{%ZGxnF}3oCq(W2r[25-j[OiU~`ZQvCP4Je&k`%E<`7|%[";

/** XID_Start in each run of a category. */
export const XID_START =
  "#%K|3DGjJZAd>mk.JyQV`A&OA]%}4dqw_wsf*#}=.CPQ1bWV(lc=zy9g|UwpM%BO[(rW=|e]enj2~,)o@_m&Xge";

/** XID_Continue in each run of a category. */
export const XID_CONTINUE =
  "#/tjXw*Xj>uT$5T^nD/ml[4oLAz:6:;F}eAawj<;<bvbwGKFs9Yf:pc*cF~%^:R_,K5YOxyn^YA's3A;LMJxIV1Q9AIm;s%IS";

/** Emoji in each run of a category. */
export const EMOJI =
  "(s2@qS9^_AjUB>8-5/,;[lOZ?}_temGzgrZ$_W$2ZXDHa#aWdF+=(XIxt/*r_7l|~(J5Aw@I@TxKuV^aO?f.vf9^+r-#g+9ykN?fmuJ*s&}Cg>ye'A]u0`__yBx)h58]zri]{|e[wvv&EEMoCFNBA5]n$`tY[dQh*Hb~I}|XtafCB_1md}34Xc]H'rxHg=Xh%iZ?%cNVr)e-9)2Zn2]uj|-v0c=X}v5He";

/** Next of the ring of case variants. */
export const CASE_RING =
  "~R</ay=8G%VJkeP2&(|K2#AbX%&*Ro/mS%v3s>ABUwXyt~%/>QaMO0/y5Gc/JQJmu<=q%2if1yXqVXF/)M,DjEsgkToR/Uvf4xVK_HKrRzRUl3KNI<F+tg=#uB8k5;lhV5iR<2e+;T^H~R*&6DeOu4I?NVx|6$0awU:Mf(%8CG3`T>Y,5*'YLfC8'Xp[?%xc^oI-'Q:R/QnswyFyE~<D_ITxI)siyH?I0ni,~#pg+7vB*5_RbMS0mCw%IUYC'BEVCA`W92LeYHm{l6(9*(}*]Y3xuPMw+IbSv2]LWl~+waX:i#n}Lda9tb2}Nb.Xg7po7Wg;N0tH/%;cf(te:ZP~A,;Lc't(z?rFIB?B,(u>aaJ+N{iRwz6<bOQF$ky&/WE?CE/PHQM'1oy8@qivE7H=@l2&k5?^EIi(yj~4?dxu-guQ;9bcGrQnS}uY#zHz>[DKgMSVB&9=qcEmPZHm'OKQbzL0Bw6D6M.0FjNW$]qs'XkNSL}&*dg+]wsgg2%KxBl3D=M=9O[YdRgr'Ir=:Ho<&~,uIIV#7#~?mPuGUM}Z2#EF_";
