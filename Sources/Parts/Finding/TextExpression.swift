/// A regular expression, matched within one line in a time that grows with the line alone: all alternatives are tried at once.
///
/// It has no backreferences and doesn't look around, which no such matching can do.
struct TextExpression: Sendable {
  /// What must hold between two characters.
  enum Border: Sendable {
    case lineStart, lineEnd, wordBorder, noWordBorder
    /// Not within a word: between two characters that are not both of words.
    case wordEdge
  }

  enum Step: Sendable {
    case scalar(UInt32), any
    case set(ScalarTable)
    /// Goes on at both; the first is preferred.
    case split(Int, Int)
    case jump(Int)
    case save(Int)
    case border(Border)
    case found
  }

  let steps: [Step]
  /// Two for the whole match and two for each group.
  let slotCount: Int
  /// The bytes that a match can begin with; `nil` if it may be empty.
  let firstBytes: [Bool]?

  /// Returns `nil` if it is malformed, or too long.
  init?(_ text: String, wholeWords: Bool = false) {
    var parser = ExpressionParser(text)
    guard let node = parser.parse() else { return nil }
    var assembly = ExpressionAssembly(ignoresCase: parser.ignoresCase)
    assembly.append(.save(0))
    if wholeWords { assembly.append(.border(.wordEdge)) }
    assembly.add(node)
    if wholeWords { assembly.append(.border(.wordEdge)) }
    assembly.append(.save(1))
    assembly.append(.found)
    guard assembly.isShort else { return nil }
    steps = assembly.steps
    slotCount = 2 * (parser.groupCount + 1)
    firstBytes = Self.firstBytes(of: steps)
  }

  private static func firstBytes(of steps: [Step]) -> [Bool]? {
    var first = [Bool](repeating: false, count: 256)
    var seen = [Bool](repeating: false, count: steps.count)
    var waiting = [0]
    while let place = waiting.popLast() {
      if seen[place] { continue }
      seen[place] = true
      switch steps[place] {
      case .found: return nil
      case .any: first = first.map { _ in true }
      case .scalar(let value): first[Int(String(Character(Unicode.Scalar(value)!)).utf8.first!)] = true
      case .set(let set):
        for value in UInt32(0)..<0x80 where set.contains(value) { first[Int(value)] = true }
        if set.rest.mayHoldBeyondASCII { for byte in 0x80...0xFF { first[byte] = true } }
      case .split(let one, let other): waiting += [one, other]
      case .jump(let target): waiting.append(target)
      case .save, .border: waiting.append(place + 1)
      }
    }
    return first
  }
}

/// Some characters: those in the ranges and of the classes, or all others.
struct ScalarSet: Sendable {
  enum Class: Sendable {
    case digit, word, blank

    func contains(_ value: UInt32) -> Bool {
      switch self {
      case .digit: return (0x30...0x39).contains(value)
      case .word: return value.isOfWord
      case .blank: return (0x09...0x0D).contains(value) || value == 0x20 || value == 0xA0
      }
    }
  }

  var ranges: [ClosedRange<UInt32>] = []
  var classes: [(class: Class, isNegated: Bool)] = []
  var isNegated = false
  var ignoresCase = false

  var mayHoldBeyondASCII: Bool {
    isNegated || !classes.isEmpty || ranges.contains { $0.upperBound > 0x7F }
  }

  func contains(_ value: UInt32) -> Bool {
    (holds(value) || ignoresCase && value.otherCase.map(holds) == true) != isNegated
  }

  private func holds(_ value: UInt32) -> Bool {
    ranges.contains { $0.contains(value) } || classes.contains { $0.class.contains(value) != $0.isNegated }
  }
}

/// A set that knows the answers for ASCII.
final class ScalarTable: Sendable {
  let rest: ScalarSet
  private let known: (low: UInt64, high: UInt64)

  init(_ set: ScalarSet) {
    rest = set
    var (low, high): (UInt64, UInt64) = (0, 0)
    for value in UInt32(0)..<64 {
      if set.contains(value) { low |= 1 << UInt64(value) }
      if set.contains(value + 64) { high |= 1 << UInt64(value) }
    }
    known = (low, high)
  }

  func contains(_ value: UInt32) -> Bool {
    if value < 64 { return known.low >> UInt64(value) & 1 == 1 }
    if value < 128 { return known.high >> UInt64(value - 64) & 1 == 1 }
    return rest.contains(value)
  }
}

extension UInt32 {
  /// Letters, digits and `_`.
  var isOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0..<0x80: false
    default:
      Unicode.Scalar(self).map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    }
  }

  /// Of the letters A to Z.
  var otherCase: UInt32? {
    switch self {
    case 0x41...0x5A: self + 0x20
    case 0x61...0x7A: self - 0x20
    default: nil
    }
  }
}
