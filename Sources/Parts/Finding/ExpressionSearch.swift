/// Finds an expression in a line: all ways to match it go forward together, the preferred first.
struct ExpressionSearch {
  private struct Threads {
    /// The steps that read a character, in the order of preference.
    var places: [Int] = []
    var slots: [Int] = []
    /// The round in which a step was entered last.
    private var entered: [Int]
    private var round = 1

    init(_ count: Int) { entered = Array(repeating: 0, count: count) }

    var isEmpty: Bool { places.isEmpty }

    mutating func enter(_ place: Int) -> Bool {
      if entered[place] == round { return false }
      entered[place] = round
      return true
    }

    mutating func clear() {
      places.removeAll(keepingCapacity: true)
      slots.removeAll(keepingCapacity: true)
      round += 1
    }
  }

  /// Follows the steps that read nothing.
  private struct Walk {
    private enum Task {
      case visit(Int)
      case restore(slot: Int, Int)
    }

    let steps: [TextExpression.Step]
    var slots: [Int]
    var fuel: Int
    private var tasks: [Task] = []

    init(_ expression: TextExpression, fuel: Int) {
      steps = expression.steps
      slots = Array(repeating: -1, count: expression.slotCount)
      self.fuel = fuel
    }

    mutating func add(
      _ step: Int, at place: Int, in bytes: UnsafeBufferPointer<UInt8>, to threads: inout Threads
    ) {
      tasks.append(.visit(step))
      while let task = tasks.popLast() {
        switch task {
        case .restore(let slot, let value): slots[slot] = value
        case .visit(let step):
          fuel -= 1
          guard threads.enter(step) else { continue }
          switch steps[step] {
          case .jump(let target): tasks.append(.visit(target))
          case .split(let one, let other):
            tasks.append(.visit(other))
            tasks.append(.visit(one))
          case .save(let slot):
            tasks.append(.restore(slot: slot, slots[slot]))
            slots[slot] = place
            tasks.append(.visit(step + 1))
          case .border(let border):
            if bytes.has(border, at: place) { tasks.append(.visit(step + 1)) }
          case .scalar, .any, .set, .found:
            threads.places.append(step)
            threads.slots.append(contentsOf: slots)
          }
        }
      }
    }
  }

  private let firstBytes: [Bool]?
  private var walk: Walk
  private var current: Threads
  private var next: Threads

  init(_ expression: TextExpression, fuel: Int) {
    firstBytes = expression.firstBytes
    walk = Walk(expression, fuel: fuel)
    current = Threads(expression.steps.count)
    next = current
  }

  /// Whether it took longer than it may; then what was found is not all.
  var isTired: Bool { walk.fuel < 0 }

  /// Returns the slots of the first match from an offset on; `-1` in those of groups that it doesn't have.
  mutating func match(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> [Int]? {
    current.clear()
    var found: [Int]?
    var place = start
    while !isTired {
      if current.isEmpty {
        if found != nil { break }
        if let firstBytes {
          let begin = place
          while place < bytes.count, !firstBytes[Int(bytes[place])] { place += 1 }
          walk.fuel -= (place - begin) / 8
          if place >= bytes.count { return nil }
        }
      }
      if found == nil {
        for slot in walk.slots.indices { walk.slots[slot] = -1 }
        walk.add(0, at: place, in: bytes, to: &current)
      }
      let scalar = bytes.scalar(at: place)
      next.clear()
      advance(over: scalar, at: place, in: bytes, &found)
      swap(&current, &next)
      if place >= bytes.count { break }
      place += scalar.length
    }
    return found
  }

  private mutating func advance(
    over scalar: (value: UInt32, length: Int), at place: Int, in bytes: UnsafeBufferPointer<UInt8>,
    _ found: inout [Int]?
  ) {
    let count = walk.slots.count
    for index in current.places.indices {
      let step = current.places[index]
      let fits: Bool
      switch walk.steps[step] {
      case .scalar(let value): fits = scalar.length > 0 && value == scalar.value
      case .any: fits = scalar.length > 0
      case .set(let set): fits = scalar.length > 0 && set.contains(scalar.value)
      case .found:
        // What comes after it is less preferred.
        found = Array(current.slots[index * count..<(index + 1) * count])
        return
      case .split, .jump, .save, .border: fits = false
      }
      guard fits else { continue }
      for slot in 0..<count { walk.slots[slot] = current.slots[index * count + slot] }
      walk.add(step + 1, at: place + scalar.length, in: bytes, to: &next)
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
