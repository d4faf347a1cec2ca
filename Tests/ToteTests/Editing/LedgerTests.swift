// The rows and their journal: what waits, what is on its way, what was refused; and what others have written.

import Testing

@testable import Tote

@Suite struct LedgerTests {
  @Test func `notes that are fetched have what is not saved yet`() {
    let notes = [Note.sample(1, "One"), Note.sample(2, "Two")]
    var ledger = Ledger(writer: Entry.Writer.ID(high: 7, low: 7))
    ledger.setNotes(notes)
    ledger.perform(
      Edit(
        id: Edit.ID(high: 5, low: 1), title: "edit", moment: Contents.rowMoment,
        changes: [Change(notes[0]) { $0.title = "Uno" }, Change(removing: notes[1])]))
    ledger.setNotes(notes + [.sample(3, "Three")])
    #expect(ledger.shelf.notes.values.map(\.title).sorted() == ["Three", "Uno"])
  }

  let me = Entry.Writer.ID(high: 7, low: 7)
  let other = Entry.Writer.ID(high: 8, low: 8)
  let contents = Contents.groceries("one", "two", "three")
  var list: ShoppingList { contents.lists[0] }
  var item: Item { contents.items[0] }

  private func edit(_ number: UInt64, _ changes: Change...) -> Edit {
    Edit(id: Edit.ID(high: 9, low: number), title: "\(number)", moment: Contents.rowMoment, changes: changes)
  }

  private func ledger() -> Ledger { Ledger(contents, writer: me) }

  @Test func `an edit that changes nothing leaves no trace`() {
    var ledger = ledger()
    ledger.perform(edit(1, Change(item) { _ in }))
    ledger.remember(Change(item) { _ in }, id: Edit.ID(high: 0, low: 0), at: Contents.rowMoment)
    #expect(ledger == self.ledger())
    #expect(ledger.nextBatch() == nil)
  }

  @Test func `lines leave in order, one batch at a time, and what comes meanwhile waits`() {
    var ledger = ledger()
    ledger.perform(edit(1, Change(item) { $0.note = "1" }))
    #expect(ledger.nextBatch()?.map(\.title) == ["1"])
    ledger.perform(edit(2, Change(item) { $0.note = "2" }))
    ledger.perform(edit(3, Change(item) { $0.note = "3" }))
    #expect(ledger.nextBatch() == nil)
    let isNews = ledger.batchSaved(upTo: 1)
    #expect(!isNews)
    #expect(ledger.nextBatch()?.map(\.title) == ["2", "3"])
    _ = ledger.batchSaved(upTo: 3)
    #expect(ledger.isSaved)
    #expect(ledger.sequence == 3)
  }

  @Test
  func `what was refused is the first of the next batch, and is not tried again before there is a reason`() {
    var ledger = ledger()
    ledger.perform(edit(1, Change(item) { $0.note = "1" }))
    _ = ledger.nextBatch()
    ledger.batchFailed(.full)
    #expect(ledger.failure == .full)
    #expect(ledger.nextBatch() == nil)
    ledger.retry()
    #expect(ledger.nextBatch()?.map(\.title) == ["1"])
    ledger.batchFailed(.full)
    ledger.perform(edit(2, Change(item) { $0.note = "2" }))
    #expect(ledger.nextBatch()?.map(\.title) == ["1", "2"])
    _ = ledger.batchSaved(upTo: 2)
    #expect(ledger.failure == nil)
    #expect(ledger.isSaved)
  }

  @Test func `a number that is too high, or too low, means news`() {
    for last: Int64 in [0, 2, 9] {
      var ledger = ledger()
      ledger.perform(edit(1, Change(item) { $0.note = "1" }))
      _ = ledger.nextBatch()
      let isNews = ledger.batchSaved(upTo: last)
      #expect(isNews, "\(last)")
      #expect(ledger.sequence == 0)
    }
  }

  @Test func `what others did after one's own line is not undone by that line`() {
    var ledger = ledger()
    let mine = edit(1, Change(item) { $0.isTicked = true })
    ledger.perform(mine)
    let batch = ledger.nextBatch()!
    // It is saved, and then the other took the tick away; the news come before the answer to the save.
    let theirs = Entry(edit(2, Change(item) { $0.isTicked = true }.inverse), writer: other)
    ledger.take(News(entries: batch + [theirs], rows: [.item(item.id): .item(item)], sequence: 2))
    #expect(ledger.shelf[item: item.id]?.isTicked == false)
    _ = ledger.batchSaved(upTo: 1)
    #expect(ledger.shelf[item: item.id]?.isTicked == false)
    #expect(ledger.sequence == 2)
  }

  @Test func `what is not saved yet stands on top of what others did`() {
    var ledger = ledger()
    ledger.perform(edit(1, Change(item) { $0.note = "mine" }))
    var theirs = item
    (theirs.note, theirs.isTicked) = ("theirs", true)
    let line = Entry(edit(2, Change(item) { $0 = theirs }), writer: other)
    ledger.take(News(entries: [line], rows: [.item(item.id): .item(theirs)], sequence: 1))
    #expect(ledger.shelf[item: item.id]?.note == "mine")
    #expect(ledger.shelf[item: item.id]?.isTicked == true)
    #expect(ledger.history.undoable.map(\.title) == ["1", "2"])
    let before = ledger
    ledger.take(News(entries: [line], rows: [.item(item.id): nil], sequence: 1))
    #expect(ledger == before)
  }

  @Test func `only one's own lines are no news for the rows`() {
    var ledger = ledger()
    ledger.perform(edit(1, Change(item) { $0.note = "1" }))
    let batch = ledger.nextBatch()!
    _ = ledger.batchSaved(upTo: 0)
    ledger.perform(edit(2, Change(item) { $0.note = "2" }))
    ledger.take(News(entries: batch, rows: [.item(item.id): .item(item)], sequence: 1))
    #expect(ledger.shelf[item: item.id]?.note == "2")
    #expect(ledger.history.undoable.count == 2)
  }

  @Test func `undo and redo are lines too, and end with nothing to do`() {
    var ledger = ledger()
    #expect(ledger.undo(id: Entry.ID(high: 1, low: 1), at: Contents.rowMoment) == nil)
    ledger.perform(edit(1, Change(item) { $0.note = "1" }))
    _ = ledger.undo(id: Entry.ID(high: 1, low: 2), at: Contents.rowMoment)
    #expect(ledger.shelf[item: item.id]?.note == nil)
    _ = ledger.redo(id: Entry.ID(high: 1, low: 3), at: Contents.rowMoment)
    #expect(ledger.shelf[item: item.id]?.note == "1")
    #expect(ledger.redo(id: Entry.ID(high: 1, low: 4), at: Contents.rowMoment) == nil)
    #expect(ledger.unsaved.map(\.kind) == [.edit, .undo(of: edit(1).id), .redo(of: edit(1).id)])
  }
}
