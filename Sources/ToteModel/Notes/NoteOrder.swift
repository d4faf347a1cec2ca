/// Pinned notes first, then the latest; in the trash by when it got there. Sorting copies no texts.
package struct NoteOrder: Comparable {
  package let id: Note.ID
  private let moment: Moment
  private let isPinned: Bool

  package init(_ note: Note) {
    id = note.id
    moment = note.trashed ?? note.modified
    isPinned = note.isPinned && note.trashed == nil
  }

  package static func < (one: NoteOrder, other: NoteOrder) -> Bool {
    if one.isPinned != other.isPinned { return one.isPinned }
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
