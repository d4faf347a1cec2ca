import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel

/// What is remembered of a recipe: for how many it was cooked, and that a plan need not add it again.
@Suite struct CookedRecipeTests {
  private static let notes: [Note] = [
    .sample(1, "Pancakes", "serves: 4\n\n- [ ] 200 g flour\n- [ ] 3 eggs\n- [x] butter"),
    .sample(2, "Soup", "Serves 2\n\n- [ ] 500 g carrots\n- [ ] 100 g flour"),
    .sample(3, "Week", "Mon: [[Pancakes]] x2\nTue: [[Soup]]\nThu: [[Pancakes]]"),
  ]

  /// A test moves the date by hand.
  private final class Days: Sendable {
    private let clock = Mutex((days: Int64(0), seconds: Int64(0)))
    func pass(_ days: Int64) { clock.withLock { $0.days += days } }
    func next() -> Moment {
      clock.withLock {
        $0.seconds += 1
        let start = DatabaseSnapshot.rowMoment.milliseconds
        return Moment(milliseconds: start + $0.days * 86_400_000 + $0.seconds * 1000)
      }
    }
  }

  private let days = Days()

  private func stage(_ script: String, size: Size = Size(80, 24)) throws -> Stage {
    let days = days
    let stage = Stage(.groceries("salt"), notes: Self.notes, size: size) { $0.edits.now = { days.next() } }
    try stage.play("2" + script)
    return stage
  }

  private func preview(_ stage: Stage) throws -> PastePreview {
    guard case .pastePreview(let preview)? = stage.state.overlay else {
      throw Missing()
    }
    return preview
  }
  private struct Missing: Error {}

  /// The rows of the preview, with a tick if they are kept.
  private func rows(_ stage: Stage) throws -> [String] {
    try preview(stage).rows.map { ($0.isKept ? "✓ " : "") + $0.item.description }
  }

  // The notes as they are now.
  private let week = "gS"
  private let soup = "gjS"
  private let pancakes = "GS"

  @Test func `a recipe begins with as many as it was cooked for last, also after a restart`() throws {
    let stage = try stage(pancakes + "6<Enter>")
    days.pass(40)
    try stage.play("S")
    #expect(try preview(stage).cooking?.field.text == "6")
    #expect(try rows(stage) == ["✓ 300 g flour", "✓ 5x eggs", "butter"])
    // A digit replaces it; an empty field means as many as the recipe says.
    try stage.play("<Backspace>")
    #expect(try rows(stage)[0] == "✓ 200 g flour")
    // Leaving without adding anything cooks nothing.
    try stage.play("9<Esc>S")
    #expect(try preview(stage).cooking?.count == 6)
    // After undo, nothing was cooked.
    try stage.play("<Esc>uS")
    #expect(try preview(stage).cooking?.count == 4)
  }

  @Test func `a digit after a step replaces the number rather than going on with it`() throws {
    let stage = try stage(pancakes + "+4")
    #expect(try preview(stage).cooking?.field.text == "4")
    try stage.play("0")
    #expect(try preview(stage).cooking?.field.text == "40")
  }

  @Test func `what was left out twice stays out, and one key takes it again`() throws {
    let stage = try stage(pancakes + "<Space><Enter>")
    days.pass(10)
    try stage.play("S")
    #expect(try rows(stage) == ["✓ 200 g flour", "✓ 3x eggs", "butter"], "once is no habit")
    try stage.play("<Space><Enter>")
    days.pass(10)
    try stage.play("S")
    #expect(try rows(stage) == ["200 g flour", "✓ 3x eggs", "butter"])
    let told = words.isUsuallyLeftOut[0]
    #expect(stage.frame.lines.contains { $0.contains("flour") && $0.contains(told) })
    #expect(stage.frame.lines.last?.contains(words.takeLeftOut(1)) == true)
    // It stays so until it is taken, which undo takes back.
    try stage.play("<Enter>")
    days.pass(10)
    try stage.play("Sb")
    #expect(try rows(stage)[0] == "✓ 200 g flour")
    try stage.play("<Enter>S")
    #expect(try rows(stage)[0] == "✓ 200 g flour")
    try stage.play("<Esc>uS")
    #expect(try rows(stage)[0] == "200 g flour")
  }

