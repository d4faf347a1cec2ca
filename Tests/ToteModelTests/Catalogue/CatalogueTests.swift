// The catalogue: is it whole, is it free of accidents, and does it find what people write.

import Testing

@testable import ToteModel

@Suite struct CatalogueTests {
  static let samples: [(Category, String)] = [
    (
      .produce,
      """
      apples, cherry tomatoes, Baby Spinach, green beans, bananas (ripe), sweet potatoes, red onions,
      strawberries, plátanos, tomates cherry, manzanas verdes, limones, col de Bruselas, pommes de terre,
      haricots verts, tomates cerises, choux-fleurs, romaine lettuce, mesclun, petits pois, domates,
      kırmızı biberler, çeri domates, SALATALIK, taze soğan
      """
    ),
    (
      .bakery,
      """
      whole wheat bread, apple pie, burger buns, loaves, pan integral, barra de pan, cruasanes, pain,
      pain complet, gâteau au chocolat, tarte aux pommes, crispbread, rye crispbread, pitta bread, oatcakes,
      sandwiches, masa de hojaldre, picos, pain suédois, pains à burger, etimek, sandviç, tam buğday ekmeği,
      peynirli börek, simit
      """
    ),
    (
      .dairy,
      """
      milk, eggs, 12 eggs, chocolate milk, oat milk, grated cheese, leche desnatada, huevos, queso de cabra, œufs,
      lait entier, crème fraîche, yaourt nature fraise, süt, half and half, arroz con leche, beyaz peynir,
      köy yumurtası, süzme yoğurt
      """
    ),
    (
      .meat,
      """
      chicken breasts, smoked salmon, contramuslos, knacks, kanat, minced beef, pechuga de pollo, gambas,
      jambon blanc, steak haché, saumon, dana kıyma, tavuk göğsü, et, levrek
      """
    ),
    (
      .frozen,
      """
      frozen green beans, Frozen Pizza, chicken nuggets, ice cubes, guisantes congelados, épinards surgelés,
      dondurulmuş bezelye
      """
    ),
    (
      .pantry,
      """
      rice, peanut butter, canned tomatoes, tomato sauce, dried apricots, milk chocolate, pine nuts, bay leaves,
      aceite de oliva, leche de coco, atún en lata, chopped tomatoes, passata, coconut cream,
      mejillones en escabeche, pastillas de caldo, chewing-gums, protein bars, lentejas, huile d'olive,
      sauce tomate, maïs en conserve, pâtes, kuru fasulye, domates salçası, zeytinyağı, tavuk suyu, un,
      salatalık turşusu, potato chips, apple vinegar
      """
    ),
    (
      .drinks,
      """
      orange juice, 100% orange juice, bitter lemon, decaf, perrier, tila, red wine, 7up, tea bags,
      zumo de naranja, cervezas, vino tinto, jus d'orange, thé, thé vert, eau gazeuse, portakal suyu,
      Türk kahvesi, bira, su, maden suyu
      """
    ),
    (
      .household,
      """
      toilet paper, dish soap, disinfectant wipes, charcoal, clothes pegs, cat treats, toallitas desinfectantes,
      bolsas zip, papier alu, serviettes, mangal kömürü, AA batteries, dog food, light bulbs, papel higiénico,
      pilas, sacs poubelle, liquide vaisselle, essuie-tout, çamaşır deterjanı, kağıt havlu, çöp poşeti
      """
    ),
    (
      .care,
      """
      shampoo, 3 in 1 shampoo, micellar water, hay fever tablets, body wash, wipes, agua oxigenada, gomas de pelo,
      eau micellaire, toka, toothpaste, baby wipes, cepillo de dientes, champú de manzana, brosse à dents,
      couches, diş macunu, ıslak mendil
      """
    ),
    (.other, "birthday card, flowers, ramo de flores, carte d'anniversaire, gazete"),
  ]

  static let names = samples.flatMap { category, names in
    names.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { name in
      (String(name.drop { $0 == " " }), category)
    }
  }

  @Test(arguments: [
    ("tea lights", Category.household), ("tealights", .household), ("tea", .drinks),
    ("garlic cloves", .produce),
    ("cloves", .pantry), ("salt and pepper", .pantry), ("salt & pepper", .pantry), ("peppers", .produce),
    ("sel et poivre", .pantry), ("sal y pimienta", .pantry), ("tuz ve karabiber", .pantry),
    ("bougies chauffe-plat", .household), ("velas de té", .household), ("gousses d'ail", .produce),
    ("dientes de ajo", .produce),
  ])
  func `what is called by the name of something else stands in its own place`(
    name: String, category: Category
  ) {
    #expect(Catalogue.category(of: name) == category)
  }

  @Test func `what people write is found where it stands`() {
    for (name, category) in Self.names {
      let found = Catalogue.category(of: name)
      #expect(found == category, "\(name) is \(found?.rawValue ?? "unknown")")
    }
    #expect(Self.names.count >= 120)
  }

