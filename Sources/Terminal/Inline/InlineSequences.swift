import CNcurses
import Screen

/// The sequences of a terminal's description that rows below the prompt need. All moves are relative, since the position of the
/// rows on the screen is unknown.
struct InlineSequences {
  let eraseLine, eraseBelow, plain, hideCursor, showCursor, wrap, noWrap, save, restore: [UInt8]
  private let colors: Int
  private let isMixed: Bool
  private var looks: [Look: [UInt8]] = [:]

  /// For the terminal that `cn_describe` has read.
  init(colors: Int, isMixed: Bool) {
    (eraseLine, eraseBelow, plain) = (Self.named("el"), Self.named("ed"), Self.named("sgr0"))
    (hideCursor, showCursor) = (Self.named("civis"), Self.named("cnorm"))
    (save, restore) = (Self.named("sc"), Self.named("rc"))
    let (wrap, noWrap) = (Self.named("smam"), Self.named("rmam"))
    // One without the other would be for ever.
    (self.wrap, self.noWrap) = wrap.isEmpty || noWrap.isEmpty ? ([], []) : (wrap, noWrap)
    (self.colors, self.isMixed) = (colors, isMixed)
  }

  static func named(_ name: String, _ number: Int? = nil) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 256) {
      $1 = cn_sequence(name, Int32(number ?? -1), $0.baseAddress, $0.count)
    }
  }

  func up(_ rows: Int) -> [UInt8] { rows > 0 ? Self.named("cuu", rows) : [] }

  /// Within rows that are there already, or further, where the screen scrolls.
  func down(_ rows: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "\n"), count: max(0, rows)) }

  func right(_ columns: Int) -> [UInt8] {
    if columns <= 0 { return [] }
    let bytes = Self.named("cuf", columns)
    return bytes.isEmpty ? Array("\u{1B}[\(columns)C".utf8) : bytes
  }

  /// What sets a look after a plain one.
  mutating func style(_ look: Look) -> [UInt8] {
    if let known = looks[look] { return known }
    var bytes: [UInt8] = []
    let reduced = cn_reduced(cn_look(look), Int32(colors))
    for (bit, name) in [(1, "bold"), (2, "dim"), (4, "sitm"), (8, "smul"), (16, "rev"), (32, "smxx")]
      as [(UInt8, String)]
    where reduced.attributes & bit != 0 {
      bytes += Self.named(name)
    }
    bytes += color("setaf", reduced.foreground, look.foreground, 38)
    bytes += color("setab", reduced.background, look.background, 48)
    looks[look] = bytes
    return bytes
  }

  private func color(_ name: String, _ number: UInt16, _ shade: Shade?, _ kind: Int) -> [UInt8] {
    if number == 0 { return [] }
    if isMixed, let shade {
      return Array("\u{1B}[\(kind);2;\(shade.red);\(shade.green);\(shade.blue)m".utf8)
    }
    return Self.named(name, Int(number) - 1)
  }
}
