import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// The fields of short lists: the sign that opens such a field elsewhere is no part of what is looked for.
@Suite struct SearchFieldTests {
  private func stage(_ keys: String) throws -> Stage {
    var contents = DatabaseSnapshot.lists(["Groceries": ["milk @Lidl"]])
    contents.purchases = [
      Purchase(name: "tea", last: Moment(milliseconds: 5), details: ItemDetails(store: "Lidl")),
      Purchase(name: "rice", last: Moment(milliseconds: 5), details: ItemDetails(store: "Asia")),
    ]
    return try Stage.blind(contents, keys)
  }

  private func bought(_ keys: String) throws -> (text: String, names: [String]) {
    guard case .buyAgain(let list)? = try stage(keys).state.overlay else { return ("", []) }
    return (list.field.text, list.shown.map(\.name))
  }

  @Test func `a slash before the text is left out`() throws {
    #expect(try bought("b/tea") == ("tea", ["tea"]))
    #expect(try bought("b/") == ("", ["rice", "tea"]))
    #expect(try bought("b<paste /tea>") == ("tea", ["tea"]))
    #expect(try bought("b@lidl") == ("@lidl", ["tea"]))
    #expect(try bought("btea/") == ("tea/", []))
  }

  @Test func `and so is the sign of a store where one is chosen`() throws {
    for keys in ["@@asia<Enter>", "@/asia<Enter>"] {
      #expect(try stage(keys).state.listScreen.shop?.name == "Asia")
    }
  }
}
