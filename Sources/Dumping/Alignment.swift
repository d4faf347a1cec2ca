// Pairs the rows of two lists: by id if they have one, otherwise by the shortest edit.

enum Step: Equatable {
  /// The same row, possibly changed.
  case kept(old: Int, new: Int)
  case removed(Int, movedTo: Int?)
  case added(Int, movedFrom: Int?)
}

/// The steps between lists whose rows have ids. `partners` holds the old row with the id of each new one.
func steps(old: Range<Int>, new: Range<Int>, partners: [Int?]) -> [Step] {
  if partners.elementsEqual(old.lazy.map(Optional.some)) {
    return zip(old, new).map { .kept(old: $0, new: $1) }
  }
  let stays = longestIncreasing(partners)
  var destinations: [Int: Int] = [:]
  for (offset, partner) in partners.enumerated() {
    if let partner { destinations[partner] = new.lowerBound + offset }
  }
  var steps: [Step] = []
  var nextOld = old.lowerBound
  for (offset, partner) in partners.enumerated() {
    let number = new.lowerBound + offset
    guard let partner, stays.contains(offset) else {
      steps.append(.added(number, movedFrom: partner))
      continue
    }
    steps += (nextOld..<partner).map { .removed($0, movedTo: destinations[$0]) }
    steps.append(.kept(old: partner, new: number))
    nextOld = partner + 1
  }
  return steps + (nextOld..<old.upperBound).map { .removed($0, movedTo: destinations[$0]) }
}

/// The indices of a longest increasing run: the most rows that need not be called moved.
private func longestIncreasing(_ numbers: [Int?]) -> Set<Int> {
  var ends: [Int] = []  // ends[n]: where the smallest last number of a run of n + 1 numbers is
  var before = [Int?](repeating: nil, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    guard let number else { continue }
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]]! < number { low = middle + 1 } else { high = middle }
    }
    before[place] = low > 0 ? ends[low - 1] : nil
    if low == ends.count { ends.append(place) } else { ends[low] = place }
  }
  var result: Set<Int> = []
  var place = ends.last
  while let current = place {
    result.insert(current)
    place = before[current]
  }
  return result
}

/// The steps between lists without ids. Between two equal rows, the others count as changed in pairs.
func steps(old: Range<Int>, new: Range<Int>, isSame: (Int, Int) -> Bool) -> [Step] {
  let matches = shortestWay(old.count, new.count) { isSame(old.lowerBound + $0, new.lowerBound + $1) }
  var steps: [Step] = []
  var nextOld = old.lowerBound
  var nextNew = new.lowerBound
  for (oldOffset, newOffset) in (matches ?? []) + [(old.count, new.count)] {
    let oldEnd = old.lowerBound + oldOffset
    let newEnd = new.lowerBound + newOffset
    while nextOld < oldEnd || nextNew < newEnd {
      if nextOld < oldEnd, nextNew < newEnd {
        steps.append(.kept(old: nextOld, new: nextNew))
      } else if nextOld < oldEnd {
        steps.append(.removed(nextOld, movedTo: nil))
      } else {
        steps.append(.added(nextNew, movedFrom: nil))
      }
      nextOld = min(nextOld + 1, oldEnd)
      nextNew = min(nextNew + 1, newEnd)
    }
    guard oldOffset < old.count else { break }
    steps.append(.kept(old: oldEnd, new: newEnd))
    nextOld = oldEnd + 1
    nextNew = newEnd + 1
  }
  return steps
}

/// E. W. Myers' "An O(ND) Difference Algorithm"; `nil` if the lists have little in common.
func shortestWay(_ old: Int, _ new: Int, isSame: (Int, Int) -> Bool) -> [(Int, Int)]? {
  let longest = min(old + new, 200)
  var budget = 100_000
  // reached[longest + k]: how many old rows are done, at most, on the diagonal `old rows - new rows == k`
  var reached = [Int](repeating: 0, count: 2 * longest + 2)
  var history: [[Int]] = []
  for distance in 0...longest {
    history.append(reached)
    for diagonal in stride(from: -distance, through: distance, by: 2) {
      let slot = longest + diagonal
      let isDown = diagonal == -distance || diagonal != distance && reached[slot - 1] < reached[slot + 1]
      var x = isDown ? reached[slot + 1] : reached[slot - 1] + 1
      while x < old, x - diagonal < new, budget > 0, isSame(x, x - diagonal) {
        x += 1
        budget -= 1
      }
      reached[slot] = x
      if x >= old, x - diagonal >= new { return matches(history, longest, old, new) }
    }
    if budget <= 0 { return nil }
  }
  return nil
}

private func matches(_ history: [[Int]], _ longest: Int, _ old: Int, _ new: Int) -> [(Int, Int)] {
  var result: [(Int, Int)] = []
  var (x, y) = (old, new)
  for distance in history.indices.reversed() {
    let reached = history[distance]
    let slot = longest + x - y
    let isDown = x - y == -distance || x - y != distance && reached[slot - 1] < reached[slot + 1]
    let startX = distance == 0 ? 0 : isDown ? reached[slot + 1] : reached[slot - 1]
    let startY = distance == 0 ? 0 : isDown ? startX - (x - y) - 1 : startX - (x - y) + 1
    while x > startX + (distance == 0 || isDown ? 0 : 1), y > startY + (distance == 0 || !isDown ? 0 : 1) {
      x -= 1
      y -= 1
      result.append((x, y))
    }
    (x, y) = (startX, startY)
  }
  return result.reversed()
}
