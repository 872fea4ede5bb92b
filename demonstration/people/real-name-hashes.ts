/** Hashes, in base 36, of those names of real players that the name lists (`names/`) could produce; `isNameOfRealPlayer` checks invented names against them. */
export const realNameHashes = `
  78pn zuu0 518va 65lpk 7c76p 95l7c 9mhzn 9rr7y b2umi dyrlp e66ic h9v9y iju4g ka64d kyyft lsjow ov3i9 pm9vo psl24 qsscj r97tk s4vyo saosu
  tw9di wdtlm wpi59 xb0gb xfppq xk6nb y08w8 11sj2m 12139g 12f529 12ruvs 13jrs2 17pq2z 19yk16 1adj13 1ehcmq 1i44s8 1ic0ag 1lh129 1lvvf5
  1m9tgg 1n64ln 1nhg0n 1rqrik 1t73y3 1ttk1x 1xq7y1 1y6lhi 1zqyts 20z1e2 21moxh 278cfu 28czmf 28mkid 29ar3u 2dccr9 2ed1wj 2fzzev 2ho8tz
  2iqccv 2k2wva 2ks007 2mlcgd 2q98lm 2qcvle 2r8l5l 2s31f3 2vt4wi 2w66n7 2x305e 2y2rl2 31599b 333tkt 342t2b 34uyjm 38zpp3 39jht6 3bb7s9
  3bmxe4 3d6e9m 3du3v4 3h7zp7 3iemdk 3jbb56 3jbqha 3prafq 3pzxs8 3xnwfp 3ymqrk 4061ch 40jjzk 42micf 43b4jg 47yaav 4agi4t 4bi6hp 4c77ph
  4da8qv 4dj3iy 4ehvvu 4fel6d 4jsgt2 4k7ick 4lgai1 4nqqec 4o9mkz 4ogg52 4oyszl 4syz8t 4tfzuv 4ufjk6 4vnx13 4ygcid 51g233 529ftw 53qlry
  55etmb 58ij3b 58lmr8 5avvnq 5d52ac 5dhix0 5dmpln 5dps30 5enxbt 5g71rp 5hmz9w 5hu2pm 5iwrlc 5lcuut 5mk1r3 5qzype 5r4cio 5r8omb 5u9dlg
  5x3r7a 5xwf22 604zzt 61u7zs 65f796 68qi29 6c9luw 6ez7vy 6f1nwk 6fjyq1 6fodc4 6hcys2 6lddry 6lpdur 6ol6ci 6oq4m6 6p1ne7 6qje9d 6ql72y
  6t5nbf 6t79lk 6uzzie 6wicsa 6wnncq 6xqfhc 6ygu9u 6yib95 6zelvr 711i4g 71u06z 72yosu 75fiva 760237 763ub8 76vwyl 79n2yp 7anm3p 7fight
  7fsb5h 7jalx4 7jjdm8 7ma9b6 7qay3o 7rb4lk 7sl66o 7t3g5q 7u7x3d 7u9kui 7upnf7 7wnuqi 7xknq4 7z955w 80iyvb 82t2rp 83faij 86vna3 8a8c1b
  8fq61u 8gozik 8gruob 8hkt8r 8htvxc 8i1rwv 8l7rwf 8m2am6 8nohgw 8oxiia 8oxjzf 8qbpkh 8s5mkc 8xod7i 8zelh4 8zp29b 91e7oc 92m9pf 945v8e
  95059x 96jnh9 96sida 979022 9bpna3 9c0srw 9c9s7m 9e5mjm 9fwsmf 9gnev1 9h43qm 9hrxg5 9hzf0c 9i541h 9jkpx2 9jnwbl 9l4uz9 9og3px 9ozlew
  9p0cqh 9q12bu 9teqde 9tpoxj 9upkcv 9uz5d1 9vnj4d 9wfw8t 9xugxk a3ckko a4pzgx a515bv a6le8q a6sj23 a88l3e a8rvp5 a92e3z a9g127 ab0k59
  abipv2 ae3zsc aeerda ag0wph agpags aifbns aiud3z aj8ugu alou3d alukpe aovr32 aq1er8 arb4da as53cw atf6hj attsvq ausdul avbrka awkmkf
  axwg5p axygrn ayw4r0 azjna1 b0bjyl b0e2mb b29tp7 b5rm0t b855k0 b86cll baurib bbonzs bded75 bdfxpp bdsy2k biely9 bn07g4 bo2ggl bor4l5
  bqds9b bvs7gb bxokdh byp401 bz7vl8 c4rlw4 c4s6f9 c5xfu2 c71pbt c812q0 c857ze caubp4 cfz4bc cieiyk cl4jmk cl6nl1 cnjgtb cpimyr cpk5ke
  cr7e5e ctlms4 cuntvg cutu9f cw78nh cwxbh0 d1wmhp d1xpwq d33av0 d3ccdc d4dzph d71cyi d7pg3x d8fci0 db4w3r dce291 deev1l dfqbg3 dgouvn
  dgtuo9 dl2ibt dmbt4f dmp0pa dn6it1 doxt87 dt4r7l dtrec3 dwqqz6 dy2ern dyl56m e1dstg e3dd4y e4fjaq e5jff6 e8pq3y e8rxz9 ec6jql edhmgo
  eerpyp ej67m2 ekblog elwh84 em5b2v emgzuo ep80z6 er9q45 erayy1 ertb6n esnzsl ess5ah ev8hij evisb5 ex7keh eygjdf eyihax f59w7h f68841
  f6ucik f7vvlg f7x8sx faojkn fb94pf fiv7jb fjlu7j fkbd9a flieb7 fmoiv8 fryrwz fvnapq fz3kq2 fzabct fzhsj8 fzmk9w g0grvu g17a2h g4mjtp
  g4nom5 g4tle2 g5iw4g g5kyer g6bsme g6hknx g7o5rx g7vm9r g7w4v8 g9pw8m g9zg64 gaa4a7 gal5gv gcx9xl gjho76 gjv0cm gk14ap gmgfcp go21o3
  gpyu6l gqbwp1 gsthke gtd0zn gu7irw gwecqh gx6ili gx6qp3 gzdmvf h1s1g8 h1ztxe h3lw7e h4xs1s h7p81q h81e4j h88gp2 h9o0jr he3q9x hf4x59
  hfck2f hfhc9w hgfmw2 hgvhgi hhaeth hhaxzs hhv4ko hl58ut hn7kwo hq2j9e hqgofo hre564 hser89 hsl7go hsy5to ht4wtv htzgfg hw0p2r hxy3p0
  hycgi9 hys0hf hzlbfp i180gf i18ibx i2ibr2 i2sx53 i5580c i5fbht i5x8yy i7heex i7khth i8erb3 i8t2et ia6tem ib1rwh igs4ul ikyf2k imyooc
  inxbc2 io4n54 io7i46 ir6dxf ist76m itljwa iuhrfz iumsuy iuy7he iyq9du iysov2 iytrqk j02y35 j0jo3e j4281o j5xee2 j67tgd j6i8fv j6ic06
  j7afav jauu13 jbgfy9 jckkeh jdg3yk jfdkrc jgsq4o jip4pa jk31vc jri3pb jscd6c juleuz jxlb3q jy6eoc jyhs1l k0tsfv k1gbtm k3uvp3 k3y6pg
  k4g1nl k57j13 k5vjki k8sx9l k9m30d kbz5or kmr2h5 kolbk1 kouy4v krjs8h kwjy2p kx9s93 kz5633 l0f8qv l2aw0f l2vr7i l4lbiq l8h6in lake9l
  latrh4 lbcs07 lciy3q lcx75e ldnppj lhaa8i ljd854 lkcje3 llgx1q lnitf0 lo2hb8 lo6nci lo7bas lpiic2 lqqpsd lt01sj ltekct ltpypy lxqdez
  lzdesg m013pj m05av5 m13iyz m26cre m29f90 m3tlbm m6pkbp m6rvms m76886 m7tv3w md4z8m mfc981 mfkld3 mha2w1 mieccq mk6j8m mk8l0h mnfg9r
  mnicyt mp3e4v mq0lg7 mq7wop mrvuh1 mscx73 msr2b8 mwklfb mwrzwt mwvngo mx1zff n0js9a n2ydih n47wc1 n4w771 n7q1j5 n7xude nfeemb nftyi3
  nh3wty nirrsp nitrbn nky62v nlvk3v nmf3v0 nr8say nts5au nuf0b5 nvzkft nxma7x nzkh8j nzq9st nzt41g o1tm6u o29smc o388gc o3d0so o61qxc
  o68kxq o6jmit o826aw o8m4uj oa57wp oadifj obsuxn obtcs9 oc1bvk ocwe7d odv49n oe6ima oe778q of0q34 of4zlf oglxp5 oiygg6 ojcin6 ojhm3y
  ojixyd okt03p onmarf oqh0j6 orre8k osxywx otcrn4 otm5gy otnstg ou36rk ov60wr p0d3to p4bo9u p71sey pd0e3m ph1u5b phklzd pisjr6 pk3h42
  pklgrn pko92t pku3et plwhv3 pomo29 poqg7n pqezn5 psqwtf psyi3s pt8pf1 puyus9 pvum38 q3tqoc q4x2qf q6dmch q7qj1f q8gk8c qbpi39 qdkv53
  qefs5b qel25s qfntb0 qg547q qgkp1r qhz7id qj1f9o qljf2v qn9lo3 qodnd5 qqjy2c qts1c0 qvw4t7 qxnhex qyt2c7 qzvz1m r1b71j r1ug4b r5o572
  r863oj r8xbrf r9bkz0 r9mh4g riaoqv rm1n4m rn27k2 rokfot rpgp2c rqlq4b rr075o rrw4l8 rsimod rsz1pf rt2ceo rtfd9b rwhzay s06nfe s0a49h
  s2vlex s3dgu0 s45acw s4ap97 s5khez s8cgkm s935bf sdbzel sdi9uq sehckw sf7881 sfq7km sip2gy skzaih sntcl5 spefor sq7stm sqpawx swzjbv
  syjmrw sz6c4p szb4l1 t131z5 t3k2o2 t4240n t7fvym t7x8wt tcu4v7 tddl60 tgbi2n tgmz0s th9dh7 tj3ebh tjtuwq tm6vt7 to8vin to9yd4 tonpk0
  tphw54 tq4h6u tqgh3x ts3ymq tu2pit tux4t4 twy42c tz20ee tzc427 u22xmg u28vzg u5b331 u6d6ge ua3glu uazqft ubpdsy ubqfzo ucf1cj ud03v1
  uetkzi ufo6qx uft72e ugrd4r uhmd5a uhnhuq uo6d0n uoqztl uqpyj9 us1pcd us6uxr uwgz3q uxdwm7 uxxu9f uy2m2r v1px1b v394h0 v3lddz v49sdv
  v4a5p7 v4b1cg v580o2 v5zplu vc4aol ven4rr vh1gym vi9bo9 vj58fe vjkxjr vko145 vn9j3u vncmwg vto4d5 vyn6bc w0u1jy w14f0b w2sdir w5c5py
  w5s06y w5uxoj w5wi2d w60gqq w6ytij w9enoc wa4rkg waetpe waqnra wb21sf wdux9b wftgq7 wgsnh4 wguoim wj4fdz wkcjxr wkkc9y wmbmd5 wnrtbf
  wodi1q wow0me wq57cr wsezhs wsputx wszene wtafca wtcblf wukg1y wvbb2z wxjvwj x1f56x x416ls x4g5bo x8s2yh xbbx32 xf6521 xffcvw xgc931
  xhv9bk xiupmq xj0ddj xl9lii xlj5ey xq433l xq7y2a xqdjjl xr4ooi xrec00 xrjzyf xtwagh xx83dl xzwze7 y137g9 y1imv2 y3h181 y50cr4 y5f13h
  y5j48y y63tvf y66onr y84kmv y8wawg y8yu9n y9qa15 yc33rw yc3f9c yc87t0 ycez9i ye37v7 yh529c yjlntz yk2kly yox78d ypf4qz yqdcd2 yuxewu
  yuz2tf yzk1qx z024nj z0egeq z3e0rk z4qhko z4u1zi z5oznf z67bmb z70dvo z8pwn0 za5ti3 zbeq47 zeu37h zfe5wi zfiw35 zg9quf zge6z3 zgjk9v
  zguxna zgz018 zhwr3e zj18bp zk0ofi zkwn6l zn2imr ztw6eo zufuhh zx7wx5 zxsukw zy15bv zya329 zyda2b zzbau5 102id4o 103iaqa 103xjds 105cam2
  105m18x 107e8lt 10emal5 10ixm1y 10jcnuu 10jk8vu 10jn2tu 10jocc5 10kf5g3 10lrhko 10n08k7 10n8gct 10q47x6 10rua0u 10s3t8s 10t4k4p 10ulyts
  10up26q 10xjqk1 10ynd0t 10z2mvt 1106xq8 111zs14 115e8aq 116j73k 116rq58 11f2n6c 11k8l74 11k9ma4 11kwmzo 11l70xi 11ld2za 11mj6lw 11mvvr9
  11n2395 11p4f0m 11phdov 11puh2p 11q5dvd 11u4gui 11uqxjd 11vfy4f 11y2lxz 11z0p6d 120gwpu 120iyat 12145nv 121uvco 126joxn 126x9sv 129maqn
  12asrlr 12cy56u 12e4i7x 12gsqsb 12jegq0 12so86f 12vu9v1 12w43ui 12wc0fc 131izte 131lwxi 133xjvv 134kw5l 138e41r 139yi7y 13auhn9 13cw5t0
  13dv8r3 13hcfyj 13ivuf3 13jsqhj 13ll5vh 13nnpiz 13oq2ws 13purpf 13qj607 13r7zy1 13trfrb 13uiomy 13ujiwk 13z7p5q 142g2zm 142r0u8 146uia0
  147g8h4 1483raw 1486osa 14bmnye 14cbi3m 14hgfv8 14je9io 14jqz0f 14jt4et 14pv47p 14qsv0r 14sn6tt 14uv89n 14wp0if 150o4ie 150oglu 151n240
  1537ecu 153aa7q 1576sja 1598791 159gcwu 15a0tth 15b2gnk 15dw19p 15dzd5r 15eigaw 15gw74u 15jfioy 15od0d7 15ojk2s 15q9xu4 15ug4me 15um78u
  15va5jw 15ykyi6 161yvf0 163kpa3 1645zfo 1650dnt 165fcxy 166q1zo 168nomv 1692pmo 169tqgy 16g810y 16j6ntk 16ltw8t 16nillj 16ok1sa 16p49p0
  16pgkx9 16q69o4 16syzr5 16t15zw 16us4ng 16x60e0 16xhjni 170mph4 171aw96 171d0m0 173v5ec 175bn6d 175stkv 1785liy 17cbw8s 17dl8gv 17ejg4l
  17encgo 17f1wti 17f8stq 17fh2kn 17k0w0k 17lia9j 17lw08v 17ma57e 17masdr 17ocvio 17pidiu 17pq19y 17roavk 17sggbv 17sjs7g 17tfmgy 17u8qd7
  17v0h40 17vlago 17wrbfx 17yno70 17zo5ur 181nrfy 188v5ms 18c4p1r 18d3zyq 18dcvju 18efxkj 18ffyzh 18fpnii 18hswc9 18k3z8x 18kc7hq 18l2e8d
  18na4gf 18o9wzo 18p9dby 18tapnn 18taveq 18tgmjb 18unqyf 18uxa2w 18xkzdu 191tca4 192bhrg 192crce 193o9op 194bdb1 195kphm 197s445 1985b7d
  1992vp4 19a3otj 19ako3b 19bd37u 19c11v5 19d58wh 19dbqxl 19em43k 19et5a5 19grkuk 19luul5 19m98o6 19n1d8b 19p76wq 19rmpy4 19ss16d 19sthbg
  19tf3cg 19ufgu3 19wxnu5 19y0x09 1a3ctfi 1a60fn4 1a6frsy 1a6po64 1a717px 1a7yon4 1aadetv 1aaljxu 1achvr2 1acsced 1advy9g 1af8syd 1ai5i44
  1aif5o3 1aip6lv 1anckk9 1anf98q 1aq0os8 1arzmhy 1ax1e0m 1ayd7p2 1aytf1h 1az8yaj 1azzjm2 1b2flrr 1b4381y 1b6a1h7 1b76kk1 1bagwow 1bb12h6
  1bbc8dx 1bdl1dh 1bfoaf8 1bfscyw 1biszqf 1bm2gew 1bmtmmh 1bnc23g 1bnmqvr 1bob0zw 1bohjr1 1bp8juh 1bptxzg 1bqz4do 1bryal7 1bslw8o 1buo3bl
  1bv0qt3 1bvm5a7 1bvua27 1bw1xrc 1bwmew4 1bx7vsy 1bxqz4z 1bxr1xx 1bzy479 1c17rvr 1c2eyqu 1c4069z 1c7y5gv 1c8jiy6 1c951fq 1c9riny 1c9t5i6
  1ca912s 1cfb8pe 1cjbwna 1cmmwuw 1cpjjlq 1cppzrf 1crfehb 1csplct 1csuy38 1ct0o52 1ct8dfg 1cvqjbk 1cwj9ru 1cx7fur 1cz5vdj 1czuore 1d01nls
  1d3ei7f 1d431c3 1d4cw9r 1d5bdv1 1d5wurl 1d67uoz 1d6b4bb 1d6oa6x 1d8fxsm 1da3cns 1darlrj 1dau5bc 1df7wc7 1df8h4u 1dfdyei 1dh53rk 1dh5lp7
  1dibt6z 1dinr3k 1dj96w2 1djbett 1dje8e6 1dk2b5p 1dobz8r 1drsfh9 1dvtjh7 1dxlzbd 1dxpvif 1dyt83l 1e1t6r1 1e36btd 1e3g18e 1e53aec 1e5euo0
  1e5ptzv 1e7s65k 1e9pvj6 1ehnxh6 1eijgly 1ejp9al 1ejz86e 1ekbp2j 1emceks 1ens99t 1eq4gbq 1erfg1k 1etj4w9 1euu3u8 1ewg7oj 1exjkqc 1f170np
  1f1alaq 1f5pbl6 1f5shn6 1f5wr6z 1f78m0z 1f8p68e 1fera3q 1fhtpyi 1fikiho 1fkp960 1flxitd 1fntzer 1fojyff 1fou056 1fpeuyv 1frth40 1ftepfc
  1fu44fb 1fub2p4 1fz16pr 1g01qdi 1g05m39 1g0amwc 1g3vnkk 1g4ybqa 1g57m2c 1gai7xg 1gersmx 1gf2kep 1gfx51r 1ggagjc 1gh7v12 1ginfq7 1giq1z7
  1gj10sl 1gk5obb 1glo626 1glro8l 1gn1bof 1gnczyg 1go3kit 1grd1ng 1gsoxkp 1gvctdh 1gx4bds 1gxqsdk 1h0esmn 1h24e5v 1h31bok 1h32ogq 1h992by
  1h9idu3 1hae0e2 1he3dt9 1hegoqf 1hgbtgn 1hjh8kk 1hk4ah3 1hmh5xs 1hms3p6 1hndwe0 1hqfr40 1htfkt3 1hvbsvn 1hvmfa7 1hyetti 1hz6tae 1i0c9rp
  1i31cpu 1i9rub7 1ic2w0f 1ie6hyq 1ieiz11 1ienbuv 1if1v1p 1ifk1wz 1igddda 1ikg15x 1il4agr 1ilw405 1in7kbw 1irunjl 1ith7e3 1iu3w34 1iwp9cp
  1iy4pmz 1iz9c30 1j05x1s 1j0lync 1j1rlt1 1j3ux1w 1j6sp3c 1j9uwd2 1j9wi9x 1jajxmq 1jbdeu0 1jcea0i 1jeirik 1jgdq2l 1jgpn5f 1jhlbr9 1jie6n9
  1jjnea6 1jlz55j 1jm1iii 1jqqamz 1jqxodg 1jufigs 1jvoxfr 1jwhrpd 1jzpkpg 1k2wa5x 1k5ry7f 1k8h8iv 1k9npmu 1khik9d 1khpqps 1kl262c 1ko8lde
  1kpv5uf 1kqfdt3 1kuzuhx 1kv88cx 1kzmthg 1l29g56 1l4os8h 1l527nd 1l54w7c 1l6zzxv 1l71ykk 1l95be5 1lb0srp 1lbtpkf 1ldu1zi 1le7myx 1lhkvl9
  1ljxjdb 1lkhklz 1llyn21 1lmqjo9 1lmyl3u 1lok0yd 1lqmvk7 1ltaqja 1lx3374 1lyca4p 1lze3nk 1m4uahp 1m95dwm 1m9fx8e 1m9kbsa 1mcbmsd 1mdgqkl
  1mff142 1mfkiub 1mfvpfj 1mi1bv7 1mi4isp 1miyhdm 1mj2sk6 1mj55jo 1mjnok3 1mk8isr 1mkgu3c 1mmobfx 1mrhpyf 1mrwesm 1msbz6k 1mtq4n1 1mvqniv
  1mwyu2q 1my5chz 1myq9rw 1mz2end 1mz6g2s 1n395r6 1n49ksq 1n5hio1 1n77f67 1n7uusr 1n9leia 1nb1yjk 1nbb1de 1ndrygx 1neh2fy 1nghogf 1nh4nta
  1nhqtav 1nhuygg 1nih8jf 1njorwl 1nk904v 1nnbh3f 1nowwij 1npmh53 1nrxu3j 1nsbcc3 1nsivqi 1nslpze 1ntfyyq 1ntipa0 1nuq0pp 1nus539 1nutie6
  1nw8a06 1nwhtds 1nwsrh9 1o63wew 1o8d5sl 1o8spq5 1o9t1ui 1o9wa5m 1obhh9x 1obmo1h 1oby8gq 1oc01xc 1oeobh3 1oeu0dq 1ofltcb 1og8haw 1oil8g9
  1oitkp6 1oj3zkc 1okzmst 1ol1ur5 1olznl7 1omi0cn 1onzb1m 1opuxdv 1orh7f9 1osou4r 1ov0a0y 1ovnzkw 1p0wbeo 1p2zqox 1p32p3b 1p3zand 1p5w1h9
  1p9mfdl 1paaqtk 1pb8iaq 1pbtaco 1pcwb2t 1pdp68s 1pesepq 1pfsx1h 1phjlit 1pilr5y 1pj9baq 1pjlz91 1pkjynj 1plsi3h 1pn3492 1pnmnrc 1prlu51
  1psycxo 1pwh9ni 1pxk0k4 1pz0ui3 1pz5p75 1pzvt1h 1q0l0c8 1q0w0mq 1q2s4fw 1q3avuz 1q4jq77 1q4so32 1q6c59k 1q8ehdm 1q8ysmr 1qcd0y8 1qf6ex3
  1qh25t6 1qhl4kq 1qimdwr 1qj7nye 1qjyari 1qkyfj1 1qldc1n 1qnch83 1qnm7nb 1qns0ec 1qp3k6k 1quof1v 1qxmobb 1qyhe8h 1qylpln 1qyrxm7 1r093rp
  1r80c46 1r8o9n8 1r8z3tg 1raox9u 1rbanc3 1rckor8 1rcvd4c 1re60d0 1rf6t4x 1rh4zbf 1rjh0ye 1rkxvcd 1rl7yge 1rl8dv4 1rlil48 1rpzmd9 1ru4jgn
  1rwr92q 1s1vns2 1s1xihv 1s3cchi 1s4ak70 1s59au9 1s8quw5 1s8u3d9 1s9dp7b 1sb300g 1sb9ra2 1sbr2ip 1sdd6ko 1sdg444 1sdm6xa 1shihk6 1shwlux
  1sij4nm 1simjl9 1sk0t42 1skibas 1snogvn 1sqndiq 1sse0w0 1stkyf1 1sxwbuh 1t1j2k9 1t2yr0k 1t7n78l 1t8lc0g 1tch5y5 1tcsstm 1tde4v5 1tdmbyp
  1tdp8j2 1tf8tgr 1tfavjp 1tfpyxx 1tfz3ui 1tgprb5 1tgwrj8 1tiqnmo 1tj1nya 1tm12sb 1tm2d09 1tnku62 1to6bhg 1tpf230 1ts982l 1tufeuv 1tugpzr
  1tuo8ml 1tv3vkb 1txcidv 1txj0ii 1tyn1cm 1u27m5r 1u29mim 1u4vcjt 1u5oqke 1u7j4fd 1u7mwy0 1u886di 1u8qccl 1u98ohf 1ucell9 1udcrck 1udpf7f
  1ueqqos 1ug9r6e 1uhnfgm 1uhwja0 1ui7afw 1ujlp1p 1uktj83 1uo73uz 1urc6iu 1urkp1p 1uuv9vl 1uvu9yu 1uxjcz9 1uzr1dx 1v250rq 1v26k7u 1v43ir5
  1v5c9vc 1v7akj5 1v8895n 1vba90q 1vem24j 1vggfz9 1vhbup3 1vhqozl 1vk84sz 1vkdr9b 1vmo49x 1vqjioa 1vrrahk 1vt4o39 1vyb2m3 1w0bft6 1w1oy5j
  1w4rdjw 1w4wamc 1w50svg 1w5m09q 1w89xyk 1wbhatc 1wbno45 1wdlm9q 1we90xk 1wfxvl9 1wh607p 1wk5lwh 1wm1eld 1wni1v9 1wnj682 1wqkwqt 1wqpkpm
  1wrkr4h 1wsgbim 1wum1dp 1wuoyz2 1wv9zw1 1wvs2hp 1wxpbrp 1x15x2m 1x42rql 1x52hmq 1x634n9 1x9iyfs 1xackgz 1xcxhqv 1xfeahz 1xh3e7v 1xht2ec
  1xk399p 1xk7mk2 1xke4q9 1xkljsl 1xp4p7d 1xqmlq3 1xu6cq6 1xvj8ch 1xvn1fc 1xxfhmd 1xylpj7 1xzw2br 1y2573a 1y2jioe 1y2n8fo 1y3ealc 1y46b1d
  1y4x0e6 1y5svgf 1y87a0t 1y9d4r0 1ybe4ll 1ybqkya 1yolwkn 1yp8fbc 1ypf2qz 1yrn35v 1yt5zjp 1yuyl1j 1yvdu6c 1yxpgeo 1yynpa7 1z0lwyw
`;
