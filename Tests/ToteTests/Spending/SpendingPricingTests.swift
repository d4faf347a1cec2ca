import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel

/// Saying what something has cost once it was cleared.
@Suite struct SpendingPricingTests {
  /// Two purchases without a price, and one with.
  private static let contents = SpendingScreenTests.contents([
    SpendingScreenTests.bought("salt @Lidl", daysAgo: 2, 1),
    SpendingScreenTests.bought("2 kg apples @Market", daysAgo: 1, 2),
    SpendingScreenTests.bought("milk €2.20", daysAgo: 3, 3),
  ])

  /// The list of what has no price, opened by its line.
  private func stage(_ keys: String, size: Size = Size(80, 24)) throws -> Stage {
    let stage = try Stage.blind(Self.contents, "3$", size: size)
    try stage.play(keys)
    return stage
  }

  private func names(_ stage: Stage) -> [String] { stage.state.spending.detail?.purchases.map(\.name) ?? [] }

  @Test func `the line of what has no price opens with Enter, the latest first`() throws {
    let stage = try Stage.blind(Self.contents, "3j<Enter>")
    #expect(names(stage) == ["apples", "salt"])
    #expect(stage.state.spending.detail?.part == .unpriced)
  }

  @Test(arguments: ["$", "e", "<Enter>"])
  func `a price is typed, and what is next waits under the cursor`(key: String) throws {
    let stage = try stage(key + "€3/kg<Enter>")
    #expect(stage.message == "“apples” cost €6.00.")
    #expect(names(stage) == ["salt"])
    #expect(stage.state.spending.overview.total.shown == "€8.20")
    // A number alone is in the currency of what was spent.
    try stage.play(key + "1.10<Enter>")
    #expect(stage.state.spending.detail == nil && stage.state.spending.overview.unpricedCount == 0)
    #expect(stage.state.spending.overview.total.shown == "€9.30")
  }

  @Test func `undo and redo stay where the sums are`() throws {
    let stage = try stage("e€6<Enter>e€1<Enter>u")
    #expect(stage.state.tab == .spending)
    #expect(stage.state.spending.overview.unpricedCount == 1)
    try stage.play("<ctrl+r>")
    #expect(stage.state.tab == .spending)
    #expect(stage.state.spending.overview.unpricedCount == 0)
    // From elsewhere they lead there.
    try stage.play("1u")
    #expect(stage.state.tab == .spending)
  }

  @Test func `what isn't a price, or doesn't fit, is refused and stays in the field`() throws {
    let stage = try stage("edear<Enter>")
    #expect(stage.message == words.notAPrice)
    #expect(stage.state.spending.valueEditor?.field.text == "dear")
    try stage.play("<ctrl+u>€3/l<Enter>")
    #expect(stage.message == words.priceDoesNotFit("apples"))
    try stage.play("<Esc>")
    #expect(stage.state.spending.valueEditor == nil && names(stage).count == 2)
    try stage.play("e<Enter>")
    #expect(names(stage).count == 2, "an empty field changes nothing")
  }

  @Test func `a wrong price is corrected among the purchases of any part`() throws {
    let stage = try Stage.blind(Self.contents, "3<Enter>")
    #expect(names(stage) == ["milk"])
    try stage.play("$€2.50<Enter>")
    #expect(stage.state.spending.overview.total.shown == "€2.50")
    try stage.play("$<ctrl+u><Enter>")
    #expect(stage.state.spending.overview.unpricedCount == 3)
    try stage.play("u")
    #expect(stage.state.spending.overview.total.shown == "€2.50")
  }

  @Test func `the field is below the purchases`() throws {
    assertFrames(
      "pricing", try faces(Self.contents, "3$e€3/kg", sizes: [Size(40, 10), Size(80, 24)]))
  }
}
