import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// What "buy again" selects at once: first what is due.
@Suite struct BuyAgainTests {
  private static let today = DatabaseSnapshot.rowMoment

  private func bought(_ name: String, _ daysAgo: Int...) -> Purchase {
    Purchase(
      name: name, last: Self.today.adding(days: -Int64(daysAgo.min()!)),
      days: daysAgo.map { Self.today.dayNumber - $0 })
  }

  private func stage(_ purchases: [Purchase], staples: [Staple] = [], _ script: String) throws -> Stage {
    var contents = DatabaseSnapshot.groceries("tea")
    contents.purchases = purchases
    contents.staples = staples
    let stage = Stage.blind(contents) { $0.edits.now = { Self.today } }
    try stage.play(script)
    return stage
  }

  private func picker(_ stage: Stage) throws -> BuyAgain {
    guard case .buyAgain(let buyAgain)? = stage.state.overlay else { throw Missing() }
    return buyAgain
  }

  private struct Missing: Error {}

  /// A staple of the list that has come last so many days ago.
  private func staple(_ name: String, every: Repeat, _ daysAgo: Int64) -> Staple {
    Staple(
      name: name, list: DatabaseSnapshot.groceries().lists[0].id, every: every,
      since: Self.today.adding(days: -daysAgo))
  }

  @Test func `what is due is selected first, then all, then nothing`() throws {
    let purchases = [bought("milk", 7, 14, 21), bought("rice", 7, 67, 127), bought("candles", 200)]
    let stage = try stage(purchases, "b<ctrl+a>")
    #expect(try picker(stage).selection == ["milk"])
    try stage.play("<ctrl+a>")
    #expect(try Set(picker(stage).selection) == ["milk", "rice", "candles"])
    try stage.play("<ctrl+a>")
    #expect(try picker(stage).selection == [])
    try stage.play("<ctrl+a><Enter>")
    #expect(Set(stage.names) == ["tea", "milk"])
  }

  @Test func `where nothing is due, what is known to be needed later is left out at first`() throws {
    let purchases = [bought("milk", 7), bought("rice", 7, 67, 127), bought("salt", 7)]
    let salt = staple("salt", every: .months(3), 7)
    let stage = try stage(purchases, staples: [salt], "b<ctrl+a>")
    #expect(try picker(stage).selection == ["milk"])
    try stage.play("<ctrl+a>")
    #expect(try picker(stage).selection.count == 3)
  }

  @Test func `a staple is due when it comes by itself, however often it is bought`() throws {
    let purchases = [bought("milk", 7, 14, 21), bought("salt", 7, 14, 21)]
    let stage = try stage(purchases, staples: [staple("salt", every: .months(3), 7)], "b")
    #expect(try picker(stage).isDue == ["milk": true, "salt": false])
    #expect(try picker(stage).entries.map(\.name) == ["milk", "salt"])
    #expect(try picker(stage).reach == .due)
    try stage.play("<ctrl+a>")
    #expect(try picker(stage).selection == ["milk"])
    #expect(try picker(stage).reach == .all)
  }

  @Test func `only what shows is selected`() throws {
    let purchases = [bought("milk", 7, 14, 21), bought("bread", 7, 14, 21), bought("brie", 90)]
    let stage = try stage(purchases, "bbr<ctrl+a>")
    #expect(try picker(stage).selection == ["bread"])
    try stage.play("<ctrl+a>")
    #expect(try Set(picker(stage).selection) == ["bread", "brie"])
  }
}
