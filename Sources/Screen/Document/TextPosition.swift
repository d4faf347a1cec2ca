/// A position in a text of many lines, between two bytes.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The line, counted from 0 by line breaks, however it is wrapped.
  public var line: Int
  /// The number of UTF-8 bytes before it in the line.
  public var offset: Int

  /// Creates a position from its line and offset.
  public init(_ line: Int, _ offset: Int) {
    self.line = line
    self.offset = offset
  }

  /// The beginning of a text.
  public static let start = TextPosition(0, 0)

  /// Past the end; moving there reaches the end.
  public static let end = TextPosition(.max, 0)

  /// By line, then byte.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.offset) < (right.line, right.offset)
  }

  /// The end of a text that begins here.
  func advanced(over text: String) -> TextPosition {
    var end = self
    var text = text
    text.withUTF8 { bytes in
      let breaks = bytes.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
      guard breaks > 0, let last = bytes.lastIndex(of: 0x0A) else { return end.offset += bytes.count }
      end = TextPosition(line + breaks, bytes.count - last - 1)
    }
    return end
  }
}

extension TextPosition: CustomStringConvertible {
  /// `3:14`.
  public var description: String { "\(line):\(offset)" }
}
