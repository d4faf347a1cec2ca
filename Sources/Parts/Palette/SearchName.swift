/// A name as typing is compared with it: letters and digits without case, with a blank between words.
///
/// A program that also ignores accents gives it folded text, and folds what is typed by ``PaletteEnvironment``.
public struct SearchName: Hashable, Sendable {
  private let bytes: [UInt8]
  private let initials: [UInt8]

  /// Reads a name.
  public init(_ text: String) {
    var bytes: [UInt8] = []
    var initials: [UInt8] = []
    for byte in text.lowercased().utf8 {
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

  /// Whether there is no letter and no digit.
  public var isEmpty: Bool { bytes.isEmpty }

  /// How well what is typed fits, from the best to the worst.
  public enum Fit: Int, Comparable, Sendable {
    /// All of it.
    case same
    /// Its beginning.
    case beginning
    /// The beginning of a word.
    case word
    /// The first letters of its words.
    case initials
    /// In the middle of a word.
    case inside
    /// Several words, in any order.
    case words
    /// Its letters come in this order.
    case letters

    /// Whether it fits better.
    public static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }

  /// How well what is typed fits this name; `nil` if it doesn't.
  public func fit(_ typed: SearchName) -> Fit? {
    if let place = bytes.firstPlace(of: typed.bytes) {
      if place == 0 { return typed.bytes.count == bytes.count ? .same : .beginning }
      if bytes[place - 1] == 0x20 || bytes.beginsWord(typed.bytes) { return .word }
      return initials.starts(with: typed.bytes) ? .initials : .inside
    }
    if initials.starts(with: typed.bytes) { return .initials }
    let words = typed.bytes.split(separator: 0x20)
    if words.count > 1, words.allSatisfy({ bytes.firstPlace(of: Array($0)) != nil }) { return .words }
    return bytes.hasInOrder(typed.bytes) ? .letters : nil
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
