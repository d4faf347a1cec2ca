/// What a search of notes has found.
package struct FoundNotes: Equatable, Sendable {
  /// The best match first.
  package var ids: [Note.ID]
  /// The query with the nearest words that notes have, if none has those that were typed.
  package var correctedQuery: String?

  package init(_ ids: [Note.ID], correctedQuery: String? = nil) {
    (self.ids, self.correctedQuery) = (ids, correctedQuery)
  }
}

extension NoteQuery {
  /// Replaces plain words, not what has a sign or stands in quotes; `nil` if nothing is replaced.
  package static func correcting(
    _ query: String, by nearest: (_ word: String) throws -> String?
  ) rethrows -> String? {
    var isCorrected = false
    let tokens = try query.split(separator: " ").map { token -> String in
      let words = SearchWords.words(of: String(token))
      guard token.allSatisfy(\.isLetter), words.count == 1, words[0].count >= 4, !words[0].contains(" "),
        let other = try nearest(words[0])
      else { return String(token) }
      isCorrected = true
      return other
    }
    return isCorrected ? tokens.joined(separator: " ") : nil
  }
}
