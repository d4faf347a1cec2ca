import ToteModel

/// No line in a block of code belongs to a list: it only shows text.

extension MarkdownFormat {
  /// Three or more of one kind.
  static func fence(_ line: Range<Int>, in reading: FileReading) -> (sign: UInt8, count: Int)? {
    guard let sign = reading.bytes[line].first, "`~".utf8.contains(sign) else { return nil }
    let count = reading.bytes[line].prefix { $0 == sign }.count
    return count >= 3 ? (sign, count) : nil
  }

  /// Without an end, the block continues to the end of the file.
  static func end(of fence: (sign: UInt8, count: Int), from offset: Int, in reading: FileReading)
    -> Int
  {
    var offset = offset
    while offset < reading.end {
      let (range, next) = reading.line(at: offset)
      let line = reading.bytes[reading.trimmed(range)]
      offset = next
      if line.count >= fence.count, line.allSatisfy({ $0 == fence.sign }) { break }
    }
    return offset
  }
}
