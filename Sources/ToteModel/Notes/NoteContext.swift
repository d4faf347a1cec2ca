extension Note {
  /// The text around the first match; `nil` if only the title matches.
  package func context(of query: String) -> String? {
    NoteHit(words: NoteQuery(query).words, in: text)?.context
  }
}