  @Test(arguments: [Size(80, 24), Size(40, 10)])
  func `how many are added stands beside the key that adds them`(size: Size) throws {
    let stage = try stage(pancakes, size: size)
    #expect(stage.frame.lines.contains { $0.contains("─ Pancakes ─") })
    #expect(!stage.frame.lines.contains { $0.contains("?") && $0.contains("dd 2") })
    let (two, one) = size.width > 40 ? ("add 2 items ", "add 1 item ") : ("add 2 ", "add 1 ")
    #expect(stage.frame.lines.last?.contains("Enter \(two)") == true)
    try stage.play("<Space>")
    #expect(stage.frame.lines.last?.contains("Enter \(one)") == true)
  }

  @Test func `a plan that has a recipe on several days is headed by all of it`() throws {
    let notes: [Note] = [
      .sample(1, "Pancakes", "serves: 4\n- [ ] flour"), .sample(2, "Soup", "serves: 2\n- [ ] leeks"),
      .sample(3, "Week", "Mon: [[Pancakes]] x2\nTue: [[Soup]]\nFri: [[Pancakes]]\nSun: [[Pancakes]] for 6"),
    ]
    let stage = Stage(.groceries("salt"), notes: notes, size: Size(80, 24))
    try stage.play("2gS")
    #expect(stage.frame.lines.contains { $0.contains(" Week · Pancakes: 18 servings ") })
  }

  @Test(arguments: Language.allCases)
  func `a link of a plan that leads nowhere is told`(language: Language) throws {
    try Language.$current.withValue(language) {
      let notes: [Note] = [
        .sample(1, "Soup", "- [ ] 500 g carrots"),
        .sample(2, "Week", "Mon: [[Soup]]\nTue: [[Pan cakes]]\nWed: [[Pan cakes]]"),
      ]
      let stage = Stage(.groceries("salt"), notes: notes, size: Size(80, 24))
      try stage.play("2gS")
      #expect(try rows(stage) == ["✓ 500 g carrots", "Pan cakes"])
      #expect(stage.frame.lines.contains { $0.contains("[[Pan cakes]]") && $0.contains(words.noSuchNote[0]) })
    }
  }

  @Test(arguments: Language.allCases, [Size(80, 24), Size(40, 10)])
  func `the footer says what Space does with the line under the cursor`(language: Language, size: Size) throws
  {
    try Language.$current.withValue(language) {
      let stage = try stage(pancakes, size: size)
      func says(isKept: Bool) -> Bool {
        let toggle = words.toggleLine(isKept: isKept)
        return stage.frame.lines.last?.contains("  \(Key(" ").shown) \(toggle)") == true
      }
      #expect(says(isKept: true))
      // The cursor went on to a line that is kept, and to one that is dropped.
      try stage.play("<Space>")
      #expect(says(isKept: true))
      try stage.play("<Space>")
      #expect(says(isKept: false))
      // The footer never shows `-` without `+`.
      let footer = stage.frame.lines.last ?? ""
      #expect(footer.contains("  + ") || !footer.contains("  - "))
    }
  }

  @Test func `undoing takes back what was dropped as well, and redoing drops it again`() throws {
    let stage = try stage(pancakes + "<Space><Enter>")
    let (asWritten, dropped) = (
      ["✓ 200 g flour", "✓ 3x eggs", "butter"], ["200 g flour", "✓ 3x eggs", "butter"]
    )
    try stage.play("S")
    #expect(try rows(stage) == dropped)
    try stage.play("<Esc>uS")
    #expect(try rows(stage) == asWritten)
    #expect(!stage.frame.lines.contains { $0.contains(words.wasLeftOut[0]) })
    try stage.play("<Esc><ctrl+r>S")
    #expect(try rows(stage) == dropped)
    try stage.play("<Esc>uS")
    #expect(try rows(stage) == asWritten)
    // A line that was dropped before and stays dropped is not part of the step.
    try stage.play("j<Space><Esc>Sjj<Space><Enter>uS")
    #expect(try rows(stage) == ["✓ 200 g flour", "3x eggs", "butter"])
  }

