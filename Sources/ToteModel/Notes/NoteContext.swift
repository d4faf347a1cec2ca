/// Where a search has found a note, for those who show it outside of the screen.
extension Note {
  /// The line round the first word of its text that a query looks for; `nil` where only its title has one.
  package func context(of query: String) -> String? {
    NoteHit(words: NoteWords.words(of: query), in: text)?.context
  }
}
