/// Splits texts and queries into words, in the same way for the full-text index and for highlighting.
package enum SearchWords {
  /// Folded, with blanks around characters of scripts that write none.
  package static func indexed(_ text: String) -> String {
    let folded = Folding.fold(text)
    var indexed: [UInt8] = []
    indexed.reserveCapacity(folded.utf8.count)
    let blank = UInt8(ascii: " ")
    for scalar in folded.unicodeScalars {
      // Anything else only separates words, so the index sees no operators.
      if !isWord(scalar) {
        indexed.append(blank)
      } else if scalar.isASCII {
        indexed.append(UInt8(scalar.value))
      } else {
        let isAlone = isAlone(scalar)
        if isAlone { indexed.append(blank) }
        indexed.append(contentsOf: UTF8.encode(scalar)!)
        if isAlone { indexed.append(blank) }
      }
    }
    return String(decoding: indexed, as: UTF8.self)
  }

  /// The words as the index has them, one for each character of scripts without blanks.
  package static func tokens(of text: String) -> [String] {
    indexed(text).split(separator: " ").map(String.init)
  }

  /// Before a word of a query that may stand anywhere in another; no word has it.
  static let inside = "*"

  /// Limits the number of searches in the index.
  static let mostScalars = 256

  /// Folded; adjacent characters of scripts without blanks form one word, separated by blanks.
  package static func words(of query: String) -> [String] {
    var words: [String] = []
    let query = String(query.unicodeScalars.prefix(mostScalars))
    for part in Folding.fold(query).unicodeScalars.split(whereSeparator: { !isWord($0) }) {
      var word = ""
      var wasAlone: Bool?
      for scalar in part {
        let isAlone = isAlone(scalar)
        if let wasAlone, wasAlone != isAlone {
          words.append(word)
          word = ""
        } else if isAlone, !word.isEmpty {
          word += " "
        }
        word.unicodeScalars.append(scalar)
        wasAlone = isAlone
      }
      if !word.isEmpty { words.append(word) }
    }
    return words
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": return true
      default: return false
      }
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .privateUse:
      return true
    default: return false
    }
  }

  /// Whether it is a word of its own, in Han, Kana, Thai and other scripts without blanks.
  static func isAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029,
      0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F,
      0x1B000...0x1B16F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
