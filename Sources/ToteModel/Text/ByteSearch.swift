/// Finding bytes in bytes, for the filter of a list and the search in notes.
/// NB: `contains` of a string compares characters, and is twenty times slower.

extension UnsafeBufferPointer<UInt8> {
  /// Where these bytes stand first.
  func firstOffset(of needle: [UInt8]) -> Int? {
    guard let first = needle.first else { return 0 }
    guard count >= needle.count else { return nil }
    for start in 0...count - needle.count where self[start] == first {
      if self[start..<start + needle.count].elementsEqual(needle) { return start }
    }
    return nil
  }
}

extension String {
  /// Whether these bytes stand anywhere in it.
  func holds(_ needle: [UInt8]) -> Bool {
    var text = self
    return text.withUTF8 { $0.firstOffset(of: needle) } != nil
  }
}
