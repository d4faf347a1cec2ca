/// A line cut where several things may be parted: behind commas and semicolons, and round `and`. Whether they are several is
/// decided by `SeveralItems`.
struct LineCut {
  enum Link { case start, comma, word }

  struct Piece {
    var range: Range<Int>
    /// What parts it from the piece before.
    let link: Link
  }

  private let bytes: [UInt8]
  private(set) var pieces: [Piece] = []
  /// The link of an empty piece.
  private var held: Link?

  /// Nothing is cut inside brackets or between two digits.
  init(_ line: String) {
    bytes = Array(line.utf8)
    var (start, depth, link) = (0, 0, Link.start)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth = max(0, depth - 1) }
      if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";"), !isBetweenDigits(index),
        !text(max(start, index - 10)..<index + 1).endsReference
      {
        append(start..<index, link)
        (start, link) = (index + 1, .comma)
      } else if depth == 0, byte == 0x20, let end = endOfLink(behind: index),
        !isInCategory(start..<end)
      {
        append(start..<index, link)
        (start, link) = (end, .word)
        index = end - 1
      }
      index += 1
    }
    append(start..<bytes.count, link)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Trims blanks. An empty piece makes the link of the next one stronger: `milk, and bread`.
  private mutating func append(_ range: Range<Int>, _ link: Link) {
    var range = range
    while let first = range.first, bytes[first] == 0x20 { range.removeFirst() }
    while let last = range.last, bytes[last] == 0x20 { range.removeLast() }
    if range.isEmpty {
      held = link == .start ? held : .comma
      return
    }
    pieces.append(Piece(range: range, link: pieces.isEmpty ? .start : held ?? link))
    held = nil
  }

  private func isBetweenDigits(_ index: Int) -> Bool {
    func isDigit(_ index: Int) -> Bool { bytes.indices.contains(index) && 0x30...0x39 ~= bytes[index] }
    return isDigit(index - 1) && isDigit(index + 1)
  }

  /// Whether a word is within the name of a category: `kiwis #fruit & vegetables`.
  private func isInCategory(_ range: Range<Int>) -> Bool {
    guard let mark = bytes[range].lastIndex(of: UInt8(ascii: "#")) else { return false }
    let begun = Folding.fold(text(mark + 1..<range.upperBound)) + " "
    return Self.categories.contains { $0.hasPrefix(begun) }
  }

  private static let categories = Language.allCases.flatMap(Category.longTitles).map { Folding.fold($0) }

  /// The blank behind a word such as `and`.
  private func endOfLink(behind blank: Int) -> Int? {
    var end = blank + 1
    while end < bytes.count, end - blank < 7, bytes[end] != 0x20 { end += 1 }
    guard end < bytes.count, bytes[end] == 0x20, end > blank + 1,
      Self.words.contains(Folding.fold(text(blank + 1..<end)))
    else { return nil }
    return end
  }

  private static let words = Language.words { "& + \($0.and) \($0.plus)" }
}

extension String {
  /// Whether it ends with a character as HTML writes it, such as the `&amp;` of a copied page.
  var endsReference: Bool {
    guard utf8.last == UInt8(ascii: ";"), let start = utf8.lastIndex(of: UInt8(ascii: "&")) else {
      return false
    }
    let name = self[start...].dropFirst().dropLast()
    return !name.isEmpty && name.utf8.count < 10
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "#" }
  }
}
