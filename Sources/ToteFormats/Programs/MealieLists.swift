import ToteModel

/// Shopping lists of Mealie: one, several, or a page of items.
///
///     {"name": "Saturday", "listItems": [
///       {"quantity": 2, "unit": {"name": "litre"}, "food": {"name": "milk"}, "note": "", "checked": false, "shoppingListId": "…"}]}
struct MealieLists: ForeignFile {
  static let program = "Mealie"
  private let lists: [(name: String?, items: [JSONValue])]

  init?(_ file: JSONValue) {
    let found = file["items"]?.objects ?? file.objects ?? [file]
    if found.allSatisfy({ $0.has("listItems") }) {
      lists = found.map { ($0["name"]?.text, $0["listItems"]?.array ?? []) }
    } else if found.allSatisfy({ $0.has("shoppingListId", "checked") }) {
      lists = found.grouped(by: "shoppingListId").map { (nil, $0) }
    } else {
      return nil
    }
  }

  func lists(_ reading: inout FileReading) throws -> [FileList] {
    try lists.map { name, items in
      FileList(
        name: name.flatMap { ItemName($0)?.text },
        items: try reading.items(of: items) { value, tally in
          tally.leaveOut("recipeReferences", of: value)
          return item(value)
        })
    }
  }

  private func item(_ value: JSONValue) -> ForeignItem? {
    let food = value["food"]
    let (name, note) = (food?["name"]?.text, value["note"]?.text)
    var item = ForeignItem(name: name ?? note ?? value["display"]?.text)
    if name != nil { item?.note(note) }
    let unit = value["unit"]?["name"]?.text
    item?.take(amount: value["quantity"]?.text, unit: unit, as: "quantity")
    let label = value["label"]?["name"] ?? food?["label"]?["name"]
    item?.details.category = label?.text.flatMap { Category($0) }
    item?.isTicked = value["checked"]?.isTrue ?? false
    item?.created = value["createdAt"]?.text.flatMap { Moment(foreign: $0) }
    return item
  }
}
