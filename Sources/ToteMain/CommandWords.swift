/// A command as people write it in `$EDITOR`, split into words as a shell splits it: quotes and backslashes count, and
/// `~/` is one's home, as it is for git, which asks a shell. Nothing else is expanded, and no shell runs anything.
enum CommandWords {
  /// The words of a command; `nil` where a quote is left open, or there is no word.
  static func split(_ command: String, home: String) -> [String]? {
    var words: [String] = []
    // By scalars: an accent behind a quote would make another character of it.
    var word: String.UnicodeScalarView?
    var quote: Unicode.Scalar?
    var rest = command.unicodeScalars[...]
    func append(_ scalar: Unicode.Scalar) { word = (word ?? .init()) + [scalar] }
    while let scalar = rest.popFirst() {
      switch (scalar, quote) {
      case ("\\", "\""):
        // Within double quotes only these lose their meaning by it.
        append(rest.first.map { "\"\\$`".unicodeScalars.contains($0) } == true ? rest.removeFirst() : scalar)
      case ("\\", nil):
        guard let next = rest.popFirst() else { return nil }
        append(next)
      case (_, let open?):
        if scalar == open { quote = nil } else { append(scalar) }
      case ("'", nil), ("\"", nil):
        quote = scalar
        word = word ?? .init()
      case (" ", nil), ("\t", nil), ("\n", nil):
        if let done = word { words.append(String(done)) }
        word = nil
      case ("~", nil) where word == nil && (rest.first == "/" || rest.first.map(isBlank) != false):
        word = home.unicodeScalars
      default: append(scalar)
      }
    }
    if quote != nil { return nil }
    if let word { words.append(String(word)) }
    return words.isEmpty ? nil : words
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { " \t\n".unicodeScalars.contains(scalar) }
}
