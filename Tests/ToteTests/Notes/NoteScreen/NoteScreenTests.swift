// What is done to the note under the cursor: the edit it makes, what is said about it, and which notes show afterwards.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteScreenTests {
  let bench = NoteScreenBench()
  let now = DatabaseSnapshot.rowMoment

  @Test func `a pinned note stands first, and the cursor goes with it`() {
    let store = bench.store()
    let note = Note.records[3]
    store.send(.browser(.moved(by: 3))) { $0.browser.position.selected = 3 }
    store.send(.pinToggled) {
      $0.workspace.perform(.pinNote(note.name), id: 1, Change(note) { $0.isPinned = true })
      $0.message = Message("Pinned.")
      $0.browser.shown = .samples(4, 3, 6, 5, 2, 1)
      $0.browser.position.selected = 0
    }
    store.send(.pinToggled) {
      $0.workspace.perform(
        .unpinNote(note.name), id: 2, Change(Note.sample(4) { $0.isPinned = true }) { $0.isPinned = false })
      $0.message = Message("Unpinned.")
      $0.browser.shown = .samples(3, 6, 5, 4, 2, 1)
      $0.browser.position.selected = 3
    }
  }

  @Test func `a note is archived and brought back`() {
    let store = bench.store()
    store.send(.archiveToggled) {
      $0.workspace.perform(
        .archiveNote("Books to read"), id: 1, Change(Note.records[2]) { $0.isArchived = true })
      $0.message = Message("Archived. f opens the archive; u undoes.")
      $0.browser.shown = .samples(6, 5, 4, 2, 1)
    }
    store.send(.browser(.folderTurned(by: 1))) {
      $0.browser.folder = .archive
      $0.browser.shown = .samples(3, 7)
    }
    store.send(.archiveToggled) {
      $0.workspace.perform(
        .restoreNote("Books to read"), id: 2,
        Change(Note.sample(3) { $0.isArchived = true }) { $0.isArchived = false })
      $0.message = Message("Restored.")
      $0.browser.shown = .samples(7)
    }
  }

  @Test func `a note goes to the trash, and is restored from there or removed`() {
    let store = bench.store()
    let now = now
    store.send(.trashed) {
      $0.workspace.perform(
        .trashNotes(.one("Books to read")), id: 1, Change(Note.records[2]) { $0.trashed = now })
      $0.message = Message("Moved to the trash, where it stays for thirty days. u undoes.")
      $0.browser.shown = .samples(6, 5, 4, 2, 1)
    }
    // A note that is not in the trash is not restored from it.
    store.send(.restored)
    store.send(.browser(.folderTurned(by: -1))) {
      $0.browser.folder = .trash
      // The latest to be trashed is first.
      $0.browser.shown = .samples(3, 8)
    }
    store.send(.browser(.movedToEnd)) { $0.browser.position.selected = 1 }
    store.send(.restored) {
      $0.workspace.perform(
        .restoreNote("Draft of a letter"), id: 2, Change(Note.records[7]) { $0.trashed = nil })
      $0.message = Message("Restored.")
      $0.browser.shown = .samples(3)
      $0.browser.position.selected = 0
    }
    // Asked first: nothing brings it back.
    let books = store.state.workspace.records.notes[.sample(3)]
    store.send(.trashed)
    store.receive(.delegate(.deletionAsked([books].compactMap { $0 })))
    store.send(.deletionConfirmed([.sample(3)])) {
      $0.workspace.remember([Change(forgetting: .sample(3))], id: .numbered(3), at: now)
      $0.message = Message("Deleted permanently.")
      $0.browser.shown = []
    }
    // Where nothing is selected there is nothing to do it to, and that is said.
    store.send(.trashed) { $0.message = Message("The trash is empty. Esc opens the notes.", .refused) }
    for action: NoteScreenAction in [.restored, .pinToggled, .archiveToggled, .opened, .editBegun] {
      store.send(action)
    }
  }

  @Test func `the trash is emptied only where it is seen, in one step`() {
    let store = bench.store()
    let now = now
    store.send(.trashEmptied)
    store.send(.trashed) {
      $0.workspace.perform(
        .trashNotes(.one("Books to read")), id: 1, Change(Note.records[2]) { $0.trashed = now })
      $0.message = Message("Moved to the trash, where it stays for thirty days. u undoes.")
      $0.browser.shown = .samples(6, 5, 4, 2, 1)
    }
    store.send(.browser(.folderTurned(by: -1))) {
      $0.browser.folder = .trash
      $0.browser.shown = .samples(3, 8)
    }
    let trash = [Note.ID].samples(3, 8).compactMap { store.state.workspace.records.notes[$0] }
    store.send(.trashEmptied)
    store.receive(.delegate(.deletionAsked(trash)))
    store.send(.deletionConfirmed(.samples(8, 3))) {
      $0.workspace.remember(
        [Change(forgetting: .sample(3)), Change(forgetting: .sample(8))], id: .numbered(2), at: now)
      $0.message = Message("Deleted 2 notes permanently.")
      $0.browser.shown = []
    }
    store.send(.trashEmptied) { $0.message = Message("The trash is empty. Esc opens the notes.", .refused) }
  }

  @Test func `the tags are counted for the picker, and without any there is nothing to pick`() {
    let store = bench.store()
    store.send(.tagsAsked)
    store.receive(
      .delegate(
        .tagPickerAsked([
          TagCount(tag: "kitchen", count: 3), TagCount(tag: "books", count: 1),
          TagCount(tag: "dinner", count: 1), TagCount(tag: "house", count: 1),
          TagCount(tag: "travel", count: 1), TagCount(tag: "türkçe", count: 1),
        ])))
    NoteScreenBench([.sample(1, "Plain", "no tag")]).store().send(.tagsAsked) {
      $0.message = Message("No tags yet. Write #word in a note.", .refused)
    }
  }

  @Test func `Tab asks the parent for the next tab`() {
    let store = bench.store()
    store.send(.tabLeft(by: 1))
    store.receive(.delegate(.tabLeft(by: 1)))
    store.send(.tabLeft(by: -1))
    store.receive(.delegate(.tabLeft(by: -1)))
  }

  @Test func `a failed search is an error until one succeeds`() {
    let store = bench.store()
    bench.database.noteLoadFailure = .couldNotLoad(.busy)
    store.send(.browser(.searchBegun)) { $0.browser.search = NoteBrowser.Search() }
    store.send(.browser(.searchEdited(.insert("salt")))) {
      $0.browser.search?.field = TextCursor("salt")
    }
    store.receive(.browser(.searchFailed(.couldNotLoad(.busy)))) { $0.error = .couldNotLoad(.busy) }
    bench.database.noteLoadFailure = nil
    store.send(.browser(.searchEdited(.insert(""))))
    store.receive(.browser(.searchFound(FoundNotes(.samples(2, 1)), query: "salt"))) {
      $0.error = nil
      $0.browser.search?.found = .samples(2, 1)
      $0.browser.shown = .samples(2, 1)
    }
  }

  @Test func `Escape takes away one thing at a time: the offer, the error, then what narrows the list`() {
    var screen = bench.screen
    screen.renameOffer = RenameOffer(old: "a", new: "b", notes: [])
    screen.error = .couldNotLoad(.busy)
    screen.browser.search = NoteBrowser.Search(
      field: TextCursor("salt"), found: .samples(2, 1), isTyping: false)
    screen.browser.tag = "kitchen"
    screen.browser.folder = .archive
    screen.noteBrowser.refresh()
    let store = bench.store(screen)
    store.send(.escaped) { $0.renameOffer = nil }
    store.send(.escaped) { $0.error = nil }
    store.send(.escaped) { $0.browser.search = nil }
    store.send(.escaped) {
      $0.browser.tag = nil
      $0.browser.shown = .samples(7)
    }
    store.send(.escaped) {
      $0.browser.folder = .notes
      $0.browser.shown = .samples(3, 6, 5, 4, 2, 1)
    }
    store.send(.escaped)
  }

  @Test func `each failure has a sentence of its own`() {
    let errors: [NoteError] = [
      .notFound(.sample(1)), .couldNotSave(.busy), .couldNotLoad(.busy), .couldNotSave(.full),
    ]
    #expect(Set(errors.map(\.sentence)).count == 4)
  }
}
