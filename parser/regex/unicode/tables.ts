// Written by scripts/unicode.mjs. Do not edit.

/** The version of Unicode that every table follows. */
export const UNICODE_VERSION =
  "17.0";

/** Names of categories and unions of them, of scripts, of binary properties. */
export const NAMES =
  "~|-'|m]f/[1uYc]I47~)MK#$+M-s;7}V^C,4#'WJx6rdNCfF74ZR`*kHr'*r]@Z^8fu$xqDMjWnx7f`%+?9;[V=cZ1MUY3&|(tdFnP_{}lTjiJ^}V&dJX{>](TD9Tt*LIQ|l2Uu_Fsc{Za/,{UC_afRiRzE+L4+1B<XrKSyHz9F[X4K9@QAi7eb&aXIjr=?R0^BCL+c~%Zc>WGd,(--A,G4TdD3c{yk^eQkZwn(a`Z:-iSm;[Ku2?]Nu|nal:64VZ%S-K]]p}WjAq$WBkH_<ufQPa8M)StglO`u]oGsK16bF&plnB.=9EAgNR>lg3/wJ.VSC1mXHleGa>.g^6>xV`[@]ceRX-F3&LB)9H4^l=&Q-%Chlko?;na?yOGTRul(KK]XIk)8z@(yc0`k8&-}ddd.^m3ijqHxBwg<<.E'dGI(i;`g-hblD&hSUEP/KI6`lnJ=I>z8.D'}~iu+<jP<a%U6GP~L#;`Ou6eY(H/aG*C_uh^`n&%JYYo[P~ak}I34Phj3[M$<BpI91^y]/I9Tl~oW|F;1}*_})|b/DoJy#MH^]mL=K'nMZB*lNSO)Og,TtZ^_zo3NEHNs[kQE&#wz+WO'@YMT9%oq_Lv)-3r?i)7fkPKws'@(TSjFj>+9vJJH3D;XPBy&_oL7*mGW1^StXNheuN(.P'.0^4K7h(Hr%#CSdv0e6ToQuR5olABOCAeeCysHK.m2>Xq%p+_oyzEP`h^Q;bOG:*PjuGsn/US$^fcH5>S<xk]|4VF@8Pe%&Bc-p8L{iYoR>fkEK)XQ>[TRlfa)<@H1r,$@TG|u&;Kl%d1}.$p0+%@~/*D(eMd,|[M%C0o#ntEE)&W9$WZxHsF}F/93lS`:J>,^lUsr>j00NW`&$[E?Qi0k:+,C;;f-lAM~u@CKNZ5PG5>5kfk>?V#Q>0hs?1qfrh@kU^H@QsB.Gi:#&&TNo-kPkR>>r@rN<F,s.Ka%vv`cGX)bj/UkH0si1e'IUE~C4tt]fmI#;fwROrYIepdq]IO<:_2#D*YeWL).XQYE-uTKc>uB(b+%eAv$d%1.}Wc}M$Soeq|nP9?>ax|Qq.kAX*6/xowCrF/N-k/rRBe*z_s6?@*LG?Hr*zQ~{}YE&=U.M3N[@YH#{^{`uUJW4s{$*r=#Y^C/rN*e{L]%|]q>'HSn/Cf>((M77AbV0/46z^{:DR6SN_KQ,uuf%6.h/1@%^fh1-Gowx]HYJ%ys@M,5(^$}<cHKfR/kUg+N'R9Ejkf(bhU*oL$sV2~~)VC7AK*,5X(m<wtj0NdV?<(8ypS^;7yQRv>n]gLL>Qt_Oe_DAq&i)]CTT^D}Ev`<xnmBA]`hhhv,,:t-+w-ju~JX3bam?F/G$qe0MTj(Hh%s+KTt[SFv@WCp%fF3'{0K3<R=}W+%c::3+^IDP-~u-,l,aV$4P@GR->|AWU7.2D7opU@AGuUt3CTh|KbR:uhRusQf<1,KX|PaT`<u8+O(muMiS_uIGS5+^8X[^G**OQm^z42N#y#G4A#mDv7@s~+9Aay7KhR5:|Er`p97_j1#uZX1,cOhshkEyr`(eJLp%k#zCvqAPzig6:6cpp|>^HCJ1mm%D$_|rsI>-N&(f/b}2<<VukOUmmjpy8'nOb:JQfz4;,nT=?-UnDsz._6cq|4M1.tS0)'NFJXapo5;-3UZ~-@0hsW>qLg3R)DCktAj-2VMQ,8_s2jN<+_MXd'h4_V9*ar8vsSK,w+tt$I@'lS^cG|R,82&$QZ/*WNv'wcm:-divdXl^H:zOST;W5b&Y'4C9V8(^&imI]DW_7m11uUKrMn(Rx<3M1F)?dwR<&23F;j3zwwOD$$EX(x$`(U$5Vd$5otxc}lnTbtzPkK|&`Ckyg1B>*y4{&CMSc";

