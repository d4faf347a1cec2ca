// What is done to notes: in the database first, on the screen when that has worked; and what is seen where it has not.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct NoteKeepingTests {
  let bench = Bench(notes: Note.records)

  @Test func `all notes are fetched, and a failure can be tried again`() {
    var app = App.loaded(bench.saved.contents)
    app.room = .notes
    let store = bench.store(app)
    bench.saved.noteLoadFailure = .couldNotLoad(.busy)
    store.act(.retried) {
      $0.notes.loading = .loading
      $0.notes.isFetching = true
    }
    store.receive(.notes(.fetchFailed(.couldNotLoad(.busy)))) {
      $0.notes.loading = .failed(.couldNotLoad(.busy))
      $0.notes.isFetching = false
      $0.notes.error = .couldNotLoad(.busy)
    }
    bench.saved.noteLoadFailure = nil
    store.act(.retried) {
      $0.notes.loading = .loading
      $0.notes.isFetching = true
      $0.notes.error = nil
    }
    store.withExhaustivity(.off) { store.receive(.notes(.fetched(Note.records, drafts: []))) }
    #expect(store.state.noteNames.count == 6)
    #expect(store.state.notes.loading == .loaded)
  }

  @Test func `notes that are there stay there when they cannot be fetched anew`() {
    let store = bench.notesStore()
    bench.saved.noteLoadFailure = .couldNotLoad(.busy)
    store.act(.retried) { $0.notes.isFetching = true }
    store.receive(.notes(.fetchFailed(.couldNotLoad(.busy)))) {
      $0.notes.isFetching = false
      $0.notes.error = .couldNotLoad(.busy)
    }
    #expect(store.state.noteNames.count == 6)
    store.act(.escaped) { $0.notes.error = nil }
  }

  @Test func `a note is pinned, and the cursor goes with it`() {
    let store = bench.notesStore()
    store.act(.moved(by: 3)) { $0.notes.position.selected = 3 }
    store.save(.pinned, .pinned(true))
    #expect(store.state.sample(4)?.isPinned == true)
    #expect(store.state.selectedNote?.id == .sample(4))
    #expect(store.state.notes.shown.prefix(2) == [.sample(4), .sample(3)])
    #expect(bench.saved.records.notes == store.state.workspace.records.notes)
    store.save(.pinned, .pinned(false))
    #expect(store.state.message?.text == "No longer pinned.")
    #expect(bench.saved.noteTitles.last?.hasPrefix("unpin Call the plumber") == true)
  }

  @Test func `a note is put away and brought back`() {
    let store = bench.notesStore()
    store.save(.putAway, .putAway(true))
    #expect(store.state.noteNames.count == 5)
    #expect(store.state.notes.position.selected == 0)
    store.withExhaustivity(.off) { store.act(.folderTurned(by: 1)) }
    #expect(store.state.noteNames == ["Books to read", "Old flat"])
    store.withExhaustivity(.off) { store.act(.movedToStart) }
    store.save(.putAway, .putAway(false))
    #expect(store.state.message?.text == "It is back.")
    #expect(bench.saved.records.noteTable.countInUse == 6)
  }

  @Test func `a note goes to the trash, comes back, or is removed for good`() {
    let store = bench.notesStore()
    store.save(.thrownAway, .thrownAway)
    #expect(store.state.sample(3)?.trashed != nil)
    #expect(store.state.noteNames.count == 5)
    // What is not in the trash is not restored from it.
    store.withExhaustivity(.off) { store.act(.restored) }
    #expect(store.state.notes.saves == 0)
    store.withExhaustivity(.off) { store.act(.folderTurned(by: -1)) }
    // What was thrown away last is first.
    #expect(store.state.notes.shown == [.sample(3), .sample(8)])
    store.withExhaustivity(.off) { store.act(.movedToEnd) }
    store.save(.restored, .restored)
    #expect(store.state.sample(8)?.trashed == nil)
    store.save(.thrownAway, .removed(1))
    #expect(store.state.sample(3) == nil)
    #expect(bench.saved.records.notes[.sample(3)] == nil)
    #expect(store.state.message?.text == "Removed. u brings it back.")
  }

  @Test func `the trash is emptied at once by will, and undone`() {
    let store = bench.notesStore()
    // Not where one does not see what is in it.
    store.act(.trashEmptied)
    store.save(.thrownAway, .thrownAway)
    store.withExhaustivity(.off) { store.act(.folderTurned(by: -1)) }
    store.save(.trashEmptied, .removed(2))
    #expect(store.state.noteNames.isEmpty)
    #expect(store.state.message?.text == "Removed 2 notes. u brings them back.")
    store.withExhaustivity(.off) { store.send(.undone) }
    #expect(store.state.noteNames.count == 2)
    #expect(store.state.notes.folder == .trash)
    store.skipReceivedActions()
  }

  @Test func `what has lain in the trash for thirty days is gone, and that is no step of undoing`() {
    let day: Int64 = 86_400_000
    let now = DatabaseSnapshot.rowMoment.milliseconds
    func thrown(_ number: Int, ago: Int64) -> Note {
      var note = Note.sample(number, "\(number)")
      note.trashed = Moment(milliseconds: now - ago)
      return note
    }
    let bench = Bench(
      notes: [
        .sample(1, "1"), thrown(2, ago: 30 * day), thrown(3, ago: 30 * day + 1), thrown(4, ago: 400 * day),
      ])
    let store = bench.store(.loaded(bench.saved.contents))
    store.exhaustivity = .off
    store.act(.retried)
    store.receive(where: { if case .notes(.fetched) = $0 { true } else { false } })
    store.receive(.saveFinished(1))
    #expect(Set(store.state.workspace.records.notes.keys) == [.sample(1), .sample(2)])
    #expect(Set(bench.saved.records.notes.keys) == [.sample(1), .sample(2)])
    #expect(store.state.workspace.history.undoable.isEmpty)
  }

  @Test(arguments: [NotesAction.pinned, .putAway, .thrownAway, .writeBegun])
  func `a note that somebody else has removed is not found, and the list stays as it was`(act: NotesAction) {
    let store = bench.notesStore()
    let before = store.state.notes.shown
    bench.saved.lose(.sample(3))
    if act == .writeBegun {
      store.exhaustivity = .off
      store.act(.writeBegun)
      store.act(.textEdited(.text(.insert("x"))))
      store.act(.writingSaved)
      store.receive(.notes(.failed(.notFound(.sample(3)))))
    } else {
      store.fail(act, .notFound(.sample(3)))
    }
    #expect(store.state.notes.shown == before)
    #expect(store.state.workspace.records.notes.count == 8)
    #expect(store.state.notes.error == .notFound(.sample(3)))
    #expect(store.state.notice?.text.hasPrefix("✕ This note is not there any more") == true)
  }

  @Test func `removing what is gone is not found too, and nothing is removed`() {
    let store = bench.notesStore()
    store.withExhaustivity(.off) { store.act(.folderTurned(by: -1)) }
    bench.saved.lose(.sample(8))
    store.fail(.thrownAway, .notFound(.sample(8)))
    #expect(store.state.noteNames == ["Draft of a letter"])
  }

  @Test func `what is not saved says so until something works`() {
    let store = bench.notesStore()
    bench.saved.noteFailure = .couldNotSave(.full)
    store.fail(.pinned, .couldNotSave(.full))
    #expect(store.state.sample(3)?.isPinned == true)
    #expect(store.state.notice?.text == "✕ The note is not saved. The disk is full.")
    store.act(.moved(by: 1)) { $0.notes.position.selected = 1 }
    #expect(store.state.notes.error == .couldNotSave(.full))
    bench.saved.noteFailure = nil
    store.save(.pinned, .pinned(true))
    #expect(store.state.notes.error == nil)
  }

  @Test func `each failure has a sentence of its own`() {
    let errors: [NoteError] = [
      .notFound(.sample(1)), .couldNotSave(.busy), .couldNotLoad(.busy), .couldNotSave(.full),
    ]
    #expect(Set(errors.map(\.sentence)).count == 4)
  }

  @Test func `a note is made, fetched again, and given another title and text`() {
    let bench = Bench()
    let store = bench.notesStore()
    store.exhaustivity = .off
    store.act(.noteBegun)
    store.act(.titleEdited(.insert("Soup")))
    store.act(.fieldChanged)
    store.act(.textEdited(.text(.insert("leeks #dinner"))))
    store.act(.writingEnded)
    store.receiveSaved(.created)
    #expect(bench.saved.records.notes.values.map(\.title) == ["Soup"])
    store.act(.writeBegun)
    store.act(.textEdited(.text(.end)))
    store.act(.textEdited(.text(.insert(" #soup"))))
    store.act(.writingEnded)
    store.receiveSaved(.written)
    let note = bench.saved.records.notes.values.first
    #expect(note?.text == "leeks #dinner #soup")
    #expect(note?.tags == ["dinner", "soup"])
    #expect(bench.saved.noteTitles == ["new note Soup", "edit Soup"])
    #expect(store.state.noteNames == ["Soup"])
  }
}
