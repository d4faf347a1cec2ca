/// What each language calls the built-in categories: how the list heads them, and by which words they are found behind `#`.

/// The names of one category in one language.
struct CategoryNames: Sendable {
  /// How it is headed.
  let title: String
  /// Other words for it. The first is what a line says behind `#`, and is one word.
  let words: [String]

  init(_ title: String, _ words: String) {
    self.title = title
    self.words = words.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  static func all(in language: Language) -> [Category: CategoryNames] {
    switch language {
    case .english: english
    case .spanish: spanish
    case .french: french
    case .turkish: turkish
    }
  }

  private static let english: [Category: CategoryNames] = [
    .produce: CategoryNames("Fruit & vegetables", "produce, veg, vegetables, veggies, fruit, fruits, greens"),
    .bakery: CategoryNames("Bakery", "bakery, bread"),
    .dairy: CategoryNames("Dairy", "dairy, eggs, cheese"),
    .meat: CategoryNames("Meat & fish", "meat, fish, seafood, butcher"),
    .frozen: CategoryNames("Frozen", "frozen, freezer"),
    .pantry: CategoryNames("Pantry", "pantry, dry goods"),
    .drinks: CategoryNames("Drinks", "drinks, beverages"),
    .household: CategoryNames("Household", "household, home, cleaning"),
    .care: CategoryNames("Care", "care, hygiene, beauty, pharmacy"),
    .other: CategoryNames("Other", "other"),
  ]

  private static let spanish: [Category: CategoryNames] = [
    .produce: CategoryNames(
      "Frutas y verduras", "frutas, fruta, verduras, verdura, hortalizas, frutería, verdulería"),
    .bakery: CategoryNames("Panadería", "panadería, pan, pastelería, bollería"),
    .dairy: CategoryNames("Lácteos y huevos", "lácteos, leche, huevos, queso, quesos"),
    .meat: CategoryNames(
      "Carnes y pescados",
      "carnes, carne, pescados, pescado, mariscos, marisco, carnicería, pescadería, charcutería"),
    .frozen: CategoryNames("Congelados", "congelados, congelado"),
    .pantry: CategoryNames("Despensa", "despensa, conservas"),
    .drinks: CategoryNames("Bebidas", "bebidas, bebida"),
    .household: CategoryNames("Limpieza y hogar", "limpieza, hogar, casa"),
    .care: CategoryNames("Cuidado personal", "cuidado, higiene, belleza, farmacia, perfumería"),
    .other: CategoryNames("Otros", "otros, otro, varios"),
  ]

  private static let french: [Category: CategoryNames] = [
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
  ]

  private static let turkish: [Category: CategoryNames] = [
    .produce: CategoryNames("Meyve ve sebze", "meyve, sebze, manav"),
    .bakery: CategoryNames("Fırın", "fırın, ekmek, pastane"),
    .dairy: CategoryNames("Süt ürünleri", "süt, peynir, yumurta"),
    .meat: CategoryNames("Et ve balık", "et, balık, tavuk, kasap"),
    .frozen: CategoryNames("Dondurulmuş gıda", "dondurulmuş, donuk"),
    .pantry: CategoryNames("Temel gıda", "temel, kiler, bakliyat"),
    .drinks: CategoryNames("İçecekler", "içecekler, içecek, meşrubat"),
    .household: CategoryNames("Ev ve temizlik", "temizlik, ev"),
    .care: CategoryNames("Kişisel bakım", "bakım, kişisel, hijyen, kozmetik, eczane"),
    .other: CategoryNames("Diğer", "diğer"),
  ]
}

extension Category {
  /// How it is headed in a language; one's own as it was written.
  package func name(in language: Language) -> String {
    CategoryNames.all(in: language)[self]?.title ?? rawValue
  }

  /// What a line says behind `#`; one's own as it was written.
  package func word(in language: Language) -> String {
    CategoryNames.all(in: language)[self]?.words.first ?? rawValue
  }

  /// What says a built-in one in several words: in the language, and in English, which is understood everywhere.
  package static func longTitles(in language: Language) -> [String] {
    language == .english ? longNames[0] : longNames[0] + longNames[language.rawValue]
  }

  private static let longNames: [[String]] = Language.allCases.map { language in
    let names = CategoryNames.all(in: language)
    let known = builtIn.compactMap { names[$0] }
    return known.flatMap { [$0.title] + $0.words }.filter { $0.contains(" ") }
  }
}

/// How the words of a language find categories, folded once.
struct CategoryWords: Sendable {
  /// The headings and the words that lines say: these mean the built-in category, whatever others are called.
  let names: [String: Category]
  /// These and the other words, in the order of a walk through a shop.
  let all: [(word: String, category: Category)]
  /// Of each the word that a line says behind `#`.
  let marks: [(word: String, category: Category)]

  private init(_ language: Language) {
    var names: [String: Category] = [:]
    var all: [(word: String, category: Category)] = []
    var marks: [(word: String, category: Category)] = []
    for category in Category.builtIn {
      guard let known = CategoryNames.all(in: language)[category] else { continue }
      let (title, words) = (Folding.fold(known.title), known.words.map(Folding.fold))
      for name in [title] + words.prefix(1) { names[name] = category }
      marks += words.prefix(1).map { ($0, category) }
      all += ([title] + words).map { ($0, category) }
    }
    (self.names, self.all, self.marks) = (names, all, marks)
  }

  static func of(_ language: Language) -> CategoryWords { byLanguage[language.rawValue] }

  private static let byLanguage = Language.allCases.map(CategoryWords.init)

  /// The built-in category of a whole word.
  func category(_ key: String) -> Category? { all.first { $0.word == key }?.category }

  /// What the beginning of a word may mean.
  enum Begun: Equatable {
    case none, several
    case one(Category)
  }

  /// Which category, one's own among them, is meant by the beginning of a word: the only one with such a word, or the only one
  /// whose own word, which a line says behind `#`, begins so.
  func begun(_ key: String, own: [Category]) -> Begun {
    let ownNames = own.map { ($0.key, $0) }
    let found = Set((all + ownNames).filter { $0.word.hasPrefix(key) }.map(\.category))
    if found.count < 2 { return found.first.map { .one($0) } ?? .none }
    let named = Set((marks + ownNames).filter { $0.word.hasPrefix(key) }.map(\.category))
    return named.count == 1 ? named.first.map { .one($0) } ?? .several : .several
  }
}
