import Testing

@testable import Dumping

/// The same numbers in every run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}

/// The length of the longest common subsequence, by the textbook algorithm.
private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
  var row = [Int](repeating: 0, count: new.count + 1)
  for number in old {
    var before = 0
    for (column, other) in new.enumerated() {
      let above = row[column + 1]
      row[column + 1] = number == other ? before + 1 : max(above, row[column])
      before = above
    }
  }
  return row[new.count]
}

/// Whether the steps contain each row once, and keep the order of the rows that stay.
private func areComplete(_ steps: [Step], _ old: Range<Int>, _ new: Range<Int>) -> Bool {
  var olds: [Int] = []
  var news: [Int] = []
  for step in steps {
    switch step {
    case .kept(let old, let new):
      olds.append(old)
      news.append(new)
    case .removed(let number, _): olds.append(number)
    case .added(let number, _): news.append(number)
    }
  }
  return olds == Array(old) && news == Array(new)
}

struct DifferenceAlignmentTests {
  @Test("rows without ids are matched as many as can be, and each is named once")
  func shortest() {
    var random = Seeded(state: 1)
    for _ in 0..<2_000 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...4, using: &random)
      }
      let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...4, using: &random)
      }
      let matches = shortestWay(old.count, new.count) { old[$0] == new[$1] } ?? []
      #expect(matches.count == longestCommon(old, new))
      #expect(matches.allSatisfy { old[$0] == new[$1] })
      let steps = steps(old: 3..<3 + old.count, new: 5..<5 + new.count) { old[$0 - 3] == new[$1 - 5] }
      #expect(areComplete(steps, 3..<3 + old.count, 5..<5 + new.count))
    }
  }

  @Test("rows with ids are each named once, keep their partners, and as few as can be are called moved")
  func identified() {
    var random = Seeded(state: 2)
    for _ in 0..<2_000 {
      let old = Array((0..<10).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)))
      let new = Array((0..<10).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)))
      let partners = new.map { id in old.firstIndex(of: id).map { $0 + 2 } }
      let steps = steps(old: 2..<2 + old.count, new: 4..<4 + new.count, partners: partners)
      #expect(areComplete(steps, 2..<2 + old.count, 4..<4 + new.count))
      var kept = 0
      for case .kept(let oldNumber, let newNumber) in steps {
        kept += 1
        #expect(old[oldNumber - 2] == new[newNumber - 4])
      }
      #expect(kept == longestCommon(old, new))
      for case .removed(let number, let destination) in steps {
        #expect(destination == new.firstIndex(of: old[number - 2]).map { $0 + 4 })
      }
    }
  }

  @Test("the shortest way is given up after a while, so that no list takes long")
  func budget() {
    var questions = 0
    let matches = shortestWay(100_000, 100_000) { old, new in
      questions += 1
      return (old + new) % 601 != 0
    }
    #expect(questions < 200_000)
    #expect(matches == nil)
    #expect(shortestWay(1_000, 1_000) { _, _ in false } == nil)
  }
}
