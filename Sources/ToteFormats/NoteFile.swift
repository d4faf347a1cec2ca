import FoundationEssentials
import ToteModel

/// A note as a file that other programs understand: YAML between two lines of dashes, and the text below.
///
///     ---
///     id: 9C1E…
///     created: 2026-11-27T15:00:00.000Z
///     ---
///     Whisk **well**.
package struct NoteFile: Equatable, Sendable {
  package var id: Note.ID?
  package var title: String?
  package var created: Moment?
  package var changed: Moment?
  package var tags: [String] = []
  /// `nil` if the file doesn't name any.
  package var aliases: [String]?
  package var isPinned = false
  package var isArchived = false
  /// The names of fields that a note can't keep.
  package var otherFields: [String] = []
  package var text: String

  package init(_ note: Note) {
    (id, title, created, changed) = (note.id, note.title, note.created, note.modified)
    (tags, isPinned, isArchived, text) = (note.tags, note.isPinned, note.isArchived, note.text)
    aliases = note.aliases.isEmpty ? nil : note.aliases
  }

  /// Reads a file. What is no front matter, or has fields that aren't known, is text like any other.
  package init(_ file: String) {
    text = file
    var lines = file.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.first == "---" else { return }
    lines = lines.dropFirst()
    guard let end = lines.firstIndex(where: { $0 == "---" || $0 == "..." }) else { return }
    /// The field whose values follow, a line each.
    var list = ""
    for line in lines[..<end] {
      if !list.isEmpty, let value = line.listed {
        if list == "tags" { tags.append(value) } else { aliases?.append(value) }
        continue
      }
      list = ""
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let value = parts[1].unquoted
      switch parts[0] {
      case "id": id = UUID(uuidString: value).map { Note.ID($0) }
      case "title": title = value
      case "created", "date": created = Moment(timestamp: value)
      case "changed", "modified", "updated": changed = Moment(timestamp: value)
      case "pinned": isPinned = value == "true"
      case "archived": isArchived = value == "true"
      case "tags":
        if value.isEmpty { list = "tags" }
        tags = parts[1].inlineList
      case "aliases", "alias":
        if value.isEmpty { list = "aliases" }
        aliases = parts[1].inlineList
      default:
        if let first = parts[0].first, first.isLetter || first.isNumber {
          otherFields.append(String(parts[0]))
        }
      }
    }
    // One blank line between the two belongs to neither.
    var rest = lines[(end + 1)...]
    if rest.first?.isEmpty == true, rest.count > 1 { rest = rest.dropFirst() }
    text = rest.joined(separator: "\n")
    if text.hasSuffix("\n") { text.removeLast() }
  }

  /// The file.
  package var file: String {
    var lines = ["---"]
    if let id { lines.append("id: \(id)") }
    if let title { lines.append("title: \(title.yaml)") }
    if let created { lines.append("created: \(created.timestamp)") }
    if let changed { lines.append("changed: \(changed.timestamp)") }
    if !tags.isEmpty { lines.append("tags: \(tags.yaml)") }
    if let aliases, !aliases.isEmpty { lines.append("aliases: \(aliases.yaml)") }
    if isPinned { lines.append("pinned: true") }
    if isArchived { lines.append("archived: true") }
    return (lines + ["---", ""]).joined(separator: "\n") + "\n" + text + "\n"
  }

  /// A name that every file system takes, without its ending.
  package static func name(for title: String) -> String {
    let forbidden = Set("/\\:*?\"<>|")
    var name = String(title.map { forbidden.contains($0) || $0.isNewline ? "-" : $0 }.prefix(100))
    name.unicodeScalars.removeAll { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    while name.utf8.count > 200 { name.removeLast() }
    while let last = name.last, last == "." || last.isWhitespace { name.removeLast() }
    while let first = name.first, first == "." || first.isWhitespace { name.removeFirst() }
    if name.isEmpty { return "Untitled" }
    // What Windows takes for a device, whatever follows the first dot.
    let stem = name.prefix { $0 != "." }.uppercased()
    let isDevice =
      devices.contains(stem)
      || ["COM", "LPT"].contains { stem.hasPrefix($0) && "0123456789¹²³".contains(stem.dropFirst(3)) }
        && stem.count == 4
    return isDevice ? "_" + name : name
  }

  private static let devices: Set<String> = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"]
}

extension Substring {
  /// `  - tag` in a list.
  fileprivate var listed: String? {
    let bare = drop { $0 == " " || $0 == "\t" }
    return bare.hasPrefix("- ") ? bare.dropFirst(2).unquoted : nil
  }

  /// `[one, "two, or three"]`, `one, two` or `one`.
  fileprivate var inlineList: [String] {
    var bare = String(self).trimmingBlanks[...]
    if bare.first == "[" { bare.removeFirst() }
    if bare.last == "]" { bare.removeLast() }
    var values = [""]
    var quote: Character?
    for character in bare {
      if character == ",", quote == nil {
        values.append("")
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, "\"'".contains(character), values[values.count - 1].allSatisfy(\.isWhitespace) {
        quote = character
      }
      values[values.count - 1].append(character)
    }
    return values.map { Substring($0).unquoted }.filter { !$0.isEmpty }
  }

  /// Without the blanks and quotes around it.
  fileprivate var unquoted: String {
    let bare = String(self).trimmingBlanks
    guard bare.count > 1, let quote = bare.first, quote == bare.last, quote == "\"" || quote == "'" else {
      return bare
    }
    let inside = String(bare.dropFirst().dropLast())
    return quote == "'"
      ? inside.replacing("''", with: "'") : inside.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}

extension [String] {
  var yaml: String { "[\(map(\.yaml).joined(separator: ", "))]" }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// In quotes where YAML would read something else than a text.
  var yaml: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
    let isWord =
      first?.isLetter == true && last != " "
      && !["true", "false", "null", "yes", "no"].contains(lowercased())
    return isPlain && isWord ? self : "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
