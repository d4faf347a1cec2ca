/// Where a link in a note leads.
package enum LinkTarget: Hashable, Sendable {
  case note(Note, NoteLink.Place)
  /// A part of the note that has the link.
  case here(NoteLink.Place)
  /// Several notes may be meant, and the reader has to say which.
  case several
  /// There is no such note; `title` would be its title.
  case missing(title: String)
  /// A file, which is never a missing note.
  case attachment(String)
  case web(String)
}

/// A link of a note, and where it leads.
package struct FollowedLink: Hashable, Sendable {
  package let note: Note
  package let link: NoteLink
  package let target: LinkTarget

  package init(_ link: NoteLink, of note: Note, among notes: some NoteFinding) {
    (self.note, self.link) = (note, link)
    target = notes.target(of: link, from: note)
  }

  /// The note that it leads to, or what it would be called; `nil` if it leads to no other note.
  package var title: String? {
    switch target {
    case .note(let note, _): note.name
    case .several: link.title
    case .missing(let title): title
    case .here, .attachment, .web: nil
    }
  }

  package var isDead: Bool { if case .missing = target { true } else { false } }
}

/// Finds notes by title, alias or the name of their file. For many links in many notes, a table is made once.
package protocol NoteFinding {
  /// Without the trash, in no order. An untitled note goes by its beginning.
  func titled(_ key: String) -> [Note]
  func aliased(_ key: String) -> [Note]
  /// Those with a file of this name.
  func named(_ key: String) -> [Note]
  /// Where a note's file is, below the folder of all; `nil` if it has none.
  var path: @Sendable (Note) -> String? { get }
}

extension NoteFinding {
  /// The notes with this title, ignoring case and accents. Without one, those with this alias, or the target of a link such as
  /// `Recipes/Soup#Broth`.
  package func called(_ title: String) -> [Note] { called(NoteLink(title)) }

  /// - Parameter source: The note that has the link: a file in the same folder is nearer.
  package func called(_ link: NoteLink, from source: Note? = nil) -> [Note] {
    for key in link.keys {
      for found in [named(key), titled(key), aliased(key)] where !found.isEmpty {
        return found.count > 1 || link.folded.count > 1 ? nearest(found, link, from: source) : found
      }
    }
    return []
  }

  /// Of notes with the same name: the one at exactly this path, else those in a folder like it, of which the nearest.
  private func nearest(_ found: [Note], _ link: NoteLink, from source: Note?) -> [Note] {
    let places = found.compactMap { note in path(note).map { (note: note, path: FilePath($0)) } }
    if places.isEmpty { return found }
    let folder = source.flatMap(path).map { FilePath($0).folders } ?? []
    let wanted = FilePath.wanted(link.folded, from: folder)
    if let exact = places.first(where: { $0.path.parts == wanted.parts }) { return [exact.note] }
    var fits = places.filter {
      wanted.parts.count > 1 && $0.path.parts.suffix(wanted.parts.count) == wanted.parts[...]
    }
    if fits.isEmpty {
      if places.count < found.count { return found }
      fits = places
    }
    let near = fits.filter { folder.isEmpty ? $0.path.parts.count == 1 : $0.path.parts.starts(with: folder) }
    let nearest = (near.isEmpty ? fits : near).min { $0.path < $1.path }
    return nearest.map { [$0.note] } ?? found
  }

  /// Prefers the note whose title is spelt exactly like the link.
  package func target(of link: NoteLink, from source: Note? = nil) -> LinkTarget {
    if link.kind == .web { return .web(link.destination) }
    let found = called(link, from: source)
    if link.isWithin, found.isEmpty { return .here(link.place) }
    let exact = found.filter { $0.title == link.destination }
    let titled = exact.isEmpty ? found.filter { $0.title == link.title } : exact
    let meant = titled.isEmpty ? found : titled
    if let note = meant.first {
      let isWhole = Folding.fold(note.givenName) == Folding.fold(link.destination)
      return meant.count == 1 ? .note(note, isWhole ? .whole : link.place) : .several
    }
    return link.kind == .attachment ? .attachment(link.file) : .missing(title: link.title)
  }

