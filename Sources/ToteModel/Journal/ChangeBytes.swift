/// Changes as bytes: an update is the row once and its changed fields, with a patch for a note's text.

extension [Change] {
  /// Written first, to tell later forms apart. Form 1 lacked patches and reads the same way.
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

  /// `nil` if the bytes are malformed or contain rows unknown to this version.
  package init?(bytes: [UInt8]) {
    var reading = ByteReading(bytes: bytes[...])
    guard let form = reading.byte(), Self.readableForms.contains(form), let count = reading.number() else {
      return nil
    }
    var changes: [Change] = []
    // Each takes at least three bytes: a false count must not reserve all memory.
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

extension Change {
  /// A patch of an edited note's text; `nil` to write both texts in full, if that is shorter.
  fileprivate var writtenText: (column: Int, patch: [UInt8]?)? {
    guard case .note(let before)? = before, case .note(let after)? = after else { return nil }
    if let patch { return (Self.textColumn, patch.bytes) }
    let isSame = before.text.utf8.elementsEqual(after.text.utf8)
    // Short texts are included, so that the change can be undone whatever happened to the note.
    if isSame { return before.text.utf8.count > Self.shortText ? (Self.textColumn, nil) : nil }
    let bytes = TextPatch(from: before.text, to: after.text).bytes
    let whole = before.text.utf8.count + after.text.utf8.count
    return whole > Self.shortText && bytes.count < whole
      ? (Self.textColumn, bytes) : nil
  }

  private static let textColumn = Note.schema.columns.firstIndex(of: "text")!
  private static let shortText = 200
}
