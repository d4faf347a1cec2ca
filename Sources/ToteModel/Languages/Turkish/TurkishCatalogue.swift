extension Vocabulary {
  /// `CatalogueText` says how it is read.
  static let turkishCatalogue = """
    produce: ahududu, ananas, armut, avokado, ayva, bakla, bamya, barbunya, bezelye, biber, biberiye,
      böğürtlen, brokoli, brüksel lahanası, taze ceviz, çarliston biber, çilek, dereotu, dolmalık biber,
      domates, elma, enginar, erik, fesleğen, greyfurt, havuç, hindiba, hurma, incir, ıspanak, iceberg, kabak,
      karalahana, karnabahar, karpuz, kavun, kayısı, taze kekik, kereviz, kestane, kırmızı biber,
      kırmızı lahana, kiraz, kişniş, kivi, kuşkonmaz, kuzukulağı, lahana, limon, lime, mandalina, mango,
      mantar, marul, maydanoz, mısır, meyve, misket limonu, muz, nane, nar, nektarin, pancar, papaya, pazı,
      patates, patlıcan, pırasa, portakal, rezene, roka, salata, salatalık, sarımsak, semizotu, sebze,
      sivri biber, soğan, şeftali, şalgam, taze fasulye, taze soğan, tere, tatlı patates, turp, üzüm, vişne,
      yaban mersini, yenidünya, yerelması, yeşillik, yeşil biber, yeşil soğan, zencefil, muşmula, dut,
      yer elması, çeri domates, kokteyl domates, frenk soğanı, hurması, lahanası
    bakery: açma, bazlama, börek, böreği, baklava, çörek, ekmek, ekmeği, tam buğday ekmeği, tost ekmeği,
      hamburger ekmeği, çavdar ekmeği, ekmek içi, galeta, gözleme, katmer, kek, keki, kruvasan, kurabiye,
      künefe, lahmacun, lavaş, milföy, milföy hamuru, pasta, pastası, pide, poğaça, pişi, ramazan pidesi,
      revani, sandviç ekmeği, simit, tart, yufka, baton ekmek, mayalı hamur, waffle, etimek, grissini,
      kıtır ekmek, sandviç
    dairy: ayran, beyaz peynir, çökelek, dil peyniri, eski kaşar, hellim, kaşar, kaşar peyniri, kaymak, kefir,
      keçi peyniri, köy yumurtası, krem peynir, krema, labne, lor, lor peyniri, margarin, mozzarella,
      parmesan, peynir, peyniri, puding, rokfor, sade yoğurt, süt, sütü, badem sütü, yulaf sütü, soya sütü,
      laktozsuz süt, yarım yağlı süt, süzme yoğurt, sütlaç, tam yağlı süt, tereyağı, tereyağ, tulum peyniri,
      yoğurt, yoğurdu, yumurta, yumurtası, örgü peyniri, ezine peyniri, süzme peynir, tofu
    meat: alabalık, antrikot, balık, balığı, barbun, biftek, bonfile, =but, ciğer, çipura, dana eti,
      dana kıyma, dana, döner, =et, eti, füme et, hamsi, hindi, hindi füme, istavrit, istakoz, jambon,
      kalamar, kalkan, karides, kavurma, kefal, kemik, kıyma, kıyması, kırlangıç, köfte, köftesi, kuzu,
      kuzu eti, kuşbaşı, levrek, lüfer, mezgit, midye, palamut, pastırma, piliç, pirzola, salam, salamı,
      sakatat, sardalya, somon, füme somon, sosis, sosisi, sucuk, sucuğu, tavuk, tavuk but, tavuk göğsü,
      tavuk kanadı, tavuk göğüs, bütün tavuk, uskumru, yengeç, ahtapot, işkembe, bıldırcın, ördek, kaz eti,
      hamburger köftesi, dil balığı, kanat
    frozen: !dondurulmuş, !donmuş, buz, dondurma, dondurması, donuk patates, küp buz, pizza, sorbe, buz küpü,
      balık kroket, mantı
    pantry: !konserve, !konservesi, !kuru, !kurutulmuş, !turşu, !turşusu, acı biber sosu, antep fıstığı, arpa,
      aspir yağı, ayçiçek yağı, badem, bakliyat, bal, baharat, bisküvi, bitter çikolata, bulgur, buğday,
      ceviz, cips, cipsi, çam fıstığı, çekirdek, çikolata, çikolatası, çorba, çorbası, çörek otu,
      damla çikolata, defne yaprağı, ekmek kırıntısı, elma sirkesi, erişte, et suyu, tavuk suyu, fasulye,
      fındık, fındık ezmesi, fıstık, fıstık ezmesi, galeta unu, gofret, gıda boyası, hardal, hindistan cevizi,
      helva, haşhaş, irmik, jelatin, jelibon, kabartma tozu, kahvaltılık gevrek, kakao, kaju, karabiber,
      karanfil, karbonat, kakule, kekik, ketçap, kimyon, kinoa, köri, kraker, kuş üzümü, kuskus, kuru fasulye,
      kuru üzüm, kuru kayısı, leblebi, lokum, makarna, maya, mayonez, mercimek, mercimeği, mısır gevreği,
      mısır nişastası, muskat, müsli, nar ekşisi, nişasta, nohut, noodle, pekmez, pekmezi, pirinç, pirinç unu,
      pul biber, pudra şekeri, reçel, reçeli, esmer şeker, sakız, salça, salçası, biber salçası,
      domates salçası, şeker, şekeri, şekerleme, sirke, sirkesi, sos, sosu, sıvı yağ, sumak, susam, soya sosu,
      şehriye, tahin, tahin helvası, tarçın, tarhana, ton balığı, toz biber, toz şeker, tuz, tuzu, =un, unu,
      vanilya, vanilin, yağ, yağı, yaprak sarma, yulaf, yulaf ezmesi, yulaf kepeği, zeytin, zeytini,
      zeytinyağı, zerdeçal, zeytin ezmesi, kuruyemiş, fıstığı, çekirdeği, ezmesi, nişastası, baharatı, harcı,
      kurusu, makarnası, pirinci, bulyon, krem şanti, patlamış mısır, fındık kreması
    drinks: bira, birası, boza, buzlu çay, bitki çayı, çay, çayı, poşet çay, demlik çay, enerji içeceği,
      filtre kahve, gazoz, hazır kahve, ıhlamur, içecek, kahve, kahvesi, kola, kırmızı şarap, beyaz şarap,
      komposto, limonata, likör, maden suyu, meyve suyu, elma suyu, elma çayı, nescafe, papatya çayı,
      portakal suyu, rakı, roze şarap, sahlep, salep, sıcak çikolata, soda, şampanya, şalgam suyu, şarap,
      şarabı, şerbet, =su, suyu, damacana su, türk kahvesi, viski, vişne suyu, votka, yeşil çay, cin, tonik,
      rom, tekila, konyak, espresso, damacana, içeceği
    household: alüminyum folyo, ampul, bez, bulaşık deterjanı, bulaşık makinesi tableti, bulaşık süngeri,
      bulaşık teli, buzdolabı poşeti, cam bezi, cam sil, çakmak, çamaşır deterjanı, çamaşır suyu, çöp poşeti,
      çöp torbası, deterjan, deterjanı, eldiven, faraş, fırça, folyo, havlu kağıt, kağıt havlu, kağıt tabak,
      karton bardak, kedi kumu, kedi maması, kireç çözücü, kibrit, kova, köpek maması, kuş yemi, kürdan,
      leke çıkarıcı, mandal, mum, oda kokusu, oda spreyi, parlatıcı, paspas, peçete, pil, pişirme kağıdı,
      pipet, sinek ilacı, streç film, sünger, süngeri, süpürge, temizleyici, toz bezi, tuvalet fırçası,
      tuvalet kağıdı, yağlı kağıt, yapıştırıcı, yumuşatıcı, yüzey temizleyici, bulaşık tuzu, arap sabunu,
      lavabo açıcı, bant, =ip, vida, kilitli poşet, bulaşık makinesi tuzu, makine tuzu, bulaşık tableti,
      çamaşır yumuşatıcısı, fırın kağıdı, dezenfektan, kireç sökücü, kömür, mangal kömürü, temizlik bezi,
      tuz ruhu
    care: ağrı kesici, aspirin, asetonlu mendil, bebek bezi, bebek maması, bebek şampuanı, deodorant,
      diş fırçası, diş ipi, diş macunu, duş jeli, el kremi, güneş kremi, günlük ped, ıslak mendil, jilet,
      jöle, kolonya, kolonyası, kulak çubuğu, kulak pamuğu, krem, kremi, losyon, makyaj, makyaj pamuğu,
      maskara, maske, mendil, nemlendirici, oje, oje çıkarıcı, öksürük şurubu, pamuk, parasetamol, parfüm,
      ped, pişik kremi, prezervatif, roll on, ruj, sabun, sabunu, saç boyası, saç fırçası, saç kremi,
      saç spreyi, sıvı sabun, şampuan, şampuanı, tampon, tarak, tıraş bıçağı, tıraş köpüğü, tıraş losyonu,
      tırnak makası, termometre, vazelin, vitamin, vitamini, vücut losyonu, yara bandı, ağız çalkalama suyu,
      ilaç, ilacı, el dezenfektanı, yüz kremi, traş köpüğü, traş bıçağı, kulak temizleme çubuğu,
      ağız bakım suyu, toka
    other: balon, buket, çiçek, çiçeği, defter, dergi, doğum günü kartı, fide, gazete, gübre, hediye,
      hediye kartı, hediye paketi, kalem, milli piyango, oyuncak, pul, saksı, toprak, torf, tohum, zarf
    """
}
