/// The text of a note together with the tags that stand in it. Whoever writes a text reads its tags, and both are stored,
/// so that nobody reads ten thousand texts to list the tags.
package struct NoteText: Hashable, Sendable {
  package let text: String
  /// The words with `#` in the text, without the sign: each once, in its first spelling.
  package let tags: [String]

  /// - Parameter words: The words with `#` as they stand in the text.
  package init(_ text: String, tagged words: [String]) {
    self.text = text
    var seen: Set<String> = []
    tags = words.filter { seen.insert(Folding.fold($0)).inserted }
  }
}