  /// The first of these titles that several notes have, so that it doesn't say which is meant.
  package func ambiguousTitle(among titles: [String]) -> String? { titles.first { called($0).count > 1 } }

  /// Finds a note by title, by its beginning if it has none, or else by an alias: prefers the exact spelling, then the latest.
  package func note(titled title: String) -> Note? {
    called(title).max {
      ($0.title == title ? 1 : 0, $0.modified, $0.id) < ($1.title == title ? 1 : 0, $1.modified, $1.id)
    }
  }
}

/// The folders and the name of a file of a note, folded.
private struct FilePath: Comparable {
  let parts: [String]
  /// Without the last part's ending.
  private let length: Int

  init(_ path: String) {
    var path = path[...]
    for ending in [".md", ".markdown"] where path.lowercased().hasSuffix(ending) {
      path = path.dropLast(ending.count)
    }
    self.init(parts: path.split(separator: "/").map { Folding.fold(String($0)) })
  }

  private init(parts: [String]) {
    self.parts = parts
    length = parts.reduce(0) { $0 + $1.utf8.count + 1 }
  }

  var folders: [String] { Array(parts.dropLast()) }
  var name: String { parts.last ?? "" }

  static func < (a: Self, b: Self) -> Bool {
    a.length != b.length ? a.length < b.length : a.parts.lexicographicallyPrecedes(b.parts)
  }

  /// The path that a link means, if it begins with a dot or a slash.
  static func wanted(_ parts: [String], from folders: [String]) -> FilePath {
    var path = parts.first == "." || parts.first == ".." ? folders : []
    for part in parts where !part.isEmpty && part != "." {
      if part != ".." { path.append(part) } else if !path.isEmpty { path.removeLast() }
    }
    return FilePath(parts: path)
  }
}

/// Looks at every note, which is enough for one link.
package struct NoteSearchOnce<Notes: Sequence<Note>>: NoteFinding {
  private let notes: Notes
  package let path: @Sendable (Note) -> String?

  package init(_ notes: Notes, path: @escaping @Sendable (Note) -> String? = { $0.linkPath }) {
    (self.notes, self.path) = (notes, path)
  }

  package func titled(_ key: String) -> [Note] {
    notes.filter { $0.trashed == nil && Folding.fold($0.givenName) == key }
  }

  package func aliased(_ key: String) -> [Note] {
    notes.filter { $0.trashed == nil && $0.aliases.contains { Folding.fold($0) == key } }
  }

  package func named(_ key: String) -> [Note] {
    notes.filter { $0.trashed == nil && path($0).map { FilePath($0).name } == key }
  }
}

/// The notes by their folded titles, aliases and names of files.
package struct LinkTable: NoteFinding {
  private var titles: [String: [Note]] = [:]
  private var aliases: [String: [Note]] = [:]
  private var names: [String: [Note]] = [:]
  package let path: @Sendable (Note) -> String?

  package init(_ notes: some Sequence<Note>, path: @escaping @Sendable (Note) -> String? = { $0.linkPath }) {
    self.path = path
    for note in notes where note.trashed == nil {
      titles[Folding.fold(note.givenName), default: []].append(note)
      for alias in note.aliases { aliases[Folding.fold(alias), default: []].append(note) }
      if let path = path(note) { names[FilePath(path).name, default: []].append(note) }
    }
  }

  package func titled(_ key: String) -> [Note] { titles[key] ?? [] }
  package func aliased(_ key: String) -> [Note] { aliases[key] ?? [] }
  package func named(_ key: String) -> [Note] { names[key] ?? [] }
}

extension Sequence<Note> {
  package func target(of link: NoteLink, from source: Note? = nil) -> LinkTarget {
    NoteSearchOnce(self).target(of: link, from: source)
  }
  package func called(_ title: String) -> [Note] { NoteSearchOnce(self).called(title) }
  package func ambiguousTitle(among titles: [String]) -> String? {
    NoteSearchOnce(self).ambiguousTitle(among: titles)
  }
}

extension Note {
  /// Ignores the trash.
  package static func titled(_ title: String, among notes: some Sequence<Note>) -> Note? {
    NoteSearchOnce(notes).note(titled: title)
  }
}

extension Records {
  package func note(titled title: String) -> Note? { Note.titled(title, among: notes.values) }
}
