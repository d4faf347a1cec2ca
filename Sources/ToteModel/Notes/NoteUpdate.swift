/// Changes to a note; `nil` keeps the old value.
package struct NoteUpdate: Hashable, Sendable {
  package var id: Note.ID
  package var title: String?
  package var text: String?
  package var tags: [String]?
  package var aliases: [String]?
  /// The note's title, aliases and marks become what these say of them.
  package var properties: NoteProperties?
  /// The same properties with other links in them; nothing else of the note follows.
  package var linked: NoteProperties?
  /// `.some(nil)` removes it.
  package var place: NotePlace??
  package var isPinned: Bool?
  package var isArchived: Bool?
  package var isTrashed: Bool?

  package init(_ id: Note.ID) { self.id = id }

  package func applied(to old: Note, at now: Moment) -> Note {
    var note = old
    if let properties { note.take(properties) }
    if let linked, linked != old.properties { (note.properties, note.modified) = (linked, now) }
    if let title { note.title = title }
    if let text { note.text = text }
    if let tags { note.tags = tags }
    if let aliases { note.aliases = aliases }
    if let place { note.place = place }
    if title != nil || text != nil || properties != nil { note.modified = now }
    if let isPinned { note.isPinned = isPinned }
    if let isArchived { note.isArchived = isArchived }
    if let isTrashed { note.trashed = isTrashed ? now : nil }
    if !note.properties.isEmpty, properties == nil { note.keepProperties(from: old, at: now) }
    return note
  }
}

extension Note {
  /// Only what these say otherwise than the ones before: the rest may have changed in Tote since.
  fileprivate mutating func take(_ new: NoteProperties) {
    let (fields, before) = (NoteFields(new), NoteFields(properties))
    properties = new
    if let title = fields.title, title != before.title { self.title = Folding.clean(title) }
    if fields.aliases != before.aliases { aliases = NoteAliases(fields.aliases ?? []).titles }
    if fields.isPinned != before.isPinned { isPinned = fields.isPinned }
    if fields.isArchived != before.isArchived { isArchived = fields.isArchived }
  }

  fileprivate mutating func keepProperties(from old: Note, at now: Moment) {
    let hasNewText = text != old.text
    let isOwn = place?.form.contains(.ownFields) ?? true
    guard
      hasNewText || title != old.title || aliases != old.aliases || isPinned != old.isPinned
        || isArchived != old.isArchived
    else { return }
    let fields = NoteFields(properties)
    properties.follow(
      self, hasNewText: hasNewText, repeatsTags: fields.id != nil && fields.tags == old.tags,
      addsFields: !isOwn, at: now)
  }
}
