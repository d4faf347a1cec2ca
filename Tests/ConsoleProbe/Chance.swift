// Random frames and difficult texts. Both the probe that paints them and the test that checks the terminal
// compute them, so that only a number has to pass between the two.

import Screen

struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

enum Chance {
  static let parts = [
    "milk ", "bread", " ", "    ", "Ä", "ß", "e\u{301}", "n\u{303}\u{323}", "\u{301}", "牛乳", "한국", "「", "ｶﾞ",
    "👍", "🍎",
    "👍🏽", "👨‍👩‍👧", "🇩🇪", "❤️", "\t", "\n", "\u{1B}[31m", "\u{7}", "\u{0}", "\u{7F}", "\u{9B}2J", "\u{202E}",
    "\u{200B}",
    "\u{FEFF}", "שלום", "سلام", "กำ", "│", "█▌", "…", "→", "€", "q", "0", "~", "\u{378}", "𝒳", "\u{10FFFF}",
  ]

  /// The frame with a number, which is also its title. Most frames are small changes.
  static func frame(seed: UInt64, number: Int, size: Size) -> Frame {
    var dice = Dice(seed &* 1_000_003 &+ UInt64(number))
    return Frame(size: size) { canvas in
      canvas.setTitle("frame \(number) \(size)")
      guard !size.isEmpty else { return }
      let most = size.width * size.height / 12 + 2
      for _ in 0..<Int.random(in: 0...most, using: &dice) {
        let point = Point(
          .random(in: -3..<size.width, using: &dice), .random(in: 0..<size.height, using: &dice))
        let style = style(&dice)
        switch Int.random(in: 0..<12, using: &dice) {
        case 0: canvas.add(style, in: Rect(point.column, point.row, .random(in: 1...20, using: &dice), 2))
        case 1: canvas.fill(Rect(point.column, point.row, .random(in: 1...30, using: &dice), 3), style: style)
        case 2: canvas.fill(Rect(point.column, point.row, 7, 2), with: "牛", style: style)
        case 3: canvas.setCursor(at: point, Cursor.Shape.allCases.randomElement(using: &dice)!)
        default:
          let count = Int.random(in: 1...8, using: &dice)
          let text = (0..<count).map { _ in parts.randomElement(using: &dice)! }.joined()
          canvas.write(text, at: point, style: style)
        }
      }
      // libvterm 0.1 puts a mark into the next row if its ASCII base fills the last column after `ESC ( B`,
      // which ncurses writes to reset attributes. tmux and xterm do not.
      let drawn = canvas.frame
      for row in 0..<size.height where !drawn[size.width - 1, row].isSimple {
        canvas.put(.blank(), at: Point(size.width - 1, row))
      }
    }
  }

  private static func style(_ dice: inout Dice) -> Style {
    if Bool.random(using: &dice) { return .plain }
    return Style(
      Color.allCases.randomElement(using: &dice)!,
      on: Bool.random(using: &dice) ? .default : Color.allCases.randomElement(using: &dice)!,
      Style.Attributes(rawValue: .random(in: 0...63, using: &dice)))
  }
}

/// Texts that have broken terminals. The Burmese one lacks its asat (U+103A), which libvterm 0.1, unlike the
/// C library, tmux and Unicode, considers one column wide.
enum Corpus {
  static let texts: [String] = [
    "plain ASCII, ~!@#$%^&*()_+", "e\u{301}a\u{308}o\u{302}\u{323} n\u{303}", "\u{301}alone", "漢字かな交じり文、全角",
    "한국어 조선말", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", "\u{1100}\u{1100}x\u{1161}y\u{11A8}",
    "👍👍🏻👍🏽👍🏿 🏽", "👨‍👩‍👧‍👦 👩‍🚀 🏳️‍🌈", "🇩🇪🇯🇵🇺🇳 🇩", "❤️ ❤\u{FE0E} ⌚ ⌚\u{FE0E} ☎️ #️⃣", "שָׁלוֹם עולם", "السَّلَامُ عليكم",
    "a\u{202E}b\u{202C}c \u{2066}d\u{2069} \u{200F}e\u{061C}",
    "zero\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}width",
    "tab\there\tand\t", "\u{1}\u{2}\u{7}\u{8}\u{A}\u{D}\u{1B}[2J\u{1F}\u{7F}",
    "\u{80}\u{85}\u{9B}31m\u{9D}\u{9F}",
    String(decoding: [0x61, 0xED, 0xA0, 0x80, 0x62, 0xFF, 0x63] as [UInt8], as: UTF8.self),
    "x" + String(repeating: "\u{302}", count: 10_000) + "y", "soft\u{AD}hyphen \u{34F}cgj \u{E0041}tag",
    "हिन्दी ไทยกำ ພາສາ မြနမာ ខ្មែរ", "ｶﾞｷﾞ ﾊﾟ １２３ ￥", "\u{FFFF}\u{378}\u{10FFFF}\u{E000}", "½ ¼ æ Ŀ ﬁ … — ‱",
    "╭─┬─╮│░▒▓█▁▂▃",
    "Å K Ω Å", "\u{2028}line\u{2029}para", "\u{600}12\u{6DD}", "𝒳𝔸 𐍈 𓀀 🀄 🃏",
    "‎\u{180E}x\u{115F}\u{1160}y\u{3164}z\u{FFA0}",
  ]

  static var count: Int { texts.count }

  /// A text in each row, from a number on, and a bar in the last column, which nothing may move.
  static func frame(_ number: Int, size: Size) -> Frame {
    Frame(size: size) { canvas in
      canvas.setTitle("texts \(number) \(size)")
      for row in 0..<size.height where row + number < texts.count {
        let end = canvas.write(
          texts[row + number], at: Point(0, row), style: row % 2 == 0 ? .plain : .reverse)
        canvas.write("|end", at: Point(end, row), style: .bold)
        canvas.write("|", at: Point(size.width - 1, row))
      }
    }
  }
}
