package struct Note: Hashable, Sendable, Identifiable {
  package typealias ID = RowID<Note>

  package let id: ID
  package var title: String
  package var text: String
  /// The words with `#`, and those among the properties, each once, without the sign. Stored to list them without reading every
  /// text.
  package var tags: [String]
  package let created: Moment
  package var modified: Moment
  package var isPinned: Bool
  package var isArchived: Bool
  package var trashed: Moment?
  package var item: Item.ID?
  /// Other titles, by which links and commands find it, too.
  package var aliases: [String]
  /// What its file has above the text.
  package var properties: NoteProperties
  /// `nil` if it is in no folder and never had a file, or one that Tote made in the place of its own.
  package var place: NotePlace?

  package init(
    id: ID, title: String, text: String = "", tags: [String] = [], created: Moment, modified: Moment? = nil,
    isPinned: Bool = false, isArchived: Bool = false, trashed: Moment? = nil, item: Item.ID? = nil,
    aliases: [String] = [], properties: NoteProperties = NoteProperties(), place: NotePlace? = nil
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
    self.properties = properties
    self.place = place
  }

  /// The same as another note.
  package func copy(id: ID) -> Note {
    Note(
      id: id, title: title, text: text, tags: tags, created: created, modified: modified, isPinned: isPinned,
      isArchived: isArchived, trashed: trashed, item: item, aliases: aliases,
      properties: properties, place: place)
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
    properties =
      fields.visit("properties", note.properties.isEmpty ? nil : note.properties) ?? NoteProperties()
    let path = fields.visit("file", note.place?.path)
    let form = fields.visit("form", note.place?.form.words)
    place = path.map { NotePlace($0, NotePlace.Form(words: form ?? [])) }
  }
}
