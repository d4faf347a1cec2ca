import ToteModel

/// The rows of Grocy's shopping lists. A product has only its number there, unless the program that exported them has put the product
/// in; without a name and a note, it is skipped.
///
///     [{"id": 1, "product": {"name": "milk"}, "note": "organic", "amount": 2, "shopping_list_id": 1, "done": 0}]
struct GrocyList: ForeignFile {
  static let program = "Grocy"
  private let rows: [JSONValue]

  init?(_ file: JSONValue) {
    guard let rows = file.objects, rows.allSatisfy({ $0.has("shopping_list_id", "amount") }) else {
      return nil
    }
    self.rows = rows
  }

  func lists(_ reading: inout FileReading) throws -> [FileList] {
    try rows.grouped(by: "shopping_list_id").map { rows in
      FileList(name: nil, items: try reading.items(of: rows) { row, _ in item(row) })
    }
  }

  private func item(_ row: JSONValue) -> ForeignItem? {
    let name = row["product"]?["name"]?.text ?? row["product_name"]?.text
    var item = ForeignItem(name: name ?? row["note"]?.text)
    if name != nil { item?.note(row["note"]?.text) }
    let (amount, unit) = (row["amount"]?.text, row["quantity_unit"]?["name"]?.text)
    // Two of what, only Grocy knows.
    if unit == nil, row["qu_id"].map({ !$0.isEmpty }) ?? false {
      item?.note("amount", amount, as: "amount")
    } else {
      item?.take(amount: amount, unit: unit, as: "amount")
    }
    item?.isTicked = row["done"]?.isTrue ?? false
    item?.created = row["row_created_timestamp"]?.text.flatMap { Moment(foreign: $0) }
    return item
  }
}
