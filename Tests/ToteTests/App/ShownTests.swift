// What the screen shows in each language can be typed there again, and changes nothing.

import Testing

@testable import Tote
@testable import ToteModel

@Suite struct ShownTests {
  private static let rows = [
    "1.5 kg rice €3.20 @Lidl", "2 cans tomatoes #pantry !peeled", "3 packs butter #produce £2",
    "0.5 l cream #Party 12 CHF", "2 tbsp oil ¥150", "milk #meat",
    "television €12,345.50 @Market !the flat one",
  ]

  @Test(arguments: Language.allCases)
  func `the line of an item, left as it is, changes nothing`(language: Language) throws {
    try Language.$current.withValue(language) {
      for row in Self.rows {
        let stage = try Stage.blind(.lists(["Groceries": [row]]), "j")
        let before = stage.state.workspace.records
        try stage.play("e<Enter>")
        #expect(stage.state.listScreen.itemEditor == nil)
        #expect(stage.state.workspace.records == before, "\(row)")
        #expect(stage.state.workspace.history.undoable.isEmpty)
      }
    }
  }

  @Test(arguments: [
    (Language.english, "1.5 kg rice @Lidl €3.20"), (.spanish, "1,5 kg rice @Lidl 3,20\u{A0}€"),
    (.french, "1,5 kg rice @Lidl 3,20\u{A0}€"), (.turkish, "1,5 kg rice @Lidl €3,20"),
  ])
  func `the line that is edited is written in the language`(language: Language, line: String) throws {
    try Language.$current.withValue(language) {
      let stage = try Stage.blind(.lists(["Groceries": [Self.rows[0]]]), "e")
      #expect(stage.field == line)
    }
  }

  @Test(arguments: [(Language.spanish, "MX"), (.spanish, "AR"), (.french, "CH")])
  func `lines and budgets, left as they are, change nothing in other countries either`(
    language: Language, country: String
  ) throws {
    try Region.$current.withValue(Region(dates: country, figures: country)) {
      try `the line of an item, left as it is, changes nothing`(language: language)
      try `a budget of thousands, left as it is, stays`(language: language)
    }
  }

  @Test(arguments: Language.allCases)
  func `a budget of thousands, left as it is, stays`(language: Language) throws {
    try Language.$current.withValue(language) {
      var contents = DatabaseSnapshot.groceries("milk")
      contents.lists[0].budget = Price("12345.50€")
      let stage = try Stage.blind(contents, "B")
      #expect(stage.field == words.budget(Price("12345.50€")!, every: .trip))
      try stage.play("<Enter>")
      #expect(stage.state.openList?.budget == Price("12345.50€"))
    }
  }

  @Test(arguments: Language.allCases)
  func `counts have their thousands separated`(language: Language) {
    Language.$current.withValue(language) {
      for text in [words.items(12_345), words.notes(12_345), words.selectedCount(12_345)] {
        #expect(text.contains(language.grouped(12_345)), "\(text)")
      }
    }
  }

  @Test(arguments: [
    (Language.spanish, "apan #pan<Enter>", Category.bakery), (.french, "alait #crém<Tab><Enter>", .dairy),
    (.french, "alait #dairy<Enter>", .dairy), (.turkish, "aelma #mey<Tab><Enter>", .produce),
  ])
  func `categories are found by the words of the language`(
    language: Language, keys: String, category: Category
  ) throws {
    try Language.$current.withValue(language) {
      let stage = try Stage.blind(.lists(["Groceries": []]), keys)
      #expect(stage.state.lines.items.map(\.category) == [category])
    }
  }

  @Test func `what is offered behind # is what the screen says`() throws {
    func offered(_ language: Language, _ keys: String) throws -> [String]? {
      try Language.$current.withValue(language) {
        try Stage.blind(.lists(["Groceries": []]), keys).state.listScreen.itemEditor?.suggestions.texts
      }
    }
    #expect(try offered(.english, "amilk #d") == ["Dairy", "Drinks"])
    #expect(try offered(.french, "alait #b") == ["Boulangerie", "Boissons"])
    #expect(try offered(.spanish, "apan #l") == ["Lácteos y huevos", "Limpieza y hogar"])
    #expect(try offered(.turkish, "asu #i") == ["İçecekler"])
    #expect(try offered(.french, "apomme #fruits e") == [])
  }

  @Test func `days are written as the language does`() {
    let moment = Moment(day: "2026-11-01")!
    #expect(
      Language.allCases.map { $0.words.day(moment) } == [
        "2026-11-01", "01/11/2026", "01/11/2026", "01.11.2026", "01.11.2026",
      ])
    #expect(
      Language.allCases.map { $0.words.longDay(moment) } == [
        "2026-11-01", "1 de noviembre de 2026", "1er novembre 2026", "1 Kasım 2026", "1. November 2026",
      ])
    for month in 1...12 {
      let texts = Language.allCases.map { $0.words.longDay(2026, month, 28) }
      #expect(Set(texts).count == texts.count, "\(texts)")
    }
  }

  @Test(arguments: [
    (Language.english, "Groceries"), (.spanish, "Compra"), (.french, "Courses"), (.turkish, "Alışveriş"),
    (.german, "Einkauf"),
  ])
  func `the list of the first day has a name of the language, and keeps it in every other`(
    language: Language, name: String
  ) throws {
    let stage = try Language.$current.withValue(language) { try Stage.blind(DatabaseSnapshot(), "j") }
    #expect(stage.state.workspace.records.lists.map(\.name) == [name])
    let contents = DatabaseSnapshot(lists: stage.state.workspace.records.lists)
    let later = try Language.$current.withValue(.english) { try Stage.blind(contents, "j") }
    #expect(later.state.workspace.records.lists.map(\.name) == [name])
  }
}
