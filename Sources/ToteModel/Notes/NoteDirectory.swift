/// The folder of a vault that a note is in: its path below the top, such as `Work/Plans`. It is there as long as a note is in it or
/// below it. (`NoteFolder` is something else: the notes, the archive, the trash.)
package struct NoteDirectory: Hashable, Sendable {
  /// Without a slash behind it; empty at the top.
  package let path: String

  package static let top = NoteDirectory("")

  /// As a file's path has it.
  package init(_ path: some StringProtocol) {
    self.path = String(path.last == "/" ? path.dropLast() : path[...])
  }

  /// What was typed, spelt like those that are there already; `nil` if no folder can be called so.
  package init?(typed: String, among known: some Sequence<NoteDirectory> = []) {
    let parts = typed.split(separator: "/").map { Folding.clean(String($0)) }.filter { !$0.isEmpty }
    let wanted = NoteDirectory(parts.joined(separator: "/"))
    var own = wanted.path[...]
    var before = ""
    for length in stride(from: parts.count, to: 0, by: -1) {
      let beginning = NoteDirectory(parts[..<length].joined(separator: "/"))
      let spelt =
        known.first { $0.path == beginning.path } ?? known.first { $0.key == beginning.key }
      guard let spelt else { continue }
      before = spelt.path
      own = parts[length...].joined(separator: "/")[...]
      break
    }
    guard own.split(separator: "/").allSatisfy({ Self.isName($0) }) else { return nil }
    path = [before, String(own)].filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// What is searched for, whatever folders may be called.
  package init(lenient text: String) {
    path = text.split(separator: "/").map { Folding.clean(String($0)) }.filter { !$0.isEmpty }
      .joined(separator: "/")
  }

  /// Whether every file system can have a folder of this name.
  private static func isName(_ name: Substring) -> Bool {
    guard name.first != ".", name.last != ".", name.utf8.count <= 200 else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      !"\\:*?\"<>|".unicodeScalars.contains(scalar) && scalar.value >= 0x20 && scalar.value != 0x7F
    }
  }

  package var isTop: Bool { path.isEmpty }

  /// The last part.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// Folded, to compare.
  package var key: String { Folding.fold(path) }

  package var parts: [String] { path.split(separator: "/").map(String.init) }

  /// It and those above it, without the top.
  package var withParents: [NoteDirectory] {
    let parts = parts
    return parts.indices.map { NoteDirectory(parts[...$0].joined(separator: "/")) }
  }

  /// Whether a folder is this one, or below it. The top holds all.
  package func holds(_ other: NoteDirectory) -> Bool { Self.holds(key, other.key) }

  /// The same for keys.
  package static func holds(_ key: String, _ other: String) -> Bool {
    key.isEmpty || other.hasPrefix(key) && (other.utf8.count == key.utf8.count || other.hasPrefix(key + "/"))
  }

  /// The new path of a folder below this one, if this one moves.
  package func moved(_ other: NoteDirectory, to new: NoteDirectory) -> NoteDirectory {
    let rest = other.parts.dropFirst(parts.count)
    return NoteDirectory((new.parts + rest).joined(separator: "/"))
  }
}

/// A folder with how many notes it and those below it have, without archive and trash.
package struct DirectoryCount: Hashable, Sendable {
  package var directory: NoteDirectory
  package var count: Int

  package init(_ directory: NoteDirectory, _ count: Int) {
    (self.directory, self.count) = (directory, count)
  }
}

extension Note {
  package var directory: NoteDirectory { place.map { NoteDirectory($0.folder) } ?? .top }

  /// Whether its file has a name of its own, from an import or a mirror.
  package var hasFile: Bool { place?.hasFile ?? false }

  /// Where links find it: without a file, under its title in its folder.
  package var linkPath: String? {
    guard let place else { return nil }
    if place.hasFile { return place.path }
    let name = givenName
    return name.isEmpty ? nil : place.folder + String(name.map { $0 == "/" ? "-" : $0 })
  }
}

extension NoteTable {
  /// By path, with the folders above those that have notes, in the most frequent spelling.
  package var directories: [DirectoryCount] {
    var spellings: [String: [String: Int]] = [:]
    for (path, count) in directoryCounts {
      for directory in NoteDirectory(path).withParents {
        spellings[directory.key, default: [:]][directory.path, default: 0] += count
      }
    }
    let found = spellings.values.map { counts in
      let path = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
      return DirectoryCount(NoteDirectory(path), counts.values.reduce(0, +))
    }
    return found.map { (count: $0, parts: $0.directory.key.split(separator: "/")) }
      .sorted { $0.parts.lexicographicallyPrecedes($1.parts) { $0 < $1 } }.map(\.count)
  }

  /// In no folder.
  package var countAtTop: Int { countInUse - directoryCounts.values.reduce(0, +) }
}

extension NotePlace {
  /// In another folder, with the same name. A note that never had a file gets a place without one, and none at the top.
  package static func moved(_ place: NotePlace?, to directory: NoteDirectory) -> NotePlace? {
    let folder = directory.isTop ? "" : directory.path + "/"
    guard let place, place.hasFile else {
      return directory.isTop ? nil : NotePlace(folder, place?.form ?? .ownFields)
    }
    return NotePlace(folder + place.name, place.form)
  }

  /// With a number behind its name.
  package func numbered(_ number: Int) -> NotePlace {
    NotePlace("\(folder)\(stem) \(number)\(name.dropFirst(stem.count))", form)
  }
}
