import ToteModel

/// How well what is typed fits a name; case and accents don't matter.
enum PaletteMatch {
  /// Letters and digits, with a blank between words.
  package struct Name: Hashable, Sendable {
    fileprivate let bytes: [UInt8]
    fileprivate let initials: [UInt8]

    init(_ text: String) {
      var bytes: [UInt8] = []
      var initials: [UInt8] = []
      for byte in Folding.fold(text).utf8 {
        let isLetter = byte >= 0x80 || 0x61...0x7A ~= byte || 0x30...0x39 ~= byte
        if isLetter {
          if bytes.last ?? 0x20 == 0x20 { initials.append(byte) }
          bytes.append(byte)
        } else if let last = bytes.last, last != 0x20 {
          bytes.append(0x20)
        }
      }
      if bytes.last == 0x20 { bytes.removeLast() }
      (self.bytes, self.initials) = (bytes, initials)
    }

    var isEmpty: Bool { bytes.isEmpty }
  }

  /// From the best fit to the worst.
  package enum Fit: Int, Comparable, Sendable {
    case same, beginning, word, initials, inside, words, letters

    package static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }

  static func fit(_ typed: Name, in name: Name) -> Fit? {
    if let place = name.bytes.firstPlace(of: typed.bytes) {
      if place == 0 { return typed.bytes.count == name.bytes.count ? .same : .beginning }
      if name.bytes[place - 1] == 0x20 || name.bytes.beginsWord(typed.bytes) { return .word }
      return name.initials.starts(with: typed.bytes) ? .initials : .inside
    }
    if name.initials.starts(with: typed.bytes) { return .initials }
    let words = typed.bytes.split(separator: 0x20)
    if words.count > 1, words.allSatisfy({ name.bytes.firstPlace(of: Array($0)) != nil }) { return .words }
    return name.bytes.hasInOrder(typed.bytes) ? .letters : nil
  }
}

extension [UInt8] {
  fileprivate func firstPlace(of part: [UInt8], from start: Int = 0) -> Int? {
    guard let first = part.first, part.count <= count else { return nil }
    var place = start
    while place <= count - part.count {
      if self[place] == first, self[place..<place + part.count].elementsEqual(part) { return place }
      place += 1
    }
    return nil
  }

  /// Whether some word begins so, not only the first place where it occurs.
  fileprivate func beginsWord(_ part: [UInt8]) -> Bool { firstPlace(of: [0x20] + part) != nil }

  fileprivate func hasInOrder(_ letters: [UInt8]) -> Bool {
    var rest = letters[...]
    for byte in self {
      while rest.first == 0x20 { rest.removeFirst() }
      if byte == rest.first { rest.removeFirst() }
    }
    return rest.isEmpty
  }
}
