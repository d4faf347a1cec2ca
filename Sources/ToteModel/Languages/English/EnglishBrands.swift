extension Vocabulary {
  /// Of the countries where people speak English.
  static let englishBrands = """
    produce: dole, fyffes
    bakery: allinson, brennans, dave killer bread, entenmann, genius, helga, hostess, hovis, irish pride,
      jus rol, jusrol, kingsmill, krispy kreme, little debbie, mission, mr kipling, new york bakery,
      pat the baker, pepperidge farm, sara lee, soreen, thomas english muffins, tip top, twinkies,
      warburtons, wonder bread, wonder white
    dairy: anchor, avonmore, bega, benecol, boost yoghurt, cathedral city, charleville, cheesestrings,
      chobani, clover, coffee mate, cool whip, coon cheese, country crock, cravendale, dairygold, dairylea,
      devondale, elmlea, fage, flora, fruche, glenisk, gogurt, i can t believe, kraft singles, lactaid,
      land o lakes, laughing cow, muller corner, oikos, pauls, petits filous, pilgrim choice, primula,
      rachels, reddi wip, sabra, seriously strong, silk, ski yogurt, smart balance, stork, the collective,
      tillamook, tine, vitalite, western star, yeo valley, yoplait go gurt
    meat: ball park, bernard matthews, beyond meat, boar head, butterball, clonakilty, denny, don smallgoods,
      fridge raiders, hillshire, hormel, impossible burger, ingham, jimmy dean, johnsonville,
      linda mccartney, mattessons, oscar mayer, peperami, perdue, quorn, richmond, spam, tyson, wall sausages
    frozen: amy kitchen, aunt bessie, bagel bites, banquet, birds eye, blue bell, blue bunny, breyers,
      calippo, chicago town, crosta mollica, digiorno, dippin dots, donegal catch, edys, eggo, fab lolly,
      findus, four n twenty, golden gaytime, goodfella, gorton, green giant, halo top, hot pockets,
      hungry man, klondike, lean cuisine, marie callender, marlow foods, mccains, ore ida, outshine,
      paddle pop, patties pie, peters ice cream, sara lee ice cream, stouffer, streets, talenti, totino,
      twister, young s
    pantry: aero, ambrosia, angel bakeries, angel delight, annie, ants on a log, arnott, atora, aunt jemima,
      bakers chocolate, barry callebaut, barry chocolate, batchelors, betty crocker, bird custard, bisquick,
      black jack, boost bar, bourbon cream, branston, burger rings, butlers, butterfinger, cadburys,
      campbell, cap n crunch, carnation, cheeto, cheez it, cheezels, cheezit, chef boyardee, chef ketchup,
      chef sauce, chex, chomps, cinnamon toast crunch, cliff bar, club bar, club orange bar, cobs popcorn,
      cocoa pebbles, colman, cracker jack, crawfords, crisco, crosse blackwell, crunchie, cup noodles,
      curly wurly, dairy milk, del monte, domino sugar, double decker, duncan hines, famous amos,
      fig newtons, flahavans, fox biscuits, fritos, froot loops, frosted flakes, fry s, funyuns, galaxy,
      gatorade gum, ghirardelli, girl scout cookies, gold medal flour, golden circle, goldfish, goya,
      grape nuts, green black, guylian, haagen, hamburger helper, hartley, heroes, homepride, hovis flour,
      hp, hula hoop, hungry jack, indomie, jack link, jacob, jacobs cracker, jaffas, jammie dodgers,
      jelly belly, jif, jiffy, john west, jolly rancher, jordans, karo, keebler, kerr s, kettle chips,
      kettle crisps, kimberley, kind bar, king oscar, kitchen basics, kraft, krave, la choy, la victoria,
      larabar, lea perrins, leggo, lion bar, little debbie snack, loyd grossman, lucky charms, lyle,
      lyons biscuits, lyons cake, mae ploy, maryland cookies, mazola, mccormick, mcvitie, mi goreng,
      mikado biscuits, milano cookies, milo, mini cheddars, mini eggs, minstrels, miracle whip,
      mission chips, monster munch, morton salt, mrs butterworth, mrs dash, nabisco, nature path, newman own,
      nilla wafers, nissin, nutri grain, nutter butter, odlums, ortega, oxo, pace salsa, pam, party rings,
      paul newman, penguin, pepperidge goldfish, pez, planters, poptarts, prego, premier white, princes,
      progresso, quality street, quavers, quest bar, ragu, ready brek, reese, rice a roni, robertson, rolo,
      roses chocolates, rotel, rowntree, rxbar, ry krisp, ryvita, saltines, san remo, sarson, saxa,
      scampi fries, schwartz, shake n bake, shapes, sharwood, shredded wheat, shreddies, skippy, skips,
      slim jim, smash, smith chips, smucker, snack pack, sour patch kids, spaghettios, splenda, starburst,
      stove top, sugar puffs, sun maid, sun pat, sunpat, swanson broth, swedish fish, swiss miss, tate lyle,
      tayto, teacakes tunnock, teddy grahams, tim tam, timtam, tootsie roll, top ramen, triscuit, tunnocks,
      twiglets, twisties, twizzlers, two minute noodles, uncle tobys, v8 soup, velveeta, viscount, walker,
      walkers crisps, weet bix, weetbix, wheat thins, wheaties, wispa, worcester sauce lea, worther, wotsits,
      yorkie, zatarain, zero bar
    drinks: a w root beer, arizona iced tea, asahi, aspall, babycham, bang energy, barq, barry tea, barrys,
      bigelow, birra moretti, blossom hill, body armor, bodyarmor, bombay sapphire, brooke bond, buckfast,
      bud light, bulmers, bundaberg, bushells, bushmills, carling, carlton draught, cascade,
      celestial seasonings, celsius, club orange, cobra, coke zero, community coffee, coors, copella,
      cottees, country time, cranberry classic, crystal light, dasani, deep river rock, desperados,
      diet coke, diet pepsi, dilmah, dos equis, douwe egberts, dunkin, echo falls, fairlife shake,
      famous grouse, fiji water, fijian, five alive, five hour energy, folgers, foster, gallo, gatorade,
      ginger beer bundaberg, gordons, green mountain, grey goose, greygoose, hardys, harp, hawaiian punch,
      hendricks, hi c, highland spring, irn bru, iron bru, j2o, jack daniels, jacob creek, jameson, jim beam,
      k cups, kenco, keurig, kirks, kool aid, kopparberg, kronenbourg, la colombe, la croix, lacroix,
      lambrini, lilt, lion red, liquid death, lucozade, lyons tea, magners, makers mark, malibu,
      maxwell house, mi wadi, michelob, mike hard lemonade, miller lite, milo drink, mio, miwadi, moccona,
      modelo, moretti, nesquik, nos energy, oasis drink, ocean spray, patron, pbr, pedialyte, peets, pg tips,
      poland spring, powers whiskey, premier protein, prime, propel, ribena, robinsons, rockstar, rubicon,
      sam adams, simply orange, smart water, smartwater, smithwicks, snapple, solo, southern comfort,
      spindrift, squirt, strongbow, sunny d, sunny delight, tang, tango, tanqueray, taylors coffee,
      taylors tea, tetley, tia maria, tiger beer, tim hortons, tito, tooheys, topo chico, truly, tsingtao,
      typhoo, um bongo, v8, vb, victoria bitter, vimto, vitaminwater, welchs, white claw, xxxx, yellow tail,
      yorkshire tea, yuengling
    household: ace bleach, aerogard spray, airwick, ajax spray, andrex, angel soft, arm hammer laundry,
      astonish, bacofoil, bakers dog food, bar keepers friend, beneful, bissell, blu tack, blue buffalo,
      blutack, bold, bounce, bounty paper towels, brawny, brita, cascade pods, charmin, cillit, comfort,
      cottonelle, cuddly, cushelle, dawn, daz, dixie cups, downy, dr beckmann, drano, dreamies, dylon,
      dynamo, earth choice, easy off, ecover, elbow grease, fabuloso, fancy feast, febreeze, finish quantum,
      flash, friskies, gain, glad bags, glad wrap, glade plug in, go cat, goo gone, greenies, handee, hefty,
      ivory liquid, jeyes, kibbles, kirkland paper towels, kittensoft, lysol, method, milk bone,
      morning fresh, mortein, mr clean, mrs meyer, multix, napisan, nappisan, nicky, o cedar, oates,
      odor eaters, omo, oxi clean, oxiclean, palmolive dish soap, pine sol, pinesol, pink stuff, pledge,
      plenty, quilted northern, quilton, regina, reynolds wrap, rubbermaid, saran, scott toilet paper,
      scrubbing bubbles, seventh generation, shout, simple green, sorbent, sparkle paper towels,
      spic and span, stardrops, sun dishwasher, surf, swan vestas, temptations, the pink stuff,
      thirst pockets, tidy cats, toilet duck, velux, velvet toilet, viva paper towels, winalot, windex,
      windolene, zip firelighters, zoflora
    care: advil, aleve, alka seltzer, anadin, anusol, aquaphor, aussie, aveda, aveeno, banana boat, batiste,
      beechams, benadryl, bengay, bepanthol, berocca, bic razors, blackmores, blistex, bonjela, boots no7,
      burt bees, butter menthol, calpol, canesten, cantu, carmex, centrum, claritin, clean clear, clearasil,
      codral, cover girl, cow and gate, cow gate, crest, cuticura, dayquil, deep heat, degree, depend,
      dettol soap, dial soap, dollar shave, dr bronner, dramamine, dulcolax, e l f, elastoplast,
      ella kitchen, enfamil, ensure, euthymol, excedrin, fixodent, gaviscon, gerber, germolene, gold bond,
      goodnites, halls, harry, hawaiian tropic, huggies wipes, ibuleve, imodium, imperial leather, impulse,
      irish spring, johnsons baby, lemsip, libra, liz earle, luvs, lynx, maalox, max factor, metamucil,
      mitchum, mucinex, nair, native deodorant, neosporin, neurofen, nexium, nivea cream, no7,
      nurofen for children, nyquil, nytol, odaban, ogx, olay, organix, original source, panadol, paxil,
      pepto, piriteze, piriton, poise, polident, poligrip, preparation h, purell, q tips, qtips, radox,
      rennie, revlon, rimmel, robitussin, sally hansen, sanctuary, savlon, schick, scholl, secret deodorant,
      settlers, sharpies, shea moisture, similac, simple, sma, soap glory, soft gentle, softsoap, solpadeine,
      st ives, stayfree, steradent, strepsil, suave, sudafed, sunsilk, sure deodorant, swisse, tampax pearl,
      tcp, theraflu, tiger balm, tom of maine, tresemme, tums, tylenol, u by kotex, ultrabrite, venus, vo5,
      water wipes, waterwipes, zantac, zovirax, zyrtec
    other: asda, coles, costco, crayola, dunnes, great value, hallmark, iceland, kirkland, m s, marlboro,
      miracle gro, morrisons, rizla, sainsburys, supervalu, target, tesco, trader joe, waitrose, walmart,
      whole foods, woolworths
    """

  static let englishDescriptions = """
    a an some any my our semi skimmed skim free range wholemeal wholegrain wholewheat multigrain granary
    seeded unsweetened sweetened flavoured flavored flavour flavor natural bio vegan vegetarian veggie
    gluten lactose low fat reduced full lite diet zero decaf decaffeinated caffeine instant ground smoked
    unsmoked cured roasted toasted crunchy smooth creamy mini giant family size sized value premium brand
    own basic readymade homemade ready made local british irish scottish italian french greek spanish
    american english german mature strong virgin refined pure original classic regular standard assorted
    mixed various variety selection multipack new nice good cheap best favourite favorite kids kid children
    men women ladies mens womens sensitive anti non disposable reusable recycled eco refill refills
    sparkling still fizzy blue pink purple golden hardened skinned rolled baked tinned rindless unwaxed vine
    loose prepacked wrapped spare extra quick cook cooking quickcook microwaveable uht longlife chilled
    fresh squeezed percent ply super soft strength double triple single tall short wide narrow long pkt
    brown wild farmed steamed grilled fried breaded battered marinated spiced spicy plain seasonal more
    enough plus few couple xl nonbio powder-free unscented scented fragrance sugar-free no added
    """
}