/** Hashes of names of properties and blocks that the engine does not have. */
export const KNOWN_ELSEWHERE =
  "~m2ZzJXhU-3r1WRZjB1AvEh~BVrB0Tj.'vK~gk|331VeN32*seo>&a$@RT%cM6~qY$Eb<eXjU-6fcf|;ghOR51fQ;2]a'XoAdKt%Js3p|VV(h]_PETJtR^smxDM^`>VK4?<c?@Ok2Rz*sYdEuavGX:?xWhQUK*/*,yvqao2XlItMdE-yDWI,=2)U$[i9.<NeoyXAr`d?km[1(^:u3;s7aV%aK=|63dr?h?-:k81[MD)Cxw:)hS0*FWAgcQ/*[:[KW/wiLPP,|tDQbmm,g})n|D:ENW>#zE9no*3?1He9bs]DDV.@6tWPpcGdU4H20a4Gvgm6?7?{,<QOqL@{CiYEl38)1PE}-SA6VuB9XPPm`zerS{S`lg2xMm.?NTzI5En:T=GzT*:,?gu{6kV)3|i?qDoJ7a6^`]W8u-?**n1rXQk=,Eh3=sYD[+~u|7*J.wB5vci{9`b/ZFIyFtd>o`mRKHt?g}d6&=K?h,U}g<V*POpT";

