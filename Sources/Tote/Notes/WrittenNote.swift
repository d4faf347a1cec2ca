import ToteModel

package enum NoteSaving: Hashable, Sendable {
  case saved
  /// Other lines were changed elsewhere: the note has both changes.
  case merged
  /// The same lines were changed elsewhere: the note has both versions, between marks.
  case conflict
}

extension Workspace {
  /// Merges with changes made since `base`. Screen, shell, external editor and recovered drafts all use it.
  @discardableResult
  package mutating func saveNote(
    _ id: Note.ID, _ written: NoteContent, from base: NoteContent, _ context: EditContext
  ) throws(NoteError) -> NoteSaving {
    guard let note = records.notes[id] else { throw .notFound(id) }
    let merge = TextMerge(base: base.text, first: note.text, later: written.text)
    let isChanged = !merge.text.utf8.elementsEqual(note.text.utf8)
    let title = Folding.clean(written.title)
    // An untouched title isn't a new one, even if it couldn't be typed.
    let isRenamed = written.title != base.title && title != note.title
    if isChanged || isRenamed {
      try editNote(
        id, title: isRenamed ? title : nil, text: isChanged ? NoteText(merge.text, of: note) : nil, context)
    }
    if merge.hasConflict { return .conflict }
    return merge.text.utf8.elementsEqual(written.text.utf8) ? .saved : .merged
  }
}
