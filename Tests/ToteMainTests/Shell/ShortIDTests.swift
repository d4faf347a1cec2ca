import FoundationEssentials
import Testing
import ToteModel
import ToteTesting

@testable import ToteMain

@Suite struct ShortIDTests {
  @Test func `ids that begin alike are told apart by as much as it takes`() {
    let ids = [0x12, 0x13, 0x1300, 0xF000_0000_0000_0000].map { RowID<Item>(high: 0xABCD, low: $0).uuid }
    let short = NameLookup.shortIDs(of: ids + [UUID(uuid: (9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))])
    #expect(
      Set(short.values) == [
        "00000000-0000-ABCD-0000-000000000012", "00000000-0000-ABCD-0000-000000000013",
        "00000000-0000-ABCD-0000-000000001", "00000000-0000-ABCD-F", "09000000",
      ])
    #expect(NameLookup.shortIDs(of: []) == [:])
    #expect(NameLookup.shortIDs(of: [ids[0], ids[0]]) == [ids[0]: "00000000"])
  }

  @Test func `each is the beginning of one id only`() {
    var chance = SplitMix(seed: 41)
    let ids = (0..<300).map { _ in
      RowID<Item>(high: chance.next() & 0x3_0000_0000, low: chance.next() & 0xF).uuid
    }
    for (id, short) in NameLookup.shortIDs(of: ids) {
      #expect(Set(ids).filter { $0.uuidString.hasPrefix(short) } == [id])
    }
  }
}
