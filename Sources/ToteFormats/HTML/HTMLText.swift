import ToteModel

/// The words of HTML: of a value that holds some, as pages put into their data, and what stands for a character.
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
    for token in HTMLTokens(text) {
      switch token {
      case .text(let text): plain += text
      case .open(let tag): if blocks.contains(tag.name) { plain.append("\n") }
      case .close(let name): if blocks.contains(name) { plain.append("\n") }
      }
    }
    return plain
  }

  private static let blocks: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "section",
  ]

  /// What a page says, each entity once.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var (plain, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "&") {
      plain += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      let end = rest[name.endIndex...].first == ";" ? rest.index(after: name.endIndex) : name.endIndex
      if name.first == "#" {
        let number = String(rest[..<name.endIndex]) + ";"
        let decoded = CharacterReference.unescaped(number)
        plain += decoded == number ? String(rest[..<end]) : decoded
        rest = rest[end...]
      } else if name.count < 9, end > name.endIndex, let character = characters[String(name)] {
        plain.append(character)
        rest = rest[end...]
      } else {
        plain.append("&")
        rest = rest.dropFirst()
      }
    }
    return plain + rest
  }

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

  /// Those that people meet.
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
      "trade": "™", "copy": "©", "sect": "§", "para": "¶", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓",
      "cent": "¢", "yen": "¥", "micro": "µ", "plusmn": "±", "divide": "÷", "sup2": "²", "sup3": "³",
      "infin": "∞",
      "ne": "≠", "le": "≤", "ge": "≥", "hearts": "♥", "check": "✓", "sbquo": "‚", "bdquo": "„", "lsaquo": "‹",
      "rsaquo": "›", "minus": "−", "prime": "′", "Prime": "″", "dagger": "†", "Oslash": "Ø", "Aring": "Å",
      "alpha": "α", "beta": "β", "pi": "π", "mu": "μ", "shy": "\u{AD}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
      "lbrack": "[", "rbrack": "]", "lpar": "(", "rpar": ")", "ast": "*", "num": "#", "colon": ":",
      "comma": ",",
      "period": ".", "excl": "!", "quest": "?", "lowbar": "_", "NewLine": "\n", "Tab": "\t",
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
