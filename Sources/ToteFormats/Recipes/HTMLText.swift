import ToteModel

/// The words of a value that holds HTML, as pages put into their data.
enum HTMLText {
  /// Line by line, without tags, entities and blank lines.
  static func lines(_ text: String) -> [String] {
    let text = unescaped(withoutTags(unescaped(text)))
    return text.split(whereSeparator: \.isNewline).map { Folding.clean(String($0)) }.filter { !$0.isEmpty }
  }

  static func line(_ text: String) -> String { lines(text).joined(separator: " ") }

  /// A paragraph, an item and a break end a line.
  private static func withoutTags(_ text: String) -> String {
    guard text.contains("<") else { return text }
    var plain = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<") {
      plain += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let isTag = rest.first.map { $0.isLetter || $0 == "/" || $0 == "!" } ?? false
      guard isTag, let end = rest.firstIndex(of: ">") else {
        plain.append("<")
        continue
      }
      let name = rest[..<end].drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      if blocks.contains(name) { plain.append("\n") }
      rest = rest[rest.index(after: end)...]
    }
    return plain + rest
  }

  private static let blocks: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "section",
  ]

  /// Also what was escaped twice.
  static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let once = named(CharacterReference.unescaped(text))
    return once.contains("&") && once != text ? named(CharacterReference.unescaped(once)) : once
  }

  private static func named(_ text: String) -> String {
    var plain = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      plain += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix { $0.isLetter || $0.isNumber }
      guard name.count < 9, rest[name.endIndex...].first == ";", let character = characters[String(name)]
      else {
        plain.append("&")
        continue
      }
      plain.append(character)
      rest = rest[name.endIndex...].dropFirst()
    }
    return plain + rest
  }

  /// Those that recipes need.
  private static let characters: [String: Character] = {
    var characters: [String: Character] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "frac12": "½", "frac14": "¼",
      "frac34": "¾",
      "frac13": "⅓", "frac23": "⅔", "frac18": "⅛", "deg": "°", "ndash": "–", "mdash": "—", "hellip": "…",
      "lsquo": "‘",
      "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "times": "×", "frasl": "/",
      "szlig": "ß",
      "oelig": "œ", "OElig": "Œ", "aelig": "æ", "euro": "€", "pound": "£", "bull": "•", "middot": "·",
      "reg": "®", "ordm": "º",
      "iexcl": "¡", "iquest": "¿", "aring": "å", "oslash": "ø", "thinsp": " ", "ensp": " ", "emsp": " ",
      "trade": "™",
    ]
    let marks: [(name: String, letters: [(Character, Character)])] = [
      (
        "acute",
        [
          ("a", "á"), ("e", "é"), ("i", "í"), ("o", "ó"), ("u", "ú"), ("A", "Á"), ("E", "É"), ("I", "Í"),
          ("O", "Ó"), ("U", "Ú"),
        ]
      ),
      ("grave", [("a", "à"), ("e", "è"), ("i", "ì"), ("o", "ò"), ("u", "ù"), ("A", "À"), ("E", "È")]),
      ("circ", [("a", "â"), ("e", "ê"), ("i", "î"), ("o", "ô"), ("u", "û"), ("A", "Â"), ("E", "Ê")]),
      (
        "uml",
        [("a", "ä"), ("e", "ë"), ("i", "ï"), ("o", "ö"), ("u", "ü"), ("A", "Ä"), ("O", "Ö"), ("U", "Ü")]
      ),
      ("tilde", [("n", "ñ"), ("N", "Ñ"), ("a", "ã"), ("o", "õ")]), ("cedil", [("c", "ç"), ("C", "Ç")]),
    ]
    for (mark, letters) in marks {
      for (letter, marked) in letters { characters["\(letter)\(mark)"] = marked }
    }
    return characters
  }()
}
