extension Note {
  /// The text around the first match; `nil` if only the title matches.
  package func context(of query: String) -> String? {
    NoteHit(words: SearchWords.words(of: query), in: text)?.context
  }
}
