import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// Databases for the frames, written as people write lists: `DatabaseSnapshot(["Groceries": ["2 kg apples", "x milk"]])`. The
/// same lines give the same rows, ids among them.
extension DatabaseSnapshot {
  /// Lists by name, each with its lines; `x ` before a line ticks it, `– ` before a name puts the list away.
  init(_ lists: KeyValuePairs<String, [String]>, bought: [String: Int] = [:], settings: [Setting] = []) {
    self = .toured
    self.settings += settings
    var listRank: Rank?
    for (number, (name, lines)) in lists.enumerated() {
      let isArchived = name.hasPrefix("– ")
      let rank = Rank.between(listRank, nil)
      listRank = rank
      let list = ShoppingList(
        id: Self.list(number), name: isArchived ? String(name.dropFirst(2)) : name, rank: rank,
        isArchived: isArchived, created: Moment(milliseconds: 0))
      self.lists.append(list)
      var itemRank: Rank?
      for line in lines {
        let isTicked = line.hasPrefix("x ")
        guard let thing = ParsedItem(isTicked ? String(line.dropFirst(2)) : line) else { continue }
        let rank = Rank.between(itemRank, nil)
        itemRank = rank
        var item = Item(
          thing, id: Item.ID(high: 2, low: UInt64(items.count)), list: list.id, rank: rank,
          created: Moment(milliseconds: Int64(items.count)))
        item.category = item.category ?? Catalogue.category(of: item.name, corrections: [:]) ?? .other
        item.isTicked = isTicked
        items.append(item)
      }
    }
    purchases = bought.sorted { $0.key < $1.key }.map { name, count in
      Purchase(name: name, count: count, last: Moment(milliseconds: 1_789_000_000_000))
    }
  }

  /// The id of the list that stands in this place.
  static func list(_ number: Int) -> ShoppingList.ID { ShoppingList.ID(high: 1, low: UInt64(number)) }

  /// What a list looks like on a Saturday: several categories, amounts, prices, a store, a note, two in the basket.
  static let week = DatabaseSnapshot(
    [
      "Groceries": [
        "2.5 kg apples", "bananas", "1 bunch parsley", "bread", "2 l milk @Lidl 1.09€ !the blue one",
        "½ l cream 2.20€", "500 g minced meat 4.50€ !from the butcher", "x 6 eggs", "x 3 cans tomatoes 0.89€",
      ]
    ],
    bought: ["apples": 7, "milk": 12, "apple juice": 2, "applesauce": 1, "coffee": 4, "bread": 9])

  /// Lists for the house: two open, one put away.
  static let house = DatabaseSnapshot([
    "Groceries": ["2 kg apples", "milk", "x bread"], "Hardware store": ["20 screws", "wood glue 4.90€"],
    "– Summer party": ["ice", "lemonade"],
  ])

  /// One list of so many things, in one category.
  static func long(_ count: Int) -> DatabaseSnapshot {
    DatabaseSnapshot(["Everything": (1...count).map { "thing number \($0)" }])
  }

  /// One list of so many items that are alike, without headings, made without reading any.
  static func alike(_ count: Int) -> DatabaseSnapshot {
    var contents = DatabaseSnapshot.groceries()
    let list = contents.lists[0].id
    contents.items = Rank.between(nil, nil, count: count).enumerated().map { index, rank in
      Item(
        id: Item.ID(high: 2, low: UInt64(index)), list: list, name: "thing", key: "thing",
        details: ItemDetails(category: .other), isTicked: false, rank: rank, created: rowMoment)
    }
    return contents
  }
}
