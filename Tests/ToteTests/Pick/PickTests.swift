import Loop
import Screen
import Testing

@testable import Tote

/// Choosing by typing, as `tote pick` and `tote done` do below the prompt.
@Suite struct PickTests {
  private static let rows = [
    Pick.Row("Weekly plan", detail: "Home"), Pick.Row("Garden"), Pick.Row("Cake", detail: "Recipes"),
    Pick.Row("Crème brûlée", detail: "Recipes"), Pick.Row("プラン 東京"),
  ]

  private func open(
    _ keys: String = "", many: Bool = false, typed: String = "", size: Size = Size(40, 12)
  ) throws -> Rehearsal<Pick, PickAction> {
    let rehearsal = Rehearsal(
      size: size, inline: Inline(.fitting),
      initialState: Pick("Note", Self.rows, takesSeveral: many, typed: typed), reducer: Pick.reducer,
      environment: { _ in }, view: PickView.init, keymap: \.keymap, mouse: Pick.mouse,
      isOver: { $0.chosen != nil })
    try rehearsal.play(keys)
    return rehearsal
  }

  private func names(_ pick: Pick) -> [String] { pick.list.rows.map(\.text) }

  @Test func `all rows show at first, in their order, each with its detail`() throws {
    #expect(
      try open().frame.plainText == """
         Note ▸ (type to search)               5
        ▸ Weekly plan                       Home
          Garden
          Cake                           Recipes
          Crème brûlée                   Recipes
          プラン 東京

        """)
  }

  @Test(arguments: [
    ("pl", ["Weekly plan"]), ("wp", ["Weekly plan"]), ("creme", ["Crème brûlée"]), ("東", ["プラン 東京"]),
    // By the detail too, and then behind what fits by its name.
    ("recipes", ["Cake", "Crème brûlée"]), ("recipes brulee", ["Crème brûlée"]), ("zzz", []),
  ])
  func `typing keeps what fits`(typed: String, names: [String]) throws {
    #expect(try self.names(open(typed).state) == names)
    #expect(try self.names(open(typed: typed).state) == names, "typed before it opens")
  }

  @Test func `what is typed and taken back finds as before`() throws {
    let rehearsal = try open("creme x")
    #expect(names(rehearsal.state) == [])
    try rehearsal.play("<backspace><backspace>")
    #expect(names(rehearsal.state) == ["Crème brûlée"])
    try rehearsal.play("<ctrl+u>")
    #expect(names(rehearsal.state) == Self.rows.map(\.name))
  }

  @Test func `Enter chooses the row under the cursor, and leaves nothing on the screen`() throws {
    let rehearsal = try open("ca<enter>")
    #expect(rehearsal.state.chosen == [2])
    #expect(rehearsal.screen == Frame(size: Size(40, 12)))
    #expect(try open("<down><down><up><enter>").state.chosen == [1])
  }

  @Test func `where nothing fits, Enter waits for other words`() throws {
    let rehearsal = try open("zzz<enter>")
    #expect(rehearsal.state.chosen == nil)
    #expect(rehearsal.frame.plainText.contains("nothing fits"))
    try rehearsal.play("<ctrl+u>gar<enter>")
    #expect(rehearsal.state.chosen == [1])
  }

  @Test(arguments: ["<esc>", "<ctrl+c>", "<ctrl+d>", "ca<esc>"])
  func `it can be left without a choice`(keys: String) throws {
    #expect(try open(keys, many: true).state.chosen == [])
  }

  @Test func `several are marked, kept while others are looked for, and chosen in their order`() throws {
    let rehearsal = try open("creme<tab><ctrl+u>gar<tab>", many: true)
    #expect(rehearsal.frame.plainText.contains("2 marked · 1 of 5"))
    try rehearsal.play("<ctrl+u>")
    #expect(rehearsal.frame.plainText.contains("● Garden") && rehearsal.frame.plainText.contains("● Crème"))
    try rehearsal.play("<enter>")
    #expect(rehearsal.state.chosen == [1, 3])
  }

  @Test func `Tab marks and goes on, once more unmarks, and Ctrl+A marks all that show`() throws {
    #expect(try open("<tab><tab><enter>", many: true).state.chosen == [0, 1])
    #expect(try open("<tab><up><tab><tab><enter>", many: true).state.chosen == [1])
    #expect(try open("recipes<ctrl+a><enter>", many: true).state.chosen == [2, 3])
    #expect(try open("<ctrl+a>recipes<ctrl+a><enter>", many: true).state.chosen == [0, 1, 4])
  }

  @Test func `in a low and narrow terminal, and for a screen reader, the names come first`() throws {
    let low = try open(size: Size(16, 5)).frame.plainText
    #expect(low.contains("▸ Weekly") && low.split(separator: "\n").count == 3)
  }
}
