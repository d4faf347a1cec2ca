/// Pinned notes first, then as they are sorted. Sorting copies no texts.
package struct NoteOrder: Comparable {
  package let id: Note.ID
  private let moment: Moment
  private let isPinned: Bool
  /// Compared first, if they are sorted so.
  private var title = ""

  package init(_ note: Note, by sort: NoteSort = .changed) {
    id = note.id
    isPinned = note.isPinned && note.trashed == nil
    switch sort {
    case .changed: moment = note.trashed ?? note.modified
    case .created: moment = note.created
    case .title:
      moment = note.modified
      title = Folding.fold(note.givenName)
    }
  }

  package static func < (one: NoteOrder, other: NoteOrder) -> Bool {
    if one.isPinned != other.isPinned { return one.isPinned }
    if one.title != other.title { return one.title < other.title }
    return (one.moment, one.id) > (other.moment, other.id)
  }
}

package enum NoteFolder: CaseIterable, Equatable, Sendable {
  case notes, archive, trash

  package func contains(_ note: Note) -> Bool {
    switch self {
    case .notes: note.trashed == nil && !note.isArchived
    case .archive: note.trashed == nil && note.isArchived
    case .trash: note.trashed != nil
    }
  }
}