/** Runs of general categories. */
export const CATEGORIES =
  "[RZXw{+~[>?zM&A7@.'d-YFLH{n}&]-_Jy;@UoW+0OTnied*#IV~/{a{Rfa/.|q~'6L&>C/G5oBx.f8B+0h7q9TEe%+9SkF6tAMkmfKFdJD+Y1*/Ce}FmQ=Aa[@*luNmQiWO+&'a'R=7,PEz;IL81Kd6Wl)UeO]TYVsg3FdmWgZ9Ok.{/s@sOAe&i${;'DF$Q)x[:HfeVMIm(-MBQ@Y;=P~NgCLYsvxv#SXQnzjtT$xfMPfXhTCU`y[c/c%^oRO1MEH8J<)[QH9l&#^y_2t]RAmdx9Q.`jBsKjEZ;@A0j0{E{m$eU6tR6vO[ChkP+|jx8_9I4Yj}d:)*U}jhuR6bnl3AFNfbpA}SXMbR&)p}7EG-7/<U1EXR[%0UP1kK^jVRAPl=c8ki(,$FtfanDCwr#]N6a'<;7/t(}lM>K5%;K#lV{&isl0#V.YVITatc>Iz7P]4YXrKpOYdk-5*[RQ8^*+hqkmnWE|3cIV#9u*W6YmYC=XCinokbZR`@0xZyARqI@xV&wD1=SKlVz.;J;v#vP[xjV(rS{%Hu2/~Ph_3CN-Bow`h}Drv+R2jU1_Ex-lw`t8{PIrgrD05d[~b<cl;L(/t(.bl:el:V'?UqW1Lm$zkO}F,{ol1Jr<E+=$_lmP=mUFYYJ&6b:k20}78N{Ik3Q&<Ce9'zOKM^<goAk%Uoeot)R@Xu}8pQ(A8)'^B>*$OHhejk1r@N`*)8eZ:wRe{;O23fG3]p_YHsj>xXk2.XpF={vzYcNIt#yppL0}K$7j?fu{%Z2;2$6?HDWfHt[2|Y_E]AG;XXdacP?fg4#O~Kf-|D]k9f3AHB[`gLRL1L@G-*[o,k?YDO)HVC{ZF|jK?vdgxCcfs|M&Yy8C`^A8Unv.ui:DbeAJBlp5|y8>T7-b'7aU;~98DQXlu%2]UzzvrWRVQ/r$R|}~dQ}b.jtBWy/?8B*D:7iL3X77?**|H]Vt{+s7_jw3:K1vvcN:|^1v5WVd^CTVGu&H_ZxwxfEkx-MP2/cb,$v<9j>z4^H&FMr#,B0X`0,Wh:Gh@aQU8W8H#>G)oQ=fZ:0yKS+,-VmMhh.]ZdL3i9C4:T+_82Z+93U/JnKNLit(T*g-N*Jj7A))BJJnH{cK@Y?;|/l]a.|)%xgNt^qrSDf`M*kDr~ooJABDilmdyIq?M.@B%/E|ok%n>yDXIxupg3Eo8ifi#zR`D)Vb00cGaY~$@]YB.wic{`AuPKEbYb{14wZ]BjLie{cRv<PZ4It;'Ymb92j)#8xO~<?uvOJL==U.Lc'U(`Lrp/hBWc=DOeL1pQvOTn*,lFFxvu%5&q2{6E7Ii_>C2Bo.IIOX=#`s+s|3;njXr,qr=1<yo]m?&{<EC_U'=ugC,@3dt<jZ<gxH{X:JG1Q0>fd/g^6v4_c4_*B^cjmSIic7srlAs~1I(+B5Mfm*uNfo)gp~j*&YN/3l;'7r>Ra+:FUdP|kgaPS:8R71uBd}:h#V)#7(4b:?}aMp:3mH`BO&6^KD}C*}$s@PxQEM0dyVhES19Z5#zG*K}q6IH~IjG&S0C-'op(ipW>jQ3#YK*$pH_|E)Wu]{n5{^lksSvUvsek'xE;g)eQ6kQ+RA5_'TR^'9}gAC~wFVLSD0]B(y}cG>Q=pWjh#BU0VhT31<b%Lc[:l~[pOuS)mx,b~+4hu>~*KSk>Npr@*wtA-LV{4Wu-oHYL5+(js)af+Y28XNzr4*w-nyQ_V/^$x+8b7,1AT`q>)Vqnz@nM}m{$wBde-aS.^-iS]dk^)tsrdze-a}oG*oBhSSO'%K+@F&t,V&=T*82]Y:Gbk|Eo$<x,j'Xc^1R#N4&68s3K]o@{}_t.~I8JuLr,;aBS}'r30)r(Q4R?qAY|lM#Ng5&B?'vHPcCRKA=4{v@'c?4=0VZ4<@#,v<_:H;}Ujmo@H03JHOqVD$V@/fhy<]Q|6i`aW5Z*$3%o7Tam8.Ma>*q}}z5A8>zd0sXR&cq;y7`(oP=<{qiqyY$yBq]ho|<+^csQdL`rSRIB<rLAQVgT{5BP+w$Os2PTX$wL5ZiZnc8GnMA)(xB+2zM^'BK&%1j~JfJ12sD/Ad;XtRKU^edP&)[~Zs|^~b6A4-cMK2|dn>Jo'w(9XRM$f{j/ZNu%,XMAZW1q6St%ZCzo2$#BJCHKn=sb.+/lECz7<O:H;`,J/0zsjJqylw%F1asj7iiUl.iE-`RSu)q$(^*3S(AU^AqZ&40hW.3Vh4pkbL6W?+JYqH*xHbQm1r`UfYD7v_RMLTklK6mIR58Kv?g3hgDF)0'V_ka]O4Y<&k/l~q*F)3L{tvyS5n'Uhvw<|oHp^|Aj0,:4vnjipc?3@/r%x0#EQG5n`1N0S39X~ek%pQ/LOx1/O/c9LR5A`3>.D}ye2h)%)F-<4Z$[RP(#O~aj%N.wiQO]B(|vw:b.%=r[)5LDT@l#~4dn@?:H6FXY2Hprn[,S=Oi;=In>{NF@U27Be@{&acF$(8:=&l{HDheL^}yM=$n,zj<'mx[V5n|V`he36t2;*(,UY)7,l5W'(Ei/?Myt4$8[W_03}$5)G>8$Fidgou03Im;A+ZNri0:ABNK=S3X&06lm<T<8CM#U(2|x>agHx~4&5WJZ?boHI$,~~c,v,t>j.bL(p&Ps%wsgTXch#&`B5qUFg|p^-C^P_sbPk5p%Jnjj:VsJOY/uf}hAG7+b0&;E%uO(ILZH)r6]T[QU7tgmtQfa%4iJ[A/0rU(47$V-N*^CG+stmcn:u5iGDV+=BT[kM,i_]>&>;)l-emt^B-.V_KXz`nvpyfM53oRT?8M{5KJ/lzwQ7.+6eyGqXA+rCI}UJ_(6x54qQ?|;fD[JdISh.OkgRpe6g&@2Bc0iOBbcFBbGC$GI<l:}G=C/%4?SI3(lr'eavxnuLHjnAC',rLvp.`w[<%aI6kmQCaa[NZ/s-,sp_$(w=7Q-w=:{j+iu?ZWvwxEysnnGgfB<tv};#tdFv=$)i4TzT%pp5n.~0TH2.X94V>noBn0=h]ShUtU$4h1=,h2Nej2zK/,oPveDnuR?e=w5f/r?`yu{?)p(IAl.Sm-G%T{<cK#(lZY{:R1BxmA^6Myk4%>Hj+Hx&Nvrg(:8;W?_;kSa<@:>:5dJ<scRg<5okB?WnfO`5w7%x]Tf%#n3uB";

