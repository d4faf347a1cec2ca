// Undo and redo bring what has changed before the eyes.

import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct UndoTests {
  let two = DatabaseSnapshot.lists(["One": ["a", "b", "c"], "Two": ["d", "e"]], plain: true)

  @Test func `an edit is undone where it was made, with the cursor on its item`() throws {
    let stage = try Stage.blind(two, "je!<Enter><Tab>u")
    #expect(stage.list == "One")
    #expect(stage.selected == "b")
    #expect(stage.message == "Undid: editing “b”, in “One”. Ctrl+R redoes it.")
    try stage.play("<Tab><ctrl+r>")
    #expect(stage.list == "One")
    #expect(stage.selected == "b!")
    #expect(stage.message == "Redid: editing “b”, in “One”.")
  }

  @Test func `an addition that is undone is gone before the eyes too`() throws {
    let stage = try Stage.blind(two, "ax<Enter><Esc><Tab>u")
    #expect(stage.list == "One")
    #expect(stage.names == ["a", "b", "c"])
    #expect(stage.selected == "b")
  }

  @Test func `a deletion that is done again leaves the cursor where the row was`() throws {
    let stage = try Stage.blind(two, "jduG<ctrl+r>")
    #expect(stage.rows == [" [ ] a", "▸[ ] c"])
  }

  @Test func `a filter that would hide what came back is ended`() throws {
    let stage = try Stage.blind(two, "d/c<Enter>u")
    #expect(stage.state.lists.filter == nil)
    #expect(stage.selected == "a")
    try stage.play("/a<Enter><ctrl+r>")
    #expect(stage.state.lists.filter != nil)
    #expect(stage.names.isEmpty)
  }

  @Test func `a new edit forgets what could be done again`() throws {
    let stage = try Stage.blind(two, "duJ<ctrl+r>")
    #expect(stage.message == "Nothing to redo.")
  }

  /// A list of ten from which all were deleted, and so many of the deletions undone: what was loaded, with as many lines of
  /// the journal, and a database that has all of them.
  private func deletions(undone: Int, loaded: Int) -> (contents: DatabaseSnapshot, saved: Saved) {
    let names = (0..<10).map { "item \($0)" }
    var workspace = Workspace.with(.lists(["Groceries": names], plain: true))
    let signer = EditSigner()
    for item in workspace.records.items(of: workspace.records.lists[0].id) {
      workspace.deleteItems([item], signer.context)
    }
    for _ in 0..<undone { _ = workspace.undo(id: signer.context.id(), at: signer.context.now) }
    let (records, entries) = (workspace.records, workspace.unsaved)
    var contents = DatabaseSnapshot(
      lists: records.lists, items: records.lists.flatMap { Array(records.items(of: $0.id)) },
      settings: records.settings.map { Setting(key: $0.key, value: $0.value) }, entries: entries,
      sequence: Int64(entries.count))
    let saved = Saved(contents)
    contents.entries = entries.suffix(loaded)
    contents.start = Int64(entries.count - loaded)
    return (contents, saved)
  }

  @Test(arguments: [1, 3, 100])
  func `undo goes on behind what was loaded, key by key, to the end of the journal`(lines: Int) throws {
    let (contents, saved) = deletions(undone: 0, loaded: 2)
    let stage = Stage.blind(contents) {
      saved.use(&$0)
      $0.olderEntries = { (start) throws(StorageError) in saved.journal(from: Int(start) - lines) }
    }
    try stage.play("uuuuuuuuuu")
    #expect(stage.state.lines.items.count == 10)
    #expect(stage.message == "Undid: deleting “item 0”. Ctrl+R redoes it.")
    try stage.play("u")
    #expect(stage.message == "Nothing to undo.")
    #expect(stage.state.waitingStep == nil)
    try stage.play("<ctrl+r><ctrl+r>")
    #expect(stage.state.lines.items.count == 8)
  }

  @Test func `redo goes on behind what was loaded, and ends at an edit`() throws {
    let (contents, saved) = deletions(undone: 8, loaded: 3)
    let stage = Stage.blind(contents) {
      saved.use(&$0)
      $0.olderEntries = { (start) throws(StorageError) in saved.journal(from: Int(start) - 2) }
    }
    try stage.play("<ctrl+r><ctrl+r><ctrl+r><ctrl+r><ctrl+r><ctrl+r><ctrl+r><ctrl+r>")
    #expect(stage.state.lines.items.isEmpty)
    try stage.play("<ctrl+r>")
    #expect(stage.message == "Nothing to redo.")
  }

  @Test func `keys wait until the older lines have come, and are handled where they cannot be read`() {
    let (contents, saved) = deletions(undone: 0, loaded: 1)
    let store = Bench(contents).store(.loaded(contents)) {
      saved.use(&$0)
      $0.olderEntries = { (_) throws(StorageError) in throw .busy }
    }
    store.exhaustivity = .off
    store.send(.undone)
    #expect(!store.state.isWaiting)
    store.send(.undone) { $0.waitingStep = .undo }
    #expect(store.state.isWaiting)
    store.receive(.olderEntriesFailed(.busy)) { $0.waitingStep = nil }
    #expect(store.state.message == Message(StorageError.busy.sentence, .refused))
    #expect(!store.state.isWaiting)
  }

  @Test func `undo reaches into an earlier run`() throws {
    let saved = Saved(two)
    let first = Stage.blind(two) { saved.use(&$0) }
    try first.play("ddq")
    let second = try Stage.blind(saved.contents, "uu")
    #expect(second.names == ["a", "b", "c"])
    try second.play("u")
    #expect(second.message == "Nothing to undo.")
    try second.play("<ctrl+r><ctrl+r>")
    #expect(second.names == ["c"])
  }
}
