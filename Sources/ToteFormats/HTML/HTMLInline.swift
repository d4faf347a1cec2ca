import ToteModel

/// The words of a paragraph, an item or a cell, each part with how it looks, and what Markdown makes of them.
struct HTMLInline {
  struct Look: Hashable {
    var isStrong = false, isEmphasized = false, isStruck = false, isMarked = false, isCode = false
    var address: String?
  }

  private var parts: [(text: String, look: Look, isRaw: Bool)] = []

  var isEmpty: Bool { parts.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }

  mutating func add(_ text: String, _ look: Look) {
    if text.isEmpty { return }
    if let last = parts.last, last.look == look, !last.isRaw {
      parts[parts.count - 1].text += text
    } else {
      parts.append((text, look, false))
    }
  }

  /// Markdown already.
  mutating func add(markdown: String, _ look: Look = Look()) { parts.append((markdown, look, true)) }

  /// Without signs, in one line.
  var plain: String { Folding.clean(parts.filter { !$0.isRaw }.map(\.text).joined()) }

  /// Blanks are one, but for the line breaks that were asked for, and outside of the signs, which Markdown wants to touch a word.
  func markdown(inCell: Bool = false) -> String {
    var pieces: [(text: String, look: Look, isRaw: Bool)] = []
    for part in parts {
      if part.isRaw {
        pieces.append(part)
        continue
      }
      var words = part.text.collapsingBlanks
      var tail = ""
      if words.first == " " {
        pieces.append((" ", part.look, false))
        words.removeFirst()
      }
      if words.last == " " {
        tail = " "
        words.removeLast()
      }
      if !words.isEmpty { pieces.append((words, part.look, false)) }
      if !tail.isEmpty { pieces.append((" ", part.look, false)) }
    }
    pieces = Self.withoutDoubleBlanks(pieces)
    var (result, open): (String, [Sign]) = ("", [])
    for (index, piece) in pieces.enumerated() {
      let isBlank = piece.text == " " || piece.text == "\n"
      var signs = Sign.all(of: piece.look)
      if isBlank {
        // A blank belongs to what is on both its sides.
        let next =
          pieces[(index + 1)...].first { $0.text != " " && $0.text != "\n" }.map { Sign.all(of: $0.look) }
          ?? []
        signs = open.shared(with: next)
      }
      let shared = open.shared(with: signs)
      for sign in open.dropFirst(shared.count).reversed() { result += sign.close }
      for sign in signs.dropFirst(shared.count) { result += sign.open }
      open = signs
      if piece.isRaw || isBlank {
        result += inCell && piece.text == "\n" ? " " : piece.text
      } else if piece.look.isCode {
        result += piece.text.asCode
      } else {
        result += piece.text.escapingMarkdown(after: result.last, inCell: inCell)
      }
    }
    for sign in open.reversed() { result += sign.close }
    return result.trimmingBlanks
  }

  private static func withoutDoubleBlanks(
    _ pieces: [(text: String, look: Look, isRaw: Bool)]
  ) -> [(text: String, look: Look, isRaw: Bool)] {
    var kept: [(text: String, look: Look, isRaw: Bool)] = []
    for piece in pieces {
      let last = kept.last?.text
      if piece.text == " ", last == nil || last == " " || last == "\n" { continue }
      if piece.text == "\n", last == " " { kept.removeLast() }
      kept.append(piece)
    }
    return kept
  }

  /// What stands around a part, the outermost first.
  private enum Sign: Equatable {
    case link(String)
    case both(String)

    static func all(of look: Look) -> [Sign] {
      var signs: [Sign] = look.address.map { [.link($0)] } ?? []
      if look.isStrong { signs.append(.both("**")) }
      if look.isEmphasized { signs.append(.both("*")) }
      if look.isStruck { signs.append(.both("~~")) }
      if look.isMarked { signs.append(.both("==")) }
      return signs
    }

    var open: String {
      switch self {
      case .link: "["
      case .both(let sign): sign
      }
    }

    var close: String {
      switch self {
      case .link(let address): "](\(address.asDestination))"
      case .both(let sign): sign
      }
    }
  }
}

extension Array where Element: Equatable {
  fileprivate func shared(with other: [Element]) -> [Element] {
    Array(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

extension String {
  /// Each run of blanks is one; a blank that doesn't break is one, too.
  fileprivate var collapsingBlanks: String {
    var result = ""
    for character in self {
      if character.isWhitespace {
        if result.last != " " { result.append(" ") }
      } else {
        result.append(character)
      }
    }
    return result
  }

  fileprivate var trimmingBlanks: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// In enough backquotes.
  fileprivate var asCode: String {
    let longest = split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return hasPrefix("`") || hasSuffix("`") ? "\(fence) \(self) \(fence)" : fence + self + fence
  }

  var asDestination: String {
    let isPlain = !contains { $0.isWhitespace || "()<>".contains($0) }
    if isPlain { return self }
    return "<"
      + replacing("<", with: "%3C").replacing(">", with: "%3E").split(whereSeparator: \.isNewline).joined()
      + ">"
  }

  /// With backslashes before what Markdown would read as something else.
  fileprivate func escapingMarkdown(after last: Character?, inCell: Bool) -> String {
    let hasLink = contains("](") || contains("]:") || contains("[[") || contains("[^") || contains("[!")
    var result = ""
    var before = last
    for place in indices {
      let character = self[place]
      let after = self[index(after: place)...].first
      let isInWord =
        before.map { $0.isLetter || $0.isNumber } == true && after.map { $0.isLetter || $0.isNumber } == true
      let needsBackslash: Bool
      switch character {
      case "\\": needsBackslash = after.map { !$0.isLetter && !$0.isNumber && !$0.isWhitespace } ?? false
      case "*": needsBackslash = after?.isWhitespace == false || before?.isWhitespace == false
      case "_": needsBackslash = !isInWord
      case "`": needsBackslash = true
      case "[", "]": needsBackslash = hasLink
      case "<": needsBackslash = after.map { $0.isLetter || "/!?".contains($0) } ?? false
      case "&": needsBackslash = self[place...].dropFirst().prefix(10).contains(";")
      case "~", "=", "%": needsBackslash = after == character && before != character
      case "#": needsBackslash = (before == nil || before!.isWhitespace) && after?.isWhitespace != true
      case "|": needsBackslash = inCell
      default: needsBackslash = false
      }
      if needsBackslash { result.append("\\") }
      result.append(character)
      before = character
    }
    return result
  }
}
