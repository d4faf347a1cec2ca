/// What is to become of a note; what is `nil` stays.
package struct NoteUpdate: Hashable, Sendable {
  package var id: Note.ID
  package var title: String?
  package var text: String?
  /// The tags in that text.
  package var tags: [String]?
  /// Whether it is pinned.
  package var isPinned: Bool?
  /// Whether it is archived.
  package var isArchived: Bool?
  /// Whether it is in the trash.
  package var isTrashed: Bool?

  /// Nothing, of this note.
  package init(_ id: Note.ID) { self.id = id }

  /// What becomes of a note at this moment.
  package func applied(to note: Note, at now: Moment) -> Note {
    var note = note
    if let title { note.title = title }
    if let text { note.text = text }
    if let tags { note.tags = tags }
    if title != nil || text != nil { note.modified = now }
    if let isPinned { note.isPinned = isPinned }
    if let isArchived { note.isArchived = isArchived }
    if let isTrashed { note.trashed = isTrashed ? now : nil }
    return note
  }
}
