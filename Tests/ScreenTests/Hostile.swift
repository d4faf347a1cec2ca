// Random texts and frames, with a seed.

import Screen

/// Hostile text, and random combinations of its parts.
enum Hostile {
  static let parts: [String] = [
    "a", " ", "Z", "é", "e\u{301}", "\u{301}", "牛", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "👍", "👍🏽", "🏽",
    "👨‍👩‍👧", "\u{200D}", "🇩🇪", "🇩", "❤️", "⌚\u{FE0E}", "\u{FE0F}", "\t", "\n", "\r\n", "\u{1B}", "\u{0}",
    "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{AD}", "हि", "กำ", "שלום", "سلام",
    "\u{378}", "\u{FFFF}", "\u{10FFFF}", "|", "\"", "\\", ")", ">", "ｶﾞ", "\u{600}", "\u{E0041}", "…",
  ]

  static let sample = parts.joined() + String(repeating: "\u{302}", count: 1_000)

  static func text(_ random: inout some RandomNumberGenerator, upTo count: Int = 20) -> String {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
  }
}

/// A small generator with a seed, to repeat failures.
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

extension Frame {
  /// A random frame with anything that views can produce.
  static func random(_ random: inout some RandomNumberGenerator) -> Frame {
    let size = Size(.random(in: 0...30, using: &random), .random(in: 0...8, using: &random))
    return Frame(size: size) { canvas in
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        let point = Point(.random(in: -4...32, using: &random), .random(in: -1...8, using: &random))
        let style = Style.random(&random)
        switch Int.random(in: 0...5, using: &random) {
        case 0: canvas.setCursor(at: point, Cursor.Shape.allCases.randomElement(using: &random)!)
        case 1: canvas.setTitle(Hostile.text(&random))
        case 2: canvas.add(style, in: Rect(point.column, point.row, 7, 2))
        case 3: canvas.fill(Rect(point.column, point.row, 5, 2), with: "牛", style: style)
        default: canvas.write(Hostile.text(&random), at: point, style: style)
        }
      }
    }
  }

  /// Whether every wide cell, and no other, is followed by its continuation.
  var isWhole: Bool {
    (0..<size.height).allSatisfy { row in
      let cells = Array(self.row(row))
      return cells.indices.allSatisfy { index in
        let isAfterWide = index > 0 && cells[index - 1].width == 2
        return cells[index].isContinuation == isAfterWide
          && (!isAfterWide || cells[index].style == cells[index - 1].style)
      } && cells.last?.width != 2
    }
  }
}

extension Style {
  static func random(_ random: inout some RandomNumberGenerator) -> Style {
    Style(
      Color.allCases.randomElement(using: &random)!, on: Color.allCases.randomElement(using: &random)!,
      Attributes(rawValue: .random(in: 0...63, using: &random)))
  }
}
