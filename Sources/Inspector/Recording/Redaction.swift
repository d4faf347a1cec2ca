import Screen

/// Replaces what was typed by letters of the same width and kind.
enum Redaction {
  static func redacted(_ event: Event) -> Event {
    switch event {
    case .key(let key):
      guard case .character(let character) = key.code, key.modifiers.isEmpty else { return event }
      return .key(Key(.character(redacted(character))))
    case .paste(let text): return .paste(redacted(text))
    case .click, .drag, .release, .wheel, .pasteRefused, .resize, .focus: return event
    }
  }

  static func redacted(_ text: String) -> String { String(text.map(redacted)) }

  /// JSON with its texts replaced, but not the names in it.
  static func redacted(json: String) -> String {
    var result = ""
    var rest = json[...]
    while let quote = rest.firstIndex(of: "\"") {
      let start = rest.index(after: quote)
      guard let end = end(of: rest[start...]) else { break }
      let after = rest.index(after: end)
      result += rest[...quote]
      result += rest[after...].first == ":" ? String(rest[start..<end]) : redacted(escaped: rest[start..<end])
      result += "\""
      rest = rest[after...]
    }
    return result + rest
  }

  /// The quote that ends a text.
  private static func end(of text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "\"" { return index }
      index = text.index(after: index)
      if text[text.index(before: index)] == "\\", index < text.endIndex { index = text.index(after: index) }
    }
    return nil
  }

  /// The letters outside escapes.
  private static func redacted(escaped text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      result.append(isEscaped ? character : redacted(character))
      isEscaped = character == "\\" && !isEscaped
    }
    return result
  }

  private static func redacted(_ character: Character) -> Character {
    if character.isNumber { return "9" }
    guard character.isLetter else { return character }
    if String(character).columns == 2 { return "字" }
    return character.isUppercase ? "X" : "x"
  }
}
