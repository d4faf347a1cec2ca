// The categories by the words of each language.

import Testing

@testable import ToteModel

@Suite struct CategoryNamesTests {
  @Test(arguments: Language.allCases)
  func `each category has a heading, and a word that means it alone`(language: Language) throws {
    let names = language.vocabulary.categories
    #expect(Set(names.keys) == Set(Category.builtIn))
    #expect(Set(names.values.map(\.title)).count == Category.builtIn.count)
    for category in Category.builtIn {
      let known = try #require(names[category])
      #expect(!category.word(in: language).contains(" "))
      for word in [known.title] + known.words {
        #expect(Category(short: word, in: language) == category, "\(word)")
        #expect(Category(short: word.uppercased(), in: language) == category, "\(word.uppercased())")
        #expect(Category(short: Folding.fold(word), in: language) == category, "\(word) without accents")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `English names are understood everywhere, for files and scripts`(language: Language) {
    for category in Category.builtIn {
      #expect(Category(short: category.rawValue, in: language) == category)
      #expect(Category(short: category.title, in: language) == category)
      #expect(QuickAdd("x1 thing #\(category.rawValue)", in: language)?.item.category == category)
    }
    #expect(Category(short: "veg", in: language) == .produce)
    #expect(Category(short: "beverages", in: language) == .drinks)
    #expect(Category(short: "bever", in: language) == .drinks)
  }

  @Test(arguments: [
    (Language.french, "fruits", Category.produce), (.french, "lait", .dairy), (.french, "crém", .dairy),
    (.french, "boul", .bakery), (.spanish, "pan", .bakery), (.spanish, "lacteos", .dairy),
    (.spanish, "car", .meat), (.english, "pan", .pantry), (.turkish, "süt", .dairy),
    (.turkish, "İÇECEK", .drinks),
    (.turkish, "ET", .meat),
  ])
  func `the words of the reader come first`(language: Language, text: String, category: Category) {
    #expect(Category(short: text, in: language) == category)
  }

  @Test func `a beginning that several have is of the one whose own word begins so, if there is only one`() {
    // As it is completed: `#frozen`, though fruit begins so too.
    #expect(Category(short: "fr") == .frozen)
    #expect(Category(short: "fr", in: .french) == .produce)
    #expect(Category(short: "f")?.isBuiltIn == false)
    let own = [Category("Friday")!]
    #expect(Category(short: "fr", own: own)?.key == "fr", "two are called so")
    #expect(Category(short: "fri", own: own) == own[0])
  }

  @Test func `a heading of several words needs no quotes`() {
    #expect(QuickAdd("pommes #fruits et légumes x2", in: .french)?.item.category == .produce)
    #expect(QuickAdd("pommes #fruits et légumes x2", in: .french)?.item.name == "pommes")
    #expect(QuickAdd("elma #meyve ve sebze", in: .turkish)?.item.name == "elma")
    #expect(QuickAdd("apples #fruit & vegetables", in: .turkish)?.item.category == .produce)
    #expect(QuickAdd("riz #dry goods", in: .french)?.item.category == .pantry)
  }

  @Test func `files know the English words alone, so that they read the same everywhere`() {
    #expect(Category("Boulangerie")?.isBuiltIn == false)
    #expect(Category(rawValue: "Lácteos y huevos").isBuiltIn == false)
    #expect(QuickAdd("pain #boulangerie")?.item.category?.isBuiltIn == false)
  }

  @Test func `an own category is found by its own name, unless the list heads a built-in one so`() throws {
    let own = [try #require(Category("Leche")), try #require(Category("Panadería"))]
    #expect(Category(short: "leche", own: own, in: .spanish) == own[0])
    #expect(Category(short: "panadería", own: own, in: .spanish) == .bakery)
    #expect(QuickAdd("x #\"panadería\"", own: own, in: .spanish)?.item.category == own[1])
    let item = ParsedItem(name: "pan", details: ItemDetails(category: own[1]))!
    #expect(item.text(in: .spanish) == "pan #\"Panadería\"")
  }
}
