/// Turns offsets into lines and columns. They must come in order; so the bytes are counted once, however many there are.
struct LinePositions {
  private let bytes: [UInt8]
  private var offset: Int
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The mark that some editors write first has no column.
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func position(of target: Int) -> (line: Int, column: Int) {
    while offset < min(target, bytes.count) {
      if bytes[offset] == .lineFeed {
        (line, column) = (line + 1, 1)
      } else if bytes[offset] & 0xC0 != 0x80 {
        // All bytes but those that continue a scalar.
        column += 1
      }
      offset += 1
    }
    return (line, column)
  }
}
