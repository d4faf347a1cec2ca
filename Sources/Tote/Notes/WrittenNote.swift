import ToteModel

/// What became of a note that was saved.
package enum NoteSaving: Hashable, Sendable {
  /// It has what was written, and nothing else.
  case saved
  /// Others had changed other lines of it: it has both.
  case merged
  /// Others had changed the same lines: it has both, between marks.
  case conflict
}

extension Workspace {
  /// Saves what was written of a note, merged with what others have made of it since. Screen, shell, the user's own editor and
  /// recovered drafts all save in this way.
  ///
  /// - Parameter base: What the note had when the writing began.
  @discardableResult
  package mutating func saveNote(
    _ id: Note.ID, _ written: NoteContent, from base: NoteContent, _ context: EditContext
  ) throws(NoteError) -> NoteSaving {
    guard let note = records.notes[id] else { throw .notFound(id) }
    let merge = TextMerge(base: base.text, first: note.text, later: written.text)
    let isChanged = !merge.text.utf8.elementsEqual(note.text.utf8)
    let title = Folding.clean(written.title)
    // What was not touched is no new title, even if nobody could type it.
    let isRenamed = written.title != base.title && title != note.title
    if isChanged || isRenamed {
      try editNote(
        id, title: isRenamed ? title : nil, text: isChanged ? NoteText(merge.text) : nil, context)
    }
    if merge.hasConflict { return .conflict }
    return merge.text.utf8.elementsEqual(written.text.utf8) ? .saved : .merged
  }
}
