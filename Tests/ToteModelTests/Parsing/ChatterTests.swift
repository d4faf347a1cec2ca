import Testing

@testable import ToteModel

/// Words round a thing, and stores in words.
@Suite struct ChatterTests {
  @Test(arguments: [
    ("get milk", "milk"), ("need eggs", "eggs"), ("don't forget the bin bags!", "bin bags"),
    ("don’t forget the bin bags", "bin bags"), ("also 3 avocados", "3x | avocados"),
    ("and 2 packs of tortillas", "2 packs | tortillas"), ("can you get 2 l milk please", "2 l | milk"),
    ("comprar leche", "leche"), ("ne pas oublier le sopalin !", "sopalin"), ("acheter du lait", "lait"),
    ("süt lazım", "süt"),
    // What isn't known stays whole.
    ("need a can opener", "need a can opener"), ("get well card", "get well card"), ("more", "more"),
    ("wow! bars", "wow! bars"), ("please", "please"), ("\"get milk\"", "get milk"),
  ])
  func `what people say to one another is no part of the name`(line: String, said: String) throws {
    try PackLineTests.expect(line, said)
  }

  @Test(arguments: [
    ("cheese from Tesco", "cheese", "Tesco"), ("Tesco: milk", "milk", "Tesco"),
    ("Carrefour : lait", "lait", "Carrefour"), ("Tesco:", "Tesco:", nil), ("Later: milk", "Later: milk", nil),
    ("lait chez Lidl", "lait", "Lidl"),
    ("viande chez le boucher", "viande", "boucher"), ("leche en el Mercadona", "leche", "Mercadona"),
    ("pain à la boulangerie", "pain", "boulangerie"), ("Migros'tan süt", "süt", "Migros"),
    ("süt Migros’tan", "süt", "Migros"), ("3 lemons from Lidl 2€", "lemons", "Lidl"),
    ("cheese from the corner deli", "cheese", "The Corner Deli"),
    ("cheese from Spain", "cheese from Spain", nil),
    ("from Tesco", "from Tesco", nil), ("cheese from Tesco @Lidl", "cheese from Tesco", "Lidl"),
    ("target practice", "target practice", nil),
  ])
  func `a known store may be said in words`(line: String, name: String, store: String?) throws {
    let item = try #require(QuickAdd(line, stores: ["The Corner Deli"])?.item)
    #expect(item.name == name)
    #expect(item.store == store)
    for language in Language.allCases {
      #expect(QuickAdd(item.text(in: language), in: language)?.item == item)
    }
  }

  @Test func `a line that was struck through isn't bought`() {
    let lines = PastedLine.lines(
      of: "milk\n~coleslaw~\n- ~~eggs~~\n~500 g flour", own: [], stores: [], in: .english)
    #expect(lines.filter(\.isToBuy).map(\.item.name) == ["milk", "flour"])
  }
}
