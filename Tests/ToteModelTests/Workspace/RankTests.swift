// Places in a list: always one more between two, never the same twice, and short.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct RankTests {
  @Test func `a rank between two is between them, wherever rows are put, and can be stored`() {
    var chance = SplitMix(seed: 1)
    var ranks: [Rank] = []
    for step in 0..<6_000 {
      // Near the ends and near one place more often than elsewhere: that is where lists grow.
      let place =
        switch chance.next() % 6 {
        case 0: 0
        case 1: ranks.count
        case 2: ranks.count / 2
        default: Int(chance.next() % UInt64(ranks.count + 1))
        }
      let before = place > 0 ? ranks[place - 1] : nil
      let after = place < ranks.count ? ranks[place] : nil
      let rank = Rank.between(before, after)
      if let before { #expect(before < rank, "step \(step)") }
      if let after { #expect(rank < after, "step \(step)") }
      #expect(Rank(rank.text) == rank)
      ranks.insert(rank, at: place)
    }
    #expect(Set(ranks).count == ranks.count)
  }

  @Test func `adding a hundred thousand at an end needs four letters`() {
    for isDown in [true, false] {
      var rank = Rank.first
      for _ in 0..<100_000 {
        let next = isDown ? Rank.between(rank, nil) : Rank.between(nil, rank)
        if isDown ? next <= rank : next >= rank { Issue.record("\(next) beside \(rank)") }
        rank = next
      }
      #expect(rank.text.utf8.count == 4)
    }
  }

  @Test func `a thousand in the same gap stay below two hundred and fifty letters`() {
    let low = Rank.first
    let high = Rank.between(low, nil)
    var (down, up) = (high, low)
    for _ in 0..<1_000 {
      let lower = Rank.between(low, down)
      #expect(low < lower && lower < down)
      down = lower
      let upper = Rank.between(up, high)
      #expect(up < upper && upper < high)
      up = upper
    }
    #expect(down.text.utf8.count < 250)
    #expect(up.text.utf8.count < 250)
  }

  @Test(arguments: [nil, Rank.first], [nil, Rank.between(.first, nil)])
  func `many at once stand in order between the two`(low: Rank?, high: Rank?) {
    for count in [0, 1, 2, 3, 500] {
      let ranks = Rank.between(low, high, count: count)
      #expect(ranks.count == count)
      let all = [low].compactMap(\.self) + ranks + [high].compactMap(\.self)
      #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
      #expect(ranks.allSatisfy { $0.text.utf8.count < 8 })
    }
  }

  @Test func `where two programs made the same rank the new one comes after both`() {
    #expect(Rank.between(.first, .first) > .first)
  }

  @Test func `counting goes on past the longest and the shortest number`() {
    let last = Rank(String(repeating: "z", count: 27))!
    let beyond = Rank.between(last, nil)
    #expect(last < beyond && beyond < Rank.between(beyond, nil))
    let low = Rank("A" + String(repeating: "0", count: 25) + "1")!
    let below = Rank.between(nil, low)
    #expect(below < low && Rank.between(nil, below) < below)
    #expect(Rank(below.text) == below)
  }

  @Test func `what is no rank is refused, and a row that has one stands last`() {
    for text in ["", "a", "0", "a0V0", "a-", "é0", "A" + String(repeating: "0", count: 26), "b0"] {
      #expect(Rank(text) == nil, "\(text)")
    }
    #expect(Rank(stored: "nonsense!") > Rank("zyyy" + String(repeating: "0", count: 23))!)
    #expect(Rank(Rank(stored: "").text) != nil)
  }
}
