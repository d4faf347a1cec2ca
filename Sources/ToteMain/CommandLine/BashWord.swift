import ToteModel

/// Formats candidates for bash, which replaces only part of a word and wants it quoted as the word began.
struct BashWord {
  /// The unquoted text before the part that bash replaces.
  private let kept: String
  private let typed: String
  private let quote: Unicode.Scalar?
  /// A quote that bash replaces too.
  private let opening: String

  init(_ line: CommandWords, replacing part: String, home: String) {
    let whole = line.endsInWord ? line.words.last ?? "" : ""
    // NB: readline splits words at colons and equals signs, and after quotes.
    let rawKept = line.raw.hasSuffix(part) ? String(line.raw.dropLast(part.count)) : ""
    let before = CommandWords(rawKept, home: home)
    kept = before.words.last ?? ""
    typed = String(whole.dropFirst(kept.count))
    quote = line.quote
    opening = before.quote == nil ? line.quote.map { String($0) } ?? "" : ""
  }

  func replacements(_ words: [String]) -> [String] {
    var parts = words.map { String($0.dropFirst(kept.count)) }
    // Bash inserts the common prefix of several candidates, which must not be shorter than what was typed.
    if parts.count > 1, Self.common(parts) < typed.count {
      parts = parts.map { typed + $0.dropFirst(Self.length(of: typed, in: $0)) }
    }
    return parts.map { opening + quoted($0) }
  }

  private static func common(_ texts: [String]) -> Int {
    let first = Array(texts[0])
    return texts.dropFirst().reduce(first.count) { length, text in
      min(length, zip(first, text).prefix { $0 == $1 }.count)
    }
  }

  /// How many characters of a text match what was typed, ignoring case and accents.
  private static func length(of typed: String, in text: String) -> Int {
    let key = CompletionCandidates.key(of: typed)
    return (0...text.count).first { CompletionCandidates.key(of: String(text.prefix($0))).hasPrefix(key) }
      ?? typed.count
  }

  private func quoted(_ text: String) -> String {
    switch quote {
    case "'": return text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    case "\"": return escaped(text) { "\\\"$`".unicodeScalars.contains($0) }
    default:
      return escaped(text) { scalar in
        scalar.isASCII && !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar)
          && !"-_./,:+@%^=".unicodeScalars.contains(scalar)
      }
    }
  }

  private func escaped(_ text: String, where isSpecial: (Unicode.Scalar) -> Bool) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isSpecial(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}
