import ToteModel

/// Purchases and what they add up to as comma-separated values, for spreadsheets: numbers and currencies in columns of their own.
///
///     bought,name,amount,category,store,price,currency,estimated,list
///     2026-11-21T16:22:33.123+01:00,apples,2 kg,produce,Lidl,3.98,EUR,false,Groceries
///
/// A time begins with the day that it was here, since months are added up by it.
package enum PurchaseTable {
  /// The earliest first.
  package static func csv(_ purchases: [PurchasedItem], lists: [ShoppingList]) -> String {
    let names = Dictionary(lists.map { ($0.id, $0.name) }, uniquingKeysWith: { one, _ in one })
    let rows = purchases.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }.map { bought in
      [
        bought.moment.localTimestamp, bought.name, bought.amount?.description ?? "",
        bought.category?.rawValue ?? "",
        bought.store ?? "", bought.price?.plainNumber ?? "", bought.price?.currency.code ?? "",
        bought.isEstimated ? "true" : "false", bought.list.flatMap { names[$0] } ?? "",
      ]
    }
    return table(
      ["bought", "name", "amount", "category", "store", "price", "currency", "estimated", "list"], rows)
  }

  /// A row for each currency of a group.
  package static func csv(_ spending: Spending) -> String {
    let rows = spending.rows.flatMap { row in
      row.sum.prices.map { [row.group.stored ?? "", "\(row.count)", $0.plainNumber, $0.currency.code] }
    }
    return table(["group", "count", "sum", "currency"], rows)
  }

  private static func table(_ heading: [String], _ rows: [[String]]) -> String {
    ([heading] + rows).map { $0.map { $0.isEmpty ? "" : CSVFormat.cell($0) }.joined(separator: ",") + "\r\n" }
      .joined()
  }
}

extension Price {
  /// Without its currency: `3.98`.
  fileprivate var plainNumber: String {
    let decimals = currency.decimals
    let digits = String(repeating: "0", count: max(0, decimals + 1 - "\(minorUnits)".count)) + "\(minorUnits)"
    return decimals == 0 ? digits : "\(digits.dropLast(decimals)).\(digits.suffix(decimals))"
  }
}