/** Scripts in each run of a category. */
export const SCRIPTS =
  "PSvIkZO%tu1aJ3^-}e7-z*3DpMxS&B]KZ4kcBR>dE-mqaIAS_/WS,?czo#Smj.i8g`S[DQS#v,ZwRH?im$*4,ON[W~8uG&4c~W8]()XZ`/.5kxA$)m@*B%>f+z/6rd)CqpC_1P%=lbg?d$gE@,U/r4Jl}{&^|[:F5e(6)l*DE&gD.`~1Ha#_J#Q+TWHr`RJ-n$<SX>Ddeamipv$JC}130]6$}ynj;x3.?,/0-x'BJpThAnHA8ZQy?<)Fx-G;Xt^e8Ffc{Y=djW3qD^YSdOpkI]cIBtveDg'_LU':m]ligkyd8hu*^u$j/nmB7{Fu(DeSO&9ySSil1ST)'DOXS?rx7?[G/:bx;AoukQY~v2:)/s/XM}(=h9H$_fP//`$$@+gQ}?kp[n;3&9oFIbg~>8tn9?WI(Cav@gp374%n{O$[w[E[/7RyVrur5WMy0ZtgZFB3&hD<5TSVu}]p<JFQ^Nq]_R]0$rfVR&{(iE{_jU#p6BQ,,@Gj'8YyM[usuK9l%JiT=8${&&AX8^#@S&Myt3`FhwRQWL/|V.q3N;F)~na>Aw^$wH0f6AGuoQN=Ebbr.Ze'#H)a+~+KaVH=u<|G:b{(L";

/** Alphabetic in each run of a category. */
export const ALPHABETIC =
  "$7e8=.,Wk8yXy>1[(eVxQ#)7l)WGo5_A_%.)YtmbXd5t%.xbE8%|W(^G61x;(|Jo]4V:/n*(f*6z]+srPEu5^q*zSSyAn]p7hYjV+e6+j&VR,hwF:RP]hhh`A`8_rnIumrW[U^^Jah1OJ3B*lhW9l(i_+-/}Pvd_4(CyT6s+%rml60OfHML[GD~W~%&suon8&mDHr";

/** Lowercase in each run of a category. */
export const LOWERCASE =
  "#nh~3DNv}L#DlS+RhD;(]>Vr6Z='ty8OF^aXn6)%CDsdBIZ6q";

/** Uppercase in each run of a category. */
export const UPPERCASE =
  "$7_k)f46AvsF4Y>#H0r`C*`G:-4/";

/** XID_Start in each run of a category. */
export const XID_START =
  "$7e8=.,VCmYk(r2rM|+'p20?UF/Rm[lSX/DO*?-ksw^6ZnH#l";

/** XID_Continue in each run of a category. */
export const XID_CONTINUE =
  "%Ay1njt3q>9KqU1nE6J:VHz@b6<@bEX9B{k)]bO&}yocvy.KZZJhWvx$>%";

/** Emoji in each run of a category. */
export const EMOJI =
  "-6x|ePX=ih75FGm,(wz*%_C;fW_N)9B_,,W,Fj<:*u=*rqBRZfBI'hGwEvkNuv8a:9emI<tEyhK$,>>+Mot<UbPc/R/F>3^bo<7KncjDkuXT][v@8vh>]8n`NVeZZbOBE_`MAY@R~=bR3VAvf0;8=PaR|h0]'.$|&rYqEx/Q[[>poA0i3o[QEpX-RJm(@$G2,XAZJxw'Xp>UrU56S-WuwkM,5mQ";

/** Next of the ring of case variants. */
export const CASE_RING =
  "~R<.p8|jk_QV}f9vJ~}9#5C},wUm{G&x^q=d$B.x+0k,J=]3CsOr%6P^_e5JxUPXeF?$C)w^px9A]n:c6V6R@1?o[Ov{M2bzj6yF$>vH.>9~HP/RiR|B%6*<`&W?<4L}=Q{wL3r4dqPs*nGVAiAjdRB6D0j%:Z];lykE4pbiC&D|8>DsBgHm?=kX<^*M$(q1|[S{DkaG9&Sb)$rw)Amw`+GbMEs_u;M3;35vI*pqJ4RgR723VH`(voHV>9.zaZ`Oe/9~uhZ0Fx*='u7*F^@51m#M|^I*<mz'hM0uudE;Zg~zGFNc'uU*OV4QH+xA(Y->B~Xz4go6s~ikf-cp=2qiD|l&X>FE/}8V5%Q-d9SSP}X)]~s'B0sFxV'7B=$k)G4.n.r6]Sv6*>pvX0awv+_hn3y+~2}kZ+/8+<'>VH2uR6^t^&#{tcbGW5h_K5C||X6egT[~Ai=Tfy:N0Q6)|+&N=XqS*B7JbyygN`^'j<WHk6be0LeJhS$4U5(`*)qjQ'p84$1f/{RVw)%J',|qq^=*=+HB9[8Cj7xO02$tZ_1a7";
