// Names, their keys, and categories.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct ItemNameTests {
  @Test(arguments: [
    ("Crème  fraîche", "creme fraiche"), ("CRE\u{300}ME", "creme"), ("Jalapeño", "jalapeno"),
    ("Œufs", "oeufs"),
    ("Straße", "strasse"), ("ISPANAK", "ispanak"), ("ıspanak", "ispanak"), ("İncir", "incir"),
    ("INCIR", "incir"),
    ("smørrebrød", "smorrebrod"), ("bánh mì ướt", "banh mi uot"), ("ＫＩＷＩ", "kiwi"), ("Żubrówka", "zubrowka"),
    ("baker’s", "baker's"), ("semi‑skimmed", "semi-skimmed"), ("Чёрный чай", "черныи чаи"), ("Γάλα", "γαλα"),
    ("молоко", "молоко"), ("МОЛОКО", "молоко"), ("牛乳", "牛乳"), ("דג", "דג"), ("हिन्दी", "हिन्दी"), ("5️⃣", "5"),
    (" \u{FEFF}tea\u{AD}pot\u{202E} ", "teapot"), ("a\u{A0}\u{2003}b", "a b"), ("a\nb\u{1B}c", "a b c"),
  ])
  func `a name folds to its key`(text: String, key: String) {
    #expect(Array(ItemName.key(of: text).utf8) == Array(key.utf8))
    #expect(ItemName.key(of: key) == key)
  }

  @Test func `names are one when their keys are, and plurals are two`() {
    #expect(ItemName("Crème") == ItemName("creme"))
    #expect(Set([ItemName("Milk"), ItemName("milk "), ItemName("milks")]).count == 2)
    #expect(ItemName("  Milk\t2 ")?.text == "Milk 2")
    #expect(ItemName("\u{200B} \u{0}") == nil)
    #expect(ItemName("\u{301}")?.key == "\u{301}")
  }

  @Test func `every letter of European alphabets loses its mark`() {
    for value in Array(0xC0...0x17F) + Array(0x1E00...0x1EFF) as [UInt32] {
      let scalar = Unicode.Scalar(value)!
      guard let words = scalar.properties.name?.split(separator: " "), words.first == "LATIN",
        words.count > 4,
        words[2] == "LETTER", words[3].count == 1, words[4] == "WITH"
      else { continue }
      #expect(Folding.fold(String(scalar)) == words[3].lowercased(), "\(scalar)")
    }
  }

  @Test func `cleaning twice is cleaning once`() {
    var random = SplitMix(seed: 5)
    for _ in 0..<5_000 {
      let text = String(
        String.UnicodeScalarView(
          (0..<6).map { _ in
            Unicode.Scalar(UInt32.random(in: 0...0x3000, using: &random)) ?? " "
          }))
      let clean = Folding.clean(text)
      #expect(Array(Folding.clean(clean).utf8) == Array(clean.utf8))
      let key = Folding.fold(text)
      #expect(Array(Folding.fold(key).utf8) == Array(key.utf8), "\(text.debugDescription)")
    }
  }

  @Test func `the ten categories are known by id, title and other words`() {
    for category in Category.builtIn {
      #expect(Category(category.rawValue) == category)
      #expect(Category(category.title.uppercased()) == category)
      #expect(Category(rawValue: category.rawValue) == category)
      #expect(Category(short: category.rawValue) == category)
      #expect(category.isBuiltIn)
    }
    #expect(
      Category.builtIn.map(\.rawValue) == [
        "produce", "bakery", "dairy", "meat", "frozen", "pantry", "drinks", "household", "care", "other",
      ])
    #expect(Category(short: "veg") == .produce)
    #expect(Category(short: "fish") == .meat)
    // Beauty and beverages: neither is the word of its category.
    #expect(Category(short: "be")?.isBuiltIn == false)
    #expect(Category(short: "pa") == .pantry)
    #expect(Category(short: "d")?.rawValue == "d")
    #expect(Category(" ") == nil)
    #expect(Category(rawValue: "") == .other)
  }

  @Test func `one's own categories stand behind the built-in ones and before other`() {
    let pets = Category("Pets")!
    #expect(pets == Category("PETS"))
    #expect(!(pets != Category("PETS")!))
    #expect(
      [.other, pets, .care, Category("Baby")!, .produce].sorted().map(\.title) == [
        "Fruit & vegetables", "Care", "Baby", "Pets", "Other",
      ])
  }
}
