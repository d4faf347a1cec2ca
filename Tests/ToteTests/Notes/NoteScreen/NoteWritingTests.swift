// What is written in the editor becomes one edit of the note; until that is possible neither the text nor its draft is lost.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteWritingTests {
  let bench = NoteScreenBench()
  let now = DatabaseSnapshot.rowMoment

  /// Types where the caret is.
  private func type(_ text: String, _ store: NoteScreenStore) {
    store.send(.editor(.text(.edited(.text(.insert(text)))))) {
      $0.editor?.text.apply(.text(.insert(text)))
      $0.editor?.isDraftDue = true
    }
  }

  private func beginEditing(_ note: Note, _ store: NoteScreenStore) {
    store.send(.editBegun) { $0.edit(note) }
  }

  /// Waits until a draft is saved.
  private func saveDraft(_ store: NoteScreenStore) {
    bench.clock.advance(by: .milliseconds(800))
    store.receive(.editor(.draftDue)) {
      $0.editor?.isDraftDue = false
      $0.editor?.beginDraft()
    }
    store.receive(.editor(.draftSaved)) { $0.editor?.endDraft(isSaved: true) }
  }

  @Test func `a new note is created by leaving its editor, and the cursor is on it`() {
    let store = bench.store()
    let now = now
    store.send(.noteBegun) { $0.editor = NoteEditor(new: .numbered(1), created: now, size: $0.page.size) }
    store.send(.editor(.titleEdited(.insert(" Soup ")))) {
      $0.editor?.title = TextCursor(" Soup ")
      $0.editor?.isDraftDue = true
    }
    store.send(.editor(.fieldChanged)) { $0.editor?.isInTitle = false }
    type("leeks #dinner", store)
    store.send(.editor(.closed))
    store.receive(.editor(.delegate(.saved(isLeaving: true)))) {
      $0.closeEditor()
      $0.workspace.perform(
        .createNote("Soup"), id: 2,
        Change(
          adding: Note(
            id: .numbered(1), title: "Soup", text: "leeks #dinner", tags: ["dinner"], created: now)))
      $0.browser.shown = [.sample(3), .numbered(1)] + .samples(6, 5, 4, 2, 1)
      $0.browser.position.selected = 1
    }
  }

  @Test func `a title that another note has is told`() {
    let store = bench.store()
    let now = now
    store.send(.noteBegun) { $0.editor = NoteEditor(new: .numbered(1), created: now, size: $0.page.size) }
    store.send(.editor(.titleEdited(.insert("LENTIL SOUP")))) {
      $0.editor?.title = TextCursor("LENTIL SOUP")
      $0.editor?.isDraftDue = true
    }
    store.send(.editor(.closed))
    store.receive(.editor(.delegate(.saved(isLeaving: true)))) {
      $0.closeEditor()
      $0.workspace.perform(
        .createNote("LENTIL SOUP"), id: 2,
        Change(adding: Note(id: .numbered(1), title: "LENTIL SOUP", created: now)))
      $0.browser.shown = [.sample(3), .numbered(1)] + .samples(6, 5, 4, 2, 1)
      $0.browser.position.selected = 1
      $0.message = .sameTitle("LENTIL SOUP")
    }
  }

  @Test func `no note is begun while nobody knows which there are`() {
    var screen = bench.screen
    screen.loading = .loading
    bench.store(screen).send(.noteBegun)
  }

  @Test func `saving without leaving makes an edit, and leaving after it makes no other`() {
    let store = bench.store()
    let now = now
    beginEditing(Note.records[2], store)
    type(" One.", store)
    store.send(.editor(.saved))
    store.receive(.editor(.delegate(.saved(isLeaving: false)))) {
      $0.editor?.markSaved(as: .sample(3) { $0.text += " One." })
      $0.workspace.perform(
        .editNote("Books to read"), id: 1,
        Change(Note.records[2]) { ($0.text, $0.modified) = ($0.text + " One.", now) })
    }
    #expect(store.state.editor?.isChanged == false)
    bench.clock.advance(by: .milliseconds(800))
    store.receive(.editor(.draftDue)) { $0.editor?.isDraftDue = false }
    store.send(.editor(.closed))
    store.receive(.editor(.delegate(.saved(isLeaving: true)))) { $0.closeEditor() }
  }

  @Test func `what was typed and taken back leaves nothing but a draft to forget`() {
    let store = bench.store()
    beginEditing(Note.records[2], store)
    type("x", store)
    saveDraft(store)
    #expect(bench.database.drafts.map(\.note) == [.sample(3)])
    store.send(.editor(.text(.edited(.undo)))) { $0.editor?.text.apply(.undo) }
    store.send(.editor(.closed))
    store.receive(.editor(.delegate(.saved(isLeaving: true)))) {
      $0.closeEditor()
      $0.finishedDrafts = [.sample(3)]
    }
    store.send(.workspaceSaved) { $0.finishedDrafts = [] }
    #expect(bench.database.drafts.isEmpty)
  }

  @Test func `a new note in which only blanks were typed is none`() {
    let store = bench.store()
    let now = now
    store.send(.noteBegun) { $0.editor = NoteEditor(new: .numbered(1), created: now, size: $0.page.size) }
    store.send(.editor(.titleEdited(.insert("  ")))) {
      $0.editor?.title = TextCursor("  ")
      $0.editor?.isDraftDue = true
    }
    store.send(.editor(.closed))
    store.receive(.editor(.delegate(.saved(isLeaving: true)))) { $0.closeEditor() }
  }

  @Test func `a title that others have changed stays when only the text was written`() {
    let now = now
    let theirs = Note.sample(3) { $0.title = "Library" }
    var screen = bench.screen
    screen.editor = NoteEditor(Note.records[2], size: screen.page.size)
    screen.workspace.setNotes(Note.records.map { $0.id == theirs.id ? theirs : $0 })
    let store = bench.store(screen)
    type("x", store)
    store.send(.editor(.closed))
    store.receive(.editor(.delegate(.saved(isLeaving: true)))) {
      $0.closeEditor()
      $0.workspace.perform(
        .editNote("Library"), id: 1, Change(theirs) { ($0.text, $0.modified) = ("x" + $0.text, now) })
    }
  }

  @Test func `what was written in a note that is gone is not found, and saved as a new note the next time`() {
    var screen = bench.screen
    screen.editor = NoteEditor(Note.records[2], size: screen.page.size)
    screen.workspace.setNotes(Note.records.filter { $0.id != .sample(3) })
    screen.noteBrowser.refresh()
    let store = bench.store(screen)
    let now = now
    type("Still here. ", store)
    saveDraft(store)
    store.send(.editor(.closed))
    store.receive(.editor(.delegate(.saved(isLeaving: true)))) {
      $0.error = .notFound(.sample(3))
      $0.editor?.isNew = true
    }
    // No edit has come of it: the draft is all there is.
    store.send(.workspaceSaved)
    #expect(bench.database.drafts.map(\.note) == [.sample(3)])
    store.send(.editor(.closed))
    store.receive(.editor(.delegate(.saved(isLeaving: true)))) {
      $0.error = nil
      $0.closeEditor()
      $0.finishedDrafts = [.sample(3)]
      let old = Note.records[2]
      $0.workspace.perform(
        .createNote("Books to read"), id: 1,
        Change(
          adding: Note(
            id: old.id, title: old.title, text: "Still here. " + old.text, tags: old.tags,
            created: old.created, modified: now)))
      $0.browser.shown = .samples(3, 6, 5, 4, 2, 1)
    }
  }

  @Test func `the draft of a saved note is forgotten, but not one of what was written since`() {
    var screen = bench.screen
    screen.finishedDrafts = [.sample(3)]
    screen.editor = NoteEditor(Note.records[2], size: screen.page.size)
    let store = bench.store(screen)
    type("More. ", store)
    bench.clock.advance(by: .milliseconds(800))
    store.receive(.editor(.draftDue)) {
      $0.editor?.isDraftDue = false
      $0.editor?.beginDraft()
    }
    store.receive(.editor(.draftSaved)) {
      $0.editor?.endDraft(isSaved: true)
      $0.finishedDrafts = []
    }
    store.send(.workspaceSaved)
    #expect(bench.database.drafts.map(\.note) == [.sample(3)])
  }

  @Test func `a draft that is refused is an error until one is saved`() {
    let store = bench.store()
    beginEditing(Note.records[2], store)
    bench.database.noteFailure = .couldNotSave(.full)
    type("a", store)
    bench.clock.advance(by: .milliseconds(800))
    store.receive(.editor(.draftDue)) {
      $0.editor?.isDraftDue = false
      $0.editor?.beginDraft()
    }
    store.receive(.editor(.draftFailed(.couldNotSave(.full)))) {
      $0.editor?.endDraft(isSaved: false)
      $0.error = .couldNotSave(.full)
    }
    bench.database.noteFailure = nil
    type("b", store)
    bench.clock.advance(by: .milliseconds(800))
    store.receive(.editor(.draftDue)) {
      $0.editor?.isDraftDue = false
      $0.editor?.beginDraft()
    }
    store.receive(.editor(.draftSaved)) {
      $0.editor?.endDraft(isSaved: true)
      $0.error = nil
    }
  }

  @Test func `a new title offers to rename the links, which is one edit`() {
    let store = bench.store()
    let now = now
    store.send(.browser(.movedToEnd)) { $0.browser.position.selected = 5 }
    beginEditing(Note.records[0], store)
    store.send(.editor(.fieldChanged)) { $0.editor?.isInTitle = true }
    store.send(.editor(.titleEdited(.insert("!")))) {
      $0.editor?.title = TextCursor("Lentil soup!")
      $0.editor?.isDraftDue = true
    }
    store.send(.editor(.closed))
    store.receive(.editor(.delegate(.saved(isLeaving: true)))) {
      $0.closeEditor()
      $0.workspace.perform(
        .editNote("Lentil soup"), id: 1,
        Change(Note.records[0]) { ($0.title, $0.modified) = ("Lentil soup!", now) })
      $0.browser.shown = .samples(3, 1, 6, 5, 4, 2)
      $0.browser.position.selected = 1
      $0.renameOffer = RenameOffer(old: "Lentil soup", new: "Lentil soup!", notes: [.sample(2)])
    }
    store.send(.linksRenamed) {
      $0.renameOffer = nil
      $0.workspace.perform(
        .renameLinks("Lentil soup!"), id: 2,
        Change(Note.records[1]) {
          $0.text = "What is always there: salt, oil, lentils. See [[Lentil soup!]]. #kitchen"
          $0.modified = now
        })
      $0.message = Message("Renamed the links in one note.")
      $0.browser.shown = .samples(3, 2, 1, 6, 5, 4)
      $0.browser.position.selected = 2
    }
    // Without an offer there is nothing to rename.
    store.send(.linksRenamed) { $0.message = .noLinksToRename }
  }

  @Test func `another spelling of a title needs no new links`() {
    let store = bench.store()
    let now = now
    store.send(.browser(.movedToEnd)) { $0.browser.position.selected = 5 }
    beginEditing(Note.records[0], store)
    store.send(.editor(.titleEdited(.deleteToLineStart))) {
      $0.editor?.title = TextCursor("")
      $0.editor?.isDraftDue = true
    }
    store.send(.editor(.titleEdited(.insert("lentil SOUP")))) { $0.editor?.title = TextCursor("lentil SOUP") }
    store.send(.editor(.closed))
    store.receive(.editor(.delegate(.saved(isLeaving: true)))) {
      $0.closeEditor()
      $0.workspace.perform(
        .editNote("Lentil soup"), id: 1,
        Change(Note.records[0]) { ($0.title, $0.modified) = ("lentil SOUP", now) })
      $0.browser.shown = .samples(3, 1, 6, 5, 4, 2)
      $0.browser.position.selected = 1
    }
  }

  @Test func `what is in the trash is not edited`() {
    let store = bench.store()
    store.send(.browser(.folderTurned(by: -1))) {
      $0.browser.folder = .trash
      $0.browser.shown = .samples(8)
    }
    store.send(.editBegun) { $0.message = .isInTrash }
    store.send(.externalEditorAsked)
  }
}
