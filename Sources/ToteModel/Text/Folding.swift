/// Normalises short texts without a locale: `clean` for storing and showing, `fold` for comparing.
package enum Folding {
  /// One line with single blanks, without control or invisible characters and direction marks.
  ///
  ///     Folding.clean(" a\tb\u{202E}c ") == "a bc"
  package static func clean(_ text: String) -> String {
    if isClean(text) { return text }
    var result = String.UnicodeScalarView()
    var blank = false
    var visible = false
    for scalar in text.unicodeScalars {
      switch Glyph(scalar) {
      case .blank: blank = !result.isEmpty
      case .nothing: continue
      case .joint, .visible:
        if blank { result.append(" ") }
        blank = false
        result.append(scalar)
        if Glyph(scalar) == .visible { visible = true }
      }
    }
    return visible ? String(result) : ""
  }

  /// ASCII with single blanks is clean already.
  private static func isClean(_ text: String) -> Bool {
    var last: UInt8 = 0x20
    for byte in text.utf8 {
      guard byte == 0x20 ? last != 0x20 : 0x21...0x7E ~= byte else { return false }
      last = byte
    }
    return last != 0x20
  }

  /// Cleaned, lower case, without accents, with straight quotes and plain hyphens.
  ///
  /// `ı`, `İ`, `I` and `i` are all `i`, so that a Turkish list finds both spellings of `ISPARTA`. Only Latin,
  /// Greek and Cyrillic letters lose their marks; elsewhere a mark is part of the spelling.
  ///
  ///     Folding.fold("Crème  Brûlée") == "creme brulee"
  package static func fold(_ text: String) -> String {
    if isFolded(text) { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var blank = false
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value > 0x20, value < 0x7F {
        if blank { result.append(0x20) }
        blank = false
        result.append(lower(UInt8(value)))
        continue
      }
      switch Glyph(scalar) {
      case .blank: blank = !result.isEmpty
      case .nothing, .joint: continue
      case .visible:
        if isAccent(value) { continue }
        if blank { result.append(0x20) }
        blank = false
        append(scalar, to: &result)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Small ASCII with single blanks is folded already.
  private static func isFolded(_ text: String) -> Bool {
    var last: UInt8 = 0x20
    for byte in text.utf8 {
      guard byte == 0x20 ? last != 0x20 : 0x21...0x40 ~= byte || 0x5B...0x7E ~= byte else { return false }
      last = byte
    }
    return last != 0x20
  }

  /// Negative if the first key comes first, 0 if equal. For sorting, so ASCII isn't folded.
  static func compare(_ one: String, _ other: String) -> Int {
    var (first, second) = (one.utf8.makeIterator(), other.utf8.makeIterator())
    while true {
      let (a, b) = (first.next(), second.next())
      guard let a else { return b == nil ? 0 : -1 }
      guard let b else { return 1 }
      if a >= 0x80 || b >= 0x80 {
        let (one, other) = (fold(one), fold(other))
        return one == other ? 0 : one < other ? -1 : 1
      }
      let (lowA, lowB) = (lower(a), lower(b))
      if lowA != lowB { return lowA < lowB ? -1 : 1 }
    }
  }

  static func lower(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }

  private static func isAccent(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF: true
    default: false
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
    let value = scalar.value
    if value < 0x80 {
      result.append(lower(UInt8(value)))
    } else if let plain = latin(value) {
      result.append(contentsOf: plain.utf8)
    } else if 0xFF01...0xFF5E ~= value {
      result.append(lower(UInt8(value - 0xFEE0)))
    } else if 0x386...0x3CE ~= value || 0x400...0x45F ~= value {
      result.append(contentsOf: String(letter(scalar)).utf8)
    } else if let plain = named(scalar) {
      result.append(plain)
    } else {
      for small in scalar.properties.lowercaseMapping.unicodeScalars where !isAccent(small.value) {
        // The small letter of a sign, such as kelvin's K, may fold further.
        if small == scalar {
          result.append(contentsOf: String(small).utf8)
        } else {
          append(small, to: &result)
        }
      }
    }
  }

  /// By name: LATIN SMALL LETTER E WITH CIRCUMFLEX AND ACUTE.
  private static func named(_ scalar: Unicode.Scalar) -> UInt8? {
    guard 0x180...0x24F ~= scalar.value || 0x1E00...0x1EFF ~= scalar.value,
      let words = scalar.properties.name?.split(separator: " "),
      words.count > 4, words[2] == "LETTER", words[4] == "WITH", words[3].utf8.count == 1
    else { return nil }
    return words[3].utf8.first.map(lower)
  }

  /// Small and without its mark, in Greek or Cyrillic.
  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    return letters[small] ?? small
  }

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ϊ": "ι", "ΐ": "ι", "ό": "ο", "ύ": "υ", "ϋ": "υ", "ΰ": "υ",
    "ώ": "ω",
    "ς": "σ", "й": "и", "ё": "е", "ѐ": "е", "ѝ": "и", "ї": "і", "ў": "у", "ѓ": "г", "ќ": "к",
  ]

  /// For Latin-1, Latin Extended-A, and typographic quotes and hyphens.
  private static func latin(_ value: UInt32) -> String? {
    switch value {
    case 0xC0...0xC5, 0xE0...0xE5, 0x100...0x105: "a"
    case 0xC6, 0xE6: "ae"
    case 0xC7, 0xE7, 0x106...0x10D: "c"
    case 0xD0, 0xF0, 0x10E...0x111: "d"
    case 0xC8...0xCB, 0xE8...0xEB, 0x112...0x11B: "e"
    case 0x11C...0x123: "g"
    case 0x124...0x127: "h"
    case 0xCC...0xCF, 0xEC...0xEF, 0x128...0x131: "i"
    case 0x132, 0x133: "ij"
    case 0x134, 0x135: "j"
    case 0x136...0x138: "k"
    case 0x139...0x142: "l"
    case 0xD1, 0xF1, 0x143...0x14B: "n"
    case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8, 0x14C...0x151: "o"
    case 0x152, 0x153: "oe"
    case 0x154...0x159: "r"
    case 0xDF, 0x1E9E: "ss"
    case 0x15A...0x161, 0x17F: "s"
    case 0xDE, 0xFE: "th"
    case 0x162...0x167: "t"
    case 0xD9...0xDC, 0xF9...0xFC, 0x168...0x173: "u"
    case 0x174, 0x175: "w"
    case 0xDD, 0xFD, 0xFF, 0x176...0x178: "y"
    case 0x179...0x17E: "z"
    case 0x2018, 0x2019, 0x2BC, 0x2032: "'"
    case 0x201C, 0x201D: "\""
    case 0x2010...0x2014: "-"
    default: nil
    }
  }
}

package enum Glyph: Equatable {
  /// Spaces, line ends, control characters, fillers.
  case blank
  /// A direction mark, or without width.
  case nothing
  /// Joins visible characters, for emoji and some scripts.
  case joint
  case visible

  package init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value > 0x20, value < 0x7F {
      self = .visible
      return
    }
    switch value {
    case 0...0x20, 0x7F...0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      self = .blank
    case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0: self = .blank
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB:
      self = .nothing
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0000...0xE01EF: self = .joint
    default: self = .visible
    }
  }
}
