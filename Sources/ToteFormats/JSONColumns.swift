import ToteModel

/// What `tote note ls --columns … --json` prints: each value as its type, and days as they are in files.
extension JSONFormat {
  package static func array(of notes: [Note], columns: [NoteColumn]) -> String {
    array(notes) { note, bytes in
      for (index, column) in columns.enumerated() {
        bytes += Array((index == 0 ? "{" : ", ").utf8)
        JSONRow.write(column.name, to: &bytes)
        bytes += Array(": ".utf8)
        write(column.value(of: note), to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ value: NoteProperty.Value, to bytes: inout [UInt8]) {
    switch value {
    case .empty: bytes += Array("null".utf8)
    case .number, .checkbox: bytes += Array(value.text.utf8)
    case .text, .date, .other: JSONRow.write(value.text, to: &bytes)
    case .list(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes += Array(", ".utf8) }
        JSONRow.write(item, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
  }
}
