import ToteModel

/// Lists as a table: RFC 4180, a row an item, with commas and carriage returns, which every spreadsheet opens.

extension CSVFormat {
  static func write(_ lists: [FileList], to writing: inout FileWriting) throws {
    writing.append(Column.all.map(\.name).joined(separator: ","))
    writing.append("\r\n")
    var known: Set<FieldValue> = []
    for (list, start) in zip(lists, FileListBuilder.starts(of: lists)) {
      let name = list.name.map(cell) ?? ""
      // All cells but the list's empty: the list begins here. An item's name that is empty, and not only missing, says that
      // it is another one where there was one of this name.
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

  /// A cell, in quotes where it must be, and where tidying would change it: what stands in quotes is read exactly.
  fileprivate static func cell(_ text: String) -> String {
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

/// Writes the cells of one item behind that of its list.
private struct CellWriter: FieldVisitor {
  /// Whether it is known when the item was added.
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
  /// An item of a file, with no id yet. Nobody looks it up, so its name is not folded.
  fileprivate init(_ item: FileItem) {
    self.init(
      id: .zero, list: .zero, name: item.name, key: "", details: item.details, isTicked: item.isTicked,
      rank: .first, created: item.created ?? .zero)
  }
}
