/// Changes as bytes, for the journal: small, quick, and exact. An update of one field takes the row and that field,
/// not the row twice; and of a note's text what has changed of it. The storage keeps these bytes and never looks into them.

extension [Change] {
  /// The form's number stands first, so that a later form can be told from this one. The first one had whole texts only, and
  /// is read as this one is.
  private static let form: UInt8 = 2
  private static let readableForms: ClosedRange<UInt8> = 1...form

  package var bytes: [UInt8] {
    var writing = ByteWriting()
    writing.bytes.append(Self.form)
    writing.number(UInt64(count))
    for change in self {
      writing.bytes.append(change.key.kind.rawValue)
      writing.bytes.append((change.before == nil ? 0 : 1) | (change.after == nil ? 0 : 2))
      let before = change.before?.fields
      let text = change.writtenText
      if let before {
        writing.number(UInt64(before.count))
        for (index, field) in before.enumerated() {
          if index == text?.column { writing.bytes.append(Tag.unknown) } else { writing.field(field) }
        }
      }
      guard let after = change.after?.fields else { continue }
      writing.number(UInt64(after.count))
      for (index, field) in after.enumerated() {
        if index == text?.column, let patch = text?.patch {
          writing.bytes.append(Tag.patch)
          writing.bytes += patch
        } else if let before, before[index] == field {
          writing.bytes.append(Tag.same)
        } else {
          writing.field(field)
        }
      }
    }
    return writing.bytes
  }

  /// The changes that were written; `nil` where the bytes are none, or are of rows that this version does not know.
  package init?(bytes: [UInt8]) {
    var reading = ByteReading(bytes: bytes[...])
    guard let form = reading.byte(), Self.readableForms.contains(form), let count = reading.number() else {
      return nil
    }
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
      let change: Change? =
        if let patch = reading.takePatch() {
          if let before = rows.before, let after = rows.after {
            Change(before: before, after: after, patch: patch)
          } else {
            nil
          }
        } else {
          Change(before: rows.before, after: rows.after)
        }
      guard let change else { return nil }
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
  /// A text that is not kept, since the change leaves it as it is or has a patch of it.
  static let unknown: UInt8 = 5
  static let patch: UInt8 = 6
}

extension Change {
  /// The text of an edited note as it is written: with a patch where it has changed. `nil` where both texts are written whole,
  /// since that is shorter.
  fileprivate var writtenText: (column: Int, patch: [UInt8]?)? {
    guard case .note(let before)? = before, case .note(let after)? = after else { return nil }
    if let patch { return (Self.textColumn, patch.bytes) }
    let isSame = before.text.utf8.elementsEqual(after.text.utf8)
    // A short text is as good as none, and a change that has it can be undone whatever has become of the note.
    if isSame { return before.text.utf8.count > Self.shortText ? (Self.textColumn, nil) : nil }
    let bytes = TextPatch(from: before.text, to: after.text).bytes
    let whole = before.text.utf8.count + after.text.utf8.count
    return whole > Self.shortText && bytes.count < whole
      ? (Self.textColumn, bytes) : nil
  }

  private static let textColumn = Note.schema.columns.firstIndex(of: "text")!
  private static let shortText = 200
}

extension TextPatch {
  fileprivate var bytes: [UInt8] {
    var writing = ByteWriting()
    for mark in [old, new] {
      writing.number(UInt64(mark.length))
      withUnsafeBytes(of: mark.hash.bigEndian) { writing.bytes.append(contentsOf: $0) }
    }
    writing.number(UInt64(hunks.count))
    var end = 0
    for hunk in hunks {
      writing.bytes.append((hunk.beginsLine ? 1 : 0) | (hunk.endsLine ? 2 : 0))
      // From the end of the one before.
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
  /// The patch that the last row had in place of its text.
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

  /// A length, and so many bytes.
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
