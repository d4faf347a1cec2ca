extension CatalogueText {
  /// What is sold under one name in most countries, by category. `other` makes too many things to say where.
  static let commonBrands = """
    produce: chiquita, zespri
    dairy: actimel, activia, alpro, arla, babybel, boursin, danette, danone, danonino, galbani, kerrygold,
      lactalis, lactel, leerdammer, lurpak, müller, oatly, philadelfia, philadelphia, president, président,
      vache qui rit, yakult, yoplait
    frozen: ben and jerry, ben jerry, carte d'or, cornetto, dr oetker ristorante, häagen dazs, iglo, magnum,
      mccain, solero, twister lolly, viennetta
    pantry: after eight, alpen, barilla, belvita, ben s original, bertolli, biscoff, blue dragon, bonduelle,
      bonne maman, bounty, cadbury, carapelli, celebrations, cheerios, cheetos, chips ahoy, chupa chups,
      clif bar, coco pops, corny, crunchy nut, de cecco, dolmio, doritos, ferrero, ferrero rocher,
      filippo berio, fisherman friend, freddo, frosties, fruit loops, haribo, heinz, hellmann, hershey,
      isostar barre, jell o, kellogg, kikkoman, kinder, kinder bueno, kit kat, kitkat, knorr, lay, lindt,
      loacker, lotus, lotus biscoff, lu, m m, maggi, maltesers, maoam, mars, mentos, mikado, milka,
      milky way, monini, nature valley, nesquik cereal, nutella, old el paso, orbit, oreo, ovomaltine,
      panzani, patak, pocky, prince, pringles, quaker, raffaello, reeses, rice krispies, ricola,
      ritter sport, rocher, ruffles, sacla, skittles, smarties, snickers, special k, tabasco, thomy, tic tac,
      toblerone, toffifee, trident, tuc, twix, uncle ben, weetabix, werther, wrigley
    drinks: 7 up, 7up, absolut, absolut vodka, aperol, aquafina, bacardi, baileys, ballantines, becks,
      budweiser, burn energy, campari, canada dry, capri sun, captain morgan, carlsberg, cinzano, coca,
      coca cola, coca cola zero, corona, dolce gusto, dr pepper, evian, fanta, fuze tea, gatorade,
      gordon gin, guinness, heineken, illy, innocent, jack daniel, jägermeister, jagermeister,
      johnnie walker, lavazza, lillet, lipton, lipton ice tea, lipton yellow label, martini, minute maid,
      mirinda, moët, monster, monster energy, mountain dew, nescafé, nespresso, nestea, orangina, pepsi,
      pepsi max, peroni, perrier, powerade, red bull, red label tea, san miguel, san pellegrino, schweppes,
      senseo, smirnoff, sprite, starbucks, stella artois, tassimo, tropicana, twinings, vittel, volvic
    household: air wick, ajax, ambi pur, ariel, baygon, biokat, bref, brillo, calgon, catsan, cesar, chappi,
      cif, cillit bang, clorox, dettol spray, domestos, dreft, duracell, energizer, fairy, febreze, felix,
      finish, friskies, frolic, frosch, glade, harpic, iams, kitekat, le chat, lenor, mr muscle, mr proper,
      pedigree, perlan, persil, pril, pronto, purina, raid, royal canin, scotch, scotch brite, sheba,
      sidolin, somat, spontex, sun tablets, swiffer, tide, tupperware, uhu, vanish, varta, vernel, viakal,
      vileda, wd 40, whiskas, woolite, zewa, ziploc
    care: always, aptamil, aquafresh, aspirin, ausonia, avène, axe, bayer aspirin, bepanthen, bic razor,
      bioderma, bioten, carefree, cerave, cetaphil, colgate, compeed, dettol, dove, durex, e45, elmex,
      elseve, elvive, eucerin, fructis, garnier, gillette, gliss, head and shoulders, head shoulders,
      herbal essences, huggies, johnson, johnson baby, kleenex, kotex, l'oreal, l'oréal, la prairie,
      la roche posay, labello, libresse, lifebuoy, listerine, lux soap, maybelline, mustela, nan formula,
      neutrogena, nivea, nurofen, o b, old spice, oral b, palmolive, pampers, pantene, parodontax, rexona,
      right guard, sanex, schwarzkopf, sebamed, sensodyne, speed stick, strepsils, sudocrem, syoss, tampax,
      tempo, tena, timotei, tresemmé, vaseline, veet, vichy, vicks, voltaren, voltarol, weleda, wella,
      wilkinson
    other: aldi, amazon, bic, carrefour, ikea, lidl, nestle, nestlé, unilever
    """
}
