// Notes on their way to the database, in the whole program: drafts and files that outlive a save that fails, and what
// another program does to the same notes meanwhile.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteSavingTests {
  @Test func `what is done to a note is saved, and undone in the database too`() throws {
    let database = Saved(notes: Note.records)
    let stage = Stage.blind { database.use(&$0) }
    try stage.play("2pe!<Esc>")
    #expect(database.noteTitles == ["unpinning “Books to read”", "editing “Books to read”"])
    #expect(database.records.notes == stage.state.workspace.records.notes)
    try stage.play("uu")
    #expect(stage.message == "Undid: unpinning “Books to read”. Ctrl+R redoes it.")
    #expect(database.records.notes == Records.notes(Note.records))
  }

  @Test func `a draft is kept as long as the edit it has become is refused`() throws {
    let database = Saved(notes: Note.records)
    let stage = Stage.blind { database.use(&$0) }
    try stage.play("2aPacking<Enter>socks<wait 1s>")
    #expect(database.drafts.map(\.text) == ["socks"])
    database.failure = .full
    try stage.play("<Esc>")
    #expect(stage.state.selectedNote?.title == "Packing")
    #expect(stage.state.notice?.text == words.notSaved(.full, file: nil))
    #expect(database.drafts.map(\.text) == ["socks"])
    try stage.play("<wait 5s>j")
    #expect(database.drafts.map(\.text) == ["socks"])
    database.failure = nil
    try stage.play("<ctrl+s>")
    #expect(database.noteTitles == ["creating note “Packing”"])
    #expect(database.drafts.isEmpty)
    #expect(stage.state.notes.finishedDrafts.isEmpty)
  }

  @Test func `the file of an editor is kept as long as the edit it has become is refused`() throws {
    let database = Saved(notes: Note.records)
    database.setEditor { .edited($0 + "!", file: "/run/x.md") }
    let stage = Stage.blind { database.use(&$0) }
    database.failure = .full
    try stage.play("2E")
    #expect(stage.state.selectedNote?.text.hasSuffix("!") == true)
    #expect(database.discarded.isEmpty)
    #expect(stage.state.notes.finishedFiles == ["/run/x.md"])
    database.failure = nil
    try stage.play("<ctrl+s>")
    #expect(database.discarded == ["/run/x.md"])
    #expect(stage.state.notes.finishedFiles.isEmpty)
  }

  @Test func `a draft that was recovered is kept as long as its edit is refused`() throws {
    let database = Saved(notes: Note.records)
    database.keep(Draft(note: .sample(99), title: "New", text: "half a sent"), of: .sample(99))
    database.failure = .readOnly
    let stage = Stage.blind { database.use(&$0) }
    try stage.play("")
    #expect(stage.state.workspace.records.notes[.sample(99)]?.text == "half a sent")
    #expect(database.drafts.count == 1)
    // And so it is where somebody leaves all the same: the next program finds it.
    try stage.play("qq")
    #expect(stage.isOver)
    #expect(database.drafts.count == 1)
  }

  @Test func `what was being written when a program ended is an edit, once`() throws {
    let database = Saved(notes: Note.records)
    let new = Draft(note: .sample(99), title: "New", text: "half a sent")
    let old = Draft(
      note: .sample(2), title: "Kitchen stock", text: "rewritten #pantry", base: NoteContent(Note.records[1]))
    let same = Draft(
      note: .sample(7), title: "Old flat", text: Note.records[6].text, base: NoteContent(Note.records[6]))
    for draft in [new, old, same] { database.keep(draft, of: draft.note) }
    let stage = Stage.blind { database.use(&$0) }
    try stage.play("")
    #expect(database.drafts.isEmpty)
    #expect(database.records.notes[.sample(99)]?.text == "half a sent")
    #expect(database.records.notes[.sample(2)]?.tags == ["pantry"])
    #expect(database.noteTitles == ["editing “Kitchen stock”", "creating note “New”"])
    #expect(stage.state.tab == .lists)
    #expect(
      stage.message
        == "Recovered an unsaved draft of “New”. 2 shows it, u discards it.")
    try stage.play("2")
    #expect(stage.state.selectedNote?.title == "New")
    try stage.play("uu")
    #expect(stage.state.workspace.records.notes == Records.notes(Note.records))
  }

  @Test(
    "ctrl+C in a text never leaves it",
    arguments: ["2aPacking<Enter>soc", "2aPacking", "2aPacking<Enter>[[k"])
  func copiedText(writing: String) throws {
    let database = Saved(notes: Note.records)
    let stage = Stage.blind { database.use(&$0) }
    try stage.play(writing + "<ctrl+c><ctrl+c>")
    #expect(!stage.isOver)
    #expect(stage.state.notes.editor != nil)
    try stage.play("<Esc><ctrl+c>")
    #expect(stage.isOver)
    #expect(database.noteTitles == ["creating note “Packing”"])
  }

  @Test func `a text whose draft was refused is saved by leaving it`() throws {
    let database = Saved()
    database.noteFailure = .couldNotSave(.full)
    let stage = Stage.blind { database.use(&$0) }
    try stage.play("2aPacking<wait 1s><Esc><ctrl+c>")
    #expect(stage.isOver)
    #expect(database.noteTitles == ["creating note “Packing”"])
  }

  @Test func `ctrl+C in the search shows all notes again`() throws {
    let stage = Stage.blind(notes: Note.records)
    try stage.play("2/x<ctrl+c>")
    #expect(!stage.isOver)
    #expect(stage.state.notes.browser.search == nil)
  }

  @Test func `one who leaves an edit that was refused is asked once, and can still have it saved`() throws {
    let database = Saved()
    let stage = Stage.blind { database.use(&$0) }
    database.failure = .full
    try stage.play("2aPacking<Esc>q")
    #expect(!stage.isOver)
    #expect(stage.state.message?.kind == .refused)
    database.failure = nil
    try stage.play("<ctrl+s>")
    #expect(database.noteTitles == ["creating note “Packing”"])
    try stage.play("q")
    #expect(stage.isOver)
  }

  @Test func `what others write is read at once, and what they delete is closed`() throws {
    let database = Saved(notes: Note.records)
    let other = ExternalProgram(on: database)
    let stage = Stage.blind(database, beside: other)
    try stage.play("2<Enter>")
    let note = Note.records[2]
    other.write(Change(note) { $0.text = "- [ ] Piranesi" })
    try stage.play("")
    #expect(stage.state.notes.reader?.pager.text == "- [ ] Piranesi")
    other.write(Change(removing: note))
    try stage.play("")
    #expect(stage.state.isBrowsingNotes)
    #expect(!stage.state.noteNames.contains("Books to read"))
    #expect(stage.message == "“Books to read” was deleted elsewhere.")
  }

  @Test func `a note that others have deleted leaves the list, and what was done to it meanwhile is undone`()
    throws
  {
    let database = Saved(notes: Note.records)
    let other = ExternalProgram(on: database)
    let stage = Stage.blind(database, beside: other)
    try stage.play("2")
    // Not announced yet: the save finds out.
    database.other([Change(removing: Note.records[2])])
    try stage.play("p")
    #expect(database.records.notes[.sample(3)] == nil)
    #expect(stage.state.workspace.records.notes == database.records.notes)
    #expect(stage.state.noteNames.count == 5)
  }

  @Test func `what others changed of a note stays beside what was written here`() throws {
    let database = Saved(notes: Note.records)
    let other = ExternalProgram(on: database)
    let stage = Stage.blind(database, beside: other)
    try stage.play("2e")
    database.other([Change(Note.records[2]) { $0.title = "Library" }])
    try stage.play("x<Esc>")
    #expect(database.records.notes[.sample(3)]?.title == "Library")
    #expect(database.records.notes[.sample(3)]?.text.hasSuffix("x") == true)
    #expect(stage.state.workspace.records.notes == database.records.notes)
  }

  @Test func `an edit of a text brings the note back that was deleted elsewhere before it was saved`() throws
  {
    let database = Saved(notes: Note.records)
    let other = ExternalProgram(on: database)
    let stage = Stage.blind(database, beside: other)
    try stage.play("2e")
    database.other([Change(removing: Note.records[2])])
    try stage.play("Still here. <Esc>")
    #expect(database.records.notes[.sample(3)]?.text.hasSuffix("Still here. ") == true)
    #expect(stage.state.workspace.records.notes == database.records.notes)
    #expect(stage.state.selectedNote?.title == "Books to read")
  }

  @Test func `an edit that waits to be saved outlives the news that its note was deleted`() throws {
    let database = Saved(notes: Note.records)
    let other = ExternalProgram(on: database)
    let stage = Stage.blind(database, beside: other)
    database.failure = .busy
    try stage.play("2eStill here. <Esc>")
    other.write(Change(removing: Note.records[2]))
    try stage.play("")
    #expect(stage.state.selectedNote?.text.hasSuffix("Still here. ") == true)
    database.failure = nil
    try stage.play("<ctrl+s>")
    #expect(database.records.notes[.sample(3)]?.text.hasSuffix("Still here. ") == true)
    #expect(stage.state.workspace.records.notes == database.records.notes)
  }

  @Test
  func `a text whose note is known to be deleted is not found, and saved as a new note by the same key`()
    throws
  {
    let database = Saved(notes: Note.records)
    let other = ExternalProgram(on: database)
    let stage = Stage.blind(database, beside: other)
    try stage.play("2e!<wait 1s>")
    other.write(Change(removing: Note.records[2]))
    try stage.play("<Esc>")
    #expect(stage.state.notes.error == .notFound(.sample(3)))
    #expect(stage.state.notes.editor?.text.text.hasSuffix("!") == true)
    #expect(database.drafts.map(\.note) == [.sample(3)])
    try stage.play("<Esc>")
    #expect(database.records.notes[.sample(3)]?.text.hasSuffix("!") == true)
    #expect(database.drafts.isEmpty)
    #expect(stage.state.notes.error == nil)
  }
}

extension Records {
  /// The notes as records hold them.
  static func notes(_ notes: [Note]) -> [Note.ID: Note] { NoteTable(notes).rows }
}
