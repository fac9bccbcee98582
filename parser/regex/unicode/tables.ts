// Written by scripts/unicode.mjs. Do not edit.

/** The version of Unicode that every table follows. */
export const UNICODE_VERSION =
  "17.0";

/** Names of categories and unions of them, of scripts, of binary properties. */
export const NAMES =
  "~|-(&N[y[<Uv%x`[gzJ$AjYo4sXFhU&M^l&W-FY;@||T`k=$#a5'M}Xg:%WnhV@=G~vL?1kK:SXE?<lOARt.Z7Bj.0l:&,bN'ST31+K>L%{a,xp+^pV.#oVTNeP;u|LO~a[*q*=g&85V^Ih)7=aLhaT7j<g/Q<33b7R-S+F+ijO>p^n0bBTWVCG1*tJ.Zy>@C73SQ5F=8Z<37*{&|-G3fYIG$.3pe3X.<cT/<H(g@nr_Xc&BcK]W,7tE0CO%YH6:i+.gx1Qq'c;,AjB:NOY'}/bx4v|'*,QVFyC*YkBT|B[`*NX`(V%px|*L*fXE85+'$~5z4G#AmJmie2=U+|%p8|GJJ6^pg)A1|C@OZ:zpcM7TwU%T'b5]0fd=6t'~wyW;zXHE3IjCfc%>e[4z..NfW(`Afkf]8$;[j0nA?C9Z=],0iEIFd-VhQkuZ>k|iNxBV3/,x68O.s>LXobR[::Tk:>7p[z&d[D(5oL.INTK6GLyI]h4@q&8[60K|hy*=,B{dCjLCh39#T0xEKcBPzWA'wnCv>g.]_dAB995_8-aRV)^9bnQ0/$|Wg%6.9fynz3[@kiGR%'89wYgX+9>CMDb2$6:7<m#Z2r/_aShs{W@bx~P0W`jYbWU[cGDQWJCcQV(aRs_&UOvt#u]g3%MYfTm}Vz_0v3F+ilrET-LgbU:XW.'qG(r^r@x_3)r[0uq{w1)kB&X=0pNr}0,I_{ZJy|v4Ji;vD[y)Sy10~>zo*AZh&{[5T'R_MXuY}|w%mr30iWFf+M[P0.*KpF%vS~9D=QkB06L}Q1#bmMp%)EJ)OG=8ELn4t%BNF5MTs]`hsI~ldW&Wer0m&sgMNZ&JPB`[w>Y>m5F+pk'e2F/*_4E<_4lGu+sNs}Zk`IzH0FO;x;fQNZ,m/Y&Y.:,{gRb8dcO59xhXc&Jct.%mx,9RQ,Dem+5shk7@|iqi%l80X~`TY5~1*+K|GFML@)o.75;}z;@c&<2=JK8p3~S#=Xyp%j#)@){>%2Q3rK[`'dp_i[/K}@)<~N&az`MH^dAXeRLZlZ+]Q&?Bqr^-lB4`B&-dnNjq[-hzgInguNW$~.'6poqy+BeU*A|A#o(X%J0EMjD7#~8dD}0za<7}++xB,W(XHlJt7L$`C8jAg=?kO,%Yvm$~L*qoITrk/p2{2e>'vnaVD0@*-@E1@%z@tla70hnrXaQ~n3)y/3.?(OH:[95/qy};z={AI:Dlu}t&Jgf1[uK`_Qh6Xe<Fa|6?~&g{k2ZePeeQ8Oqhs%]`F^ZWk@$6nV$A#b@6#67xs3E(E2+H8so0zcYDoi_ow8Q{GJ2yZ/97j**q39>}-,7K9Oi@7}iyO4sui3%/^vmPvT9287~uh`+.AZ8J6J-#N02{=r}O5e]8gQFt[.Z_69txrNvE%O&s$em0v+L`UaBZfl^#RS_?Sn7}-Aj[G-b}p_S~)/}iwDBVPjZ?c/-;._H$d&]q@1F`jhznc^w]-D#4.t2j>,~;-CV<x=_swOvCmV*OCS~3{=zP}H;U0zKb+)HQwu4^f_Ln.LkbDYKe{Mt.F.nJV8^d|OxOPiM`EXwhzohFoRg$[~VSNaQ7Uro({=G/YZiRQWhBYcNL8+/)jj3x$~dBxcgo?W<VN&{+RMM<<'44zt3<_r`;]0hTg0s:jm](B6y/`N#ep9lRvrzloR&Jk7`5.DkFMs9-;V6K_Yt6(9@5vt4yR7FvPlU'?@=#]l)b[vF7WNqA`:ke91J.`e?:_,R]^=0Dm~Wz,WC]+T+&m*|-h]lL'|09k:jUrw)>Du,o}=@HBk,~SjWv`G+W9P#}.G8`c9}8WFwYt_dG4fm4B3i;+aj88V;?Iit;_$qR2Ly|C<@>?3GvMh/#M>0P.?^5Y~>Av}GAQ";

