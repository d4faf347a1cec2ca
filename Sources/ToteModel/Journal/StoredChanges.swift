/// The changes of a step. Bytes are read only when needed: an import can leave a line of ten megabytes.
struct StoredChanges: Sendable {
  private enum Form: Sendable {
    case values([Change])
    case bytes([UInt8])
  }

  private let form: Form

  init(_ changes: [Change]) { form = .values(changes) }

  init(stored: [UInt8]) { form = .bytes(stored) }

  /// Empty if the bytes are damaged, which then costs an undo step and not the lists.
  var changes: [Change] {
    switch form {
    case .values(let changes): changes
    case .bytes(let bytes): [Change](bytes: bytes) ?? []
    }
  }

  func mayChange(_ notes: Set<Note.ID>) -> Bool {
    switch form {
    case .values(let changes): changes.contains { $0.isOf(notes) }
    case .bytes(let bytes):
      bytes.withUnsafeBufferPointer { bytes in notes.contains { bytes.firstOffset(of: $0.bytes) != nil } }
    }
  }
}

extension RowID {
  fileprivate var bytes: [UInt8] {
    [high, low].flatMap { half in withUnsafeBytes(of: half.bigEndian, Array.init) }
  }
}

extension StoredChanges: Hashable {
  static func == (one: StoredChanges, other: StoredChanges) -> Bool {
    if case .bytes(let one) = one.form, case .bytes(let other) = other.form, one == other { return true }
    return one.changes == other.changes
  }

  func hash(into hasher: inout Hasher) { hasher.combine(changes) }
}

extension StoredChanges: CustomReflectable {
  var customMirror: Mirror { Mirror(reflecting: changes) }
}
