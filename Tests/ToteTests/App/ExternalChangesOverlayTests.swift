// What other programs write while something is chosen over the list, or a note is read or written.

import Composable
import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct ExternalChangesOverlayTests {
  private let contents = DatabaseSnapshot.lists(
    ["Groceries": ["one", "two"], "Other": ["four"]], plain: true)

  /// A program played by keys, into which changes come.
  private struct Program {
    let stage: Stage
    private let arrivals: AsyncStream<Void>.Continuation

    init(
      _ contents: DatabaseSnapshot, _ keys: String, written: @escaping (Workspace) -> [Change]
    ) throws {
      let (stream, arrivals) = AsyncStream.makeStream(of: Void.self)
      self.arrivals = arrivals
      var workspace = Workspace(contents, writer: Entry.Writer.ID(high: 7, low: 7))
      workspace.setNotes(Note.records)
      let changes = ExternalChanges.written(
        written(workspace), to: workspace.records, sequence: 1)
      stage = Stage.blind(contents, notes: Note.records) {
        $0.changed = { stream }
        $0.changes = { (_) throws(StorageError) in changes }
      }
      try stage.play(keys)
    }

    /// Somebody else writes.
    func arrive() throws {
      arrivals.yield()
      try stage.play("")
    }
  }

  @Test func `the cursor of the choice of lists stays on its list`() throws {
    let groceries = contents.lists[0]
    let new = ShoppingList(
      id: ShoppingList.ID(high: 1, low: 99), name: "First", rank: Rank.between(nil, groceries.rank),
      created: DatabaseSnapshot.rowMoment)
    let program = try Program(contents, "Lj") { _ in [Change(adding: new)] }
    func selected() -> (name: String?, index: Int)? {
      guard case .listPicker(let picker)? = program.stage.state.overlay else { return nil }
      return (picker.selected?.name, picker.list.cursor)
    }
    #expect(try #require(selected()) == ("Other", 1))
    try program.arrive()
    #expect(try #require(selected()) == ("Other", 2))
  }

  @Test func `the choice of lists shows how much is left on each now`() throws {
    let four = contents.items[2]
    let program = try Program(contents, "L") { _ in [Change(four) { $0.isTicked = true }] }
    try program.arrive()
    guard case .listPicker(let picker)? = program.stage.state.overlay else { return #expect(Bool(false)) }
    #expect(picker.rows.map(\.totals.remaining) == [2, 0])
  }

  @Test func `pasted lines say anew what will become of them`() throws {
    let one = contents.items[0]
    let program = try Program(contents, "<paste 2 kg one\\nsalt>") { _ in
      [Change(one) { $0.amount = Amount("1 kg") }]
    }
    try program.arrive()
    guard case .pastePreview(let preview)? = program.stage.state.overlay else { return #expect(Bool(false)) }
    #expect(preview.rows.first?.outcome == .summed(Amount("3 kg")!, was: Amount("1 kg")))
    try program.stage.play("<Enter>")
    #expect(program.stage.rows.first == " [ ] 3 kg one")
  }

  @Test func `the choice of a list for boxes offers the lists there are now`() throws {
    let four = contents.items[2]
    let other = contents.lists[1]
    let program = try Program(contents, "2G<Enter>S") { _ in
      [Change(removing: four), Change(removing: other)]
    }
    try program.arrive()
    guard case .picker(let picker)? = program.stage.state.overlay else { return #expect(Bool(false)) }
    #expect(picker.rows.map(\.name) == ["Groceries"])
  }

  @Test func `the choice of what links here is closed where it is another by now`() throws {
    let program = try Program(contents, "2G<Enter>b") { workspace in
      workspace.records.notes[.sample(2)].map { [Change(removing: $0)] } ?? []
    }
    guard case .picker? = program.stage.state.overlay else { return #expect(Bool(false)) }
    try program.arrive()
    #expect(program.stage.state.overlay == nil)
    #expect(program.stage.state.notes.reader?.backlinks.isEmpty == true)
  }

  @Test func `below the help, a choice without rows is closed, and the help stays`() throws {
    let program = try Program(contents, "2G<Enter>b?") { workspace in
      workspace.records.notes[.sample(2)].map { [Change(removing: $0)] } ?? []
    }
    #expect(program.stage.state.overlays.count == 2)
    try program.arrive()
    #expect(program.stage.state.overlays.count == 1)
    guard case .palette? = program.stage.state.overlay else { return #expect(Bool(false)) }
    try program.stage.play("<Esc>")
    #expect(program.stage.state.overlay == nil)
    #expect(program.stage.state.currentNote?.title == "Lentil soup")
  }

  @Test func `below the help, a choice shows what there is now, and its cursor stays on its row`() throws {
    let new = ShoppingList(
      id: ShoppingList.ID(high: 1, low: 99), name: "First",
      rank: Rank.between(nil, contents.lists[0].rank), created: DatabaseSnapshot.rowMoment)
    let program = try Program(contents, "Lj?") { _ in [Change(adding: new)] }
    try program.arrive()
    try program.stage.play("<Esc>")
    guard case .listPicker(let picker)? = program.stage.state.overlay else { return #expect(Bool(false)) }
    #expect(picker.rows.map(\.list.name) == ["First", "Groceries", "Other"])
    #expect(picker.selected?.name == "Other")
  }

  @Test func `the list of notes shows what there is now, and the cursor stays on its note`() throws {
    let program = try Program(contents, "2j") { _ in [Change(adding: Note.sample(20, "The latest"))] }
    let before = program.stage.state.selectedNote
    try program.arrive()
    #expect(program.stage.state.noteNames.contains("The latest"))
    #expect(program.stage.state.selectedNote == before)
  }

  @Test func `a note that is read shows the text it has now`() throws {
    let program = try Program(contents, "2G<Enter>") { workspace in
      workspace.records.notes[.sample(1)].map { [Change($0) { $0.text = "Pea soup." }] } ?? []
    }
    try program.arrive()
    #expect(program.stage.state.notes.reader?.pager.text == "Pea soup.")
    #expect(program.stage.message == nil)
  }

  @Test func `a note that is read and removed elsewhere is closed, and the screen says why`() throws {
    let program = try Program(contents, "2G<Enter>") { workspace in
      workspace.records.notes[.sample(1)].map { [Change(removing: $0)] } ?? []
    }
    try program.arrive()
    #expect(program.stage.state.notes.showsList)
    #expect(program.stage.message == "“Lentil soup” was deleted elsewhere.")
  }

  @Test func `a note that is written and removed elsewhere keeps what is written, as a new one`() throws {
    let program = try Program(contents, "2G<Enter>e") { workspace in
      workspace.records.notes[.sample(1)].map { [Change(removing: $0)] } ?? []
    }
    try program.stage.play("X")
    try program.arrive()
    #expect(program.stage.state.notes.editor?.text.text.contains("X") == true)
    try program.stage.play("<Esc>")
    #expect(program.stage.state.notes.error == .notFound(.sample(1)))
    try program.stage.play("<Esc>")
    #expect(program.stage.state.notes.editor == nil)
    #expect(program.stage.state.noteNames.contains("Lentil soup"))
  }
}
