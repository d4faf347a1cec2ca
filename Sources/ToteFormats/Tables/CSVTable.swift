import ToteModel

/// A cell of a table in RFC 4180.
struct CSVCell {
  /// Exact if quoted, otherwise tidied.
  var text: String
  /// Quoted, even an empty text is one.
  var isQuoted: Bool
  var offset: Int
  var length: Int

  var isEmpty: Bool { text.isEmpty }
  var value: String? { text.isEmpty ? nil : text }
}

struct CSVTable {
  private let bytes: [UInt8]
  private(set) var offset: Int
  let delimiter: UInt8

  private static let quote = UInt8(ascii: "\"")
  private static let feed = UInt8(ascii: "\n")
  private static let turn = UInt8(ascii: "\r")

  init(_ bytes: [UInt8], from offset: Int, delimiter: UInt8) {
    self.bytes = bytes
    self.offset = offset
    self.delimiter = delimiter
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Reads the next row. A fault skips the rest of its line.
  mutating func row(into cells: inout [CSVCell]) throws(ParseFault) {
    cells.removeAll(keepingCapacity: true)
    while true {
      do {
        cells.append(try cell())
      } catch {
        while offset < bytes.count, bytes[offset] != Self.feed { offset += 1 }
        offset = min(offset + 1, bytes.count)
        throw error
      }
      if offset < bytes.count, bytes[offset] == delimiter {
        offset += 1
      } else {
        if offset < bytes.count, bytes[offset] == Self.turn { offset += 1 }
        if offset < bytes.count, bytes[offset] == Self.feed { offset += 1 }
        return
      }
    }
  }

  private mutating func cell() throws(ParseFault) -> CSVCell {
    let start = offset
    guard offset < bytes.count, bytes[offset] == Self.quote else {
      while offset < bytes.count, bytes[offset] != delimiter, !isLineEnd(offset) {
        if bytes[offset] == Self.quote {
          throw ParseFault(offset, .noQuoteInCell, length: 1)
        }
        offset += 1
      }
      try checkLength(from: start)
      let text = String(decoding: bytes[start..<offset], as: UTF8.self)
      let tidy = text.isEmpty || CharacterReference.isTidy(text) ? text : Folding.clean(text)
      return CSVCell(
        text: SpreadsheetFormula.restored(tidy), isQuoted: false, offset: start, length: offset - start)
    }
    offset += 1
    var text: [UInt8] = []
    var from = offset
    while true {
      guard let close = bytes[offset...].firstIndex(of: Self.quote) else {
        offset = start + 1
        throw ParseFault(start, .closingQuote, found: .endOfFile)
      }
      offset = close + 1
      try checkLength(from: start)
      guard offset < bytes.count, bytes[offset] == Self.quote else {
        text.append(contentsOf: bytes[from..<close])
        break
      }
      text.append(contentsOf: bytes[from...close])
      offset += 1
      from = offset
    }
    if offset < bytes.count, bytes[offset] != delimiter, !isLineEnd(offset) {
      throw ParseFault(offset, .endOfCell)
    }
    return CSVCell(
      text: SpreadsheetFormula.restored(String(decoding: text, as: UTF8.self)), isQuoted: true, offset: start,
      length: offset - start)
  }

  private func checkLength(from start: Int) throws(ParseFault) {
    guard offset - start > FileLimits.text else { return }
    throw ParseFault(start + FileLimits.text, .shorterText(FileLimits.text))
  }

  private func isLineEnd(_ offset: Int) -> Bool {
    bytes[offset] == Self.feed
      || (bytes[offset] == Self.turn && (offset + 1 == bytes.count || bytes[offset + 1] == Self.feed))
  }
}
