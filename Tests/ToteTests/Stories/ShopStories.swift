import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel

/// A walk through a shop, frame by frame, on a large screen and on a small one.
@Suite struct ShopStories {
  static let contents: DatabaseSnapshot = {
    var contents = DatabaseSnapshot([
      "Groceries": [
        "2.5 kg apples 3.20€", "bananas", "bread", "2 l milk @Lidl 1.09€ !the blue one", "cheese 2.49€ @LIDL",
        "orange juice 1.99€", "20 screws @Hardware",
      ]
    ])
    let walk: [(String, ToteModel.Category)] = [("tea", .drinks), ("eggs", .dairy), ("pears", .produce)]
    contents.purchasedItems = walk.enumerated().map { index, bought in
      PurchasedItem(
        id: PurchasedItem.ID(high: 9, low: UInt64(index)), item: .zero, name: bought.0, category: bought.1,
        store: "Lidl", moment: Moment(milliseconds: 1_789_000_000_000 + Int64(index) * 60_000))
    }
    return contents
  }()

  @Test(arguments: [Size(80, 24), Size(40, 10)])
  func `through the shop`(size: Size) throws {
    try tell(
      "through the shop \(size)", Stage(Self.contents, size: size),
      ["@", "lid", "<Enter>", "<Space><Space>", "}", "K", "j<Space><Space><Space>", "<Space>", "<Esc>"])
  }

  @Test func `choosing a shop`() throws {
    assertFrames("picker", try faces(Self.contents, "@", sizes: [Size(40, 10), Size(80, 24)]))
    assertFrames(
      "picked",
      try faces(
        Self.contents, after: ["@x", "@hard<Enter>", "@hard<Enter>@", "@Rewe<Enter>"], size: Size(60, 14)))
  }

  @Test func `grouped by store, and sorted`() throws {
    assertFrames("grouping", try faces(Self.contents, after: ["c", "cc", "ccs"], size: Size(60, 14)))
    assertFrames("grouping narrow", try faces(Self.contents, "cs", sizes: [Size(40, 10)]))
  }

  @Test(arguments: [Language.spanish, .french, .turkish, .german])
  func `in other languages`(language: Language) throws {
    try Language.$current.withValue(language) {
      assertFrames(
        "\(language)",
        try faces(
          Self.contents, after: ["@", "@lid<Enter><Space>", "@lid<Enter>}J", "cs"], size: Size(56, 14)))
    }
  }
}
