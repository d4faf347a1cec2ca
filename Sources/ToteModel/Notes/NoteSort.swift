/// How the notes of a folder are sorted, below the pinned ones.
package enum NoteSort: String, CaseIterable, Sendable {
  /// The latest first; in the trash by when they got there.
  case changed
  case title
  /// The latest first.
  case created

  package var next: NoteSort {
    switch self {
    case .changed: .title
    case .title: .created
    case .created: .changed
    }
  }

  fileprivate static let key = "notes/sort"
}

extension Records {
  package var noteSort: NoteSort { settings[NoteSort.key].flatMap(NoteSort.init) ?? .changed }
}

extension Workspace {
  /// Can't be undone.
  package mutating func sortNotes(by sort: NoteSort, _ context: EditContext) {
    remember(sort.rawValue, as: NoteSort.key, context)
  }
}
