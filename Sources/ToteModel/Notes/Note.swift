/// A note: a title and a text, in Markdown as far as its writer likes. Every edit of it is a `Change`, like that of an
/// item; but it goes through the use cases of `NotesEnvironment`, which say when a note is not there any more.

package struct Note: Hashable, Sendable, Identifiable {
  /// What a note is called by.
  package typealias ID = RowID<Note>

  /// What it is called by.
  package let id: ID
  /// Its title; blank while nobody has given it one.
  package var title: String
  package var text: String
  /// The words with `#` in the text, each once, without the sign: read from the text by whoever writes it, and stored
  /// so that nobody reads ten thousand texts for them.
  package var tags: [String]
  /// When it was made.
  package let created: Moment
  /// When its title or text was last changed.
  package var modified: Moment
  /// Whether it stands above the others.
  package var isPinned: Bool
  /// Whether it is put away.
  package var isArchived: Bool
  /// When it was thrown away; `nil` where it was not.
  package var trashed: Moment?
  /// The item of a shopping list that it belongs to.
  package var item: Item.ID?

  package init(
    id: ID, title: String, text: String = "", tags: [String] = [], created: Moment, modified: Moment? = nil,
    isPinned: Bool = false, isArchived: Bool = false, trashed: Moment? = nil, item: Item.ID? = nil
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
  }

  /// What it is called on the screen: its title, or else how its text begins.
  package var name: String {
    if !title.isEmpty { return title }
    for line in text.split(separator: "\n", maxSplits: 20) {
      let words = Note.plain(line.prefix(200))
      if !words.isEmpty { return words }
    }
    return "Untitled"
  }
}

extension Note: Record {
  package static var kind: Row.Kind { .note }
  /// It, as one of all kinds.
  package var row: Row { .note(self) }
  package var rowKey: Row.Key { .note(id) }
  package var fields: [FieldValue] {
    [
      FieldValue(id), .text(title), .text(text), .text(tags.joined(separator: " ")), FieldValue(created),
      FieldValue(modified), FieldValue(isPinned), FieldValue(isArchived),
      trashed.map { FieldValue($0) } ?? .null, item.map { FieldValue($0) } ?? .null,
    ]
  }

  package init?(from source: inout some FieldSource) {
    guard let id = source.id(of: Note.self), let title = source.text(), let text = source.text() else {
      return nil
    }
    let tags = source.text() ?? ""
    self.init(
      id: id, title: title, text: text, tags: tags.isEmpty ? [] : tags.split(separator: " ").map(String.init),
      created: source.moment(), modified: source.moment(), isPinned: source.truth(),
      isArchived: source.truth(),
      trashed: source.integer().map { Moment(milliseconds: $0) }, item: source.id(of: Item.self))
  }
}
