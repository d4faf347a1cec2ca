/// Changes as bytes, for the journal: small, quick, and exact. An update of one field takes the row and that field,
/// not the row twice. The storage keeps these bytes and never looks into them.

extension [Change] {
  /// The form's number stands first, so that a later form can be told from this one.
  private static let form: UInt8 = 1

  package var bytes: [UInt8] {
    var writing = ByteWriting()
    writing.bytes.append(Self.form)
    writing.number(UInt64(count))
    for change in self {
      writing.bytes.append(change.key.kind.rawValue)
      writing.bytes.append((change.before == nil ? 0 : 1) | (change.after == nil ? 0 : 2))
      let before = change.before?.fields
      if let before {
        writing.number(UInt64(before.count))
        for field in before { writing.field(field) }
      }
      guard let after = change.after?.fields else { continue }
      writing.number(UInt64(after.count))
      for (index, field) in after.enumerated() {
        if let before, before[index] == field { writing.bytes.append(Tag.same) } else { writing.field(field) }
      }
    }
    return writing.bytes
  }

  /// The changes that were written; `nil` where the bytes are none, or are of rows that this version does not know.
  package init?(bytes: [UInt8]) {
    var reading = ByteReading(bytes: bytes[...])
    guard reading.byte() == Self.form, let count = reading.number() else { return nil }
    var changes: [Change] = []
    // Each takes three bytes at least: a count that lies must not reserve the memory of the machine.
    guard count <= UInt64(bytes.count) else { return nil }
    changes.reserveCapacity(Int(count))
    for _ in 0..<count {
      guard let kind = reading.byte().flatMap(Row.Kind.init(rawValue:)), let flags = reading.byte() else {
        return nil
      }
      var before: [FieldValue] = []
      var rows: (before: Row?, after: Row?) = (nil, nil)
      if flags & 1 != 0 {
        guard let fields = reading.fields(like: []), let row = Row(kind, fields) else { return nil }
        before = fields
        rows.before = row
      }
      if flags & 2 != 0 {
        guard let fields = reading.fields(like: before), let row = Row(kind, fields) else { return nil }
        rows.after = row
      }
      guard let change = Change(before: rows.before, after: rows.after) else { return nil }
      changes.append(change)
    }
    guard reading.bytes.isEmpty else { return nil }
    self = changes
  }
}

extension Row {
  fileprivate init?(_ kind: Kind, _ fields: [FieldValue]) {
    var source = FieldArray(fields)
    self.init(kind, from: &source)
  }
}

private enum Tag {
  static let null: UInt8 = 0
  static let integer: UInt8 = 1
  static let text: UInt8 = 2
  static let id: UInt8 = 3
  static let same: UInt8 = 4
}

private struct ByteWriting {
  var bytes: [UInt8] = []

  /// Seven bits a byte, the lowest first.
  mutating func number(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func field(_ field: FieldValue) {
    switch field {
    case .null: bytes.append(Tag.null)
    case .integer(let value):
      bytes.append(Tag.integer)
      // The sign goes last, so that a small negative number is short too.
      number(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
    case .text(let text):
      bytes.append(Tag.text)
      number(UInt64(text.utf8.count))
      bytes.append(contentsOf: text.utf8)
    case .id(let high, let low):
      bytes.append(Tag.id)
      for half in [high, low] { withUnsafeBytes(of: half.bigEndian) { bytes.append(contentsOf: $0) } }
    }
  }
}

private struct ByteReading {
  var bytes: ArraySlice<UInt8>

  mutating func byte() -> UInt8? { bytes.popFirst() }

  mutating func number() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = byte() else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
    }
    return nil
  }

  mutating func fields(like before: [FieldValue]) -> [FieldValue]? {
    guard let count = number(), count <= 64 else { return nil }
    var fields: [FieldValue] = []
    for index in 0..<Int(count) {
      guard let field = field(like: index < before.count ? before[index] : nil) else { return nil }
      fields.append(field)
    }
    return fields
  }

  private mutating func field(like before: FieldValue?) -> FieldValue? {
    switch byte() {
    case Tag.null: return .null
    case Tag.same: return before
    case Tag.integer:
      return number().map { .integer(Int64(bitPattern: ($0 >> 1)) ^ -Int64(bitPattern: $0 & 1)) }
    case Tag.text:
      guard let count = number(), count <= UInt64(bytes.count) else { return nil }
      let text = bytes.prefix(Int(count))
      bytes = bytes.dropFirst(Int(count))
      return .text(String(decoding: text, as: UTF8.self))
    case Tag.id:
      guard bytes.count >= 16 else { return nil }
      let halves = bytes.prefix(16).reduce(into: (UInt64(0), UInt64(0))) { halves, byte in
        halves = (halves.0 << 8 | halves.1 >> 56, halves.1 << 8 | UInt64(byte))
      }
      bytes = bytes.dropFirst(16)
      return .id(high: halves.0, low: halves.1)
    default: return nil
    }
  }
}
