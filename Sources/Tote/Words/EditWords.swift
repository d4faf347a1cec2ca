import ToteModel

/// How what was done is named, after "Undid" and "Redid".
protocol EditWords {
  func name(_ kind: EditKind) -> String
  /// How it is named that several items were added, of which not all were new.
  func name(_ added: AddedCounts) -> String
  /// What a later version did and this one has no words for.
  var newerEdit: String { get }
  /// What a note without a name is called.
  var untitled: String { get }
}

extension EditWords {
  /// What was done, or undone.
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

  /// How a note is called.
  func note(_ name: String) -> String { name.isEmpty ? untitled : name }
}

extension Note {
  /// What it is called on the screen: its name, or that it has none.
  var shownName: String { words.note(givenName) }
}
