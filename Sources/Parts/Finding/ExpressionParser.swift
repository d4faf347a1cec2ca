/// The parts of an expression.
indirect enum ExpressionNode: Sendable {
  case empty
  case scalar(UInt32), any
  case set(ScalarSet)
  case border(TextExpression.Border)
  case sequence([ExpressionNode])
  /// The first that fits is preferred.
  case choice([ExpressionNode])
  /// Without a number, it isn't remembered.
  case group(ExpressionNode, Int?)
  case repeated(ExpressionNode, least: Int, most: Int?, isLazy: Bool)
}

/// Reads an expression; each method returns `nil` where it is malformed.
struct ExpressionParser {
  private let text: [UInt32]
  private var place = 0
  private var depth = 0
  private(set) var groupCount = 0
  private(set) var ignoresCase = false

  init(_ text: String) { self.text = text.unicodeScalars.map(\.value) }

  mutating func parse() -> ExpressionNode? {
    if take("(?i)") { ignoresCase = true }
    guard let node = choice(), place == text.count else { return nil }
    return node
  }

  private var next: Character? {
    place < text.count ? Unicode.Scalar(text[place]).map(Character.init) : nil
  }

  private mutating func take(_ sign: String) -> Bool {
    let wanted = sign.unicodeScalars.map(\.value)
    guard text[place...].starts(with: wanted) else { return false }
    place += wanted.count
    return true
  }

  private mutating func choice() -> ExpressionNode? {
    depth += 1
    defer { depth -= 1 }
    // Nobody nests as deep, and the stack has an end.
    guard depth < 50, let first = sequence() else { return nil }
    var choices = [first]
    while take("|") {
      guard let other = sequence() else { return nil }
      choices.append(other)
    }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence() -> ExpressionNode? {
    var nodes: [ExpressionNode] = []
    while let sign = next, sign != "|", sign != ")" {
      guard let node = atom(), let repeated = quantified(node) else { return nil }
      nodes.append(repeated)
    }
    return nodes.count == 1 ? nodes[0] : nodes.isEmpty ? .empty : .sequence(nodes)
  }

  private mutating func atom() -> ExpressionNode? {
    let value = text[place]
    place += 1
    switch Unicode.Scalar(value).map(Character.init) {
    case ".": return .any
    case "^": return .border(.lineStart)
    case "$": return .border(.lineEnd)
    case "(": return group()
    case "[": return set()
    case "\\": return escaped()
    case "*", "+", "?": return nil
    default: return .scalar(value)
    }
  }

  private mutating func group() -> ExpressionNode? {
    var number: Int?
    if !take("?:") {
      if take("?<") {
        guard let end = text[place...].firstIndex(of: 0x3E), end > place,
          text[place..<end].allSatisfy(\.isOfWord)
        else { return nil }
        place = end + 1
      } else if next == "?" {
        return nil
      }
      groupCount += 1
      number = groupCount
    }
    guard let node = choice(), take(")") else { return nil }
    return .group(node, number)
  }

  private mutating func quantified(_ node: ExpressionNode) -> ExpressionNode? {
    var (least, most): (Int, Int?) = (1, 1)
    if take("*") {
      (least, most) = (0, nil)
    } else if take("+") {
      (least, most) = (1, nil)
    } else if take("?") {
      (least, most) = (0, 1)
    } else if let bounds = bounds() {
      (least, most) = bounds
      if most.map({ $0 < least }) == true { return nil }
    } else {
      return node
    }
    let isLazy = take("?")
    // Neither of a repetition nor possessive.
    if next == "*" || next == "+" || next == "?" { return nil }
    return .repeated(node, least: least, most: most, isLazy: isLazy)
  }

  /// `{2}`, `{2,}` or `{2,5}`; any other brace is one.
  private mutating func bounds() -> (Int, Int?)? {
    let start = place
    guard take("{"), let least = number() else {
      place = start
      return nil
    }
    var most: Int? = least
    if take(",") { most = next == "}" ? nil : number() ?? -1 }
    guard take("}"), most != -1 else {
      place = start
      return nil
    }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var number: Int?
    while place < text.count, (0x30...0x39).contains(text[place]) {
      number = min((number ?? 0) * 10 + Int(text[place] - 0x30), 100_000)
      place += 1
    }
    return number
  }

  private mutating func escaped() -> ExpressionNode? {
    guard place < text.count else { return nil }
    switch next {
    case "b": return border(.wordBorder)
    case "B": return border(.noWordBorder)
    default: break
    }
    if let kind = scalarClass() { return .set(ScalarSet(classes: [kind])) }
    return literal().map { .scalar($0) }
  }

  private mutating func border(_ border: TextExpression.Border) -> ExpressionNode {
    place += 1
    return .border(border)
  }

  /// What follows a backslash: `d`, `W`.
  private mutating func scalarClass() -> (class: ScalarSet.Class, isNegated: Bool)? {
    let kind: (ScalarSet.Class, Bool)
    switch next {
    case "d": kind = (.digit, false)
    case "D": kind = (.digit, true)
    case "w": kind = (.word, false)
    case "W": kind = (.word, true)
    case "s": kind = (.blank, false)
    case "S": kind = (.blank, true)
    default: return nil
    }
    place += 1
    return kind
  }

  /// What follows a backslash: a sign, or `t` for a tab. Letters and digits would mean something that isn't known.
  private mutating func literal() -> UInt32? {
    guard place < text.count else { return nil }
    let value = text[place]
    place += 1
    if value == UInt32(UInt8(ascii: "t")) { return 0x09 }
    return value.isOfWord && value != 0x5F ? nil : value
  }

  private mutating func set() -> ExpressionNode? {
    var set = ScalarSet()
    if take("^") { set.isNegated = true }
    var isFirst = true
    while place < text.count, isFirst || text[place] != 0x5D {
      isFirst = false
      guard let low = member(of: &set) else { return nil }
      guard let low = low.scalar else { continue }
      // A hyphen before the end is one.
      guard next == "-", place + 1 < text.count, text[place + 1] != 0x5D else {
        set.ranges.append(low...low)
        continue
      }
      place += 1
      guard let high = member(of: &set)?.scalar, high >= low else { return nil }
      set.ranges.append(low...high)
    }
    set.ignoresCase = ignoresCase
    return take("]") ? .set(set) : nil
  }

  /// A character, or a class, which is added.
  private mutating func member(of set: inout ScalarSet) -> (scalar: UInt32?, Void)? {
    let value = text[place]
    place += 1
    guard value == UInt32(UInt8(ascii: "\\")) else { return (value, ()) }
    if let kind = scalarClass() {
      set.classes.append(kind)
      return (nil, ())
    }
    return literal().map { ($0, ()) }
  }
}
