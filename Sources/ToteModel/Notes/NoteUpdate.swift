/// Changes to a note; `nil` keeps the old value.
package struct NoteUpdate: Hashable, Sendable {
  package var id: Note.ID
  package var title: String?
  package var text: String?
  package var tags: [String]?
  package var aliases: [String]?
  package var isPinned: Bool?
  package var isArchived: Bool?
  package var isTrashed: Bool?

  package init(_ id: Note.ID) { self.id = id }

  package func applied(to note: Note, at now: Moment) -> Note {
    var note = note
    if let title { note.title = title }
    if let text { note.text = text }
    if let tags { note.tags = tags }
    if let aliases { note.aliases = aliases }
    if title != nil || text != nil { note.modified = now }
    if let isPinned { note.isPinned = isPinned }
    if let isArchived { note.isArchived = isArchived }
    if let isTrashed { note.trashed = isTrashed ? now : nil }
    return note
  }
}
