import ComposableTesting
import Testing

@testable import Composable

/// The last elements of what keeps coming.
@Suite struct RingTests {
  @Test func `it keeps the last ones, and each keeps its number`() {
    var ring = Ring<String>(keeping: 3)
    ring.append(contentsOf: ["a", "b", "c", "d"])
    #expect(Array(ring) == ["b", "c", "d"])
    #expect(ring.indices == 1..<4 && ring[3] == "d")
    ring.append("e")
    #expect(Array(ring) == ["c", "d", "e"] && ring[3] == "d")
  }

  @Test(arguments: [1, 2, 31, 32, 33, 100, 5000])
  func `it is what an array would be`(capacity: Int) {
    var (ring, all) = (Ring<Int>(keeping: capacity), [Int]())
    for step in 0..<200 {
      let new = Array(all.count..<all.count + step * 7 % 97)
      all += new
      if step % 3 == 0 { ring.append(contentsOf: new) } else { for number in new { ring.append(number) } }
      #expect(Array(ring) == Array(all.suffix(capacity)))
      #expect(ring.indices == max(0, all.count - capacity)..<all.count)
    }
    ring.removeFirst(2)
    #expect(Array(ring) == Array(all.suffix(capacity).dropFirst(2)))
    ring.removeAll()
    #expect(ring.isEmpty && ring.startIndex == all.count)
    ring.append(7)
    #expect(Array(ring) == [7] && ring.startIndex == all.count)
  }

  @Test func `rings are equal that keep equal elements with the same numbers`() {
    var (one, other) = (Ring<Int>(keeping: 40), Ring<Int>(keeping: 40))
    one.append(contentsOf: 0..<100)
    for number in 0..<100 { other.append(number < 60 ? -1 : number) }
    #expect(one == other)
    other.append(100)
    #expect(one != other)
    var early = Ring<Int>(keeping: 40)
    early.append(contentsOf: 60..<100)
    #expect(one != early)
  }

  @Test func `a copy stays as it was`() {
    var ring = Ring<Int>(keeping: 2000)
    ring.append(contentsOf: 0..<3000)
    let copy = ring
    ring.append(contentsOf: 3000..<9000)
    #expect(Array(copy) == Array(1000..<3000))
    #expect(Array(ring) == Array(7000..<9000))
  }

  @Test func `memory is that of what is kept`() {
    final class Witness {}
    weak var first: Witness?
    var ring = Ring<Witness>(keeping: 4)
    do {
      let witness = Witness()
      first = witness
      ring.append(witness)
    }
    for _ in 0..<8 { ring.append(Witness()) }
    #expect(first == nil && ring.count == 4)
  }
}
