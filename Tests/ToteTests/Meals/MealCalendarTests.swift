// The week of meals: planned, moved, copied, sent to a list and undone; what its note says all along.

import Composable
import ComposableTesting
import Parts
import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import Markdown

@Suite struct MealCalendarTests {
  // 2026-09-21, a Monday.
  private let now = DatabaseSnapshot.rowMoment

  static let recipes: [Note] = [
    .sample(1, "Pancakes", "serves: 4\n\n- [ ] 200 g flour\n- [ ] 3 eggs"),
    .sample(2, "Soup", "serves: 2\n- [ ] 500 g carrots\n- [ ] 100 g flour"),
    .sample(3, "Ideas", "something to cook"),
  ]

  private func stage(_ notes: [Note] = [], size: Size = Size(80, 24)) -> Stage {
    Stage(.lists(["Groceries": ["oats"]], plain: true), notes: Self.recipes + notes, size: size)
  }

  private func plan(_ stage: Stage) -> String? {
    stage.state.workspace.records.note(titled: "Meals 2026-09-21")?.text
  }

  @Test func `a recipe is planned by its first letters, and the note begins`() throws {
    let stage = stage()
    try stage.play("W")
    #expect(stage.frame.lines.contains { $0.contains("Meals, 21 Sep – 27 Sep") && $0.contains("this week") })
    try stage.play("apan<Enter>")
    #expect(plan(stage) == "- Mon: [[Pancakes]]")
    try stage.play("lalunch: sou for 6<Enter>la<Esc>aeating out<Enter>")
    #expect(
      plan(stage) == "- Mon: [[Pancakes]]\n- Tue lunch: [[Soup]] for 6\n- Wed: eating out")
    #expect(stage.frame.lines.contains { $0.contains("Pancakes") && $0.contains("lunch:") })
    // Each is a step of its own.
    try stage.play("u")
    #expect(plan(stage) == "- Mon: [[Pancakes]]\n- Tue lunch: [[Soup]] for 6")
    #expect(stage.state.message?.text.contains("planning “eating out”") == true)
    try stage.play("uu")
    #expect(plan(stage) == nil && stage.state.calendar != nil)
  }

  @Test func `a meal is moved, served and removed where the cursor is`() throws {
    let stage = stage([.sample(9, "Meals 2026-09-21", "Mine\n- Mon: [[Pancakes]]\n- Mon: tea\n")])
    try stage.play("WL")
    #expect(plan(stage) == "Mine\n- Mon: tea\n- Tue: [[Pancakes]]\n")
    #expect(stage.state.calendar?.current?.dish == "Pancakes")
    try stage.play("6<Enter>")
    #expect(plan(stage) == "Mine\n- Mon: tea\n- Tue: [[Pancakes]] for 6\n")
    try stage.play("S12<Enter>")
    #expect(plan(stage) == "Mine\n- Mon: tea\n- Tue: [[Pancakes]] for 12\n")
    try stage.play("Sx<Enter>")
    #expect(stage.state.message?.kind == .refused)
    try stage.play("<Esc>HJ")
    #expect(plan(stage) == "Mine\n- Mon: tea\n- Mon: [[Pancakes]] for 12\n")
    try stage.play("K")
    #expect(plan(stage) == "Mine\n- Mon: [[Pancakes]] for 12\n- Mon: tea\n")
    #expect(stage.state.calendar?.current?.dish == "Pancakes for 12")
    try stage.play("x")
    #expect(plan(stage) == "Mine\n- Mon: tea\n")
    try stage.play("3")
    #expect(stage.state.message?.kind == .refused && stage.state.calendar != nil)
    try stage.play("xx")
    #expect(plan(stage) == "Mine\n" && stage.state.message?.kind == .refused)
  }

  @Test func `the mouse drags a meal to another day`() throws {
    let stage = stage([.sample(9, "Meals 2026-09-21", "- Mon: [[Pancakes]]\n- Thu: tea")])
    try stage.play("W")
    let row = try #require(stage.frame.lines.firstIndex { $0.contains("Pancakes") && $0.contains("tea") })
    let line = stage.frame.lines[row]
    func column(of text: String) throws -> Int {
      line.distance(from: line.startIndex, to: try #require(line.firstRange(of: text)).lowerBound)
    }
    let (from, to) = (Point(try column(of: "Pancakes") + 1, row), Point(try column(of: "tea") + 1, row + 4))
    let (start, end) = ("\(from.column),\(from.row)", "\(to.column),\(to.row)")
    try stage.play("<click \(start)><drag left,\(end)><release left,\(end)>")
    #expect(plan(stage) == "- Thu: tea\n- Thu: [[Pancakes]]")
    #expect(stage.state.calendar?.cursor == MealCalendar.Place(day: 3, meal: 1))
  }

  @Test func `empty days are filled from the week before`() throws {
    let stage = stage([
      .sample(8, "Meals 2026-09-14", "- Mon: [[Soup]] for 2\n- Wed lunch: rice\n\n## Friday\n- [[Pancakes]]"),
      .sample(9, "Meals 2026-09-21", "- Mon: tea"),
    ])
    try stage.play("WC")
    #expect(plan(stage) == "- Mon: tea\n- Wed lunch: rice\n- Fri: [[Pancakes]]")
    #expect(stage.state.message?.text == "Copied 2 meals from the week before: Wed, Fri.")
    try stage.play("C")
    #expect(stage.state.message?.kind == .refused)
    try stage.play("u")
    #expect(plan(stage) == "- Mon: tea")
    try stage.play("[[C")
    #expect(stage.state.message?.kind == .refused && stage.state.calendar?.week.isEmpty == true)
    try stage.play("t")
    #expect(stage.state.calendar?.first == now.startOfDay && stage.state.calendar?.current?.dish == "tea")
  }

  @Test func `one key sends what the week needs, and what was sent is marked`() throws {
    let week = "- Mon: [[Pancakes]] for 8\n- Tue: [[Soup]]\n- Wed: [[Pancakes]]\n- Thu: [[Gone]]"
    let stage = stage([.sample(9, "Meals 2026-09-21", week)])
    // Only the marked day.
    try stage.play("Wl<Space>+")
    #expect(stage.state.preview?.items.map(\.description) == ["500 g carrots", "100 g flour"])
    try stage.play("<Enter>W")
    #expect(stage.state.calendar?.sentDishes == ["Soup"])
    #expect(stage.frame.lines.contains { $0.contains("✓ Soup") })
    try stage.play("+")
    let rows = try #require(stage.state.preview).rows
    #expect(rows.filter(\.isKept).map(\.item.description) == ["600 g flour", "9x eggs"])
    #expect(rows.contains { $0.sent?.title == "Soup" } && rows.contains { $0.isMissing })
    try stage.play("<Enter>")
    let carrots = try #require(
      stage.state.workspace.records.items(of: stage.state.lists.list!).first { $0.name == "carrots" })
    #expect(stage.state.workspace.records.recipes(wanting: carrots.id).count == 1)
    try stage.play("W+")
    #expect(stage.state.preview?.items == [])
    // Tuesday is what the details of the item say.
    let soup = Self.recipes[1]
    #expect(stage.state.workspace.nextDayPlanned(for: soup)?.day == "2026-09-22")
  }

  @Test func `a week that was sent is still sent some days later`() throws {
    let note = Note.sample(9, "Meals 2026-09-21", "- Mon: [[Soup]]\n- Fri: [[Pancakes]]")
    var workspace = Workspace.with(.groceries("salt"))
    let list = workspace.records.lists[0].id
    let context = EditSigner().context
    let plan = try #require(NoteRecipe(note, among: Self.recipes))
    let cooked = plan.cooked(for: nil, to: list, in: workspace.records, at: context.now)
    _ = workspace.addItems(plan.lines().map(\.item), to: list, as: .needed(for: cooked), context)
    let later = context.now.adding(days: 5)
    #expect(plan.lines(in: workspace.records, at: later).lines == [])
    let friday = try #require(
      NoteRecipe([MealWeek(note, from: now.startOfWeek).days[4][0]], of: note, among: Self.recipes))
    #expect(friday.meals.map(\.recipe.title) == ["Pancakes"])
    #expect(friday.lines(in: workspace.records, at: later).added.map(\.meal.recipe.title) == ["Pancakes"])
  }

  @Test func `Enter opens the recipe, and e the note`() throws {
    let stage = stage([.sample(9, "Meals 2026-09-21", "- Mon: [[Soup]]\n- Tue: tea\n- Wed: [[Gone]]")])
    try stage.play("W<Enter>")
    #expect(stage.state.notes.reader?.note.title == "Soup" && stage.state.overlay == nil)
    try stage.play("Wl<Enter>")
    #expect(stage.state.message?.kind == .refused)
    try stage.play("l<Enter>")
    #expect(stage.state.message?.text.contains("Gone") == true)
    try stage.play("e")
    #expect(stage.state.notes.editor?.title.text == "Meals 2026-09-21" && stage.state.overlay == nil)
  }

  @Test func `what is eaten today is in Today, and leads to its recipe`() throws {
    let stage = stage([.sample(9, "Meals 2026-09-21", "- Mon lunch: [[Soup]] for 3\n- Tue: tea")])
    try stage.play("w")
    #expect(stage.frame.lines.contains { $0.contains("Soup for 3") && $0.contains("lunch") })
    try stage.play("j<Enter>")
    #expect(stage.state.notes.reader?.note.title == "Soup")
  }

  @Test func `recipes are looked for in the background`() {
    var workspace = Workspace.empty
    workspace.setNotes(Self.recipes)
    let store = TestStore(
      initialState: MealPicker(for: now.startOfDay, in: workspace), reducer: MealPicker.reducer,
      environment: ())
    store.exhaustivity = .off
    #expect(store.state.question == .opened)
    store.send(.opened)
    store.receive(where: { if case .recipesRead(let found) = $0 { found.count == 2 } else { false } })
    #expect(store.state.question == nil && store.state.rows.map(\.name) == ["Pancakes", "Soup"])
    store.send(.fieldEdited(.insert("so")))
    #expect(store.state.rows.map(\.name) == ["Soup", "so"])
  }

  private static let full = """
    - Mon: [[Pancakes]] for 4
    - Tue lunch: [[Soup]] x2
    - Tue: a long evening at the new restaurant
    - Thu: [[Pancakes]]
    - Thu: salad
    - Thu: cake
    - [x] Sat: [[Soup]]
    """

  @Test(arguments: [Size(40, 10), Size(80, 24), Size(140, 40)])
  func `the frame`(size: Size) throws {
    let stage = stage([.sample(9, "Meals 2026-09-21", Self.full)], size: size)
    try stage.play("Wlj")
    assertFrame(stage.frame, "meals \(size.width)x\(size.height)")
  }

  @Test(arguments: [Size(40, 10), Size(80, 24)])
  func `the frame of a week without meals`(size: Size) throws {
    let stage = stage(size: size)
    try stage.play("W")
    assertFrame(stage.frame, "no meals \(size.width)x\(size.height)")
    try stage.play("as")
    assertFrame(stage.frame, "a meal is typed \(size.width)x\(size.height)")
  }
}

extension App {
  fileprivate var calendar: MealCalendar? {
    if case .mealCalendar(let calendar)? = overlay { calendar } else { nil }
  }
  fileprivate var preview: PastePreview? {
    if case .pastePreview(let preview)? = overlay { preview } else { nil }
  }
}

extension MealCalendar {
  fileprivate var sentDishes: [String] { week.days.joined().filter { lists[$0.id] != nil }.map(\.dish) }
}
