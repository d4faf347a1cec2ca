import ToteModel

/// Shopping lists of KitchenOwl, as its server sends them. What was bought recently is ticked: it is offered again.
///
///     [{"name": "Groceries", "items": [{"name": "milk", "description": "2 l", "category": {"name": "Dairy"}}], "recentItems": []}]
struct KitchenOwlLists: ForeignFile {
  static let program = "KitchenOwl"
  private let lists: [JSONValue]

  init?(_ file: JSONValue) {
    lists = file.objects ?? [file]
    guard lists.allSatisfy({ $0.has("name", "items") && ($0.has("recentItems") || $0.has("household_id")) })
    else { return nil }
  }

  func lists(_ reading: inout FileReading) throws -> [FileList] {
    try lists.map { list in
      var items: [FileItem] = []
      for (name, isTicked) in [("items", false), ("recentItems", true)] {
        items += try reading.items(of: list[name]?.array ?? []) { value, _ in
          var item = KitchenOwlItems.item(value)
          item?.isTicked = isTicked
          return item
        }
      }
      return FileList(name: list["name"]?.text.flatMap { ItemName($0)?.text }, items: items)
    }
  }
}

/// The export of a household of KitchenOwl. It has all items that were ever on a list, but not those that are: so they are ticked,
/// and offered when something is bought again.
///
///     {"name": "Home", "items": [{"name": "milk", "icon": "milk", "category": "Dairy"}], "shoppinglists": ["Groceries"], "recipes": []}
struct KitchenOwlItems: ForeignFile {
  static let program = KitchenOwlLists.program
  private let household: JSONValue
  private let items: [JSONValue]

  init?(_ file: JSONValue) {
    guard let items = file["items"]?.objects, items.allSatisfy({ $0.has("name") }) else { return nil }
    guard file.has("shoppinglists") || items.contains(where: { $0.has("icon") }) else { return nil }
    (household, self.items) = (file, items)
  }

  func lists(_ reading: inout FileReading) throws -> [FileList] {
    for name in ["shoppinglists", "recipes", "expenses"] {
      for _ in household[name]?.array ?? [] { reading.tally.leaveOut(name) }
    }
    let items = try reading.items(of: items) { value, _ in
      var item = Self.item(value)
      item?.isTicked = true
      return item
    }
    return [FileList(name: household["name"]?.text.flatMap { ItemName($0)?.text }, items: items)]
  }

  static func item(_ value: JSONValue) -> ForeignItem? {
    var item = ForeignItem(name: value["name"]?.text)
    item?.take(specification: value["description"]?.text)
    let category = value["category"]?["name"] ?? value["category"]
    item?.details.category = category?.text.flatMap { Category($0) }
    return item
  }
}
