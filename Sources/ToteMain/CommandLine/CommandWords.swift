/// Splits a command line into words as a shell does, without expanding anything but `~/`.
struct CommandWords {
  private(set) var words: [String] = []
  /// The last word as typed; empty after a space.
  private(set) var raw = ""
  private(set) var quote: Unicode.Scalar?
  private var isCut = false

  /// The line may end within a word.
  init(_ line: String, home: String) {
    // By scalars: an accent after a quote would merge with it.
    var word: String.UnicodeScalarView?
    var rest = line.unicodeScalars[...]
    var start = rest.startIndex
    func append(_ scalar: Unicode.Scalar) { word = (word ?? .init()) + [scalar] }
    while let scalar = rest.popFirst() {
      switch (scalar, quote) {
      case ("\\", "\""):
        // In double quotes, a backslash escapes only these.
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

  /// `nil` if a quote is left open or there is no word.
  static func split(_ command: String, home: String) -> [String]? {
    let reading = CommandWords(command, home: home)
    return reading.quote != nil || reading.isCut || reading.words.isEmpty ? nil : reading.words
  }

  var endsInWord: Bool { !raw.isEmpty }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { " \t\n".unicodeScalars.contains(scalar) }
}
