import FoundationEssentials

/// What properties say of the note itself.
package struct NoteFields: Hashable, Sendable {
  package var id: Note.ID?
  package var title: String?
  package var created: Moment?
  package var changed: Moment?
  package var tags: [String] = []
  /// `nil` if there are none.
  package var aliases: [String]?
  package var isPinned = false
  package var isArchived = false

  package static let names: Set = [
    "id", "title", "created", "changed", "tags", "aliases", "pinned", "archived",
  ]

  package init() {}

  package init(_ properties: NoteProperties) {
    if properties.isEmpty { return }
    for field in properties.fields {
      switch field.name {
      case "id": id = UUID(uuidString: field.value.text).map { Note.ID($0) }
      case "title": title = field.line
      case "created": created = field.moment
      case "date" where created == nil: created = field.moment
      case "changed", "modified", "updated": changed = field.moment
      case "pinned": isPinned = field.value.text == "true"
      case "archived": isArchived = field.value.text == "true"
      case "tags", "tag", "Tags":
        let isList = if case .list = field.value { true } else { false }
        let words =
          isList ? field.items : field.items.flatMap { $0.split { $0 == " " || $0 == "," }.map(String.init) }
        tags += words.map { String($0.trimmingPrefix("#")) }
      case "aliases", "alias", "Aliases": aliases = (aliases ?? []) + field.items
      default: break
      }
    }
  }
}

extension NoteProperty {
  /// A title with a colon in it is broken YAML, and meant as it stands.
  fileprivate var line: String? {
    switch value {
    case .text(let text), .other(let text): text
    default: YAMLScalar.dividing(source.prefix { $0 != "\n" }).value
    }
  }

  fileprivate var moment: Moment? {
    switch value {
    case .date(let moment, _): moment
    case .text(let text): YAMLScalar.date(text)?.0
    case .number(let number): Moment(milliseconds: Int64(number))
    default: nil
    }
  }

  /// Of a list, or of texts with commas between them.
  fileprivate var items: [String] {
    if case .list(let items) = value { return items.filter { !$0.isEmpty } }
    var bare = Substring(YAMLScalar.dividing(source.prefix { $0 != "\n" }).value)
    if bare.first == "[", bare.prefix(2) != "[[" { bare.removeFirst() }
    if bare.last == "]", bare.suffix(2) != "]]" { bare.removeLast() }
    return YAMLScalar.parted(bare).compactMap { part in
      let text = YAMLScalar.unquoted(part[...]) ?? part
      return text.isEmpty ? nil : text
    }
  }
}

extension NoteProperties {
  /// Changes the lines that say otherwise than the note.
  ///
  /// - Parameters:
  ///   - hasNewText: Then the day of the last change is now, if there is one.
  ///   - repeatsTags: Whether the tags here were those of the text, and become those of the new one.
  ///   - addsFields: Whether what has no line yet gets one.
  package mutating func follow(
    _ note: Note, hasNewText: Bool = false, repeatsTags: Bool = false, addsFields: Bool = true, at now: Moment
  ) {
    let fields = NoteFields(self)
    let names = Set(names)
    func name(_ names: String...) -> String? { names.first { self.names.contains($0) } }
    if hasNewText {
      for name in ["changed", "modified", "updated"] where names.contains(name) {
        if case .date(_, hasTime: false)? = self[name]?.value {
          set(name, to: .date(now, hasTime: false))
        } else {
          setSource(of: name, to: now.timestamp)
        }
      }
    }
    if repeatsTags, let name = name("tags", "tag", "Tags") ?? (fields.id == nil ? nil : "tags"),
      fields.tags != note.tags
    {
      if note.tags.isEmpty { remove(name) } else { set(name, to: .list(note.tags)) }
    }
    if let id = fields.id, id != note.id { setSource(of: "id", to: "\(note.id)") }
    if let title = fields.title, Folding.clean(title) != note.title { set("title", to: .text(note.title)) }
    if let name = name("aliases", "alias", "Aliases") ?? (addsFields ? "aliases" : nil),
      NoteAliases(fields.aliases ?? []).titles != note.aliases
    {
      if note.aliases.isEmpty { remove(name) } else { set(name, to: .list(note.aliases)) }
    }
    follow("pinned", fields.isPinned, note.isPinned, addsFields: addsFields)
    follow("archived", fields.isArchived, note.isArchived, addsFields: addsFields)
  }

  private mutating func follow(_ name: String, _ old: Bool, _ new: Bool, addsFields: Bool) {
    if old == new { return }
    if !new { remove(name) } else if addsFields || self[name] != nil { set(name, to: .checkbox(true)) }
  }
}
