import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// What cooks do: shop for a recipe, for more people than it says, and for a whole week.
@Suite struct RecipeStories {
  static let notes: [Note] = [
    .sample(
      1, "Pancakes",
      "serves: 4\n\n- [ ] 200 g flour\n- [ ] 3 eggs\n- [ ] 0.5 l milk\n- [x] butter\n\nMix and fry."),
    .sample(2, "Soup", "Serves 2\n\n- [ ] 500 g carrots\n- [ ] 1 onion\n- [ ] 100 g flour"),
    .sample(3, "Week", "Mon: [[Pancakes]] x2\nTue: [[Soup]] for 6"),
  ]

  @Test func `a recipe for six, without the milk`() throws {
    let stage = Stage(.groceries("1 l milk", "2 eggs"), notes: Self.notes, size: Size(64, 16))
    try tell("a recipe for six", stage, ["2G<Enter>", "S", "6", "jj<Space>", "<Enter>", "1", "u"])
    #expect(stage.told == ["milk 1 l", "eggs 2x"])
    try stage.play("<ctrl+r>")
    #expect(Set(stage.told) == ["milk 1 l", "eggs 7x", "flour 300 g"])
  }

  @Test func `a week is one list, and one step of undoing`() throws {
    let stage = Stage(.groceries("salt"), notes: Self.notes, size: Size(64, 16))
    try tell("a week", stage, ["2<Enter>", "S", "<Enter>", "1", "u"])
    #expect(stage.told == ["salt"])
    try stage.play("<ctrl+r>")
    #expect(
      Set(stage.told) == ["salt", "flour 700 g", "eggs 6x", "milk 1 l", "carrots 1.5 kg", "onion 3x"])
  }

  @Test func `with two lists, the list is chosen first`() throws {
    let stage = try Stage.blind(
      .lists(["One": ["milk"], "Two": []]), notes: Self.notes, "2G<Enter>Sj<Enter><Enter>")
    #expect(stage.state.overlay == nil)
    let two = stage.state.workspace.openLists[1]
    #expect(Set(stage.state.workspace.records.items(of: two.id).map(\.name)) == ["flour", "eggs", "milk"])
    try stage.play("u")
    #expect(stage.state.workspace.records.items(of: two.id).isEmpty)
  }

  @Test func `a recipe is sent from the list of notes as from its page`() throws {
    let stage = try Stage.blind(.groceries("salt"), notes: Self.notes, "2GS")
    try stage.play("<Enter>")
    #expect(Set(stage.names) == ["salt", "flour", "eggs", "milk"])
    let chosen = try Stage.blind(
      .lists(["One": ["milk"], "Two": []]), notes: Self.notes, "2GSj<Enter><Enter>")
    let two = chosen.state.workspace.openLists[1]
    #expect(chosen.state.workspace.records.items(of: two.id).count == 3)
  }

  @Test func `a press chooses a line, and one on the chosen line drops it`() throws {
    let stage = Stage(.groceries("milk"), notes: Self.notes, size: Size(64, 16))
    try stage.play("2G<Enter>S")
    let row = try #require(
      (0..<16).first { stage.frame.line($0).contains("eggs") }, "the eggs do not show")
    func preview() throws -> PastePreview {
      guard case .pastePreview(let preview)? = stage.state.overlay else { throw Closed() }
      return preview
    }
    try stage.play("<click 10,\(row)>")
    #expect(try preview().list.cursor == 1 && preview().rows[1].isKept)
    try stage.play("<click 10,\(row)>")
    #expect(try !preview().rows[1].isKept)
  }

  private struct Closed: Error {}

  @Test func `lines stay dropped when one comes back to a recipe or sends it again, until tomorrow`() throws {
    let clock = Mutex(DatabaseSnapshot.rowMoment.startOfDay)
    let stage = Stage.blind(.groceries("1 l milk"), notes: Self.notes) {
      $0.edits.now = { clock.withLock { $0 } }
    }
    func kept() -> [Bool] {
      if case .pastePreview(let preview)? = stage.state.overlay { preview.rows.map(\.isKept) } else { [] }
    }
    try stage.play("2G<Enter>S")
    #expect(kept() == [true, true, true, false])
    try stage.play("<Space>jj<Space><Esc>S")
    #expect(kept() == [false, true, true, true])
    try stage.play("8<Enter>S")
    #expect(kept() == [false, true, true, true])
    // A line that is kept again is remembered as well.
    try stage.play("<Space><Esc>S")
    #expect(kept() == [true, true, true, true])
    try stage.play("<Space><Esc>")
    clock.withLock { $0 = $0.adding(days: 1) }
    try stage.play("S")
    #expect(kept() == [true, true, true, false])
  }

  /// The lines of a preview: `✓` is kept, `-` was left out earlier.
  private func lines(_ stage: Stage) -> [String] {
    guard case .pastePreview(let preview)? = stage.state.overlay else { return [] }
    return preview.rows.map { ($0.isKept ? "✓ " : $0.wasLeftOut ? "- " : "  ") + $0.item.name }
  }

  @Test func `what was dropped for being on the list comes back once it isn't, what is at home doesn't`()
    throws
  {
    let stage = Stage.blind(.groceries("1 kg flour"), notes: Self.notes)
    // Flour is on the list; eggs are at home.
    try stage.play("2G<Enter>S<Space><Space><Esc>S")
    #expect(lines(stage) == ["  flour", "- eggs", "✓ milk", "  butter"])
    try stage.play("<Esc>S<Enter>1")
    #expect(stage.names == ["flour", "milk"])
    try stage.play("<ctrl+a> X2S")
    #expect(lines(stage) == ["✓ flour", "- eggs", "✓ milk", "  butter"])
  }

  @Test(arguments: Language.allCases)
  func `a line says that it was left out earlier`(language: Language) throws {
    try Language.$current.withValue(language) {
      for size in [Size(80, 24), Size(40, 10)] {
        let stage = Stage(.groceries("salt"), notes: Self.notes, size: size)
        try stage.play("2G<Enter>S<Space><Esc>S")
        #expect(
          stage.frame.lines.contains { line in
            line.contains("200 g flour") && words.wasLeftOut.contains { line.contains($0) }
          })
      }
    }
  }

  @Test func `a plan says of what was dropped in its recipe that it was dropped, not that it was added`()
    throws
  {
    let stage = Stage.blind(.groceries("salt"), notes: Self.notes)
    try stage.play("2G<Enter>S<Space><Enter><Esc>")
    try stage.play("2<Esc>g<Enter>S")
    let sent = lines(stage).suffix(4)
    #expect(sent.contains("- flour") && sent.contains("  eggs"), "\(lines(stage))")
  }

  @Test func `a plan says what is on the list already, and what becomes of it`() throws {
    let stage = Stage(
      .groceries("1 kg onion @Market", "50 g flour", "salt"), notes: Self.notes, size: Size(72, 16))
    try tell("a week beside what is there", stage, ["2<Enter>", "S"])
    try stage.play("<Enter>1")
    #expect(Set(stage.told).isSuperset(of: ["onion 1 kg", "onion 3x", "flour 750 g"]))
  }
}
