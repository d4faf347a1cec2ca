/// Where a link in a note leads.
package enum LinkTarget: Hashable, Sendable {
  /// - Parameter heading: Empty if the link leads to the whole note.
  case note(Note, heading: String)
  /// Several notes may be meant, and the reader has to say which.
  case several
  /// There is no such note; `title` would be its title.
  case missing(title: String)
}

extension Sequence<Note> {
  /// Prefers the note whose title is spelt exactly like the link. Ignores the trash.
  package func target(of link: String) -> LinkTarget {
    let found = called(link)
    let exact = found.filter { $0.title == link }
    let meant = exact.isEmpty ? found : exact
    guard let note = meant.first else { return .missing(title: LinkedTitle(link).title) }
    return meant.count == 1 ? .note(note, heading: LinkedTitle(link).heading) : .several
  }

  /// The notes with this title, ignoring case and accents; an untitled note goes by its beginning. Without one, those with this
  /// alias, or the target of a link such as `Recipes/Soup#Broth`. Ignores the trash.
  package func called(_ title: String) -> [Note] {
    let key = Folding.fold(title)
    let titled = filter { $0.trashed == nil && Folding.fold($0.givenName) == key }
    if !titled.isEmpty { return titled }
    let others = filter { $0.trashed == nil && $0.aliases.contains { Folding.fold($0) == key } }
    let linked = LinkedTitle(title).title
    return others.isEmpty && !linked.isEmpty && linked != title ? called(linked) : others
  }

  /// The first of these titles that several notes have, so that it doesn't say which is meant.
  package func ambiguousTitle(among titles: [String]) -> String? {
    titles.first { called($0).count > 1 }
  }
}

extension Note {
  /// Finds a note by title, by its beginning if it has none, or else by an alias: prefers the exact spelling, then the latest.
  /// Ignores the trash.
  package static func titled(_ title: String, among notes: some Sequence<Note>) -> Note? {
    notes.called(title).max {
      ($0.title == title ? 1 : 0, $0.modified, $0.id) < ($1.title == title ? 1 : 0, $1.modified, $1.id)
    }
  }
}

extension Records {
  package func note(titled title: String) -> Note? { Note.titled(title, among: notes.values) }
}
