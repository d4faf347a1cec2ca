import Testing

@testable import ToteModel

/// A name is known by its head, whatever stands around it: a table for each language, by category.
@Suite struct ReadNameTests {
  @Test(arguments: Language.allCases)
  func `a name stands where its head does`(language: Language) {
    var category: ToteModel.Category?
    for part in Self.names(in: language).split(whereSeparator: { $0 == "," || $0 == "\n" }) {
      let halves = part.split(separator: ":")
      if halves.count > 1 {
        let id = String(halves[0].drop { $0 == " " })
        category = id == "none" ? nil : ToteModel.Category(rawValue: id)
      }
      let name = String(halves[halves.count - 1].drop { $0 == " " })
      let found = Catalogue.category(of: name, preferring: language)
      #expect(found == category, "\(name) is \(found?.rawValue ?? "unknown")")
    }
  }

  @Test(arguments: [
    ("leche entera", Language.english, ToteModel.Category.dairy), ("pain complet", .turkish, .bakery),
    ("cat food", .spanish, .household), ("pan integral", .english, .bakery),
  ])
  func `another language is asked where the reader's doesn't know a name`(
    name: String, reader: Language, category: ToteModel.Category
  ) {
    #expect(Catalogue.category(of: name, preferring: reader) == category)
  }

  @Test(arguments: [
    ("leche Gorbea", Language.english), ("the blue thing", .english), ("but why", .english),
    ("su casa", .french),
    ("lait with love", .turkish),
  ])
  func `another language must understand every word`(name: String, reader: Language) {
    #expect(Catalogue.category(of: name, preferring: reader) == nil)
  }

  @Test(arguments: [
    ("persil", Language.french, ToteModel.Category?.some(.produce)), ("persil", .english, .household),
    ("coca", .spanish, .drinks), ("raisin", .french, .produce), ("raisin", .english, .pantry),
    ("pasta", .turkish, .bakery), ("pasta", .spanish, .pantry), ("Schweinebraten", .german, .meat),
    ("Schweinebraten", .english, nil),
  ])
  func `the reader's meaning of a word comes first`(
    name: String, reader: Language, category: ToteModel.Category?
  ) {
    #expect(Catalogue.category(of: name, preferring: reader) == category)
  }

  @Test func `the longest names cost no more than their first words`() {
    let name = String(repeating: "filet de ", count: 20_000) + "poulet"
    #expect(Catalogue.category(of: name, preferring: .french) == .meat)
  }

  private static func names(in language: Language) -> String {
    switch language {
    case .english: english
    case .spanish: spanish
    case .french: french
    case .turkish: turkish
    case .german: german
    }
  }

  private static let english = """
    produce: granny smiths, corn on the cob, bananas (ripe), bag of spinach
    bakery: hot dog buns
    dairy: Oatly, milk semi skimmed
    meat: pot roast, ribeye, brisket
    frozen: fish pie, fish cakes, cottage pie, potato waffles, cheese pizza, ben & jerry's, tater tots,
      frozen peas
    pantry: salad dressing, pop tarts, lemon curd, custard powder, almond butter, mac & cheese,
      ice cream cones, saltines, Hellmann's, salt and vinegar crisps, coconut milk, tomato paste,
      bag of rice, tin of peaches, tuna in brine, heinz beans
    drinks: dr pepper, seltzer, pinot grigio, peach iced tea, canned beer, orange Fanta
    household: persil, clorox wipes, dryer sheets, Andrex, dog food, bread knife, dog shampoo, cat litter,
      puppy treats, kitchen bin liners
    care: baby oil, Tylenol, baby wipes, shaving cream, vitamin c, nivea men
    none: milk frother, cheese grater, lemon squeezer, rice cooker, coffee machine
    """