/** Hashes of names of properties and blocks that the engine does not have. */
export const KNOWN_ELSEWHERE =
  "~m2[;Iqx.wqc9OP~-y'+Z'N)4>GR7+-b3Y:MR&Cx]bMx7`t(#YY'>rr>>5$U}cqv)&2=MB2R4VKdXOg|/9gm]*V)O$/$},5D~'kRi2ci+B{ANPB)j:,)2XNc]bla5Xdpwagi4po5b<Jug<(&,'pVJsW=W/-XCbfrq;Wh%{Ul4buDhrSbl}RLZBK,d<0civo`,.@yN8S;VRL(B>ySfMQ(:UH{3yUh#Hw{{xDM;Lx~taf+6<oU05~*}|iX)ET5Uu5p7%&d{09SW/xW1(OJ@pU6%euCZsD-=>wuh$?A^hrpo^5QY_q/B3[%gAR)L-^})3U]$Kk(%Ih/'O+QV(E~fcky|LAp4#'6o2O'<Lh[#{Z(hby3fqaxKS?K'8gWt%NS#Z_@oU}Z$dCns^=ju5iW['%,-6iac,;a/+Ty0E7_yaVw'z0t+$kdvhxBl*J|Xxc@.i3xAPsf;:6$eWMLHy0>IZj2oQrMCa'w.i`7`@SLL28D>hAA";

