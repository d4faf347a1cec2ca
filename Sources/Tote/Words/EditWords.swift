import ToteModel

protocol EditWords {
  func name(_ kind: EditKind) -> String
  /// Several items were added, not all of them new.
  func name(_ added: AddedCounts) -> String
}

extension Words {
  /// An edit of a later version.
  var newerEdit: String { say("edit-newer-edit") }
  var untitled: String { say("edit-untitled") }
}

extension Words {
  package func name(_ entry: Entry) -> String {
    AddedCounts(entry).map { name($0) } ?? name(entry.title)
  }

  package func name(_ title: EditTitle) -> String {
    switch title.meaning {
    case .kind(let kind): name(kind)
    case .words(let words): words
    case .newer: newerEdit
    }
  }

  func note(_ name: String) -> String { name.isEmpty ? untitled : name }
}

extension Note {
  var shownName: String { words.note(givenName) }
}
