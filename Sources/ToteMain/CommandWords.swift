/// A command as people write it in `$EDITOR`, split into words as a shell splits it: quotes and backslashes count,
/// and nothing is ever expanded or run by a shell.
enum CommandWords {
  /// The words of a command; `nil` where a quote is left open, or there is no word.
  static func split(_ command: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = command[...]
    while let character = rest.popFirst() {
      switch (character, quote) {
      case ("\\", "\""):
        // Within double quotes only these lose their meaning by it.
        if let next = rest.first, "\"\\$`".contains(next) {
          word = (word ?? "") + String(next)
          rest.removeFirst()
        } else {
          word = (word ?? "") + "\\"
        }
      case ("\\", nil):
        guard let next = rest.popFirst() else { return nil }
        word = (word ?? "") + String(next)
      case (_, let open?):
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case (_, nil) where character.isWhitespace:
        if let done = word { words.append(done) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if quote != nil { return nil }
    if let word { words.append(word) }
    return words.isEmpty ? nil : words
  }
}
