// What is due today, listed, opened and ticked.

import Composable
import ComposableTesting
import Parts
import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import Markdown

@Suite struct AgendaTests {
  // 2026-09-21
  private let now = DatabaseSnapshot.rowMoment

  private func note(
    _ number: Int, _ title: String, _ text: String, _ properties: String = "", isArchived: Bool = false
  ) -> Note {
    var note = Note.sample(number, title, text, isArchived: isArchived)
    note.properties = NoteProperties(properties)
    return note
  }

  private var notes: [Note] {
    [
      note(1, "Family", "- [ ] call mum 📅 2026-09-20\n- [x] write 📅 2026-09-01\n- [ ] bake 📅 2026-09-22"),
      note(2, "House", "words\n\n- [ ] roof\n  - [/] tiles 📅 2026-09-21 #roof\n- [ ] door ⏳ 2026-09-10"),
      note(3, "Taxes", "all of it", "due: 2026-09-01"),
      note(4, "Old", "- [ ] x 📅 2026-09-01", isArchived: true),
      note(5, "Code", "```\n- [ ] no task 📅 2026-09-01\n```"),
    ]
  }

  private func stage(_ size: Size = Size(70, 20)) -> Stage {
    Stage(.lists(["Groceries": ["milk", "oats"], "Party": []], plain: true), notes: notes, size: size)
  }

  @Test func `what is due is found, the most overdue first`() {
    let due = notes.due(on: now.startOfDay)
    #expect(due.map(\.text) == ["Taxes", "call mum", "door", "tiles #roof"])
    #expect(due.map(\.isOverdue) == [true, true, false, false])
    #expect(due.map(\.id.box) == [nil, 3, 57, 23])
    #expect(due.map(\.noteName) == ["Taxes", "Family", "House", "House"])
  }

  @Test func `the notes are read in the background, and once for each change`() {
    var workspace = Workspace.empty
    workspace.setNotes(notes)
    let store = TestStore(
      initialState: Agenda(on: now, at: now, in: &workspace), reducer: Agenda.reducer, environment: ())
    store.exhaustivity = .off
    #expect(store.state.question == .opened)
    store.send(.opened)
    #expect(store.state.question == nil)
    store.receive(.notesRead(notes.due(on: now.startOfDay)))
    #expect(store.state.entries.map(\.text) == ["Taxes", "call mum", "door", "tiles #roof"])
    var agenda = store.state
    #expect(agenda.update(from: &workspace, over: CoveredScreen()) && agenda.question == nil)
    #expect(agenda.update(from: &workspace, over: CoveredScreen(isChangedByOthers: true)))
    #expect(agenda.question == .opened)
  }

  @Test func `a task opens at its line, and the lists are there too`() throws {
    let stage = stage()
    try stage.play("w")
    #expect(stage.frame.lines.contains { $0.contains("☐ call mum") && $0.contains("Family") })
    #expect(stage.frame.lines.contains { $0.contains("Groceries") && $0.contains("2 items to buy") })
    #expect(!stage.frame.lines.contains { $0.contains("Party") && $0.contains("to buy") })
    try stage.play("jjj<Enter>")
    #expect(stage.state.tab == .notes && stage.state.overlay == nil)
    #expect(stage.state.notes.reader?.note.title == "House")
    #expect(stage.state.notes.reader?.pager.line?.text.contains("door") == true)
    try stage.play("wG<Enter>")
    #expect(stage.state.tab == .lists)
    #expect(stage.state.listScreen.workspace.records[list: stage.state.lists.list!]?.name == "Groceries")
  }

  @Test func `tasks are ticked one after the other, and undo brings them back`() throws {
    let stage = stage()
    func due() -> [String] { stage.state.agenda?.entries.map(\.text) ?? [] }
    try stage.play("w<Space>")
    let taxes = try #require(stage.state.workspace.records.note(titled: "Taxes"))
    #expect(taxes.properties.text == "due: 2026-09-01\ndone: true")
    #expect(due() == ["call mum", "door", "tiles #roof"])
    try stage.play("x")
    #expect(stage.state.workspace.records.note(titled: "Family")?.text.hasPrefix("- [x] call mum") == true)
    #expect(due() == ["door", "tiles #roof"])
    try stage.play("uu")
    #expect(due() == ["Taxes", "call mum", "door", "tiles #roof"])
    // The day's note and a list can't be ticked.
    try stage.play("G<Space>")
    #expect(stage.state.message?.kind == .refused)
  }

  @Test func `the day's note is written from here`() throws {
    let stage = stage()
    try stage.play("wjj<Enter>rain<Esc>")
    #expect(stage.state.workspace.records.note(titled: "2026-09-21")?.text == "rain")
    try stage.play("w")
    #expect(stage.frame.lines.contains { $0.contains("today's note") && $0.contains("rain") })
  }

  @Test func `without anything there is still the day's note`() throws {
    let stage = Stage(size: Size(40, 10))
    try stage.play("w")
    #expect(stage.state.agenda?.list.count == 1)
    assertFrame(stage.frame, "nothing is due")
  }

  @Test(arguments: [Size(40, 10), Size(80, 24)])
  func `the frame`(size: Size) throws {
    let stage = stage(size)
    try stage.play("w")
    assertFrame(stage.frame, "due today \(size.width)x\(size.height)")
  }
}

extension App {
  fileprivate var agenda: Agenda? { if case .agenda(let agenda)? = overlay { agenda } else { nil } }
}
