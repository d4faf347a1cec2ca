/// Why a search has found a note, where its name doesn't show it.
package struct NoteReason: Equatable, Sendable {
  /// The tags that were asked for, as the note spells them.
  package private(set) var tags: [String] = []
  /// The other titles with words that neither the title nor the text has.
  package private(set) var aliases: [String] = []
  /// The properties that were asked for, and those with words that nothing else has.
  package private(set) var properties: [NoteProperty] = []
  /// The text around the first match.
  package private(set) var line: String?

  package init(_ note: Note, foundBy query: NoteQuery) {
    tags = query.wantedTags(of: note)
    properties = query.wantedProperties(of: note)
    let words = query.words
    if words.isEmpty { return }
    line = NoteHit(words: words, in: note.text)?.context
    if note.aliases.isEmpty, note.properties.isEmpty { return }
    var missing = words.filter {
      NoteHit.ranges(of: [$0], in: note.title).isEmpty && NoteHit.place(of: [$0], in: note.text) == nil
    }
    if missing.isEmpty { return }
    aliases = note.aliases.filter { !NoteHit.ranges(of: missing, in: $0).isEmpty }
    missing.removeAll { word in aliases.contains { !NoteHit.ranges(of: [word], in: $0).isEmpty } }
    if missing.isEmpty { return }
    let others = note.properties.searchedFields.filter { field in
      !properties.contains(field)
        && field.value.texts.contains { !NoteHit.ranges(of: missing, in: $0).isEmpty }
    }
    properties += others
  }
}

extension NoteProperty {
  /// In a line: `rating 4`.
  package var summary: String { "\(name) \(value.summary)" }
}

extension NoteProperty.Value {
  /// Without the lines of one that is nested.
  package var summary: String { Folding.clean(text) }
}