  private static let french = """
    produce: filet de citrons, girolles, persil, filet d'oignons, botte de radis
    bakery: pâte à tarte
    dairy: coulommiers, Kiri, lait demi écrémé Lactel
    meat: allumettes de bacon, quenelles, filet de poulet, pâté, pâté de campagne
    frozen: épinards hachés surgelés
    pantry: concentré de tomates, huile de coco, fruits secs, fraises tagada, beurre de cacahuètes,
      cassoulet, Bonne Maman, boîte de haricots verts, pâtes, boîte de tomates
    drinks: thé à la menthe, Badoit, jus d'orange
    household: paic citron, canard wc, papier d'aluminium, verre à vin, shampoing pour chien
    care: crème Nivea
    none: range couverts, porte savon, presse agrumes, robot de cuisine
    """

  private static let spanish = """
    produce: fresones, germinados, jícama, epazote, manojo de perejil
    bakery: tortillas de harina, conchas, pan Bimbo
    dairy: quesitos, leche de almendras, media crema
    meat: chuletón
    frozen: guisantes congelados
    pantry: patatas Lay's, masa de maíz, chipotles, Avecrem, consomé de pollo, Cola Cao, totopos, cajeta,
      Maseca, lata de tomates, higos secos, piña en almíbar, aceite de oliva Carbonell
    drinks: Fanta de naranja
    household: pastillas para el váter, jabón Zote, papel Albal, Fairy, Scottex, Fabuloso,
      comida para perros, champú para perros
    care: pasta dental, leche de fórmula, crema Nivea
    none: rallador de queso, exprimidor de naranjas, mesa de cocina
    """

  private static let turkish = """
    produce: ayşekadın fasulye, köy domatesi, köy salatalığı, malta eriği, çarliston, ebegümeci, kuru soğan,
      çengelköy salatalığı
    bakery: kuru pasta, güllaç, peynirli börek
    dairy: Pınar süt, köy yumurtaları
    meat: kasap köftesi
    frozen: Algida, dondurulmuş ıspanak
    pantry: Eti Burçak, Eti Cin, dondurma külahı, Söke un, süt tozu, hindistan cevizi sütü
    drinks: Erikli su, adaçayı, Uludağ gazoz
    household: Persil, Selpak, Omo, kedi maması, bulaşık süngeri
    care: çocuk bezi, Prima, bebek şampuanı
    none: yumurta haşlama makinesi, meyve sıkacağı
    """

  private static let german = """
    produce: Tomaten am Strauch, Babymöhren, Bund Radieschen, Netz Zwiebeln, Bio-Gurke, Knoblauchzehen, Salatköpfe, Waldpilze, Ofenkartoffeln
    bakery: Dinkelvollkornbrot, Toastbrot Vollkorn, Laugenbrötchen, Nusskuchen
    dairy: Käsescheiben, Oatly, Milch 3.5 %, Weidemilch, Bio-Vollmilch, Gouda in Scheiben, Goudascheiben, Joghurt Erdbeere, Topfencreme
    meat: Putenbrustfilet, Hähnchenbrustfilets, Kalbsleber, Schinkenwürfel, Leberkäse, Lachs geräuchert, Rinderhackfleisch
    frozen: Spinat TK, Tiefkühlerbsen, Erbsen tiefgekühlt, Ben & Jerry's, Steinofenpizza, Walnusseis, Pizza Margherita
    pantry: Glas Gurken, Dose Tomaten, Öl zum Braten, Haribo, Salatdressing, Kokosmilch, Zitronenpfeffer, Hafer-Kekse, Dosenananas, Cashewmus
    drinks: Zitronenlimonade, Coca Cola Zero, Bierkasten, Kasten Wasser, Pfirsicheistee, Eistee Pfirsich, Zitronentee, Brombeerwein
    household: Hundekekse, Katzenmilch, Persil, Swirl Müllbeutel, Spülmaschinensalz, Brotmesser, Katzenkratzbaum
    care: Babyöl, Nivea Creme, Haaröl, Zahncreme, Hirschtalgcreme, Haarfestiger, Sensodyne
    none: Reiskocher, Milchschäumer, Käsereibe, Zitronenpresse, Kaffeemaschine, Eierkocher, Brotkasten, Butterdose, Küchentisch
    """
}