/** Runs of general categories. */
export const CATEGORIES =
  "[RZ|e}wwSi2M*hNfsQW~)Zx{QXlv|YMmH]nx$8ne_ZXUS8+JPag4w=ESnaqZe4jG%o>tditsC%<Yl?C-;P<TE;f_|]~+E~1F[~(=ql52y8#SF[W9O;:McpC`/}Ak%zHk|Zm@8ZB|)Fvy(VyQ_rijnl%gcGBYOSAnS&ok]o*tIKXYx$$oJG(zv+0%u=&{z`ja;ze$V#yX)&I0:>_H${8c,ic^u.>uAM~aWp5E9]{FjsJL}#N^:Pig~FQ0E13ERyA:ve;hm8eL~Pfr)FRqmL{#oYlI(MM~&_o>l@*ugAJio=SYf,h/3fi1Uj$VlE${9yySuRhRsZf_G&*uDl*tn,K8m77cy`9=&,xninVWV?)a&2t&spZ4e-`2|]yeR=fT&EM7O*qzadOx_M<1C+p_R?^o=ydnU)'b:@&/}uO`@MpAA|Yh_7Keudikc[iRz(nCsJMUs^;YFjk;oKPHf61|KvFNOxLTB;Z1nCBsiXH~debJ4=re<Yxr}FIF}{PlW+6vYJ[F_V6Vw-##(|c#zT6JUvpwxYCvL]g^>WQN#CS]kb>J>[+9bd~~',2Bg=?S2QCb15nfIPHj,Y&?qiKD[mx)A#NpGr:(|G;8&zL`l0W]eR|y*AIFfyVu_(:;Oo)S|{gVd/ka,h,.F:H@l47S+Kki2lH^Npz'B]TVS-UF<TBtsfZ_HAz(x#b)2<c;W-DCk}U[:cJQY)ZeAGn(mPY*K)Uwmi.O(U?PBs,:<}_NR~4:#Q>mDq3[iA`l0R;ID`|bXzR5J/dD%KcE6<{ggO/gkmZm%Krvsv|62{iS`VTZ:1b?udqgWDT$0Pi=&lgdbGa20RJ/|b9om/IHqHDRGEbSB79=4m7|n4)+2[7wwGP)PgWM'C^.4L]U.Ij+]rw0>'V<5yUmyn=tp$1E@[-G2%e%4g`[#FN5Pb%'9fF|dfQtF+~r<ZDs+TwMfQ[jI4RGTt$+2ZHVU-FYj9&Z@*IAq-KEkU4%y7^=-:;r]K=qQCF:klw?V=hm[b4|L7*;K[%%Bthp&Z(,#WN{hFjS}x/m`3#~RLDH`5[B<wQ16oV+*P$gVG}ADf3<<Wunh9+N6x9%004c>j),7*|;=]lY0SJ-[kE,yU1yS/Uuz>6,ISk_zB7%g3gIk2bN+mu`K[.]4Tt*/_b-b>GdCVg~QggTElfXkd~P*MF~vy4I%[K0G7jB8D+Ed~B)n&z}|^?Evk@U@.}JY}XD9yc[|(][;.898s.#sB:P[Ve/)U<fa6|E>@W+[iln63GR}g.Mk#Gzas=}#@qEM8>QaA]DbX-k*I+Ku<6G^bM7>XJNm/*jAr`+AF'W?oDtP.5_G@u`~nz4[ArY>.WQ34`TbbR4i2$tI.W(VNKb$D8Nj)q`[+8V6[;ZkyH1Wl;ebcYqhv;Jnir+{tN[}Xc?V`o[h@u'G2JeSN$A@R$hmsxkFjRH^zoXMuZq)@9S~2$4Z)TUC47}fOZE6:C#xu^dLnD:R2q3~~{NQaSMH%xGz(b;~sHy%<6R=t(IV/9j;$&[R.xKPfPkU-/'AFXE*b>(?j8q:U-y6R'Ftxq#:|C^R>5JjJ70XnfUV5acZSx7`iJPs{.`l~`u@m@g_*uE{LUYPP2G-s}O>AY:4[F+^j;@SFtkzU`LoHs<64t>?D#E.5^+Oo$Vg{cBJ0'EgmB_8s+.TOmt4(sU9pG<CR.B(d=n$KYB/8Cj&NN/YF,:*;Zzm|Cr@>gFZJGw:]dP.HVJHiBG:eBW%H?}~}WFk#>AJRyM-'|X2a=U:KF7$|mmEeg5J~=<(^7|T{rF8U_)dv9*@?WP]HD|w6q[-WN~?@%O@DHCM*,HQH67,S_W80fknRL?s}zdx$#@]~nMoo=i5{zotMV/3#0U-JqxRs~[HpeCv#oX.'c|/Qw?TAtyU`OL&Sa]Y7PTN&T3VV&~ak<Z<U;V~:d1$[hv=-+iMG'2B1~~t?XKOvuS'hX/RC&0AqbL:3s{2I/xKqq?`B@kuu&A{)8q('4s-UH@SY)@2q/;f.@NqW.c4NQce(9:}k#Bels:Rs^T?,j/+C&qIL.&=dy*U@[H_p~)yT_19XAgJOcdG'Op=TcUb(cgTekx6WuABk/+Hiyyz}>_gW$+6e[;_|1)@A))3;+|1y#'{uWOR}aadxi$.X({'AZpyKv;j#uizR[,d3+`M4'Pqm)APP?RtYCIwL5;d>5l{_5^1-Vq`G2GgCDh)Qp^SUk]XHY)u:V)=;QPt1pGGJ+5-#M:KCh2oMrK:Vg:`fM+&???[&mF/=0*-lO-Du9Xg7Y|o&SIW7:i=,*r}Q}2w$BjzxQwR3yPOe['y(uk/;:ye1Oyr-bi;Z<fgxU7X~z]6p@;OIQ`AFS|^%jOdV}]M?dHQ.gFZsl4f80Z'uo6X@vuLv5q[+rvIY8m:`g}gJdkwS_=Yx1h*C%5,UNTn(->m3Ip`_fmA#ZKuS83;.~RM(Jw7/7Jco>j:({G}$#fbBy;gjVJ_7;I4~M<DRb;*wQ3w]}@_'Dw?hdkkk~6f}f@>bW)llZ{Sc>H]6&R3e`7J_~_TxDbv<>~G}MRdnRuo-AeA[c'))}hnh[/TuMCU-|CTS]57O_J5<hZudlH4mojO+7DiX@/vII4'$rT+,}F[UM5dIhH:Skd@@d<iYD%2BsBe]G@nA-*kC3AgWv69(#/*R?cVQOqVbRzP[mTEC9zye4Z-:h&l0U61O:Bh3].J.|{{k6]Q/ZLNs*:n|B.7hfqePtD)L&usc|Hfmf.2H3'XUcA{z1G1/*FRo&kk74`vpH&&(PHcr~CO{u>U<:+</M,RwmYSmgmk_QP=LUUi=r|&@{ufWRv>K}sv$IbAUVT43mWkh;A9yc[`SGRkYOV~>xV,I5b94gC+,Qj36))sRp[u5o6{P^vpuRl'Jetkl}9W11X7>E,7H2]5uC6]=7+3}Cu8wOa$v&I-[Kru-8Mbd?i7J#OH]2`ex5Iee#g@FAh_u-CDkm?9y$e7roduu%}ZLu{:eW?;B)##R5O{FI`fc<gULr^LAxn_d?PWhXLl;d+GI;3Ia8<Yb)X8JIQX'ie5z;sR^Akmq_}h}9'rHn~)$ub%xb%`4lPDF[=qR4AJvFBbwOSFg[IVU|b#_j3AkT|)fIn&XD4qtji5:(<}ZP=z/UNGDJ`]ntGW$/B3{";

