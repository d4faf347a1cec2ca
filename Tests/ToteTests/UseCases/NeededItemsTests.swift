import Testing

@testable import Tote
@testable import ToteModel

/// What a recipe needs never changes what somebody wants for more reasons.
@Suite struct NeededItemsTests {
  private func adding(_ needed: String, to line: String) throws -> [String] {
    let contents = DatabaseSnapshot.lists(["L": [line]], plain: true)
    var workspace = Workspace.with(contents)
    let item = try #require(ParsedItem(needed))
    _ = workspace.addItems([item], to: contents.lists[0].id, as: .needed, EditSigner().context)
    return workspace.records.items(of: contents.lists[0].id).map { workspace.line(of: $0).text(in: .english) }
  }

  @Test(arguments: [
    ("olive oil !optional", "olive oil"), ("olive oil !optional", "750 ml olive oil"),
    ("bread !to serve", "bread @Bakery !the dark one"),
  ])
  func `what is wanted already doesn't become optional`(needed: String, line: String) throws {
    #expect(try adding(needed, to: line) == [line])
  }

  @Test(arguments: [
    ("2 tbsp olive oil", "1 bottle olive oil"), ("2 tbsp olive oil", "olive oil"),
    ("1 pinch salt", "500 g salt"),
    ("1 cup flour", "1 kg flour"),
  ])
  func `a bottle doesn't grow by a spoonful`(needed: String, line: String) throws {
    #expect(try adding(needed, to: line) == [line])
  }

  @Test func `what is bought by weight or number adds up, and so do spoonfuls of two recipes`() throws {
    #expect(try adding("500 g flour !sifted", to: "1 kg flour") == ["1.5 kg flour"])
    #expect(try adding("2 tbsp oil", to: "1 tbsp oil") == ["3 tbsp oil"])
    #expect(try adding("300 ml milk", to: "milk") == ["300 ml milk"])
  }
}