  @Test(arguments: [
    "", " ", "screwdriver", "sel et", "the", "but", "牛乳", "!!!", "b12", "51", "thing number 51",
    "quelque chose", "🍎", "applesque",
  ])
  func `what it does not know it does not guess`(name: String) {
    let known = ["sel et": Category.pantry, "the": .drinks, "but": .meat]
    #expect(Catalogue.category(of: name) == known[name])
  }

  @Test func `of ten thousand words it knows none`() {
    #expect(Catalogue.category(of: String(repeating: "x ", count: 10_000)) == nil)
  }

  @Test func `a word of another language counts only if it is the whole name`() {
    #expect(Catalogue.category(of: "sel et poivre") == .pantry)
    #expect(Catalogue.category(of: "nothing but screws") == .household)
    #expect(Catalogue.category(of: "the blue thing") == nil)
  }

  @Test func `a correction wins`() {
    #expect(Catalogue.category(of: "Crème Fraîche", corrections: ["creme fraiche": .pantry]) == .pantry)
    #expect(Catalogue.category(of: "creme", corrections: ["creme fraiche": .pantry]) == .dairy)
  }

  @Test func `a word of two meanings goes by the preferred language`() {
    #expect(Catalogue.category(of: "raisins") == .pantry)
    #expect(Catalogue.category(of: "raisins", preferring: .french) == .produce)
    #expect(Catalogue.category(of: "pasta", preferring: .turkish) == .bakery)
    #expect(Catalogue.category(of: "milk", preferring: .turkish) == .dairy)
  }

  @Test(arguments: Language.allCases)
  func `each language has its four hundred things, each once`(language: Language) {
    let entries = CatalogueText.allEntries(language)
    #expect(entries.count >= 400)
    var seen: Set<String> = []
    for entry in entries {
      #expect(seen.insert(entry.words).inserted, "\(entry.words) stands twice in \(language)")
      #expect(!entry.words.isEmpty && entry.category.isBuiltIn)
      #expect(entry.words.split(separator: " ").count <= 4, "\(entry.words) is too long to be found")
    }
    #expect(Set(entries.map(\.category)) == Set(Category.builtIn))
  }

  @Test(arguments: Language.allCases)
  func `no brand is a number alone, which would be found in any name`(language: Language) {
    let brands = (UInt8.min...UInt8.max).flatMap { CatalogueText.brands(language, beginningWith: $0) }
    #expect(brands.count >= 100)
    for brand in brands {
      #expect(brand.words.contains { $0.isLetter }, "\(brand.words) in \(language)")
    }
  }

  @Test func `a name is found in its own language, and so is its plural`() {
    for language in Language.allCases {
      let entries = CatalogueText.allEntries(language)
      let names = Set(entries.map(\.words))
      for entry in entries {
        #expect(Catalogue.category(of: entry.words, preferring: language) == entry.category, "\(entry.words)")
        for plural in CatalogueText.plurals(of: entry.words, language)
        where !entry.isWhole && !names.contains(plural) {
          let found = Catalogue.category(of: plural, preferring: language)
          #expect(found == entry.category, "\(plural)")
        }
      }
    }
  }

  @Test func `languages disagree about a word only where it means two things`() {
    var places: [String: Set<Category>] = [:]
    for language in Language.allCases {
      for entry in CatalogueText.allEntries(language) {
        places[entry.words, default: []].insert(entry.category)
      }
    }
    #expect(
      places.filter { $0.value.count > 1 }.keys.sorted() == [
        "alcohol", "bar", "creme", "flan", "joint", "kase", "lard", "lime", "mais", "paprika", "pasta",
        "piment", "prune", "raisin",
        "rape", "roti", "sac", "scotch", "serrano", "tabak", "tinte", "toner", "wax",
      ])
  }
}

extension CatalogueText {
  /// All names of a language, as if every letter had been asked for.
  static func allEntries(_ language: Language) -> [Entry] {
    (UInt8.min...UInt8.max).flatMap { entries(language, beginningWith: $0) }
  }
}

extension CatalogueTests {
  @Test(
    arguments: [
      ("tomatoes", "5 cans", .pantry), ("tomatoes", "1 kg", .produce), ("tuna", "2 cans", .pantry),
      ("beer", "6 cans", .drinks), ("cherries", "1 jar", .pantry), ("lata de tomates", nil, .pantry),
      ("boîte de haricots verts", nil, .pantry), ("konserve domates", nil, .pantry),
      ("tin tomatoes", nil, .pantry),
      ("canned tomatoes", nil, .pantry), ("screwdriver", "1 can", nil),
    ] as [(String, String?, Category?)])
  func `what comes in a can or a jar keeps on a shelf`(name: String, amount: String?, category: Category?) {
    #expect(Catalogue.category(of: name, in: amount.flatMap { Amount($0) }?.unit) == category)
    #expect(Catalogue.category(of: name, in: .can, corrections: [ItemName.key(of: name): .care]) == .care)
  }
}
