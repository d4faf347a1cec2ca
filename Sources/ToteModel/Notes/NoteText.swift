package struct NoteText: Hashable, Sendable {
  package let text: String
  /// Without the sign, each once in its first spelling.
  package let tags: [String]

  package init(_ text: String, tagged words: [String]) {
    self.text = text
    var seen: Set<String> = []
    tags = words.filter { seen.insert(Folding.fold($0)).inserted }
  }
}
