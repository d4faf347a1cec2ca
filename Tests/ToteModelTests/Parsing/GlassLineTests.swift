import Testing

@testable import ToteModel

/// Glasses and dessertspoons of something, the glasses themselves, and the bread of `du pain`.
@Suite struct GlassLineTests {
  @Test(arguments: [
    ("1 verre de lait", "1 glass | lait"),
    ("un verre d'eau", "1 glass | eau"),
    ("2 verres d'eau", "2 glasses | eau"),
    ("un vaso de leche", "1 glass | leche"),
    ("2 vasos de agua", "2 glasses | agua"),
    ("1 vaso y medio de harina", "1.5 glasses | harina"),
    ("½ vaso de vino", "0.5 glass | vino"),
    ("a glass of milk", "1 glass | milk"),
    ("milk 2 glasses", "2 glasses | milk"),
    ("2 glasses of \"wine\"", "2 glasses | wine"),
    ("1 çay bardağı pirinç", "1 glass | pirinç"),
    ("1,5 çay bardağı sıvı yağ", "1.5 glasses | sıvı yağ"),
    ("1 tatlı kaşığı tuz", "1 dessertspoon | tuz"),
    ("1 silme tatlı kaşığı tuz", "1 dessertspoon | tuz | !silme"),
    ("1 dessertspoon honey", "1 dessertspoon | honey"),
    ("1 cucharada de postre de miel", "1 dessertspoon | miel"),
    ("1 c. à dessert de miel", "1 dessertspoon | miel"),
  ])
  func `glasses and dessertspoons are understood with what is in them`(line: String, said: String) throws {
    try PackLineTests.expect(line, said)
  }

  @Test(arguments: [
    ("6 çay bardağı", "6x | çay bardağı"),
    ("1 çay bardağı takımı", "1x | çay bardağı takımı"),
    ("6 verres", "6x | verres"),
    ("6 verres à vin", "6x | verres à vin"),
    ("6 vasos", "6x | vasos"),
    ("6 vasos de plástico", "6x | vasos de plástico"),
    ("50 vasos de papel", "50x | vasos de papel"),
    ("2 glass bowls", "2x | glass bowls"),
    ("1 glass cleaner", "1x | glass cleaner"),
    ("6 wine glasses", "6x | wine glasses"),
    ("6 glasses", "6x | glasses"),
    ("2 glasses of", "2x | glasses of"),
    ("set of 6 glasses", "set of 6 glasses"),
    ("du pain", "du pain"),
  ])
  func `glasses that are bought are things`(line: String, said: String) throws {
    try PackLineTests.expect(line, said)
  }

  @Test(arguments: [
    ("du pain", "pain"), ("de la farine", "farine"), ("des œufs", "œufs"), ("de l'eau", "eau"),
    ("- du beurre 2,49 €", "beurre | 2.49€"), ("de l’huile d'olive 1 L", "1 l | huile d'olive"),
    ("des pommes de terre 2kg", "2 kg | pommes de terre"), ("\"du pain\"", "du pain"), ("du", "du"),
    ("de la", "de la"), ("de l'", "de l'"), ("du @Lidl", "du"), ("du 12 au 14", "du 12 au 14"),
    ("De Cecco spaghetti", "De Cecco spaghetti"), ("dulce de leche", "dulce de leche"),
  ])
  func `in French the article before a name is no part of it`(line: String, said: String) throws {
    let item = try #require(QuickAdd(line, in: .french)?.item)
    #expect(
      [item.amount?.description, item.name, item.price?.description].compactMap { $0 }.joined(
        separator: " | ") == said)
    for language in Language.allCases {
      #expect(QuickAdd(item.text(in: language), in: language)?.item == item)
    }
  }

  @Test func `a name that begins as such an article does comes back in quotes`() throws {
    for name in ["du pain", "de la farine", "des chips", "De La Rosa"] {
      let item = try #require(ParsedItem(name: name))
      #expect(item.text(in: .french) == "\"\(name)\"" && item.text(in: .english) == name)
      #expect(QuickAdd(item.text(in: .french), in: .french)?.item == item)
    }
  }

  @Test func `a glass is written with what links it to the name`() throws {
    let item = try #require(ParsedItem("2 glasses of milk"))
    #expect(
      Language.allCases.map(item.text) == [
        "2 glasses of milk", "2 vasos de milk", "2 verres de milk", "2 çay bardağı milk",
        "2 Gläser voll milk",
      ])
    #expect(item.description == "2 glasses of milk")
    #expect(Amount("2 glasses")?.unit == .glass && Amount("1½ çay bardağı")?.unit == .glass)
    #expect(Amount("2 glasses of milk") == nil && Amount("2 glass bowls") == nil)
  }
}
