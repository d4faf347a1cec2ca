// Choosing which lines of a paste or a recipe are added.

import ComposableTesting
import Parts
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct PastePreviewTests {
  private let list = ShoppingList(id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: .zero)
  private let pancakes = Note.sample(
    1, "Pancakes", "serves: 4\n\n- [ ] 200 g flour\n- [ ] 3 eggs\n- [x] 0.5 l milk")

  private func store(_ preview: PastePreview) -> TestStore<PastePreview, PastePreviewAction, Void> {
    var preview = preview
    preview.fit(to: Size(40, 7))
    return TestStore(initialState: preview, reducer: PastePreview.reducer, environment: ())
  }

  private func lines(_ text: String) -> [PastedLine] {
    PastedLine.lines(of: text, own: [], stores: [], in: .english)
  }

  @Test func `space drops a line and keeps it again, and only what is kept is added`() throws {
    let store = store(PastePreview(lines: lines("2 l milk\n3 eggs")))
    store.send(.toggled) {
      $0.rows[0].isKept = false
      $0.list.cursor = 1
    }
    store.send(.committed)
    store.receive(.delegate(.pasteCommitted([try #require(ParsedItem("3 eggs"))], isRecipe: false)))
    store.send(.list(.moved(by: -1))) { $0.list.cursor = 0 }
    store.send(.toggled) {
      $0.rows[0].isKept = true
      $0.list.cursor = 1
    }
    store.send(.toggled) { $0.rows[1].isKept = false }
    store.send(.list(.moved(by: -9))) { $0.list.cursor = 0 }
    store.send(.toggled) {
      $0.rows[0].isKept = false
      $0.list.cursor = 1
    }
    // With nothing kept, there is nothing to add.
    store.send(.committed)
    store.receive(.delegate(.closed))
  }

  @Test
  func `a recipe begins with its own number and its ticked boxes dropped, and digits replace the number`()
    throws
  {
    let recipe = try #require(NoteRecipe(pancakes, among: []))
    let store = store(PastePreview(recipe, for: list))
    #expect(store.state.rows.map(\.isKept) == [true, true, false])
    #expect(store.state.cooking?.field.text == "4")
    store.withExhaustivity(.off) {
      store.send(.countEdited(.insert("6")))
      #expect(store.state.cooking?.field.text == "6")
      #expect(store.state.items.map(\.description) == ["300 g flour", "5x eggs"])
      store.send(.countEdited(.insert("0")))
      #expect(store.state.cooking?.count == 60)
      store.send(.countEdited(.insert("x")))
      store.send(.countEdited(.insert("0")))
      store.send(.countEdited(.insert("0")))
      #expect(store.state.cooking?.field.text == "600")
      for _ in 0..<3 { store.send(.countEdited(.deleteLeft)) }
      // An empty field means as many as the recipe says.
      #expect(store.state.items.map(\.description) == ["200 g flour", "3x eggs"])
      store.send(.countChanged(by: -1))
      #expect(store.state.cooking?.field.text == "3")
      store.send(.countChanged(by: -9))
      #expect(store.state.cooking?.count == 1)
    }
  }

  @Test func `what was dropped stays dropped when the number changes, and goes to the chosen list`() throws {
    let store = store(PastePreview(try #require(NoteRecipe(pancakes, among: [])), for: list))
    store.withExhaustivity(.off) {
      store.send(.toggled)
      store.send(.countEdited(.insert("8")))
      #expect(store.state.rows.map(\.isKept) == [false, true, false])
    }
    let cooking = try #require(store.state.cooking)
    #expect(cooking.count == 8 && cooking.list == list)
    store.send(.committed)
    var sent = cooking
    sent.leftOut = [try #require(ParsedItem("400 g flour"))]
    store.receive(.delegate(.boxesSent([try #require(ParsedItem("6x eggs"))], sent)))
  }

  /// What the rows say will become of them, on a screen of this width.
  private func fates(_ rows: [String], beside list: [String], width: Int) throws -> [String] {
    var preview = PastePreview(lines: lines(rows.joined(separator: "\n")))
    let contents = DatabaseSnapshot.lists(["Groceries": list], plain: true)
    var workspace = Workspace.with(contents)
    preview.update(from: &workspace, list: contents.lists[0].id)
    preview.fit(to: Size(width, 16))
    let shown = preview
    return Frame(size: Size(width, 16)) { $0.draw(shown.box, in: $0.bounds) }.lines
      .filter { $0.contains("✓") }
  }

  @Test func `only what is on the list counts as there, and a row that joins one above says so`() throws {
    let rows = ["4 eggs", "½ onion", "500 g onions", "200 g flour", "100 g flour", "1 l milk", "milk"]
    let shown = try fates(rows, beside: ["50 g flour", "x milk"], width: 72)
    func row(_ text: String, _ fate: String) -> Bool {
      shown.contains { $0.contains("✓ \(text) ") && $0.contains(" \(fate) ") }
    }
    #expect(row("4 eggs", words.name(ToteModel.Category.dairy)), "\(shown)")
    // The two do not add up, but neither is on the list.
    #expect(row("½ onion", "Fruit & vegetables") && row("500 g onions", "Fruit & vegetables"), "\(shown)")
    #expect(row("200 g flour", "on the list: 50 g → 250 g"), "\(shown)")
    #expect(row("100 g flour", "on the list: 250 g → 350 g"), "\(shown)")
    #expect(row("1 l milk", "back on the list"), "\(shown)")
    #expect(row("milk", "merged with the line above"), "\(shown)")
    let two = try fates(["200 g flour", "100 g flour"], beside: [], width: 72)
    #expect(two[1].contains("merged with the line above: 300 g"), "\(two)")
  }

  @Test(arguments: Language.allCases)
  func `what becomes of a row is told whole, in words or in signs`(language: Language) throws {
    try Language.$current.withValue(language) {
      let rows = ["5 cans tomatoes", "2 kg flour", "1 l milk", "salt", "100 g rice", "200 g rice"]
      for width in 24...80 {
        let shown = try fates(
          rows, beside: ["1 kg tomatoes @Market", "500 g flour", "x milk", "salt"], width: width)
        #expect(shown.count == rows.count)
        // A category may be cut, but not what is on the list.
        for row in [0, 1, 2, 3, 5].map({ shown[$0] }) {
          #expect(!row.dropLast(2).hasSuffix("…"), "\(width): \(row)")
        }
        if width >= 40 {
          #expect(shown[1].contains("500 g → 2,5 kg") || shown[1].contains("500 g → 2.5 kg"), "\(shown[1])")
          let isBack = ["✓ → ☐", words.met(.unticked) ?? ""].contains { shown[2].contains($0) }
          #expect(isBack, "\(shown[2])")
        }
      }
    }
  }

}
