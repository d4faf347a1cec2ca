// Undoing a single step out of order: allowed where no later step builds on it, field by field.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct StepHistoryTests {
  static let now = Moment(milliseconds: 5)
  static let me = Entry.Writer.ID(high: 1, low: 1)
  let party = ShoppingList(id: ShoppingList.ID(high: 1, low: 1), name: "Party", created: now)
  let milk = Item(
    id: Item.ID(high: 2, low: 1), list: ShoppingList.ID(high: 1, low: 1), name: "milk", created: now)
  let tea = Item(
    id: Item.ID(high: 2, low: 2), list: ShoppingList.ID(high: 1, low: 1), name: "tea", created: now)

  static func lines(_ edits: [(EditKind, [Change])]) -> [JournalLine] {
    edits.enumerated().map { index, edit in
      let id = Edit.ID(high: 7, low: UInt64(index + 1))
      return JournalLine(
        number: Int64(index + 1),
        entry: Entry(
          Edit(id: id, title: EditTitle(edit.0), moment: now, changes: edit.1), writer: me))
    }
  }

  /// Which step is in the way of undoing one.
  static func obstacle(to number: Int64, in lines: [JournalLine]) -> StepObstacle? {
    do throws(StepObstacle) {
      _ = try StepHistory(lines).undoing(number)
      return nil
    } catch {
      return error
    }
  }

  func ticking(_ item: Item) -> (EditKind, [Change]) {
    (.tickItems(.one(item.name)), [Change(item) { $0.isTicked = true }])
  }

  @Test func `the newest come first, and say which are undone and which is next`() throws {
    var lines = Self.lines([(.createList("Party"), [Change(adding: party)]), ticking(milk), ticking(tea)])
    var order = UndoHistory(lines.map(\.entry))
    let undo = order.undo(id: Entry.ID(high: 9, low: 1), at: Self.now, writer: Self.me)
    lines.append(JournalLine(number: 4, entry: try #require(undo)))
    let steps = StepHistory(lines).steps
    #expect(steps.map(\.number) == [3, 2, 1])
    #expect(steps.map(\.isUndone) == [true, false, false])
    #expect(steps.map(\.isNext) == [false, true, false])
    #expect(Self.obstacle(to: 3, in: lines) == .undone(3))
    #expect(Self.obstacle(to: 4, in: lines) == .unknown(4))
    #expect(Self.obstacle(to: 9, in: lines) == .unknown(9))
  }

  @Test func `another field of the same item is no obstacle, and stays`() throws {
    let noted = Change(milk) { $0.note = "the blue one" }
    let lines = Self.lines([
      ticking(milk), (.editItem("milk"), [noted]), ticking(tea),
    ])
    let (_, changes) = try StepHistory(lines).undoing(1)
    let now = noted.applied(to: lines[0].entry.changes[0].after)
    let undone = try #require(changes[0].applied(to: now)?.record as? Item)
    #expect(!undone.isTicked)
    #expect(undone.note == "the blue one")
  }

  @Test func `the same field, a removal and what was put on a list are in the way`() {
    let renamed = Change(milk) { $0.name = "oat milk" }
    let ways: [((EditKind, [Change]), (EditKind, [Change]))] = [
      ((.editItem("milk"), [renamed]), (.editItem("milk"), [Change(milk) { $0.name = "soy milk" }])),
      ((.editItem("milk"), [renamed]), (.deleteItems(.one("milk")), [Change(removing: milk)])),
      ((.addItems(.one("milk")), [Change(adding: milk)]), ticking(milk)),
      ((.createList("Party"), [Change(adding: party)]), (.addItems(.one("milk")), [Change(adding: milk)])),
      (
        (.deleteItems(.one("milk")), [Change(removing: milk)]),
        (.deleteList("Party"), [Change(removing: party)])
      ),
    ]
    for (first, second) in ways {
      let lines = Self.lines([first, ticking(tea), second])
      #expect(Self.obstacle(to: 1, in: lines) == .builtOn(1, by: lines[2]))
    }
  }

  @Test func `what is remembered of purchases follows the later step and is no obstacle`() throws {
    let once = Purchase(name: "milk", count: 1, last: Self.now)
    let lines = Self.lines([
      (.tickItems(.one("milk")), ticking(milk).1 + [Change(adding: once)]),
      (.tickItems(.one("milk")), ticking(tea).1 + [Change(once) { $0.count = 2 }]),
    ])
    let (_, changes) = try StepHistory(lines).undoing(1)
    #expect(changes.map(\.key) == [.item(milk.id)])
    // By itself it is what the step was about.
    let forgetting = Self.lines([
      (.forgetPurchase("milk"), [Change(removing: once)]),
      (.tickItems(.one("milk")), [Change(adding: once)]),
    ])
    #expect(Self.obstacle(to: 1, in: forgetting) == .builtOn(1, by: forgetting[1]))
  }

  @Test func `a step that was undone itself builds on nothing`() throws {
    var lines = Self.lines([(.addItems(.one("milk")), [Change(adding: milk)]), ticking(milk)])
    var workspace = Workspace(DatabaseSnapshot(entries: lines.map(\.entry)), writer: Self.me)
    let undo = workspace.undo(id: Entry.ID(high: 9, low: 1), at: Self.now)
    lines.append(JournalLine(number: 3, entry: try #require(undo)))
    #expect(Self.obstacle(to: 1, in: lines) == nil)
  }

  @Test func `undoing out of order is a step that can be undone, and then the first stands again`() throws {
    var ids: UInt64 = 100
    func context() -> EditContext {
      EditContext(
        newID: {
          ids += 1
          return Edit.ID(high: 8, low: ids).uuid
        }, now: Self.now)
    }
    var lines = Self.lines([
      (.createList("Party"), [Change(adding: party)]),
      (.addItems(.several(2)), [Change(adding: milk), Change(adding: tea)]), ticking(milk), ticking(tea),
    ])
    var workspace = Workspace(DatabaseSnapshot(entries: lines.map(\.entry)), writer: Self.me)
    for line in lines {
      for change in line.entry.changes { workspace.remember(change, id: context().id(), at: Self.now) }
    }
    let undoing = try workspace.undoStep(3, in: StepHistory(lines), context())
    #expect(undoing.undoneStep == lines[2].entry.edit.id)
    #expect(workspace.records[item: milk.id]?.isTicked == false)
    #expect(workspace.records[item: tea.id]?.isTicked == true)
    lines.append(JournalLine(number: 5, entry: undoing))
    #expect(StepHistory(lines)[3]?.isUndone == true)
    #expect(StepHistory(lines)[5]?.isNext == true)
    // It cancels out: the adding has nothing more of the milk built on it than before, only the tea.
    #expect(Self.obstacle(to: 3, in: lines) == .undone(3))
    let back = try workspace.undoStep(5, in: StepHistory(lines), context())
    #expect(back.kind == .undo(of: undoing.edit.id))
    #expect(workspace.records[item: milk.id]?.isTicked == true)
    lines.append(JournalLine(number: 6, entry: back))
    #expect(StepHistory(lines)[3]?.isUndone == false)
    // The last is undone as undo does it, so that it can be redone.
    let last = try workspace.undoStep(4, in: StepHistory(lines), context())
    #expect(last.kind == .undo(of: lines[3].entry.edit.id))
  }

  /// The rows after these entries.
  private static func rows(_ entries: some Sequence<Entry>) -> [Row.Key: Row] {
    var rows: [Row.Key: Row] = [:]
    for change in entries.lazy.flatMap(\.changes) { rows[change.key] = change.applied(to: rows[change.key]) }
    return rows
  }

  @Test func `what is left is what would be there without the step, in long random histories`() throws {
    var chance = SplitMix(seed: 42)
    var (undone, refused) = (0, 0)
    for round in 0..<40 {
      var random = RandomRows(seed: UInt64(round))
      let lists = [random.list(), random.list()]
      var entries = lists.map { list in
        Entry(
          Edit(
            id: random.id(), title: EditTitle(.createList("")), moment: Self.now,
            changes: [Change(adding: list)]),
          writer: Self.me)
      }
      var order = UndoHistory(entries)
      for _ in 0..<30 {
        let known = Self.rows(entries)
        let items = known.values.compactMap { $0.record as? Item }.sorted { $0.id < $1.id }
        let roll = Int.random(in: 0..<10, using: &chance)
        if roll == 0, let entry = order.undo(id: random.id(), at: Self.now, writer: Self.me) {
          entries.append(entry)
          continue
        }
        if roll == 1, let entry = order.redo(id: random.id(), at: Self.now, writer: Self.me) {
          entries.append(entry)
          continue
        }
        let standing = lists.filter { known[.list($0.id)] != nil }
        guard let list = standing.randomElement(using: &chance) else { continue }
        let change: Change
        if let item = items.randomElement(using: &chance), roll > 4 {
          switch roll {
          case 5: change = Change(removing: item)
          case 6: change = Change(item) { $0.list = list.id }
          case 7: change = Change(item) { $0.isTicked.toggle() }
          case 8: change = Change(item) { $0.note = $0.note == nil ? "note" : nil }
          default: change = Change(item) { $0.name += "x" }
          }
        } else {
          change = Change(adding: random.item(on: list.id))
        }
        let entry = Entry(
          Edit(id: random.id(), title: EditTitle(.editItem("")), moment: Self.now, changes: [change]),
          writer: Self.me)
        entries.append(entry)
        order.fold(entry)
      }
      let lines = entries.enumerated().map { JournalLine(number: Int64($0 + 1), entry: $1) }
      let history = StepHistory(lines)
      for step in history.steps where !step.isUndone {
        let id = step.entry.edit.id
        guard let changes = try? history.undoing(step.number).changes else {
          refused += 1
          continue
        }
        undone += 1
        let undoing = Entry(
          Edit(
            id: random.id(), title: EditTitle(.undoStep(id, step.entry.title)), moment: Self.now,
            changes: changes),
          writer: Self.me)
        // What was undone and never redone leaves no trace.
        let without = history.steps.reversed().filter { !$0.isUndone && $0.number != step.number }.map(
          \.entry)
        #expect(Self.rows(entries + [undoing]).mapValues(\.fields) == Self.rows(without).mapValues(\.fields))
      }
    }
    #expect(undone > 100 && refused > 100)
  }

  @Test func `a writer's id tells its program, and older ones tell none`() {
    var rows = RandomRows(seed: 3)
    for program in WritingProgram.allCases {
      let id = Entry.Writer.id(of: program, rows.id())
      #expect(id.program == program)
      #expect(id != Entry.Writer.id(of: program, rows.id()))
      // A UUID of version 8.
      #expect(id.description.split(separator: "-")[2].first == "8")
    }
    #expect(Entry.Writer.ID.sharing.program == .sync)
    #expect(Entry.Writer.ID(high: 0x1234_5678_9ABC_4DEF, low: 0x8000_0000_0000_0001).program == nil)
  }
}