  @Test func `a plan leaves out what was sent by itself, and says why`() throws {
    let stage = try stage(pancakes + "<Enter>")
    days.pass(1)
    try stage.play(week)
    // It was for half as many as on Monday: the rest is to buy.
    let rest = ["✓ 500 g flour", "✓ 6x eggs", "butter", "✓ 500 g carrots"]
    #expect(try rows(stage) == rest + ["200 g flour", "3x eggs", "butter"])
    // The title says what x2 and two days mean, but not how the others are cooked.
    #expect(stage.frame.lines.contains { $0.contains(" Week · Pancakes: 12 servings ") })
    // It is said once, with a ditto mark below.
    let lines = stage.frame.lines
    let reason = "Pancakes: 4 of 8 servings added yesterday to Groceries"
    #expect(lines.filter { $0.contains(reason) }.count == 1)
    #expect(lines.contains { $0.contains("200 g flour") && $0.contains(reason) })
    #expect(lines.contains { $0.contains("3 eggs") && $0.contains("″") })
    #expect(!lines.contains { $0.contains("butter") && $0.contains("″") })
    // It can be kept all the same, and stays kept.
    try stage.play("jjjjj<Space><Esc>S")
    #expect(try rows(stage).suffix(3) == ["200 g flour", "✓ 3x eggs", "butter"])
  }

  @Test(arguments: [
    // For Monday and half of Thursday, for all of it, and for more.
    ("10", ["✓ 500 g carrots", "✓ 200 g flour", "✓ 2x eggs", "butter"]),
    ("12", ["✓ 500 g carrots", "✓ 100 g flour"]),
    ("40", ["✓ 500 g carrots", "✓ 100 g flour"]),
  ])
  func `what was sent counts for as many as it was for`(count: String, rest: [String]) throws {
    let stage = try stage(pancakes + "\(count)<Enter>" + week)
    #expect(try Array(rows(stage).prefix(rest.count)) == rest)
  }

