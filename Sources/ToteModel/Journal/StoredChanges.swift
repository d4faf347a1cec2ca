/// The changes of a step, as values or as the bytes that were stored. A start reads the journal's last lines, and a list
/// that somebody has brought in is a line of ten megabytes: nobody waits for it to be read unless it is undone.

/// Changes that are read when they are asked for.
struct StoredChanges: Sendable {
  private enum Form: Sendable {
    case values([Change])
    case bytes([UInt8])
  }

  private let form: Form

  init(_ changes: [Change]) { form = .values(changes) }

  init(stored: [UInt8]) { form = .bytes(stored) }

  /// The changes; none where the bytes cannot be read, so that a damaged line of the journal costs a step of undoing
  /// and not the lists.
  var changes: [Change] {
    switch form {
    case .values(let changes): changes
    case .bytes(let bytes): [Change](bytes: bytes) ?? []
    }
  }

  /// Whether one of these notes may be among the rows: bytes are only looked through for their ids.
  func mayChange(_ notes: Set<Note.ID>) -> Bool {
    switch form {
    case .values(let changes): changes.contains { $0.isOf(notes) }
    case .bytes(let bytes):
      bytes.withUnsafeBufferPointer { bytes in notes.contains { bytes.firstOffset(of: $0.bytes) != nil } }
    }
  }
}

extension RowID {
  /// Its sixteen bytes, as they stand in the journal.
  fileprivate var bytes: [UInt8] {
    [high, low].flatMap { half in withUnsafeBytes(of: half.bigEndian, Array.init) }
  }
}

extension StoredChanges: Hashable {
  /// The same changes, however they are kept.
  static func == (one: StoredChanges, other: StoredChanges) -> Bool {
    if case .bytes(let one) = one.form, case .bytes(let other) = other.form, one == other { return true }
    return one.changes == other.changes
  }

  func hash(into hasher: inout Hasher) { hasher.combine(changes) }
}

extension StoredChanges: CustomReflectable {
  /// As values: what a failing test shows.
  var customMirror: Mirror { Mirror(reflecting: changes) }
}
