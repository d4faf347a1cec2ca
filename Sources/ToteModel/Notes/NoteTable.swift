/// The notes in memory, and what is asked of them at every paint: how many are in use, and which belongs to an item.
/// Both are kept up with each change, so no paint counts ten thousand notes.
package struct NoteTable: Hashable, Sendable {
  /// The notes.
  private(set) var rows: [Note.ID: Note] = [:]
  /// How many are neither archived nor in the trash.
  package private(set) var countInUse = 0
  /// Those that belong to items, without those in the trash.
  private var ofItems: [Item.ID: Set<Note.ID>] = [:]

  /// No notes.
  init() {}

  /// These notes.
  init(_ notes: some Sequence<Note>) {
    for note in notes { self[note.id] = note }
  }

  /// A note, by its id.
  subscript(id: Note.ID) -> Note? {
    get { rows[id] }
    set {
      if let old = rows[id] { count(old, isThere: false) }
      rows[id] = newValue
      if let newValue { count(newValue, isThere: true) }
    }
  }

  /// The note of an item; the latest where it has several.
  package func note(of item: Item.ID) -> Note? {
    ofItems[item]?.compactMap { rows[$0] }.max { ($0.created, $0.id) < ($1.created, $1.id) }
  }

  private mutating func count(_ note: Note, isThere: Bool) {
    guard note.trashed == nil else { return }
    if !note.isArchived { countInUse += isThere ? 1 : -1 }
    guard let item = note.item else { return }
    if isThere {
      ofItems[item, default: []].insert(note.id)
    } else {
      ofItems[item]?.remove(note.id)
      if ofItems[item]?.isEmpty == true { ofItems[item] = nil }
    }
  }
}

extension Records {
  /// The note of an item; the latest where it has several.
  package func note(of item: Item.ID) -> Note? { noteTable.note(of: item) }
}
