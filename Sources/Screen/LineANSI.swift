/// Lines that another program printed for a terminal, with its colours as escape sequences.

extension Line {
  /// Creates a row of text that has escape sequences: its colours and attributes, by the nearest that a ``Style`` has. Other sequences
  /// have no place in a row and are left out.
  ///
  /// - Parameter style: What the text is in before a sequence says otherwise, and after one that resets all.
  public init(ansi text: String, style: Style = .plain) {
    var spans: [Span] = []
    var own = Style.plain
    for piece in PrintedPiece.pieces(of: text) {
      switch piece {
      case .text(let text): spans.append(Span(String(text), style.adding(own)))
      case .style(let parameters): own.set(parameters)
      }
    }
    self.init(spans)
  }
}

extension String {
  /// The same text without escape sequences: what a terminal shows of it.
  public var withoutSequences: String {
    if !utf8.contains(0x1B) { return self }
    return PrintedPiece.pieces(of: self).reduce(into: "") { result, piece in
      if case .text(let text) = piece { result += text }
    }
  }
}

/// A part of a printed text: what shows, or the parameters of a sequence that sets the style.
private enum PrintedPiece {
  case text(Substring)
  case style(Substring)

  static func pieces(of text: String) -> [PrintedPiece] {
    var pieces: [PrintedPiece] = []
    var rest = text[...]
    while let escape = rest.utf8.firstIndex(of: 0x1B) {
      if escape > rest.startIndex { pieces.append(.text(rest[..<escape])) }
      rest = rest[rest.utf8.index(after: escape)...]
      if let parameters = skipSequence(in: &rest) { pieces.append(.style(parameters)) }
    }
    return rest.isEmpty ? pieces : pieces + [.text(rest)]
  }

  /// Skips what follows an Escape, to its end or to that of the text; returns the parameters if it sets the style.
  private static func skipSequence(in rest: inout Substring) -> Substring? {
    guard let kind = rest.utf8.popFirst() else { return nil }
    switch kind {
    case UInt8(ascii: "["):
      let end = rest.utf8.firstIndex { (0x40...0x7E).contains($0) } ?? rest.endIndex
      let parameters = rest[..<end]
      let final = rest[end...].utf8.first
      rest = rest[end...].dropFirstByte
      return final == UInt8(ascii: "m") ? parameters : nil
    // A link, a title, or data for the terminal: ended by Bell, or by Escape and a backslash.
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      let end = rest.utf8.firstIndex { $0 == 0x07 || $0 == 0x1B } ?? rest.endIndex
      let isEscape = rest[end...].utf8.first == 0x1B
      rest = rest[end...].dropFirstByte
      if isEscape, rest.utf8.first == UInt8(ascii: "\\") { rest = rest.dropFirstByte }
      return nil
    // A choice of letters: one more byte.
    case 0x20...0x2F:
      rest = rest[(rest.utf8.firstIndex { !(0x20...0x2F).contains($0) } ?? rest.endIndex)...].dropFirstByte
      return nil
    default: return nil
    }
  }
}

extension Substring {
  fileprivate var dropFirstByte: Substring {
    utf8.isEmpty ? self : self[utf8.index(after: startIndex)...]
  }
}

extension Style {
  /// Sets what the parameters of a sequence say, such as `1;38;5;208`.
  fileprivate mutating func set(_ parameters: Substring) {
    // Parts of a colour may also be joined by colons, with an empty one for its space: `38:2::255:128:0`.
    let groups = parameters.split(separator: ";", omittingEmptySubsequences: false).map { group in
      group.split(separator: ":").map { Int($0) ?? 0 }
    }
    var index = 0
    while index < groups.count {
      let number = groups[index].first ?? 0
      index += 1
      switch number {
      case 0: self = .plain
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 4:
        if groups[index - 1].dropFirst().first == 0 {
          attributes.remove(.underline)
        } else {
          attributes.insert(.underline)
        }
      case 7: attributes.insert(.reverse)
      case 9: attributes.insert(.strike)
      case 22: attributes.subtract([.bold, .dim])
      case 23: attributes.remove(.italic)
      case 24: attributes.remove(.underline)
      case 27: attributes.remove(.reverse)
      case 29: attributes.remove(.strike)
      case 30...37: foreground = Color(plain: number - 30)
      case 39: foreground = .default
      case 40...47: background = Color(plain: number - 40)
      case 49: background = .default
      case 90...97: foreground = Color(plain: number - 82)
      case 100...107: background = Color(plain: number - 92)
      case 38, 48:
        let joined = groups[index - 1].dropFirst()
        let rest = joined.isEmpty ? groups[index...].map { $0.first ?? 0 } : Array(joined)
        let (color, count) = Color.named(by: rest)
        if joined.isEmpty { index += count }
        if let color { if number == 38 { foreground = color } else { background = color } }
      default: break
      }
    }
  }
}

extension Color {
  /// One of the sixteen by its number.
  fileprivate init(plain number: Int) { self = Color(rawValue: UInt8(number + 1)) ?? .default }

  /// The colour that `5;208` or `2;255;128;0` names, and how many of the numbers belong to it.
  fileprivate static func named(by numbers: [Int]) -> (color: Color?, count: Int) {
    switch numbers.first {
    case 5:
      guard numbers.count > 1, let number = UInt8(exactly: numbers[1]) else { return (nil, numbers.count) }
      if number < 16 { return (Color(plain: Int(number)), 2) }
      let shade = Shade(number: number)
      return (nearest(to: [Int(shade.red), Int(shade.green), Int(shade.blue)]), 2)
    case 2:
      let parts = numbers.dropFirst().prefix(3)
      return (parts.count == 3 ? nearest(to: Array(parts)) : nil, min(4, numbers.count))
    default: return (nil, min(1, numbers.count))
    }
  }

  /// The sixteen as most terminals show them.
  private static let usualShades: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  private static func nearest(to parts: [Int]) -> Color {
    func distance(_ number: Int) -> Int {
      let (red, green, blue) = usualShades[number]
      return zip(parts, [red, green, blue]).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    return Color(plain: (0..<16).min { distance($0) < distance($1) } ?? 0)
  }
}
