// The rows and their journal: what waits, what is on its way, what was refused; and what others have written.

import ToteTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct LedgerTests {
  @Test func `notes that are fetched have what is not saved yet`() {
    let notes = [Note.sample(1, "One"), Note.sample(2, "Two")]
    var workspace = Workspace(writer: Entry.Writer.ID(high: 7, low: 7))
    workspace.setNotes(notes)
    workspace.perform(
      Edit(
        id: Edit.ID(high: 5, low: 1), title: "edit", moment: DatabaseSnapshot.rowMoment,
        changes: [Change(notes[0]) { $0.title = "Uno" }, Change(removing: notes[1])]))
    workspace.setNotes(notes + [.sample(3, "Three")])
    #expect(workspace.records.notes.values.map(\.title).sorted() == ["Three", "Uno"])
  }

  let me = Entry.Writer.ID(high: 7, low: 7)
  let other = Entry.Writer.ID(high: 8, low: 8)
  let contents = DatabaseSnapshot.groceries("one", "two", "three")
  var list: ShoppingList { contents.lists[0] }
  var item: Item { contents.items[0] }

  private func edit(_ number: UInt64, _ changes: Change...) -> Edit {
    Edit(
      id: Edit.ID(high: 9, low: number), title: "\(number)", moment: DatabaseSnapshot.rowMoment,
      changes: changes)
  }

  private func workspace() -> Workspace { Workspace(contents, writer: me) }

  @Test func `an edit that changes nothing leaves no trace`() {
    var workspace = workspace()
    workspace.perform(edit(1, Change(item) { _ in }))
    workspace.remember(Change(item) { _ in }, id: Edit.ID(high: 0, low: 0), at: DatabaseSnapshot.rowMoment)
    #expect(workspace == self.workspace())
    #expect(workspace.nextBatch() == nil)
  }

  @Test func `lines leave in order, one batch at a time, and what comes meanwhile waits`() {
    var workspace = workspace()
    workspace.perform(edit(1, Change(item) { $0.note = "1" }))
    #expect(workspace.nextBatch()?.map(\.title) == ["1"])
    workspace.perform(edit(2, Change(item) { $0.note = "2" }))
    workspace.perform(edit(3, Change(item) { $0.note = "3" }))
    #expect(workspace.nextBatch() == nil)
    let isNews = workspace.batchSaved(upTo: 1)
    #expect(!isNews)
    #expect(workspace.nextBatch()?.map(\.title) == ["2", "3"])
    _ = workspace.batchSaved(upTo: 3)
    #expect(workspace.isSaved)
    #expect(workspace.sequence == 3)
  }

  @Test
  func `what was refused is the first of the next batch, and is not tried again before there is a reason`() {
    var workspace = workspace()
    workspace.perform(edit(1, Change(item) { $0.note = "1" }))
    _ = workspace.nextBatch()
    workspace.batchFailed(.full)
    #expect(workspace.failure == .full)
    #expect(workspace.nextBatch() == nil)
    workspace.retry()
    #expect(workspace.nextBatch()?.map(\.title) == ["1"])
    workspace.batchFailed(.full)
    workspace.perform(edit(2, Change(item) { $0.note = "2" }))
    #expect(workspace.nextBatch()?.map(\.title) == ["1", "2"])
    _ = workspace.batchSaved(upTo: 2)
    #expect(workspace.failure == nil)
    #expect(workspace.isSaved)
  }

  @Test func `a number that is too high, or too low, means news`() {
    for last: Int64 in [0, 2, 9] {
      var workspace = workspace()
      workspace.perform(edit(1, Change(item) { $0.note = "1" }))
      _ = workspace.nextBatch()
      let isNews = workspace.batchSaved(upTo: last)
      #expect(isNews, "\(last)")
      #expect(workspace.sequence == 0)
    }
  }

  @Test func `what others did after one's own line is not undone by that line`() {
    var workspace = workspace()
    let mine = edit(1, Change(item) { $0.isTicked = true })
    workspace.perform(mine)
    let batch = workspace.nextBatch()!
    // It is saved, and then the other took the tick away; the news come before the answer to the save.
    let theirs = Entry(edit(2, Change(item) { $0.isTicked = true }.inverse), writer: other)
    workspace.take(
      ExternalChanges(entries: batch + [theirs], rows: [.item(item.id): .item(item)], sequence: 2))
    #expect(workspace.records[item: item.id]?.isTicked == false)
    _ = workspace.batchSaved(upTo: 1)
    #expect(workspace.records[item: item.id]?.isTicked == false)
    #expect(workspace.sequence == 2)
  }

  @Test func `what is not saved yet stands on top of what others did`() {
    var workspace = workspace()
    workspace.perform(edit(1, Change(item) { $0.note = "mine" }))
    var theirs = item
    (theirs.note, theirs.isTicked) = ("theirs", true)
    let line = Entry(edit(2, Change(item) { $0 = theirs }), writer: other)
    workspace.take(ExternalChanges(entries: [line], rows: [.item(item.id): .item(theirs)], sequence: 1))
    #expect(workspace.records[item: item.id]?.note == "mine")
    #expect(workspace.records[item: item.id]?.isTicked == true)
    // It will be saved behind theirs, so it is undone before.
    #expect(workspace.history.undoable.map(\.title) == ["2", "1"])
    let before = workspace
    workspace.take(ExternalChanges(entries: [line], rows: [.item(item.id): nil], sequence: 1))
    #expect(workspace == before)
  }

  @Test func `only one's own lines are no news for the rows`() {
    var workspace = workspace()
    workspace.perform(edit(1, Change(item) { $0.note = "1" }))
    let batch = workspace.nextBatch()!
    _ = workspace.batchSaved(upTo: 0)
    workspace.perform(edit(2, Change(item) { $0.note = "2" }))
    workspace.take(ExternalChanges(entries: batch, rows: [.item(item.id): .item(item)], sequence: 1))
    #expect(workspace.records[item: item.id]?.note == "2")
    #expect(workspace.history.undoable.count == 2)
  }

  @Test func `undo and redo are lines too, and end with nothing to do`() {
    var workspace = workspace()
    #expect(workspace.undo(id: Entry.ID(high: 1, low: 1), at: DatabaseSnapshot.rowMoment) == nil)
    workspace.perform(edit(1, Change(item) { $0.note = "1" }))
    _ = workspace.undo(id: Entry.ID(high: 1, low: 2), at: DatabaseSnapshot.rowMoment)
    #expect(workspace.records[item: item.id]?.note == nil)
    _ = workspace.redo(id: Entry.ID(high: 1, low: 3), at: DatabaseSnapshot.rowMoment)
    #expect(workspace.records[item: item.id]?.note == "1")
    #expect(workspace.redo(id: Entry.ID(high: 1, low: 4), at: DatabaseSnapshot.rowMoment) == nil)
    #expect(workspace.unsaved.map(\.kind) == [.edit, .undo(of: edit(1).id), .redo(of: edit(1).id)])
  }
}
