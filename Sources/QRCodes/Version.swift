/// One of the forty sizes, and how the bytes in it are parted into blocks.
struct Version: Hashable {
  let number: Int

  init(_ number: Int) { self.number = number }

  /// The smallest that holds these bytes.
  init?(holding bytes: [UInt8], _ level: QRCode.Level) {
    guard let number = (1...40).first(where: { Version($0).holds(bytes, level) }) else { return nil }
    self.number = number
  }

  var size: Int { 17 + 4 * number }

  /// Beside their length and what they are.
  func holds(_ bytes: [UInt8], _ level: QRCode.Level) -> Bool {
    let bits = 4 + lengthBits + (Self.needsEncoding(bytes) ? 12 : 0)
    return bytes.count + (bits + 7) / 8 <= dataCount(level)
  }

  var lengthBits: Int { number < 10 ? 8 : 16 }

  /// Whether it has to be said that it is UTF-8: scanners take bytes beyond ASCII for Japanese, or for Latin-1.
  static func needsEncoding(_ bytes: [UInt8]) -> Bool { bytes.contains { $0 >= 0x80 } }

  /// Rows and columns where the middles of the small squares are, except in three corners.
  var alignments: [Int] {
    if number == 1 { return [] }
    let count = number / 7 + 2
    // All distances are even and equal, but for the first one.
    let step = (number * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
  }

  /// Bytes that are neither of a pattern nor of what describes the code.
  var wordCount: Int {
    var modules = size * size - 3 * 64 - 2 * 15 - 1 - 2 * (size - 16)
    let count = alignments.count
    if count > 0 {
      // Those on the two lines of every other module share five with them.
      modules -= 25 * (count * count - 3) - 10 * (count - 2)
    }
    if number >= 7 { modules -= 2 * 18 }
    return modules / 8
  }

  func dataCount(_ level: QRCode.Level) -> Int { wordCount - blockCount(level) * correctionCount(level) }

  func blockCount(_ level: QRCode.Level) -> Int { Self.blockCounts[level]![number - 1] }

  /// In each block.
  func correctionCount(_ level: QRCode.Level) -> Int { Self.correctionCounts[level]![number - 1] }

  // Table 9 of the standard.
  private static let correctionCounts: [QRCode.Level: [Int]] = [
    .low: [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    .medium: [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
  ]

  private static let blockCounts: [QRCode.Level: [Int]] = [
    .low: [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16,
      17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    .medium: [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28,
      29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
  ]
}
