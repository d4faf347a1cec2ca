/// Each use case does everything or throws and changes nothing.
extension Workspace {
  package mutating func createNote(_ note: Note, _ context: EditContext) {
    perform(.createNote(note.givenName), [Change(adding: note)], context)
  }

  /// `nil` keeps the old value.
  package mutating func editNote(
    _ id: Note.ID, title: String? = nil, text: NoteText? = nil, _ context: EditContext
  ) throws(NoteError) {
    var update = NoteUpdate(id)
    update.title = title.map(Folding.clean)
    (update.text, update.tags) = (text?.text, text?.tags)
    let name = try note(id).givenName
    try updateNotes([update], as: .editNote(name), context)
  }

  /// Ticking a box doesn't change the tags.
  package mutating func tickBox(in id: Note.ID, text: String, _ context: EditContext) throws(NoteError) {
    let note = try note(id)
    var update = NoteUpdate(id)
    (update.text, update.tags) = (text, note.tags)
    try updateNotes([update], as: .tickBox(note: note.givenName), context)
  }

  package mutating func setPinned(_ id: Note.ID, _ isPinned: Bool, _ context: EditContext) throws(NoteError) {
    var update = NoteUpdate(id)
    update.isPinned = isPinned
    let name = try note(id).givenName
    try updateNotes([update], as: isPinned ? .pinNote(name) : .unpinNote(name), context)
  }

  package mutating func setArchived(
    note id: Note.ID, _ isArchived: Bool, _ context: EditContext
  ) throws(NoteError) {
    var update = NoteUpdate(id)
    update.isArchived = isArchived
    let name = try note(id).givenName
    try updateNotes([update], as: isArchived ? .archiveNote(name) : .restoreNote(name), context)
  }

  package mutating func setAliases(
    of id: Note.ID, _ aliases: NoteAliases, _ context: EditContext
  ) throws(NoteError) {
    var update = NoteUpdate(id)
    update.aliases = aliases.titles
    let name = try note(id).givenName
    try updateNotes([update], as: .editNote(name), context)
  }

  /// The note's title, aliases and marks follow where the properties say otherwise than before.
  ///
  /// - Parameter tags: Those of its text and of the new properties: `NoteText(note.text, with: properties)`.
  package mutating func setProperties(
    of id: Note.ID, _ properties: NoteProperties, tags: [String], _ context: EditContext
  ) throws(NoteError) {
    var update = NoteUpdate(id)
    (update.properties, update.tags) = (properties, tags)
    let name = try note(id).givenName
    try updateNotes([update], as: .editNote(name), context)
  }

  package mutating func trashNotes(_ ids: [Note.ID], _ context: EditContext) throws(NoteError) {
    let names = try notes(ids).map(\.givenName)
    try updateNotes(
      ids.map { id in
        var update = NoteUpdate(id)
        update.isTrashed = true
        return update
      }, as: .trashNotes(EditSubject(names)), context)
  }

  package mutating func restoreNote(_ id: Note.ID, _ context: EditContext) throws(NoteError) {
    var update = NoteUpdate(id)
    update.isTrashed = false
    let name = try note(id).givenName
    try updateNotes([update], as: .restoreNote(name), context)
  }

  /// Skips notes that are gone. Returns how many changed.
  @discardableResult
  package mutating func renameTag(
    _ tag: String, in texts: [(Note.ID, NoteText)], _ context: EditContext
  ) throws(NoteError) -> Int {
    let updates = texts.compactMap { id, text -> NoteUpdate? in
      guard records.notes[id] != nil else { return nil }
      var update = NoteUpdate(id)
      (update.text, update.tags) = (text.text, text.tags)
      return update
    }
    try updateNotes(updates, as: .renameTag(tag), context)
    return updates.count
  }

  /// All of them or none. Can't be undone, and removes their texts from the journal.
  package mutating func deleteNotesForEver(_ ids: [Note.ID], _ context: EditContext) throws(NoteError) {
    let notes = try notes(ids)
    let changes =
      notes.map { Change(forgetting: $0.id) } + notes.compactMap { records.forgettingCooked($0.id) }
    remember(changes, id: context.id(), at: context.now)
  }

  package mutating func removeOldTrash(_ context: EditContext) {
    let limit = context.now.milliseconds - 30 * 86_400_000
    let old = records.notes.values.filter { ($0.trashed?.milliseconds ?? .max) < limit }
    guard !old.isEmpty else { return }
    let ids = old.map(\.id).sorted()
    let changes = ids.map { Change(forgetting: $0) } + ids.compactMap { records.forgettingCooked($0) }
    remember(changes, id: context.id(), at: context.now)
  }

  /// All of them or none, in one undo step.
  package mutating func updateNotes(
    _ updates: [NoteUpdate], as kind: EditKind, _ context: EditContext
  ) throws(NoteError) {
    var changes: [Change] = []
    for update in updates {
      changes.append(Change(try note(update.id)) { $0 = update.applied(to: $0, at: context.now) })
    }
    perform(kind, changes, context)
  }

  private func note(_ id: Note.ID) throws(NoteError) -> Note {
    guard let note = records.notes[id] else { throw .notFound(id) }
    return note
  }

  private func notes(_ ids: [Note.ID]) throws(NoteError) -> [Note] {
    var notes: [Note] = []
    for id in ids { notes.append(try note(id)) }
    return notes
  }
}