  @Test(arguments: Language.allCases)
  func `each language says how much of it was sent`(language: Language) {
    Language.$current.withValue(language) {
      let part = CoveredMeal.Part(servings: 4, planned: 8)
      let sent = PastePreview.SentMeal(title: "Soup", days: 1, list: "Groceries", part: part)
      for text in words.wasSent(sent) { #expect(text.contains("4") && text.contains("8")) }
    }
  }

  @Test func `the choice of a list counts without what is left out`() throws {
    let days = days
    let stage = Stage(.lists(["One": ["salt"], "Two": []]), notes: Self.notes, size: Size(80, 24)) {
      $0.edits.now = { days.next() }
    }
    try stage.play("2" + pancakes + "<Enter><Enter>" + week)
    #expect(stage.frame.lines.contains { $0.contains("Add 3 items to") })
    try stage.play("j<Enter>")
    #expect(try preview(stage).items.count == 3)
  }

  @Test func `an item tells which recipes it is for, until it is needed for something else`() throws {
    let stage = try stage(week + "<Enter>", size: Size(160, 30))
    var records: Records { stage.state.workspace.records }
    func recipes(_ name: String) throws -> [String] {
      let item = try #require(records.items(of: records.lists[0].id).first { $0.name == name })
      return records.recipes(wanting: item.id).compactMap { records.notes[$0]?.shownName }.sorted()
    }
    #expect(try recipes("flour") == ["Pancakes", "Soup"])
    #expect(try recipes("carrots") == ["Soup"])
    #expect(try recipes("salt") == [])
    try stage.play("1/carrots<Enter>")
    #expect(stage.frame.lines.contains { $0.contains("│ For          Soup") })
    // Bought, and on the list again.
    try stage.play("<Space>acarrots<Enter><Esc>")
    #expect(try recipes("carrots") == [])
    try stage.play("uu")
    #expect(try recipes("carrots") == ["Soup"])
    // Nothing is left of it with the item.
    let before = records.settings.count { $0.key.hasPrefix("recipes/") }
    try stage.play("<Space>X")
    #expect(records.settings.count { $0.key.hasPrefix("recipes/") } == before - 1)
  }

  @Test func `what is known of a recipe goes with its note`() throws {
    let contents = DatabaseSnapshot.groceries("salt")
    var workspace = Workspace.with(contents)
    workspace.setNotes(Self.notes)
    let (note, list) = (Self.notes[0].id, contents.lists[0].id)
    let context = EditSigner().context
    let cooked = CookedRecipe(note, for: 5, to: list, at: context.now)
    _ = workspace.addItems(
      [try #require(ParsedItem("milk"))], to: list, as: .needed(for: cooked), context)
    #expect(workspace.records.cooked(note) == cooked)
    try workspace.deleteNotesForEver([note], context)
    #expect(workspace.records.cooked(note) == nil)
  }

  @Test func `what a plan was sent after counts no longer, nor what is older than a week`() throws {
    let whole = ["✓ 700 g flour", "✓ 9x eggs", "butter", "✓ 500 g carrots"]
    let stage = try stage(pancakes + "<Enter>")
    days.pass(7)
    try stage.play(week)
    #expect(try rows(stage) == whole)
    try stage.play("<Esc>" + soup + "<Enter>" + week)
    #expect(try rows(stage) == ["✓ 600 g flour", "✓ 9x eggs", "butter", "500 g carrots", "100 g flour"])
    // Sent again it adds nothing twice; some days later it is the plan of another week.
    try stage.play("<Enter>S")
    #expect(try rows(stage).filter { $0.hasPrefix("✓") } == [])
    try stage.play("<Esc>")
    days.pass(Int64(CookedRecipe.correction))
    try stage.play("S")
    #expect(try rows(stage) == whole)
  }

  @Test func `a plan that was changed and is sent once more brings what is new in it`() throws {
    let contents = DatabaseSnapshot.groceries("salt")
    var workspace = Workspace.with(contents)
    let list = contents.lists[0].id
    let context = EditSigner().context
    let tea = Note.sample(4, "Tea", "- [ ] tea\n- [ ] lemons")
    func plan(_ text: String) throws -> NoteRecipe {
      try #require(NoteRecipe(.sample(3, "Week", text), among: Self.notes + [tea]))
    }
    func wanted(_ text: String) throws -> [String] {
      let lines = try plan(text).lines(in: workspace.records, at: context.now).lines
      return lines.filter { !$0.isTicked }.map(\.item.description)
    }
    let first = try plan("Mon: [[Pancakes]]\nTue: [[Soup]]\nWed: [[Tea]]\nThu: [[Soup]]")
    _ = workspace.addItems(
      first.lines().map(\.item), to: list,
      as: .needed(
        for: CookedRecipe(first.note, for: nil, to: list, at: context.now, planning: first.meals)), context)

    #expect(try wanted("Mon: [[Pancakes]]\nTue: [[Soup]]\nWed: [[Tea]]\nThu: [[Soup]]") == [])
    // More of one, another one once more, and one that was not in it.
    #expect(
      try wanted("Mon: [[Pancakes]] for 6\nTue: [[Soup]]\nWed: [[Tea]]\nThu: [[Soup]]\nFri: [[Tea]]")
        == ["100 g flour", "2x eggs", "tea", "lemons"])
    #expect(try wanted("Mon: [[Soup]]\nTue: [[Soup]]\nWed: [[Soup]]") == ["500 g carrots", "100 g flour"])
  }
}