/** Scripts in each run of a category. */
export const SCRIPTS =
  "PSvw|wj2zYZ~sFBf$,z$'^_x^yZFwXO{1U'M=nt#82h[;Malc@ZgJ`PV0o9HYej5sk0gS]4iD8*Qa3Db>gp,F-#<'dmzd*-]ncLWrOwibscAmz5^gvNB~~|#_`{+=*=`9mls+TtKO&m~?]=B@eWiK*LwI|{4Bl~QVcdh:3_-No}^t}Tf+CkO/e{fbpa;yh6a8M.d<.3FO?Vqzl&?CK^{~M9eU||i;_TL4RAZ8X:sLY0G[O)%iNIl7`/10v/k<SD*MRhS3*[/43mz}$2Uj$ME(w`0q.Y(fG]|`#h,GdF?9<F3P/x_v}e`k+Mch[t;FYf:Q^)e6Qt|+o>8Al}k)'MtQ7b;-)@1@uz{.yc_/31uqM&&z|A>16Isy)k+exL:2K@}nId?[WnGytwtLH0'a<Ap`$h[{;$,mp%2vhNgR-;pygNQxan.:78Vok}wPt-fazO.D~N?rv:#yMZ@[{=,/1>4H3w#>uj1ADoZviz5^)FcT;ZAb*7qYd0[{VoPdc+;,qoOFL$u:kBnyJz0U`sXIe^srE*J^z1IM>=w9dQg=S4m<hr4HbCrTmq)9=(Y3YydeWgzR0gQ+yYx2_PUAqkehI/v`";

/** Alphabetic in each run of a category. */
export const ALPHABETIC =
  "$7eG;UeS2g^1NBif7F;8[Vo<3q9<[-RzD^X`C}BOBa1n?]:ei[E_CdY/g-5}:;GJT)i7gy2tIf%Djk|C@mz-'NY.7S@Wq?7B&9_7VNH_)%kmB}m(VSO{T~$?yb,iSrdBs~__H}3=Sn#phW;ZWO'3+Si5l{';S&;u;Lx[~PfUvhq;-$./r:1=C&,bl5<;H8:#F$IrU";

/** Lowercase in each run of a category. */
export const LOWERCASE =
  "#ni/ufje#bt18rk.DiJ~X)V`?bYSY%Iz]UxaYz+gTxG//Vj+)";

/** Uppercase in each run of a category. */
export const UPPERCASE =
  "$7_z(v[hMGKKaV{{pop}k}U+/p>#f";

/** XID_Start in each run of a category. */
export const XID_START =
  "$7eG;UeQh=k:B|1FX'mM{b5i_Q|18Roki5I0|Q6v^JG5vuA6_";

/** XID_Continue in each run of a category. */
export const XID_CONTINUE =
  "%Ay?#(Me7`Sf8Q%%}jfDx/@>GQ1B&E.^_B_;&$1Y-f4vx`WtI>etm9I->]";

/** Emoji in each run of a category. */
export const EMOJI =
  "-6y-q$wKv2(#,#+N:f<HD6syx62^$Jh?`/c`DSAERF';/C9ELR<.Xv=D[ebQYJxHV|M(`?00i{r^7Z92m(~k1K7<2TE_W#mC3gf??&;Bf%PZVFu?D;<u/[C)s:Pzr+}$%Ws)[3^8?1pU}E/n2K3Fi%-l,dJY1:xE-qFT:K[fOeHjw't8yD=EJ2'A.85n`Dv0dy>w5GT?D]D.2CsF/+Q6n0Qqu_t";

/** Next of the ring of case variants. */
export const CASE_RING =
  "~R</Y'kS8(p}jZzN&d^s0|NCjRvn7T30~6,2%w`'.RhZm7[4^.JgVO[s'tVB~z}O}WcpjERi;6pY<DY^x&Afc0tDQk[TC@)(9+wb+qHG74loxh]ARO+C$2Y[,en#E5w+KjL|DR~OuK[GhD>N/XmDO+GZ:bZ|tGAzapf7~GYAws(DlH+.sPz()L_$H7{uwk`ck<'96G/1O^5VBR't7^[`+Ygq*,Meyp6:v~/MN=09Ms+NBfPkW%?(-Q&(s7ioGhY{;b|%K$u{NvmL;@QO.@WMU==}^PL+Gd[Xl[T`[zy^I}CtQ~T&&<Mm8kg=:MPL0B^&zJap3ybptv<^>0-CovY?6;mjcgfRjI1V)@`EcznctPQH4|=Ly*r1mHGL.s2`Ey0GmIGESgwZ$:D'F^fLzajn7x<*O%yZkzW?NZ$A>%/|[hadYG0MkW/9Ol}>)'s;=s_w/-@YhytOcUDML>JM@Y>N7_K]c:BqbmBqH{^$X+q*~ER+pJeeKP@d|1un~-B_'g{xI>9d'J%guXxnkmiqPmOk0EdTT'1wqy1Z1z*xkNEKf";
