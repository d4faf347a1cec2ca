package enum NoteSaving: Hashable, Sendable {
  case saved
  /// Other lines were changed elsewhere: the note has both changes.
  case merged
  /// The same lines were changed elsewhere: the note has both versions, between marks.
  case conflict
}

/// What saving changes in a note that others may have changed since its writer began.
package struct NoteMerge: Hashable, Sendable {
  /// `nil` if the note keeps its own.
  package let title: String?
  /// `nil` if the note keeps its own.
  package let text: String?
  package let saving: NoteSaving

  /// - Parameter base: What the writer began with.
  package init(_ written: NoteContent, from base: NoteContent, into note: Note) {
    let merge = TextMerge(base: base.text, first: note.text, later: written.text)
    let title = Folding.clean(written.title)
    // An untouched title isn't a new one, even if it couldn't be typed.
    self.title = written.title != base.title && title != note.title ? title : nil
    text = TextMerge.isSame(merge.text, note.text) ? nil : merge.text
    if merge.hasConflict {
      saving = .conflict
    } else {
      saving = TextMerge.isSame(merge.text, written.text) ? .saved : .merged
    }
  }
}
