import Testing

@testable import ToteModel

/// Singular and plural of what the catalogue knows are one; nothing else is.
@Suite struct WordFormsTests {
  static func areOne(_ one: String, _ other: String) -> Bool {
    WordForms.keys(of: ItemName.key(of: one)) == WordForms.keys(of: ItemName.key(of: other))
  }

  @Test(arguments: [
    ("banana", "bananas"), ("Tomato", "tomatoes"), ("cherry", "cherries"), ("loaf", "loaves"),
    ("cherry tomato", "cherry tomatoes"), ("ripe banana", "ripe bananas"), ("fresh fig", "fresh figs"),
    ("limón", "limones"), ("nuez", "nueces"), ("manzana verde", "manzanas verde"), ("tomate", "tomates"),
    ("pomme de terre", "pommes de terre"), ("poireau", "poireaux"), ("pomme rouge", "pommes rouge"),
    ("elma", "elmalar"), ("domates", "domatesler"), ("çeri domates", "çeri domatesler"),
    // A word of two languages has the plurals of both.
    ("limon", "limonlar"), ("limon", "limones"),
  ])
  func `singular and plural are one`(one: String, other: String) {
    #expect(Self.areOne(one, other))
    #expect(WordForms.keys(of: ItemName.key(of: other)).contains(ItemName.key(of: other)))
    #expect(WordForms.keys(of: ItemName.key(of: other)).first == ItemName.key(of: one))
  }

  @Test(arguments: [
    ("gas", "ga"), ("blorp", "blorps"), ("milk", "soy milk"), ("bananas", "tomatoes"),
    ("pain", "pains de mie"),
    ("banana", "banana bread"), ("7 up", "7 ups"),
  ])
  func `what only looks alike stays apart`(one: String, other: String) {
    #expect(!Self.areOne(one, other))
  }

  @Test(arguments: ["", "x", "gas", "牛乳", "-", "a b", " ", "🍌"])
  func `a name that nobody knows has the form it has`(key: String) {
    #expect(WordForms.keys(of: key) == [key])
  }

  @Test func `all forms of a thing have the same answer`() {
    for language in Language.allCases {
      for initial in UInt8(ascii: "a")...UInt8(ascii: "z") {
        for entry in CatalogueText.entries(language, beginningWith: initial) {
          let keys = WordForms.keys(of: entry.words)
          #expect(keys.first == entry.words)
          #expect(keys.allSatisfy { WordForms.keys(of: $0) == keys }, "\(keys)")
        }
      }
    }
  }
}
