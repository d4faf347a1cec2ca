/// Finding in a `TextDocument`: line by line, so that most of a long text isn't put together.

extension TextDocument {
  /// The nearest place of some text in a line, from a position forwards, or backwards before it; then from the other end.
  /// The case of the letters A to Z doesn't matter.
  public func find(_ text: String, from start: TextPosition, forward: Bool = true) -> Range<TextPosition>? {
    let sought = text.utf8.map(\.lowercased)
    guard !sought.isEmpty else { return nil }
    let first = min(max(0, start.line), lineCount - 1)
    for step in 0...lineCount {
      let number = (first + (forward ? step : lineCount - step % lineCount)) % lineCount
      let line = line(number)
      let places = line.utf8.map(\.lowercased).places(of: sought).filter { place in
        guard step == 0 || step == lineCount, number == first else { return true }
        let isAfter = place >= start.offset
        // The first line is looked at twice: the part on this side of the start, and at the end the other part.
        return (step == 0) == (forward ? isAfter : place < start.offset)
      }
      if let place = forward ? places.first : places.last {
        return TextPosition(number, place)..<TextPosition(number, place + sought.count)
      }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}

extension [UInt8] {
  fileprivate func places(of part: [UInt8]) -> [Int] {
    guard part.count <= count else { return [] }
    return (0...count - part.count).filter {
      self[$0] == part[0] && self[$0..<$0 + part.count].elementsEqual(part)
    }
  }
}
