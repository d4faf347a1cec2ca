extension Vocabulary {
  static let french = Vocabulary(
    code: "fr", name: "français", words: French(),
    figures: FigureStyle(decimalSign: ",", thousandsSign: "\u{202F}", price: FigureStyle.signBehind),
    figuresAbroad: [
      ("CH", FigureStyle(decimalSign: ".", thousandsSign: "’") { "\($1.sign)\u{A0}\($0)" })
    ],
    isPlural: { $0 >= 2000 },
    currency: .euro,
    units: UnitNames.table(
      """
      mg: mg, mg, milligramme, milligrammes; g: g, g, gramme, grammes;
      kg: kg, kg, kilo, kilos, kilogramme, kilogrammes; oz: oz, oz, once, onces; lb: lb;
      ml: ml, ml, millilitre, millilitres; cl: cl, cl, centilitre, centilitres;
      dl: dl, dl, décilitre, décilitres; l: l, l, litre, litres;
      tsp: c. à café, c. à café, c. à c., c.à c., c-à-c, c.à café, c. à thé, cac, cuil. à café, cuillère à café, cuillères à café,
        cuillerée à café, cuillerées à café;
      dsp: c. à dessert, c. à dessert, cuil. à dessert, cuillère à dessert, cuillères à dessert;
      tbsp: c. à soupe, c. à soupe, c. à s., c.à s., c-à-s, c.à soupe, cas, cs, cuil. à soupe, cuillère à soupe, cuillères à soupe,
        cuillerée à soupe, cuillerées à soupe; cup: tasse, tasses; floz: fl oz;
      pint: pinte, pintes, chopine, chopines; quart: quart, quarts; gallon: gallon, gallons;
      x: x, x, pièce, pièces, unité, unités; pack: paquet, paquets, cagette, cagettes; can: boîte, boîtes;
      bottle: bouteille, bouteilles; bunch: botte, bottes, bouquet, bouquets; jar: pot, pots, bocal, bocaux;
      bag: sachet, sachets, sac, sacs; roll: rouleau, rouleaux; carton: brique, briques;
      tray: barquette, barquettes; tub: bac, bacs; tube: tube, tubes; loaf: miche, miches;
      bar: tablette, tablettes; block: bloc, blocs, plaquette, plaquettes; stick: bâton, bâtons;
      slice: tranche, tranches; clove: gousse, gousses; pinch: pincée, pincées; handful: poignée, poignées;
      glass: verre, verres; head: tête, têtes; bulb: bulbe, bulbes; stalk: branche, branches, tige, tiges;
      sprig: brin, brins; leaf: feuille, feuilles; dash: trait, traits; drop: goutte, gouttes; knob: petit morceau, petits morceaux; strip: lanière, lanières;
      sheet: plaque, plaques; ear: épi, épis; wedge: quartier, quartiers; crate: caisse, caisses;
      pouch: doypack, doypacks; m: m, m, mètre, mètres
      """),
    namesBehindUnits: [
      .cup: "fraîche", .bunch: "garni", .glass: "plastique papier", .head: "veau porc cochon",
      .leaf: "lasagne papier brick", .block: "notes", .bar: "lave-vaisselle",
      .bag: "poubelle main dos couchage congélation aspirateur",
      // A quarter.
      .quart: "de d'heure",
    ],
    nameLinks: "de à",
    loneUnits: "kilo litre",
    measuresInNames: "en pour",
    sizesBeforeUnits: """
      grand grande grands grandes gros grosse grosses petit petite petits petites bonne bonnes beau belle \
      beaux belles
      """,
    sizesBehindUnits: "bombée bombées rase rases",
    packLink: "par",
    numbers: [
      250: "quart demi-livre", 500: "demi", 1000: "un une", 2000: "deux", 3000: "trois", 4000: "quatre",
      5000: "cinq", 6000: "six", 7000: "sept", 8000: "huit", 9000: "neuf", 10_000: "dix", 11_000: "onze",
      12_000: "douze", 15_000: "quinze", 20_000: "vingt",
    ],
    dozens: [12: "douzaine douzaines", 6: "demi-douzaine", 10: "dizaine dizaines"],
    partLink: "et", linkedHalf: "demie",
    kiloParts: [
      250: "une demi-livre, demi-livre", 500: "une livre", 750: "trois quarts", 1000: "deux livres",
      1500: "trois livres",
    ],
    halfKilos: "livre livres",
    plus: "plus", ranges: "a ou",
    and: "et", of: "de", articles: "le la les", readOwn: { $0.dropPartitive() },
    about: "environ env",
    vague: "un peu de, un trait de, un morceau de, un bout de, quelques, beaucoup de",
    pairs: "sel poivre, huile vinaigre, moules frites, jambon fromage, jambon beurre, steak frites",
    tails: "pour si en avec sans comme type selon de préférence par à au aux ou dont environ plus facultatif",
    intoParts: "en",
    partingVerbs: "coupé coupée coupés coupées",
    lastOfTails: "seulement",
    choices: "ou",
    sizes:
      "grand grande grands grandes gros grosse grosses petit petite petits petites moyen moyenne moyens moyennes",
    adjectives: """
      frais fraîche fraîches mûr mûre mûrs mûres doux douce sec sèche salé salée rouge rouges vert verte verts vertes blanc \
      blanche noir noire tendre cru crue entier entière bio
      """,
    openers: """
      acheter, achète, acheter du, acheter de la, acheter des, il faut, il faut du, il faut de la, il faut des, il manque, prendre, \
      prends, prendre du, prendre de la, prendre des, ne pas oublier, ne pas oublier le, ne pas oublier la, ne pas oublier les, \
      n'oublie pas, n'oublie pas le, n'oublie pas la, n'oublie pas les, pense à, penser à, aussi, et, et aussi, plus de, ramène
      """,
    closers: "s'il te plaît, stp, svp, merci, aussi",
    purposes: "pour",
    storeLinks: "chez, chez le, chez la, à la, au, à",
    shops: """
      carrefour, leclerc, auchan, intermarché, monoprix, monop, casino, franprix, super u, picard, biocoop, naturalia, \
      grand frais, boucher, boulanger, boulangerie, boucherie, poissonnier, poissonnerie, primeur, fromager, pharmacie, marché
      """,
    each: "chacun chacune pièce l'unité l'un l'une", per: "le la par", at: "à", forAll: "pour",
    deposits: "consigne",
    adverbs: "finement grossièrement très bien fraîchement",
    verbs: "facultatif facultative fondu fondue fondus fondues mou froid froide tiède",
    ambiguousVerbs: "mou froid froide tiède",
    verbStems: """
      hach râpé émincé coupé épluch battu égoutt concass cisel écras pelé rincé dénoyaut épépin décongel \
      fouett tamis ramolli
      """,
    verbEndings: "e s es ee ees",
    kitchenVerbs: "égoutt rincé tamisé ramolli", shopVerbs: "râpé dénoyaut",
    serving: "selon le goût, à volonté, pour servir, pour décorer",
    usedParts: "jus zeste zestes écorce",
    pieces: "morceau morceaux",
    servingsLabels: "portions couverts", servingsCounted: "portions portion couverts",
    forPeople: "pour", people: "personne personnes pers convives parts",
    perPerson: "par personne, par convive", yields: "rendement",
    bakedPieces:
      "gâteaux pots biscuits cookies muffins madeleines crêpes gaufres galettes sablés tartelettes pièces brioches",
    itemHeadings: "ingrédients, ingrédients pour, il vous faut",
    listHeadings: "liste de courses, courses, à acheter",
    recipeNoise: """
      aller à la recette, voir la recette, imprimer, temps de, temps total, préparation, cuisson, \
      repos, difficulté, budget, coût, niveau, auteur, noter, note, calories, nutrition, enregistrer, \
      partager, épingler, mode cuisine
      """,
    ratings: "avis vote votes étoile étoiles note notes",
    durations: "minutes minute min heures heure h",
    recipeParts: "pour la, pour le, pour les, pour l, pour servir, pour décorer, pour la finition",
    stepHeadings: "préparation, progression, recette, instructions, étapes, réalisation",
    stepHeadingStarts: "préparation de la recette, comment faire, étape 1",
    besideHeadings:
      "note, astuce, conseil, source, sources, variantes, conservation, description, remarques, ustensiles, matériel, notes, astuces, conseils, valeurs nutritionnelles, vidéo",
    footnotes: "note notes",
    abbreviations: "environ",
    chatter: """
      merci, merci beaucoup, ok, d'accord, oui, non, super, parfait, génial, top, stp, s'il te plaît, \
      svp, j'arrive, je pars, à tout de suite, à plus, à bientôt, salut, coucou, bonjour, bisous, \
      bises, c'est tout, c'est bon, désolé, désolée, médias omis, image absente, vidéo absente, \
      ce message a été supprimé, vous avez supprimé ce message, photo, message vocal, \
      à tout à l'heure, à ce soir, en route, je suis en route, ma chérie, mon chéri, chérie, chéri, mon amour, a aimé, \
      a adoré, distribué, pas de souci, mdr, aussi, et
      """,
    intervals: [
      .days(1): "j jour jours quotidien quotidienne",
      .weeks(1): "semaine semaines hebdomadaire", .weeks(2): "quinzaine",
      .months(1): "mois mensuel mensuelle",
      .months(12): "an ans année annuel annuelle", .usual: "habituel habituelle habitude", .never: "jamais",
    ],
    intervalLinks: "une un chaque tous toutes les le la fois par au rythme comme d de",
    trips: "sortie sorties courses course",
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    untils: "jusqu'au, jusqu’au, jusqu'à, jusqu’à, avant le",
    untilsBehind: "",
    nearDays: "aujourd'hui/aujourd’hui, demain, après-demain",
    weekdays: "lundi mardi mercredi jeudi vendredi samedi dimanche",
    shortWeekdays: "lun mar mer jeu ven sam dim",
    mealNames: "petit-déjeuner petit-déj déjeuner midi goûter dîner souper soir dessert", mealPlan: "Repas",
    categories: [
      .produce: CategoryNames("Fruits et légumes", "fruits, fruit, légumes, légume, primeur, primeurs"),
      .bakery: CategoryNames("Boulangerie", "boulangerie, pain, pâtisserie, viennoiserie"),
      .dairy: CategoryNames("Crémerie", "crémerie, lait, laitages, œufs, fromage, fromages"),
      .meat: CategoryNames(
        "Viandes et poissons", "viandes, viande, poissons, poisson, boucherie, poissonnerie, charcuterie"),
      .frozen: CategoryNames("Surgelés", "surgelés, surgelé, congelés"),
      .pantry: CategoryNames("Épicerie", "épicerie, conserves, placard"),
      .drinks: CategoryNames("Boissons", "boissons, boisson"),
      .household: CategoryNames("Maison", "maison, entretien, ménage"),
      .care: CategoryNames("Hygiène et beauté", "hygiène, beauté, pharmacie, parapharmacie, soins"),
      .other: CategoryNames("Divers", "divers, autre, autres"),
    ],
    catalogue: frenchCatalogue,
    endsWithHead: false,
    plurals: { word in
      if ["s", "x", "z"].contains(where: word.hasSuffix) { return [word] }
      if word.hasSuffix("al") { return [word.dropLast() + "ux", word + "s"] }
      return word.hasSuffix("u") ? [word + "x", word + "s"] : [word + "s"]
    },
    phraseLinks: "a au aux d de des du en l la les pour avec sans sous par dans", ofWords: "d de des du",
    descriptions: frenchDescriptions, brands: frenchBrands,
    stem: { word in
      var stem = word[...]
      if stem.utf8.count > 2, stem.hasSuffix("s") || stem.hasSuffix("x") { stem = stem.dropLast() }
      return stem.hasSuffix("au") && !stem.hasSuffix("eau") ? stem.dropLast() + "l" : String(stem)
    })
}
