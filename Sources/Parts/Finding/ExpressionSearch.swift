/// Finds an expression in a line: all ways to match it go forward together, the preferred first.
struct ExpressionSearch {
  private struct Threads {
    /// The steps that read a character, in the order of preference; no more than `count` of them count.
    private(set) var places: [Int]
    private(set) var slots: [Int]
    private(set) var count = 0
    /// The round in which a step was entered last.
    private var entered: [Int]
    private var round = 1
    private let slotCount: Int

    init(_ expression: TextExpression) {
      (entered, slotCount) = (Array(repeating: 0, count: expression.steps.count), expression.slotCount)
      places = entered
      slots = Array(repeating: 0, count: entered.count * slotCount)
    }

    var isEmpty: Bool { count == 0 }

    mutating func enter(_ place: Int) -> Bool {
      if entered[place] == round { return false }
      entered[place] = round
      return true
    }

    mutating func add(_ place: Int, _ slots: [Int]) {
      places[count] = place
      let start = count * slotCount
      for slot in 0..<slotCount { self.slots[start + slot] = slots[slot] }
      count += 1
    }

    mutating func clear() {
      count = 0
      round += 1
    }
  }

  /// A step as the search reads it: with nothing that is counted by reference, since each character of a long text asks for several.
  private struct Step {
    enum Kind { case scalar, any, set, split, jump, save, border, found }

    var kind: Kind
    /// The character, the number of the set or the border, the slot, or where it goes on.
    var one = 0
    var other = 0
  }

  /// Follows the steps that read nothing.
  private struct Walk {
    private(set) var steps: [Step] = []
    private(set) var sets: [ScalarTable] = []
    private var borders: [TextExpression.Border] = []
    var slots: [Int]
    var fuel: Int
    /// The steps to go on with, and slots to restore before: the old value, and above it the slot, inverted.
    private var waiting: [Int] = []

    init(_ expression: TextExpression, fuel: Int) {
      slots = Array(repeating: -1, count: expression.slotCount)
      self.fuel = fuel
      for step in expression.steps {
        switch step {
        case .scalar(let value): steps.append(Step(kind: .scalar, one: Int(value)))
        case .any: steps.append(Step(kind: .any))
        case .set(let set):
          steps.append(Step(kind: .set, one: sets.count))
          sets.append(set)
        case .split(let one, let other): steps.append(Step(kind: .split, one: one, other: other))
        case .jump(let target): steps.append(Step(kind: .jump, one: target))
        case .save(let slot): steps.append(Step(kind: .save, one: slot))
        case .border(let border):
          steps.append(Step(kind: .border, one: borders.count))
          borders.append(border)
        case .found: steps.append(Step(kind: .found))
        }
      }
    }

    mutating func add(
      _ first: Int, at place: Int, in bytes: UnsafeBufferPointer<UInt8>, to threads: inout Threads
    ) {
      var next = first
      while true {
        fuel -= 1
        var goesOn = false
        if threads.enter(next) {
          let step = steps[next]
          switch step.kind {
          case .jump: (next, goesOn) = (step.one, true)
          case .split:
            waiting.append(step.other)
            (next, goesOn) = (step.one, true)
          case .save:
            waiting.append(slots[step.one])
            waiting.append(~step.one)
            slots[step.one] = place
            (next, goesOn) = (next + 1, true)
          case .border: if bytes.has(borders[step.one], at: place) { (next, goesOn) = (next + 1, true) }
          case .scalar, .any, .set, .found:
            threads.add(next, slots)
          }
        }
        while !goesOn {
          guard let top = waiting.popLast() else { return }
          if top < 0 { slots[~top] = waiting.removeLast() } else { (next, goesOn) = (top, true) }
        }
      }
    }
  }

  private let firstBytes: [Bool]?
  private var walk: Walk
  private var current: Threads
  private var next: Threads
  /// Of the best match so far.
  private var found: [Int] = []
  private var hasFound = false

  init(_ expression: TextExpression, fuel: Int) {
    firstBytes = expression.firstBytes
    walk = Walk(expression, fuel: fuel)
    current = Threads(expression)
    next = current
  }

  /// Whether it took longer than it may; then what was found is not all.
  var isTired: Bool { walk.fuel < 0 }

  /// Returns the slots of the first match from an offset on; `-1` in those of groups that it doesn't have.
  mutating func match(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> [Int]? {
    current.clear()
    hasFound = false
    var place = start
    while !isTired {
      if current.isEmpty {
        if hasFound { break }
        if let firstBytes {
          let begin = place
          while place < bytes.count, !firstBytes[Int(bytes[place])] { place += 1 }
          walk.fuel -= (place - begin) / 8
          if place >= bytes.count { return nil }
        }
      }
      if !hasFound, mayBegin(at: place, in: bytes) {
        for slot in walk.slots.indices { walk.slots[slot] = -1 }
        walk.add(0, at: place, in: bytes, to: &current)
      }
      let scalar = bytes.scalar(at: place)
      next.clear()
      advance(over: scalar, at: place, in: bytes)
      swap(&current, &next)
      if place >= bytes.count { break }
      place += scalar.length
    }
    return hasFound ? found : nil
  }

  private func mayBegin(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let firstBytes else { return true }
    return place < bytes.count && firstBytes[Int(bytes[place])]
  }

  private mutating func advance(
    over scalar: (value: UInt32, length: Int), at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let count = walk.slots.count
    for index in 0..<current.count {
      let step = walk.steps[current.places[index]]
      let fits: Bool
      switch step.kind {
      case .scalar: fits = scalar.length > 0 && step.one == Int(scalar.value)
      case .any: fits = scalar.length > 0
      case .set: fits = scalar.length > 0 && walk.sets[step.one].contains(scalar.value)
      case .found:
        // What comes after it is less preferred.
        found.removeAll(keepingCapacity: true)
        for slot in 0..<count { found.append(current.slots[index * count + slot]) }
        hasFound = true
        return
      case .split, .jump, .save, .border: fits = false
      }
      guard fits else { continue }
      for slot in 0..<count { walk.slots[slot] = current.slots[index * count + slot] }
      walk.add(current.places[index] + 1, at: place + scalar.length, in: bytes, to: &next)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The character at an offset, of valid UTF-8; at the end, one without a length.
  fileprivate func scalar(at place: Int) -> (value: UInt32, length: Int) {
    guard place < count else { return (0, 0) }
    let first = self[place]
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard place + length <= count else { return (0xFFFD, 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in place + 1..<place + length { value = value << 6 | UInt32(self[index] & 0x3F) }
    return (value, length)
  }

  private func scalar(before place: Int) -> UInt32 {
    var start = place - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start).value
  }

  func has(_ border: TextExpression.Border, at place: Int) -> Bool {
    let isAfterWord = place > 0 && scalar(before: place).isOfWord
    switch border {
    case .lineStart: return place == 0
    case .lineEnd: return place == count
    case .wordBorder: return isAfterWord != scalar(at: place).value.isOfWord
    case .noWordBorder: return isAfterWord == scalar(at: place).value.isOfWord
    case .wordEdge: return !(isAfterWord && scalar(at: place).value.isOfWord)
    }
  }
}
