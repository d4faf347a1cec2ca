// The notes on their way from the database: read, refused, read anew, and the drafts that an earlier program has left.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteLoadingTests {
  let bench = NoteScreenBench()

  /// A screen that knows of no note yet.
  private var emptyScreen: NoteScreen {
    var screen = NoteScreen()
    screen.workspace = Workspace(.toured, writer: Entry.Writer.ID(high: 7, low: 7))
    screen.browser.height = screen.listSize.height
    return screen
  }

  @Test func `all notes are fetched, and a failure can be tried again`() {
    let store = bench.store(emptyScreen)
    bench.database.noteLoadFailure = .couldNotLoad(.busy)
    store.send(.loadRetried) {
      $0.loading = .loading
      $0.fetchedFrom = 0
    }
    store.receive(.fetchFailed(.couldNotLoad(.busy))) {
      $0.loading = .failed(.couldNotLoad(.busy))
      $0.fetchedFrom = nil
      $0.error = .couldNotLoad(.busy)
    }
    // Without a list there is no way back to it: the error stays.
    store.send(.escaped)
    bench.database.noteLoadFailure = nil
    store.send(.loadRetried) {
      $0.loading = .loading
      $0.fetchedFrom = 0
      $0.error = nil
    }
    store.receive(.fetched(Note.records, drafts: [])) {
      $0.loading = .loaded
      $0.fetchedFrom = nil
      $0.workspace.setNotes(Note.records)
      $0.browser.shown = .samples(3, 6, 5, 4, 2, 1)
    }
  }

  @Test func `notes that are being fetched are not asked for again`() {
    var screen = emptyScreen
    screen.loading = .loading
    bench.store(screen).send(.loadRetried)
  }

  @Test func `notes that are there stay there when they cannot be fetched anew`() {
    let store = bench.store()
    bench.database.noteLoadFailure = .couldNotLoad(.busy)
    store.send(.loadRetried) { $0.fetchedFrom = 0 }
    store.receive(.fetchFailed(.couldNotLoad(.busy))) {
      $0.fetchedFrom = nil
      $0.error = .couldNotLoad(.busy)
    }
    store.send(.escaped) { $0.error = nil }
  }

  @Test func `notes that were read before something was saved are read again`() {
    var screen = emptyScreen
    screen.workspace = Workspace(DatabaseSnapshot(sequence: 5), writer: Entry.Writer.ID(high: 7, low: 7))
    screen.loading = .loading
    screen.fetchedFrom = 4
    let store = bench.store(screen)
    store.send(.fetched([Note.records[0]], drafts: [])) {
      $0.loading = .loaded
      $0.fetchedFrom = 5
      $0.workspace.setNotes([Note.records[0]])
      $0.browser.shown = .samples(1)
    }
    store.receive(.fetched(Note.records, drafts: [])) {
      $0.fetchedFrom = nil
      $0.workspace.setNotes(Note.records)
      $0.browser.shown = .samples(3, 6, 5, 4, 2, 1)
      $0.browser.position.selected = 5
    }
  }

  @Test func `what has been in the trash for thirty days is removed, and that is no step of undo`() {
    let day: Int64 = 86_400_000
    let now = DatabaseSnapshot.rowMoment.milliseconds
    func trashed(_ number: Int, ago: Int64) -> Note {
      var note = Note.sample(number, "\(number)")
      note.trashed = Moment(milliseconds: now - ago)
      return note
    }
    let notes = [
      Note.sample(1, "1"), trashed(2, ago: 30 * day), trashed(3, ago: 30 * day + 1),
      trashed(4, ago: 400 * day),
    ]
    var screen = emptyScreen
    screen.loading = .loading
    screen.fetchedFrom = 0
    let store = bench.store(screen)
    store.send(.fetched(notes, drafts: [])) {
      $0.loading = .loaded
      $0.fetchedFrom = nil
      $0.workspace.setNotes(notes)
      $0.workspace.remember(
        [Change(forgetting: notes[2].id), Change(forgetting: notes[3].id)], id: .numbered(1),
        at: DatabaseSnapshot.rowMoment)
      $0.browser.shown = .samples(1)
    }
    #expect(Set(store.state.workspace.records.notes.keys) == [.sample(1), .sample(2)])
    #expect(store.state.workspace.history.undoable.isEmpty)
  }

  @Test func `a draft that a program has left becomes an edit, and is forgotten when that is saved`() {
    let now = DatabaseSnapshot.rowMoment
    var screen = emptyScreen
    screen.loading = .loading
    screen.fetchedFrom = 0
    let drafts = [
      Draft(
        note: .sample(2), title: "Kitchen stock", text: "rewritten #pantry",
        base: NoteContent(Note.records[1])),
      Draft(
        note: .sample(7), title: "Old flat", text: Note.records[6].text, base: NoteContent(Note.records[6])),
      Draft(note: .sample(98), title: "", text: ""),
      Draft(note: .sample(99), title: "New", text: "half a sent"),
    ]
    let store = bench.store(screen)
    store.send(.fetched(Note.records, drafts: drafts)) {
      $0.loading = .loaded
      $0.fetchedFrom = nil
      $0.workspace.setNotes(Note.records)
      $0.workspace.perform(
        .editNote("Kitchen stock"), id: 1,
        Change(Note.records[1]) { ($0.text, $0.tags, $0.modified) = ("rewritten #pantry", ["pantry"], now) })
      $0.workspace.perform(
        .createNote("New"), id: 2,
        Change(adding: Note(id: .sample(99), title: "New", text: "half a sent", created: now)))
      $0.finishedDrafts = [.sample(2), .sample(7), .sample(98), .sample(99)]
      $0.browser.shown = .samples(3, 99, 2, 6, 5, 4, 1)
      $0.browser.position.selected = 1
      $0.message = Message(
        "Recovered an unsaved draft of “New”. 2 shows it, u discards it.")
    }
    // The edits are not saved yet.
    store.send(.workspaceSaved)
  }

  @Test func `drafts and files are forgotten once everything is saved`() {
    for draft in [
      Draft(note: .sample(1), title: "a", text: ""), Draft(note: .sample(2), title: "b", text: ""),
    ] {
      bench.database.keep(draft, of: draft.note)
    }
    var screen = bench.screen
    screen.finishedDrafts = [.sample(1)]
    screen.finishedFiles = ["/run/y.md", "/run/x.md"]
    let store = bench.store(screen)
    store.send(.workspaceSaved) {
      $0.finishedDrafts = []
      $0.finishedFiles = []
    }
    #expect(bench.database.drafts.map(\.note) == [.sample(2)])
    #expect(bench.database.discarded == ["/run/x.md", "/run/y.md"])
    store.send(.workspaceSaved)
  }

  @Test func `a draft that cannot be forgotten is an error`() {
    var screen = bench.screen
    screen.finishedDrafts = [.sample(1)]
    bench.database.noteFailure = .couldNotSave(.full)
    let store = bench.store(screen)
    store.send(.workspaceSaved) { $0.finishedDrafts = [] }
    store.receive(.draftFailed(.couldNotSave(.full))) { $0.error = .couldNotSave(.full) }
  }

  @Test func `what editors have left is taken in with the first notes, and not again`() {
    let now = DatabaseSnapshot.rowMoment
    let texts = [
      LeftText(
        file: "/run/a/stock.md", name: "kitchenstock", before: Note.records[1].text + "\n", text: "all\n"),
      LeftText(file: "/run/b/new.md", name: "new", before: "gone\n", text: "half a sent\n"),
      LeftText(file: "/run/c/same.md", name: "same", before: "same\n", text: "same\n"),
      LeftText(file: "/run/d/cake.md", name: "cake", before: "a\n", text: "b\n", hasUnwrittenCopy: true),
      LeftText(file: "/run/f/open.md", name: "open", before: "a\n", text: "b\n", isOpen: true),
      LeftText(file: "/run/e/image.md", name: "image", before: "a\n", text: nil),
    ]
    bench.database.leftBehind = texts
    var screen = emptyScreen
    screen.workspace.setNotes(Note.records)
    let store = bench.store(screen)
    store.send(.loadRetried) {
      $0.loading = .loading
      $0.fetchedFrom = 0
    }
    store.receive(.fetched(Note.records, drafts: [])) {
      $0.loading = .loaded
      $0.fetchedFrom = nil
      $0.browser.shown = .samples(3, 6, 5, 4, 2, 1)
    }
    store.receive(.leftTextsFound(texts)) {
      $0.workspace.perform(
        .editNote("Kitchen stock"), id: 1,
        Change(Note.records[1]) { ($0.text, $0.tags, $0.modified) = ("all", [], now) })
      $0.workspace.perform(
        .createNote("new"), id: 3,
        Change(adding: Note(id: .numbered(2), title: "new", text: "half a sent", created: now)))
      $0.browser.shown = [.sample(3), .numbered(2)] + .samples(2, 6, 5, 4, 1)
      $0.browser.position.selected = 1
      $0.finishedFiles = ["/run/a/stock.md", "/run/b/new.md", "/run/c/same.md"]
      $0.message = Message(
        "2 unsaved texts from your editor, one in /run/d/cake.md. Run tote note recover.", .refused)
    }
    store.send(.loadRetried) { $0.fetchedFrom = 0 }
    store.receive(.fetched(Note.records, drafts: [])) { $0.fetchedFrom = nil }
  }
}
