// Every detail of an item, one after the other, on the screen: typed, shown, merged, duplicated, undone.

import Testing
import ToteTesting

@testable import Tote
@testable import ToteModel

@Suite struct EveryDetailStories {
  @Test(arguments: SingleDetail.all)
  func `a detail is typed and shown, goes with a copy of the list, and is undone`(detail: SingleDetail) throws
  {
    let stage = Stage(.groceries("bread", "apples"))
    func said() throws -> ItemDetails {
      let apples = try #require(stage.state.lines.items.first { $0.name == "apples" })
      return detail.alone(in: apples.details)
    }
    func shows(_ text: String) -> Bool {
      stage.frame.lines.contains { Folding.fold($0).contains(Folding.fold(text)) }
    }
    try stage.play("j")
    let before = try said()
    let line = try #require(ParsedItem(name: "apples", details: detail.details))
    try stage.play("a\(line)")
    #expect(shows(detail.text))
    try stage.play("<Enter><Esc>")
    // It was merged into the item that was there.
    #expect(stage.state.lines.items.count == 2)
    #expect(try said() == detail.details)
    // The category is a heading, and this list has none.
    #expect(shows(detail.shown) || detail.name == "category")
    try stage.play("C")
    #expect(stage.list == "Groceries (copy)")
    #expect(try said() == detail.details)
    try stage.play("uu")
    #expect(try said() == before)
    #expect(!shows(detail.text))
  }

  @Test(arguments: SingleDetail.all.filter { $0.name != "category" })
  func `what is copied as text says it`(detail: SingleDetail) {
    let item = Item(id: .zero, list: .zero, name: "apples", details: detail.details, created: .zero)
    #expect(item.plainLine.contains(detail.shown))
  }
}
