import CMarkdown

/// Decodes entities such as `&amp;`, which md4c leaves as they are: the common names and all numbers.
enum Entity {
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘",
    "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "deg": "°",
    "micro": "µ",
    "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½", "frac14": "¼", "frac34": "¾", "sup2": "²",
    "sup3": "³", "sect": "§", "para": "¶", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "larr": "←",
    "rarr": "→", "uarr": "↑", "darr": "↓", "hearts": "♥", "check": "✓", "ne": "≠", "le": "≤", "ge": "≥",
    "infin": "∞", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
    "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
  ]

  static func decode(_ entity: String) -> String {
    let body = entity.dropFirst().dropLast()
    guard body.first == "#" else { return named[String(body)] ?? entity }
    let digits = body.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    // A control character would break the layout.
    return value < 0x20 ? " " : String(scalar)
  }
}

extension String {
  init(attribute: MD_ATTRIBUTE) {
    self = ""
    guard attribute.size > 0 else { return }
    var part = 0
    var start = 0
    while start < attribute.size {
      let end = Int(attribute.substr_offsets[part + 1])
      let bytes = UnsafeRawBufferPointer(start: attribute.text + start, count: end - start)
      let text = String(decoding: bytes, as: UTF8.self)
      switch attribute.substr_types[part] {
      case MD_TEXT_ENTITY: self += Entity.decode(text)
      case MD_TEXT_NULLCHAR: self += "\u{FFFD}"
      default: self += text
      }
      (part, start) = (part + 1, end)
    }
  }
}
