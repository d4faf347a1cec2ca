/// A link whose note, or the note that has it, goes to another folder.
package struct MovedLink {
  /// A place before and after.
  package struct Move<Place> {
    let before: Place
    let after: Place

    package init(_ before: Place, _ after: Place) { (self.before, self.after) = (before, after) }
  }

  private let link: NoteLink
  /// Of the note that has the link.
  private let source: Move<NoteDirectory>

  package init(_ link: NoteLink, in source: Move<NoteDirectory>) { (self.link, self.source) = (link, source) }

  /// The paths that the link may have then, without `.md`, the best first; none if it can stay as it is. What led from folder to folder
  /// still does, and a name alone gets a path only if it doesn't lead to its note any more.
  ///
  /// - Parameters:
  ///   - target: The path of its note.
  ///   - leads: Whether the link as it is written leads there afterwards.
  package func paths(to target: Move<String>, leads: Bool) -> [String] {
    let written = link.pathParts
    let (before, after) = (Self.parts(target.before), Self.parts(target.after))
    let whole = after.joined(separator: "/")
    if isRelative, Self.same(Self.path(written, from: source.before), before) {
      if leads, Self.same(Self.path(written, from: source.after), after) { return [] }
      let path = Self.relative(to: after, from: source.after, hasDot: written.first == ".")
      // Without a dot, it may lead to another note of that name from the top.
      return [path, "./" + path, whole, "/" + whole]
    }
    let named = written.filter { !$0.isEmpty }
    if leads, Self.same(named, Array(after.suffix(named.count))) || named.count == 1 { return [] }
    return written.first == "" ? ["/" + whole] : [whole, "/" + whole]
  }

  /// The path to a file that stays where it is. Only one that says so is taken for one from folder to folder: others may begin at
  /// the top.
  package var pathToFile: String? {
    let written = link.pathParts
    guard hasDots, source.before != source.after else { return nil }
    return Self.relative(
      to: Self.path(written, from: source.before), from: source.after, hasDot: written.first == ".")
  }

  private var hasDots: Bool { [".", ".."].contains(link.pathParts.first) }
  private var isRelative: Bool { hasDots || link.isEncoded && link.pathParts.first != "" }

  /// Without the ending of a file of Markdown.
  private static func parts(_ path: String) -> [String] {
    var path = path[...]
    for ending in [".md", ".markdown"] where path.lowercased().hasSuffix(ending) {
      path = path.dropLast(ending.count)
    }
    return path.split(separator: "/").map(String.init)
  }

  private static func same(_ one: [String], _ other: [String]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { Folding.fold($0) == Folding.fold($1) }
  }

  private static func path(_ written: [String], from folder: NoteDirectory) -> [String] {
    var path = folder.parts
    for part in written where !part.isEmpty && part != "." {
      if part != ".." { path.append(part) } else if !path.isEmpty { path.removeLast() }
    }
    return path
  }

  private static func relative(to path: [String], from folder: NoteDirectory, hasDot: Bool) -> String {
    let own = folder.parts
    let common = zip(own, path.dropLast()).prefix { Folding.fold($0) == Folding.fold($1) }.count
    let up = Array(repeating: "..", count: own.count - common)
    let start = up.isEmpty && hasDot ? ["."] : up
    return (start + path[common...]).joined(separator: "/")
  }
}
