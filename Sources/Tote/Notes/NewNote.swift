import ToteModel

extension Note {
  /// One that was never saved, by screen and shell alike. Its properties say what they say of any note.
  package init(
    new id: ID, title: String, text: String, properties: NoteProperties = NoteProperties(),
    in directory: NoteDirectory, created: Moment, modified: Moment? = nil, item: Item.ID? = nil
  ) {
    let read = properties.isEmpty ? NoteText(text) : NoteText(text, with: properties)
    let fields = NoteFields(properties)
    self.init(
      id: id, title: Folding.clean(title), text: read.text, tags: read.tags, created: created,
      modified: modified, isPinned: fields.isPinned, isArchived: fields.isArchived, item: item,
      aliases: NoteAliases(fields.aliases ?? []).titles, properties: properties,
      place: .moved(nil, to: directory))
  }
}
