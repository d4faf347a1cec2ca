import ToteModel

/// Writes rows as JSON, an object a line, with all fields in the order of the schema: exports, and what `--json` prints.

package enum JSONFormat {
  package static func array<R: Record>(of records: some Sequence<R>) -> String {
    let writer = JSONRow(R.kind)
    return array(records) { writer.write($0.fields, to: &$1) }
  }

  static func array<Value>(
    _ values: some Sequence<Value>, _ write: (Value, inout [UInt8]) -> Void
  ) -> String {
    var bytes = Array("[".utf8)
    var isFirst = true
    for value in values {
      bytes.append(contentsOf: (isFirst ? "\n  " : ",\n  ").utf8)
      write(value, &bytes)
      isFirst = false
    }
    bytes.append(contentsOf: (isFirst ? "]\n" : "\n]\n").utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  package static func object(of record: some Record) -> String {
    var bytes: [UInt8] = []
    JSONRow(type(of: record).kind).write(record.fields, to: &bytes)
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  static func write(_ everything: ExportData, to writing: inout FileWriting) throws {
    writing.append("{\n  \"format\": \"tote\",\n  \"version\": \(JSONSchema.version)")
    for (name, kind) in JSONSchema.arrays {
      writing.append(",\n  \"\(name)\": [")
      let count: Int
      switch kind {
      case .list: count = try write(everything.lists, to: &writing)
      case .item: count = try write(everything.items, to: &writing)
      case .note: count = try write(everything.notes, to: &writing)
      case .correction: count = try write(everything.corrections, to: &writing)
      case .purchase: count = try write(everything.purchases, to: &writing)
      case .setting: count = try write(everything.settings, to: &writing)
      case .purchasedItem: count = try write(everything.purchasedItems, to: &writing)
      case .staple: count = try write(everything.staples, to: &writing)
      }
      writing.append(count == 0 ? "]" : "\n  ]")
    }
    writing.append("\n}\n")
  }

  private static func write<R: Record>(_ records: [R], to writing: inout FileWriting) throws -> Int {
    let writer = JSONRow(R.kind)
    for (index, record) in records.enumerated() {
      writing.append(index == 0 ? "\n    " : ",\n    ")
      writing.with { writer.write(record.fields, to: &$0) }
      try writing.rowEnded()
    }
    return records.count
  }
}

/// Writes rows of one kind; what is between the values is prepared once.
struct JSONRow {
  private let fields: [(before: [UInt8], kind: FieldKind, column: Int)]

  init(_ kind: Row.Kind) {
    fields = JSONSchema.fields(of: kind).enumerated().map { index, field in
      (Array("\(index == 0 ? "{" : ", ")\"\(field.name)\": ".utf8), field.kind, field.column)
    }
  }

  func write(_ values: [FieldValue], to bytes: inout [UInt8]) {
    for (before, kind, column) in fields {
      bytes.append(contentsOf: before)
      Self.write(values[column], as: kind, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func write(_ value: FieldValue, as kind: FieldKind, to bytes: inout [UInt8]) {
    switch (value, kind) {
    case (.integer(let number), .truth): bytes.append(contentsOf: (number == 0 ? "false" : "true").utf8)
    case (.integer(let number), _): bytes.append(contentsOf: "\(number)".utf8)
    case (.id(let high, let low), _): write(high, low, to: &bytes)
    case (.text(let text), .amount):
      guard let amount = Amount(stored: text) else { return bytes.append(contentsOf: "null".utf8) }
      let quantity = Number.text(thousandths: amount.thousandths)
      bytes.append(contentsOf: "{\"quantity\": \(quantity), \"unit\": \"\(amount.unit.rawValue)\"}".utf8)
    case (.text(let text), .price):
      guard let price = Price(stored: text) else { return bytes.append(contentsOf: "null".utf8) }
      write(price, to: &bytes)
    case (.text(let text), .tags), (.text(let text), .titles):
      bytes.append(UInt8(ascii: "["))
      let separator = UInt8(ascii: kind == .tags ? " " : "\n")
      for (index, tag) in text.utf8.split(separator: separator).enumerated() {
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        write(String(Substring(tag)), to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case (.text(let text), _): write(text, to: &bytes)
    case (.null, _): bytes.append(contentsOf: "null".utf8)
    }
  }

  static func write(_ price: Price, to bytes: inout [UInt8]) {
    var value = "\(price.minorUnits)"
    if price.currency.decimals > 0 {
      let (whole, part) = price.minorUnits.quotientAndRemainder(dividingBy: price.currency.coins)
      value = "\(whole).\(String(price.currency.coins + part).dropFirst())"
    }
    let basis = price.basis.map { ", \"per\": \"\($0.rawValue)\"" } ?? ""
    bytes.append(contentsOf: "{\"value\": \(value), \"currency\": \"\(price.currency.code)\"\(basis)}".utf8)
  }

  /// A UUID in capitals.
  private static func write(_ high: UInt64, _ low: UInt64, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for place in 0..<32 {
      if place == 8 || place == 12 || place == 16 || place == 20 { bytes.append(UInt8(ascii: "-")) }
      bytes.append(hex((place < 16 ? high : low) >> UInt64(60 - place % 16 * 4)))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Escapes what a terminal would obey or not show, so that output is safe anywhere.
  static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { text in
      guard text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) else { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !isPlain { for scalar in text.unicodeScalars { write(scalar, to: &bytes) } }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(contentsOf: "\\\"".utf8)
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    case "\r": bytes.append(contentsOf: "\\r".utf8)
    case " ": bytes.append(0x20)
    default:
      let isShown =
        switch Glyph(scalar) {
        case .visible, .joint: true
        // Wide spaces are shown; the others are controls.
        case .blank: scalar.value > 0x9F && scalar.value != 0x2028 && scalar.value != 0x2029
        case .nothing: false
        }
      if isShown { return bytes.append(contentsOf: UTF8.encode(scalar)!) }
      for unit in UTF16.encode(scalar)! {
        bytes.append(contentsOf: "\\u".utf8)
        for shift in [12, 8, 4, 0] { bytes.append(hex(UInt64(unit) >> UInt64(shift))) }
      }
    }
  }

  private static func hex(_ digit: UInt64) -> UInt8 {
    let digit = UInt8(digit & 15)
    return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }
}
