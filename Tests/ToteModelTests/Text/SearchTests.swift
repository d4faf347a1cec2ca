// The two searches that everything else stands on, beside the plain ways to find the same.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct SearchTests {
  @Test func `the first index from which on a condition holds`() {
    for count in 0...20 {
      for first in 0...count {
        #expect((0..<count).partitioningIndex { $0 >= first } == first)
        #expect(Array(0..<count)[...].partitioningIndex { $0 >= first } == first)
      }
    }
    #expect((5..<9).partitioningIndex { $0 > 6 } == 7)
  }

  @Test func `bytes are found in a text where they stand first`() {
    var chance = SplitMix(seed: 4)
    for _ in 0..<2_000 {
      let text = (0..<chance.next() % 12).map { _ in UInt8(chance.next() % 3) }
      let needle = (0..<chance.next() % 4).map { _ in UInt8(chance.next() % 3) }
      let plain = (0...text.count).first { text[$0...].starts(with: needle) }
      #expect(text.withUnsafeBufferPointer { $0.firstOffset(of: needle) } == plain)
    }
    #expect("crème".holds(Array("ème".utf8)) && !"crème".holds(Array("eme".utf8)))
  }

  @Test func `what is folded is found in a text as in the text when it is folded`() {
    var chance = SplitMix(seed: 5)
    // The first of them alone are what many blanks in a row need.
    let letters = ["a", "B", " ", "\t", "b", "é", "İ", "\u{AD}", "ß", "-", "7"]
    var found = 0
    for round in 0..<4_000 {
      let count: UInt64 = round % 2 == 0 ? 4 : 11
      let text = (0..<chance.next() % 9).map { _ in letters[Int(chance.next() % count)] }.joined()
      let needle = Folding.fold(
        (0..<chance.next() % 4).map { _ in letters[Int(chance.next() % count)] }.joined())
      let isFound = text.holds(folded: Array(needle.utf8))
      #expect(isFound == Folding.fold(text).holds(Array(needle.utf8)), "\(needle) in \(text)")
      found += isFound && !needle.isEmpty ? 1 : 0
    }
    #expect(found > 200)
  }
}
