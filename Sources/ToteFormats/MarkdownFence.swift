import ToteModel

/// Blocks of code in Markdown aren't part of a list.

extension MarkdownFormat {
  /// Three or more equal signs that open a block of code.
  static func fence(_ line: Range<Int>, in reading: FileReading) -> (sign: UInt8, count: Int)? {
    guard let sign = reading.bytes[line].first, "`~".utf8.contains(sign) else { return nil }
    let count = reading.bytes[line].prefix { $0 == sign }.count
    return count >= 3 ? (sign, count) : nil
  }

  /// The line after a block of code, or the end of the file.
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
