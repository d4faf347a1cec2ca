/// The modules while they are drawn: first the patterns by which scanners find their way, then the words between them.
struct Grid: Hashable {
  let version: Version
  let size: Int
  private var dark: [Bool]
  /// Those of patterns, which no mask changes.
  private var fixed: [Bool]

  init(_ version: Version) {
    self.version = version
    size = version.size
    dark = Array(repeating: false, count: size * size)
    fixed = dark
    drawPatterns()
  }

  subscript(x: Int, y: Int) -> Bool { dark[y * size + x] }

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    dark[y * size + x] = isDark
    fixed[y * size + x] = true
  }

  private mutating func drawPatterns() {
    for place in 0..<size {
      fix(6, place, place % 2 == 0)
      fix(place, 6, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawSquare(x, y, radius: 4) }
    let places = version.alignments
    for y in places {
      for x in places {
        let isCorner = (x == 6 && (y == 6 || y == size - 7)) || (x == size - 7 && y == 6)
        if !isCorner { drawSquare(x, y, radius: 2) }
      }
    }
    drawFormat(0)
    drawVersion()
  }

  /// Rings around a middle: of a large one all but the second and the outermost are dark, of a small one all but the second.
  private mutating func drawSquare(_ x: Int, _ y: Int, radius: Int) {
    for down in -radius...radius {
      for right in -radius...radius {
        guard (0..<size).contains(x + right), (0..<size).contains(y + down) else { continue }
        let ring = max(abs(right), abs(down))
        fix(x + right, y + down, radius == 4 ? ring != 2 && ring != 4 : ring != 1)
      }
    }
  }

  /// Level and mask, with ten bits that correct them, twice.
  private mutating func drawFormat(_ bits: Int) {
    for place in 0..<15 {
      let isDark = bits >> place & 1 == 1
      switch place {
      case 0..<6: fix(8, place, isDark)
      case 6, 7: fix(8, place + 1, isDark)
      case 8: fix(7, 8, isDark)
      default: fix(14 - place, 8, isDark)
      }
      if place < 8 { fix(size - 1 - place, 8, isDark) } else { fix(8, size - 15 + place, isDark) }
    }
    fix(8, size - 8, true)
  }

  private mutating func drawVersion() {
    guard version.number >= 7 else { return }
    let bits = version.number << 12 | Self.remainder(version.number << 12, by: 0x1F25, degree: 12)
    for place in 0..<18 {
      let (far, near) = (size - 11 + place % 3, place / 3)
      fix(far, near, bits >> place & 1 == 1)
      fix(near, far, bits >> place & 1 == 1)
    }
  }

  private static func remainder(_ value: Int, by divisor: Int, degree: Int) -> Int {
    var value = value
    for place in (degree..<18).reversed() where value >> place & 1 == 1 {
      value ^= divisor << (place - degree)
    }
    return value
  }

  /// From the right, two columns at a time, up and down in turn.
  mutating func draw(_ words: [UInt8]) {
    var next = 0
    var isUp = true
    for right in stride(from: size - 1, to: 0, by: -2).map({ $0 > 6 ? $0 : $0 - 1 }) {
      for row in 0..<size {
        let y = isUp ? size - 1 - row : row
        for x in [right, right - 1] where !fixed[y * size + x] && next < words.count * 8 {
          dark[y * size + x] = words[next / 8] >> (7 - next % 8) & 1 == 1
          next += 1
        }
      }
      isUp.toggle()
    }
  }
}

extension Grid {
  /// With one of the eight masks, by default the one that scanners read best.
  func masked(_ mask: Int?, _ level: QRCode.Level) -> Grid {
    let all = (mask.map { [$0] } ?? Array(0..<8)).map { masked(by: $0, level) }
    return all.count == 1 ? all[0] : all.map { ($0, $0.penalty) }.min { $0.1 < $1.1 }!.0
  }

  private func masked(by mask: Int, _ level: QRCode.Level) -> Grid {
    var grid = self
    for y in 0..<size {
      for x in 0..<size where !fixed[y * size + x] && Self.isTurned(x, y, by: mask) {
        grid.dark[y * size + x].toggle()
      }
    }
    let format = (level == .low ? 1 : 0) << 3 | mask
    grid.drawFormat((format << 10 | Self.remainder(format << 10, by: 0x537, degree: 10)) ^ 0x5412)
    return grid
  }

  private static func isTurned(_ x: Int, _ y: Int, by mask: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// How hard it is to read: long runs, blocks, what looks like the corners, and more of one colour than of the other.
  private var penalty: Int {
    var sum = 0
    for line in 0..<size {
      for isRow in [true, false] {
        func isDark(_ place: Int) -> Bool { isRow ? self[place, line] : self[line, place] }
        var (run, window) = (0, 0)
        for place in 0..<size {
          run = place > 0 && isDark(place) == isDark(place - 1) ? run + 1 : 1
          sum += run == 5 ? 3 : run > 5 ? 1 : 0
          window = (window << 1 | (isDark(place) ? 1 : 0)) & 0x7FF
          if place >= 10, window == 0b1011101_0000 || window == 0b0000_1011101 { sum += 40 }
        }
      }
    }
    for y in 1..<size {
      for x in 1..<size where self[x, y] == self[x - 1, y] {
        if self[x, y] == self[x, y - 1], self[x, y] == self[x - 1, y - 1] { sum += 3 }
      }
    }
    let share = dark.count { $0 } * 20 - dark.count * 10
    return sum + abs(share) / dark.count * 10
  }
}
