/// NB: `String.contains` compares characters and is twenty times slower.

extension UnsafeBufferPointer<UInt8> {
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
  func holds(_ needle: [UInt8]) -> Bool {
    var text = self
    return text.withUTF8 { $0.firstOffset(of: needle) } != nil
  }
}

extension String {
  /// Whether it contains these folded bytes once folded. ASCII needs no folding, which is slower.
  package func holds(folded needle: [UInt8]) -> Bool {
    var text = self
    let isFound: Bool? = text.withUTF8 { bytes in
      // Folding merges blanks.
      guard !needle.contains(0x20), bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return bytes.holds(lowered: needle)
    }
    return isFound ?? Folding.fold(self).holds(needle)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func holds(lowered needle: [UInt8]) -> Bool {
    guard let first = needle.first else { return true }
    guard count >= needle.count else { return false }
    return (0...count - needle.count).contains { start in
      Folding.lower(self[start]) == first
        && needle.indices.allSatisfy { Folding.lower(self[start + $0]) == needle[$0] }
    }
  }
}

extension Array<UInt8> {
  func holds(_ needle: [UInt8]) -> Bool { withUnsafeBufferPointer { $0.firstOffset(of: needle) } != nil }
}

extension String {
  /// As whole words.
  func holds(words needle: [UInt8]) -> Bool { holdsWord(startingWith: needle, isWhole: true) }

  package func holdsWord(startingWith needle: [UInt8], isWhole: Bool = false) -> Bool {
    // In Chinese and Japanese every character may begin a word.
    if let first = needle.first, first >= 0xE3 { return holds(needle) }
    var text = self
    return text.withUTF8 { bytes in
      var start = 0
      while let offset = UnsafeBufferPointer(rebasing: bytes[start...]).firstOffset(of: needle) {
        let place = start + offset
        let end = place + needle.count
        let begins = place == 0 || !bytes[place - 1].isWordByte
        if begins, !isWhole || end == bytes.count || !bytes[end].isWordByte { return true }
        start = place + 1
        if start >= bytes.count { return false }
      }
      return false
    }
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    self >= 0x80 || 0x30...0x39 ~= self || 0x61...0x7A ~= Folding.lower(self)
  }
}
