import ToteModel

/// Writes RFC 4180 with commas and carriage returns, which every spreadsheet opens.

extension CSVFormat {
  static func write(_ lists: [FileList], to writing: inout FileWriting) throws {
    writing.append(Column.all.map(\.name).joined(separator: ","))
    writing.append("\r\n")
    var known: Set<FieldValue> = []
    for (list, start) in zip(lists, FileListBuilder.starts(of: lists)) {
      let name = list.name.map(cell) ?? ""
      // A row with only a name begins the list. An empty quoted item name makes it another list of the same name.
      let isAnother = !known.insert(FieldValue(list.name)).inserted
      if start {
        writing.append(
          name + (isAnother ? ",\"\"" : ",") + String(repeating: ",", count: Column.all.count - 2) + "\r\n")
      }
      try writing.rowEnded()
      for item in list.items {
        writing.append(name)
        var cells = CellWriter(isDated: item.created != nil)
        _ = Item(Item(item), fields: &cells)
        writing.append(cells.text)
        writing.append("\r\n")
        try writing.rowEnded()
      }
    }
  }

  /// Quoted if it must be, or if tidying would change it.
  static func cell(_ value: String) -> String {
    let text = SpreadsheetFormula.neutralized(value)
    let isPlain =
      CharacterReference.isTidy(text)
      && !text.utf8.contains { $0 == UInt8(ascii: "\"") || delimiters.contains($0) }
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

private struct CellWriter: FieldVisitor {
  let isDated: Bool
  var text = ""
  private var place = 0

  init(isDated: Bool) { self.isDated = isDated }

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value, _ rules: FieldRules) -> Value {
    write(value, rules)
    return value
  }

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value?, _ rules: FieldRules) -> Value? {
    write(value, rules)
    return value
  }

  private mutating func write<Value: FieldType>(_ value: Value?, _ rules: FieldRules) {
    defer { place += 1 }
    guard CSVFormat.isReadable(Value.kind, rules) else { return }
    text += ","
    if place == CSVFormat.Column.createdPlace, !isDated { return }
    if let cell = value?.readableText { text += CSVFormat.cell(cell) }
  }
}

extension Item {
  /// Without an id. Nobody looks it up, so its name is not folded.
  fileprivate init(_ item: FileItem) {
    self.init(
      id: .zero, list: .zero, name: item.name, key: "", details: item.details, isTicked: item.isTicked,
      rank: .first, created: item.created ?? .zero)
  }
}
