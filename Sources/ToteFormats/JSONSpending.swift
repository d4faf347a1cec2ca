import ToteModel

/// What `tote spent --json` prints.

extension JSONFormat {
  package static func array(of spending: Spending) -> String {
    array(spending.rows) { row, bytes in
      bytes += Array("{\"group\": ".utf8)
      if let name = row.group.stored { JSONRow.write(name, to: &bytes) } else { bytes += Array("null".utf8) }
      bytes += Array(", \"count\": \(row.count), \"sums\": [".utf8)
      for (index, price) in row.sum.prices.enumerated() {
        if index > 0 { bytes += Array(", ".utf8) }
        JSONRow.write(price, to: &bytes)
      }
      bytes += Array("]}".utf8)
    }
  }
}

extension Spending.Group {
  /// The same in every language: the first day of a week, a month, a category, a shop.
  var stored: String? {
    switch self {
    case .week(let moment): moment.day
    case .month(let moment): String(moment.day.prefix(7))
    case .category(let category): category.rawValue
    case .store(let store): store
    case .item(let name): name
    }
  }
}
