package struct Note: Hashable, Sendable, Identifiable {
  package typealias ID = RowID<Note>

  package let id: ID
  package var title: String
  package var text: String
  /// The words with `#`, each once, without the sign. Stored to list them without reading every text.
  package var tags: [String]
  package let created: Moment
  package var modified: Moment
  package var isPinned: Bool
  package var isArchived: Bool
  package var trashed: Moment?
  package var item: Item.ID?
  /// Other titles, by which links and commands find it, too.
  package var aliases: [String]

  package init(
    id: ID, title: String, text: String = "", tags: [String] = [], created: Moment, modified: Moment? = nil,
    isPinned: Bool = false, isArchived: Bool = false, trashed: Moment? = nil, item: Item.ID? = nil,
    aliases: [String] = []
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.tags = tags
    self.created = created
    self.modified = modified ?? created
    self.isPinned = isPinned
    self.isArchived = isArchived
    self.trashed = trashed
    self.item = item
    self.aliases = aliases
  }

  /// The same as another note.
  package func copy(id: ID) -> Note {
    Note(
      id: id, title: title, text: text, tags: tags, created: created, modified: modified, isPinned: isPinned,
      isArchived: isArchived, trashed: trashed, item: item, aliases: aliases)
  }

  /// For English and for files.
  package var name: String {
    let name = givenName
    return name.isEmpty ? "Untitled" : name
  }

  /// The title, or else the beginning of the text; may be empty.
  package var givenName: String {
    if !title.isEmpty { return title }
    for line in text.split(separator: "\n", maxSplits: 20) {
      let words = Note.plain(line.prefix(200))
      if !words.isEmpty { return words }
    }
    return ""
  }
}

extension Note: Record {
  package static var kind: Row.Kind { .note }
  package static let schema = RecordSchema(Note.self, table: "note")
  package static var blank: Note { Note(id: .zero, title: "", created: .zero) }
  package var row: Row { .note(self) }
  package var rowKey: Row.Key { .note(id) }

  package init(_ note: Note, fields: inout some FieldVisitor) {
    id = fields.visit("id", note.id)
    title = fields.visit("title", note.title)
    text = fields.visit("text", note.text)
    tags = fields.visit("tags", note.tags, .following("text"))
    created = fields.visit("created", note.created)
    modified = fields.visit("modified", note.modified)
    isPinned = fields.visit("pinned", note.isPinned)
    isArchived = fields.visit("archived", note.isArchived)
    trashed = fields.visit("trashed", note.trashed)
    item = fields.visit("item", note.item)
    aliases = fields.visit("aliases", NoteAliases(stored: note.aliases))?.titles ?? []
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

extension Sequence<Note> {
  /// The first of these titles that several notes have, so that it doesn't say which is meant.
  package func ambiguousTitle(among titles: [String]) -> String? {
    titles.first { called($0).count > 1 }
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
}

extension Records {
  package func note(titled title: String) -> Note? { Note.titled(title, among: notes.values) }
}
