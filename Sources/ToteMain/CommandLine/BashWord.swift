import ToteModel

/// How bash wants a candidate: only the part that it will replace, quoted as the word was begun.
struct BashWord {
  /// What was typed of the word, before the part that bash replaces: as it is meant.
  private let kept: String
  /// What was typed of the part that is replaced.
  private let typed: String
  private let quote: Unicode.Scalar?
  /// A quote that bash replaces together with the part.
  private let opening: String

  /// The word at the end of a line, of which bash replaces the last part.
  init(_ line: CommandWords, replacing part: String, home: String) {
    let whole = line.endsInWord ? line.words.last ?? "" : ""
    // NB: readline ends a part at a colon or an equals sign, and behind a quote.
    let rawKept = line.raw.hasSuffix(part) ? String(line.raw.dropLast(part.count)) : ""
    let before = CommandWords(rawKept, home: home)
    kept = before.words.last ?? ""
    typed = String(whole.dropFirst(kept.count))
    quote = line.quote
    opening = before.quote == nil ? line.quote.map { String($0) } ?? "" : ""
  }

  /// What bash puts in for each of these whole words.
  func replacements(_ words: [String]) -> [String] {
    var parts = words.map { String($0.dropFirst(kept.count)) }
    // Of several bash puts in what they have in common: that must not be less than what stands there.
    if parts.count > 1, Self.common(parts) < typed.count {
      parts = parts.map { typed + $0.dropFirst(Self.length(of: typed, in: $0)) }
    }
    return parts.map { opening + quoted($0) }
  }

  /// How many characters all begin with.
  private static func common(_ texts: [String]) -> Int {
    let first = Array(texts[0])
    return texts.dropFirst().reduce(first.count) { length, text in
      min(length, zip(first, text).prefix { $0 == $1 }.count)
    }
  }

  /// How many characters of a text stand for what was typed, whatever its case and accents.
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
