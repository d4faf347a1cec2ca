extension Vocabulary {
  /// Of the countries where people speak Turkish.
  static let turkishBrands = """
    bakery: 7 days, 7days, 9 kat tat, ankara halk ekmek, browni, cici bebe kek, dankek, eti adicto,
      eti browni, eti cin kek, eti puf, eti topkek, halk ekmek, intense browni, kekstra, o kek, pasta villa,
      popkek, sembol, topkek, ülker kekstra, uno, untad
    dairy: activia, aknaz, alpro, altınkılıç, aytaç süt, bahçıvan, baltalı, becel, binbir, birşah, bizim yağ,
      bürsan, cebel, çobanpınarı, cremonti, danette, danino, danone, dimes süt, dost, eker, ekici, fomilk,
      güneydoğu süt, gürsüt, içim, ipek süt, kaanlar, keskinoğlu yumurta, luna, lurpak, mandıra, mintax süt,
      mis, muratbey, nesquik süt, ova, peyman süt, pınar, sana, sek, sütaş, tahsildaroğlu, teksüt, teremyağ,
      tikveşli, torku süt, trakya çiftliği, ülker içim, ünal, yayla süt, yörsan, yükselen
    meat: apikoğlu, aslında et, aytaç, banvit, beypiliç, bolez, bonfilet, cp, cumhuriyet sucuk,
      dardanel deniz, egetürk, erpiliç, gedik, keskinoğlu, lezita, maret, namet, pınar salam, pınar sosis,
      polonez, şahin, şenpiliç, trakya et
    frozen: algida, bim dondurma, boom boom, carte d'or, cornetto, dardanel donuk, donuk feast, feast,
      frigola, golf, iglo, mado, magnum, maraşım, max dondurma, nogger, panda, pınar pizza, pizza pizza,
      superfresh, twister
    pantry: a la turca, albeni, alpella, altınbaşak, anavarza, ankara makarna, arbella, arifoğlu, assan,
      bağdat, balküpü, balparmak, banada, barilla, bebe bisküvi, bebeto, benimo, berrak, bidolu, big babol,
      billur, biryağ, biskrem, bizim ayçiçek, bizim mutfak, bonibon, bounty, burçak, burcu, calve, canga,
      caramio, çaykur reçel, çerezza, cheetos, cin cin, cipso, coco pops, coco star, cocostar, çokella,
      çokokrem, çokonat, çokoprens, corn flakes, cornflakes, crax, dalan zeytin, damak, dankek rulo,
      dardanel, demko, dido, doritos, doruk, dr oetker, duru, ebazer, ekiz, eti benimo, eti burçak,
      eti canga, eti cin, eti crax, eti form, eti gong, eti hoşbeş, eti karam, eti lifalif, eti maximus,
      eti petito, eti wanted, falım, ferrero, fersan, filiz makarna, finger bisküvi, first sakız, godiva,
      gong, hacı bekir, hacı şerif, halley, hanımeller, haribo, hasata, haylayf, heinz, hekimoğlu, hellmanns,
      hobby, hoşbeş, icebreakers, ikram, indomie, irmik balküpü, jelly, kat kat tat, kellogg, kemal kükrer,
      kent, kenton, kinder, kitkat, knorr, komili, kopiko, koska, krispi, kristal, kühne, laviva, lays,
      lifalif, luna margarin, luppo, maggi, marmarabirlik, mars, merko, metro, mevlana, milka, missbon,
      negro, nesfit, nesquik, nestle damak, noodle indomie, nuh un, nuhun ankara, nutella, nutzz, oba, olala,
      olips, öncü, ozmo, pakmaya, papağan, pastavilla, patos, penguen, petito, peyman, piyale, pöttinger,
      pringles, probis, reis, rondo, ruffles, saklıköy, salina, sarelle, sera, seyidoğlu, sezen, sinangil,
      snickers, söke, superfood, superfresh ton, tadelle, tadım, tamek, tariş, tat, tatkat, toblerone,
      toffix, tofita, tofy, topitop, torku, tukaş, tutku, twix, ülker, ulusoy, verde, vivident, wanted,
      yayla, yudum, yupo, yuva maya
    drinks: abant su, ahmad, akmina, altınbaş, angora, aquafina, aroma meyve suyu, becks, beta çay,
      beypazarı, black bruin, bomonti, bud, burn, buzdağı, cafe crown, camlıca, cappy, capri sun, carlsberg,
      çaykur, churchill, coca cola, cola turka, corona, damla, didi, dimes, doğadan, doğanay, doğuş, doluca,
      efe rakı, efes, elite naturel, erikli, exotic, fanta, filiz çay, frappuccino, freşa, fruko, frutti,
      fuse tea, fuze tea, hamidiye, hayat, jacobs, juss, kahve dünyası, karali, kardelen, kavaklıdere,
      kemal kükrer şalgam, kınık, kızılay, kola turka, kurukahveci mehmet efendi, lipton, mahmood,
      mehmet efendi, meysu, miller, monster, munzur, nesquik içecek, nestea, nestle su, niğde gazozu, ofçay,
      pepsi, pınar meyve suyu, pınar su, pınar yaşam, powerade, rani, red bull, rize turist, saka, sarıyer,
      sırma, sprite, starbucks, tamek meyve suyu, tang, tchibo, tekirdağ rakısı, tiryaki, tomurcuk, tuborg,
      ülker cafe crown, uludağ, yakut, yedigün, yeni rakı, zafer gazoz
    household: abc, ace, air wick, ajax, alo, ariel, asperox, baygon, bingo, bonnie, boron, bref, calgon,
      cif, cook, dalan arap sabunu, detan, domestos, duracell, energizer, ernet, ever clean, fairy, familia,
      febreze, felix, finish, flash temizleyici, friskies, gimcat, glade, goody, hacı şakir çamaşır,
      komili kağıt, koroplast, kosla, lenor, lila pak, marc, maylo, mintax, mr muscle, mr proper, ok kibrit,
      omo, papia, parex, pattex, pedigree, peros, persil, perwoll, pril, pro plan, pronto, proplan, raid,
      reflex, rinso, roll up, royal canin, scotch, selpak, silen, sinkov, sleepy temizlik, sofra, solo,
      somat, teno, tursil, tuvalet ördeği, uhu, vanish, varta, vernel, vim, wanpy, whiskas, yeşil deterjan,
      yumoş
    care: a ferin, activex, apranax, aptamil, arko, arveles, axe, banat, bebelac, bebiko, benexol, bengay,
      bepanthen, bepanthol, bioblas, bioderma, bioxcin, blendax, calpol, canped, centrum, clear, cobaco,
      colgate, dalan, dalin, deep fresh, derby, dolven, dove, durex, duru duş, duru sabun, elidor, emotion,
      evy baby, evy lady, eyüp sabri tuncer, fa, fito, flormar, garnier, gillette, gliss, golden rose,
      gripin, hacı şakir, head shoulders, hero baby, himalaya krem, hipp, hobby şampuan, hobi, ipana,
      johnson, koleston, kotex, l'oréal, la roche posay, listerine, loreal, lux, majezik, maybelline, milupa,
      minoset, molfix, molped, neutrogena, nivea, nurofen, oje flormar, okey, oral b, orkid, palette,
      palmolive, pantene, parodontax, parol, pereja, permatik, prima, protex, rebul, redoxon, rexona,
      sebamed, selin kolonya, selpak kağıt mendil, sensodyne, signal, sleepy, sma, solante, strepsils,
      sudocrem, supradyn, syoss, tena, tylolhot, ülker hero baby, uni baby, unibaby, urban care, veet,
      vermidon, vicks, voltaren, wella
    other: a101, bim, carrefoursa, faber castell, m migros, marlboro, migros, parliament, pelikan, şok, tekel
    """

  static let turkishDescriptions = """
    bir iki biraz az çok daha tane tanesi adet adedi kilo gram gr kg lt litre ml paket paketi kutu kutusu
    şişe şişesi kavanoz dilim dilimli dilimlenmiş parça bütün yarım çeyrek tam yağlı yağsız light laktozsuz
    glutensiz şekersiz şekerli tuzsuz tuzlu sade doğal organik taze günlük köy ev yapımı yerli ithal büyük
    küçük orta boy mini maxi aile ekonomik ucuz iyi güzel yeni eski sızma naturel acı tatlı ekşi sert
    yumuşak ince kalın uzun kısa yuvarlak rende rendelenmiş soyulmuş doğranmış kıyılmış haşlanmış közlenmiş
    kavrulmuş çiğ pişmiş füme salamura kemikli kemiksiz derili derisiz beyaz siyah kırmızı yeşil sarı mavi
    mor pembe kahverengi esmer karışık çeşit çeşitleri çeşitli özel extra ekstra süper ultra klasik orijinal
    hazır instant toz sıvı katı sprey yedek çocuk erkek kadın yetişkin hassas normal kuru ve ile için
    markası marka türk amasya antep urfa maraş ezine izmir bursa ege karadeniz trabzon kars tek kullanımlık
    """
}
