/// Why a search has found a note, where its name doesn't show it.
package struct NoteReason: Equatable, Sendable {
  /// The tags that were asked for, as the note spells them.
  package private(set) var tags: [String] = []
  /// The other titles with words that neither the title nor the text has.
  package private(set) var aliases: [String] = []
  /// The text around the first match.
  package private(set) var line: String?

  package init(_ note: Note, foundBy query: NoteQuery) {
    tags = query.wantedTags(of: note)
    let words = query.words
    if words.isEmpty { return }
    line = NoteHit(words: words, in: note.text)?.context
    if note.aliases.isEmpty { return }
    let missing = words.filter {
      NoteHit.ranges(of: [$0], in: note.title).isEmpty && NoteHit.place(of: [$0], in: note.text) == nil
    }
    if !missing.isEmpty { aliases = note.aliases.filter { !NoteHit.ranges(of: missing, in: $0).isEmpty } }
  }
}
