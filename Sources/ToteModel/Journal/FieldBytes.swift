enum Tag {
  static let null: UInt8 = 0
  static let integer: UInt8 = 1
  static let text: UInt8 = 2
  static let id: UInt8 = 3
  static let same: UInt8 = 4
  /// A text that isn't stored, because it is unchanged or there is a patch.
  static let unknown: UInt8 = 5
  static let patch: UInt8 = 6
}

extension TextPatch {
  var bytes: [UInt8] {
    var writing = ByteWriting()
    for mark in [old, new] {
      writing.number(UInt64(mark.length))
      withUnsafeBytes(of: mark.hash.bigEndian) { writing.bytes.append(contentsOf: $0) }
    }
    writing.number(UInt64(hunks.count))
    var end = 0
    for hunk in hunks {
      writing.bytes.append((hunk.beginsLine ? 1 : 0) | (hunk.endsLine ? 2 : 0))
      // Relative to the end of the previous one.
      writing.number(UInt64(hunk.start - end))
      for part in [hunk.before, hunk.old, hunk.new, hunk.after] {
        writing.number(UInt64(part.count))
        writing.bytes += part
      }
      end = hunk.start + hunk.block.count
    }
    return writing.bytes
  }
}

struct ByteWriting {
  var bytes: [UInt8] = []

  /// Lowest bits first.
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
      // The sign goes last, to keep small negative numbers short.
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

struct ByteReading {
  var bytes: ArraySlice<UInt8>
  /// The patch read in place of the last row's text.
  private var patch: TextPatch?

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  mutating func takePatch() -> TextPatch? {
    defer { patch = nil }
    return patch
  }

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
    case Tag.unknown: return .text("")
    case Tag.patch:
      guard let read = readPatch() else { return nil }
      patch = read
      return .text("")
    case Tag.integer:
      return number().map { .integer(Int64(bitPattern: ($0 >> 1)) ^ -Int64(bitPattern: $0 & 1)) }
    case Tag.text: return part().map { .text(String(decoding: $0, as: UTF8.self)) }
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

  private mutating func part() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= UInt64(bytes.count) else { return nil }
    let part = bytes.prefix(Int(count))
    bytes = bytes.dropFirst(Int(count))
    return part
  }

  private mutating func mark() -> TextPatch.Mark? {
    guard let length = number(), length <= UInt64(Int32.max), bytes.count >= 8 else { return nil }
    let hash = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    bytes = bytes.dropFirst(8)
    return TextPatch.Mark(length: Int(length), hash: hash)
  }

  private mutating func readPatch() -> TextPatch? {
    guard let old = mark(), let new = mark(), let count = number(), count <= UInt64(bytes.count) else {
      return nil
    }
    var hunks: [TextPatch.Hunk] = []
    var end = 0
    for _ in 0..<count {
      guard let flags = byte(), let distance = number(), distance <= UInt64(old.length), let before = part(),
        let one = part(), let other = part(), let after = part()
      else { return nil }
      let hunk = TextPatch.Hunk(
        start: end + Int(distance), before: Array(before), old: Array(one), new: Array(other),
        after: Array(after), beginsLine: flags & 1 != 0, endsLine: flags & 2 != 0)
      end = hunk.start + hunk.block.count
      guard end <= old.length else { return nil }
      hunks.append(hunk)
    }
    return TextPatch(old: old, new: new, hunks: hunks)
  }
}
