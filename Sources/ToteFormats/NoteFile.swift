import ToteModel

/// A note as a file that other programs understand: YAML between two lines of dashes, and the text below.
///
///     ---
///     id: 9C1E…
///     created: 2026-11-27T15:00:00.000Z
///     ---
///     Whisk **well**.
@dynamicMemberLookup
package struct NoteFile: Equatable, Sendable {
  package var fields: NoteFields
  /// Beside those fields.
  package var otherProperties: NoteProperties
  package var text: String

  package init(_ note: Note) {
    fields = NoteFields()
    (fields.id, fields.title, fields.created, fields.changed) = (
      note.id, note.title, note.created, note.modified
    )
    (fields.tags, fields.isPinned, fields.isArchived) = (note.tags, note.isPinned, note.isArchived)
    fields.aliases = note.aliases.isEmpty ? nil : note.aliases
    (otherProperties, text) = (note.properties, note.text)
  }

  /// Reads a file. What is no front matter is text like any other.
  package init(_ file: String) {
    let page = MirroredFile(Array(file.utf8))
    fields = page?.fields ?? NoteFields()
    otherProperties = page?.properties.without(NoteFields.names) ?? NoteProperties()
    text = page.map { $0.hasFrontMatter ? $0.text : file } ?? file
  }

  package subscript<Value>(dynamicMember path: WritableKeyPath<NoteFields, Value>) -> Value {
    get { fields[keyPath: path] }
    set { fields[keyPath: path] = newValue }
  }

  /// All of them, those of the note itself first.
  package var properties: NoteProperties {
    let others = Set(otherProperties.names)
    var lines: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value, !others.contains(name) { lines.append("\(name): \(value)") }
    }
    add("id", fields.id.map { "\($0)" })
    add("title", fields.title?.yaml)
    add("created", fields.created?.timestamp)
    add("changed", fields.changed?.timestamp)
    add("tags", fields.tags.isEmpty ? nil : fields.tags.yaml)
    add("aliases", fields.aliases.flatMap { $0.isEmpty ? nil : $0.yaml })
    add("pinned", fields.isPinned ? "true" : nil)
    add("archived", fields.isArchived ? "true" : nil)
    if !otherProperties.isEmpty { lines.append(otherProperties.text) }
    return NoteProperties(lines.joined(separator: "\n"))
  }

  /// The file.
  package var file: String { "---\n\(properties.text)\n---\n\n\(text)\n" }

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
