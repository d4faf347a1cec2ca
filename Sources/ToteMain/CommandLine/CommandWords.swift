/// A command as people write it in `$EDITOR` or type it in a shell, split into words as a shell splits it: quotes and
/// backslashes count, and `~/` is one's home, as it is for git, which asks a shell. Nothing else is expanded, and no
/// shell runs anything.
struct CommandWords {
  /// The words, without their quotes.
  private(set) var words: [String] = []
  /// The last word as it stands there; empty behind a blank.
  private(set) var raw = ""
  /// The quote that is still open.
  private(set) var quote: Unicode.Scalar?
  /// Whether a backslash stands at the end, with nothing behind it.
  private var isCut = false

  /// Reads a line, which may end in the midst of a word.
  init(_ line: String, home: String) {
    // By scalars: an accent behind a quote would make another character of it.
    var word: String.UnicodeScalarView?
    var rest = line.unicodeScalars[...]
    var start = rest.startIndex
    func append(_ scalar: Unicode.Scalar) { word = (word ?? .init()) + [scalar] }
    while let scalar = rest.popFirst() {
      switch (scalar, quote) {
      case ("\\", "\""):
        // Within double quotes only these lose their meaning by it.
        append(rest.first.map { "\"\\$`".unicodeScalars.contains($0) } == true ? rest.removeFirst() : scalar)
      case ("\\", nil):
        if let next = rest.popFirst() { append(next) } else { isCut = true }
      case (_, let open?):
        if scalar == open { quote = nil } else { append(scalar) }
      case ("'", nil), ("\"", nil):
        quote = scalar
        word = word ?? .init()
      case (" ", nil), ("\t", nil), ("\n", nil):
        if let done = word { words.append(String(done)) }
        word = nil
        start = rest.startIndex
      case ("~", nil) where word == nil && (rest.first == "/" || rest.first.map(Self.isBlank) != false):
        word = home.unicodeScalars
      default: append(scalar)
      }
    }
    if let word { words.append(String(word)) }
    raw = String(line.unicodeScalars[start...])
  }

  /// The words of a command; `nil` where a quote is left open, or there is no word.
  static func split(_ command: String, home: String) -> [String]? {
    let reading = CommandWords(command, home: home)
    return reading.quote != nil || reading.isCut || reading.words.isEmpty ? nil : reading.words
  }

  /// Whether a word stands at the end; behind a blank one has yet to begin.
  var endsInWord: Bool { !raw.isEmpty }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { " \t\n".unicodeScalars.contains(scalar) }
}
