import ToteModel

/// Lists as a table: RFC 4180, a row an item, with commas and carriage returns, which every spreadsheet opens.

extension CSVFormat {
  static func write(_ lists: [WrittenList], to writing: inout FileWriting) throws {
    writing.append(Column.allCases.map(\.rawValue).joined(separator: ","))
    writing.append("\r\n")
    for (list, start) in zip(lists, WrittenLists.starts(of: lists)) {
      let name = list.name.map(cell) ?? ""
      // All cells but the list's empty: the list begins here.
      if start { writing.append(name + String(repeating: ",", count: Column.allCases.count - 1) + "\r\n") }
      try writing.rowEnded()
      for item in list.items {
        writing.append(name)
        for column in Column.allCases.dropFirst() {
          writing.append(",")
          if let text = text(of: item, in: column) { writing.append(cell(text)) }
        }
        writing.append("\r\n")
        try writing.rowEnded()
      }
    }
  }

  private static func text(of item: WrittenItem, in column: Column) -> String? {
    switch column {
    case .list: nil
    case .name: item.name
    case .amount: item.amount?.description
    case .category: item.category?.rawValue
    case .store: item.store
    case .price: item.price?.description
    case .note: item.note
    case .ticked: item.isTicked ? "true" : "false"
    case .created: item.created?.timestamp
    }
  }

  /// A cell, in quotes where it must be, and where tidying would change it: what stands in quotes is read exactly.
  private static func cell(_ text: String) -> String {
    let isPlain =
      Reference.isTidy(text) && !text.utf8.contains { $0 == UInt8(ascii: "\"") || delimiters.contains($0) }
    if isPlain { return text }
    var cell: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { cell.append(byte) }
      cell.append(byte)
    }
    cell.append(UInt8(ascii: "\""))
    return String(decoding: cell, as: UTF8.self)
  }
}
