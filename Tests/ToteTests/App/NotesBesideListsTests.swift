// The notes beside the lists in the whole program: keys that wait for the notes, undo from one to the other, and the notes
// of items.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NotesBesideListsTests {
  /// A program whose notes take a second to be read.
  private func slow(_ database: Saved) -> Stage {
    Stage.blind(database.contents) { environment in
      database.use(&environment)
      let (clock, notes) = (environment.clock, environment.notes)
      environment.notes.fetchAll = { () throws(NoteError) in
        try? await clock.sleep(for: .seconds(1))
        return try await notes.fetchAll()
      }
    }
  }

  @Test func `keys that were pressed before the notes were there are not lost`() throws {
    let stage = slow(Saved())
    try stage.play("2aSoup<Enter>leeks")
    #expect(stage.state.tab == .notes)
    #expect(stage.state.notes.editor == nil)
    try stage.play("<wait 1s>")
    #expect(stage.state.notes.editor?.title.text == "Soup")
    #expect(stage.state.notes.editor?.text.text == "leeks")
  }

  @Test func `keys go on where the notes cannot be read`() throws {
    let database = Saved(notes: Note.records)
    database.noteLoadFailure = .couldNotLoad(.busy)
    let stage = slow(database)
    try stage.play("21<wait 1s>")
    #expect(stage.state.notes.loading == .failed(.couldNotLoad(.busy)))
    #expect(stage.state.tab == .lists)
  }

  @Test func `keys that were pressed behind the user's own editor wait for it`() throws {
    let database = Saved(notes: Note.records)
    let stage = Stage.blind { environment in
      database.use(&environment)
      let clock = environment.clock
      environment.notes.openEditor = { text, _, _ in
        try? await clock.sleep(for: .seconds(1))
        return .edited(text + "!", file: "/run/x.md")
      }
    }
    try stage.play("2Ee?")
    #expect(stage.state.notes.editor == nil)
    try stage.play("<wait 1s>")
    #expect(stage.state.notes.editor?.text.text.hasPrefix("- [ ]") == true)
    #expect(stage.state.notes.editor?.text.text.hasSuffix("!?") == true)
  }

  @Test func `while keys wait the footer stays as it is`() throws {
    let stage = slow(Saved(notes: Note.records))
    try stage.play("2")
    #expect(stage.state.isWaiting)
    #expect(stage.state.shownKeymap["p"] == .notes(.pinToggled))
    #expect(stage.state.keymap["p"] == nil)
    #expect(stage.state.keymap["ctrl+c"] == .quit)
  }

  @Test func `each key acts on what the one before has left`() throws {
    let database = Saved(notes: Note.records)
    let stage = Stage.blind { database.use(&$0) }
    try stage.play("2dddj")
    #expect(database.noteTitles.count == 3)
    #expect(stage.state.noteNames.count == 3)
    #expect(stage.state.notes.browser.position.selected == 1)
  }

  @Test func `undo leads to the notes and back to the lists`() throws {
    let stage = try Stage.blind(.groceries("milk", "eggs"), notes: Note.records, "d2jd1u")
    #expect(stage.state.tab == .notes)
    #expect(stage.message == "Undid: deleting note “旅行计划”. Ctrl+R redoes it.")
    #expect(stage.state.selectedNote?.name == "旅行计划")
    try stage.play("u")
    #expect(stage.state.tab == .lists)
    #expect(stage.selected == "milk")
    #expect(stage.message == "Undid: deleting “milk”, in “Groceries”. Ctrl+R redoes it.")
    try stage.play("<ctrl+r><ctrl+r>")
    #expect(stage.state.tab == .notes)
    #expect(stage.state.noteNames.count == 5)
    #expect(stage.message == "Redid: deleting note “旅行计划”.")
  }

  @Test func `an undone note shows where it is, and what hid it is ended`() throws {
    let stage = try Stage.blind(notes: Note.records, "2Zf/old<Enter>")
    #expect(stage.state.noteNames == ["Old flat"])
    try stage.play("u")
    #expect(stage.state.notes.browser.folder == .notes)
    #expect(stage.state.notes.browser.search == nil)
    #expect(stage.state.selectedNote?.name == "Books to read")
    // What goes away again goes before the eyes.
    try stage.play("<ctrl+r>")
    #expect(stage.state.notes.browser.folder == .notes)
    #expect(!stage.state.noteNames.contains("Books to read"))
  }

  @Test func `what is read goes on being read after an undo of it, and makes room for another`() throws {
    let stage = try Stage.blind(notes: Note.records, "2jjdg<Enter> ")
    #expect(stage.state.notes.reader?.pager.text.hasPrefix("- [x]") == true)
    try stage.play("u")
    #expect(stage.state.notes.reader?.pager.text.hasPrefix("- [ ]") == true)
    try stage.play("u")
    #expect(stage.state.isBrowsingNotes)
    #expect(stage.state.selectedNote?.name == "Çay ve börek")
    #expect(stage.state.workspace.history.undoable.isEmpty)
  }

  @Test func `everything done to notes is undone to the beginning, and done again`() throws {
    let stage = try Stage.blind(
      notes: Note.records, "2aNew<Enter>text #tag<Esc>pZffrjd<Esc>G<Enter><tab><tab><tab> <Esc>e!<Esc>")
    let end = stage.state.workspace.records.notes
    let steps = stage.state.workspace.history.undoable.count
    #expect(steps >= 5)
    try stage.play(String(repeating: "u", count: steps))
    #expect(stage.state.workspace.records.notes == Records.notes(Note.records))
    try stage.play(String(repeating: "U", count: steps))
    #expect(stage.state.workspace.records.notes == end)
  }

  @Test func `an item leads to its note, which is made where there is none, and back`() throws {
    let stage = try Stage.blind(.groceries("milk", "eggs"), "jn")
    #expect(stage.state.notes.editor?.title.text == "eggs")
    #expect(stage.state.notes.editor?.isInTitle == false)
    try stage.play("brown ones<Esc>")
    #expect(stage.state.tab == .lists)
    #expect(stage.selected == "eggs")
    let item = try #require(stage.state.selectedItem?.id)
    #expect(stage.state.workspace.records.note(of: item)?.text == "brown ones")
    try stage.play("n")
    #expect(stage.state.notes.reader?.pager.text == "brown ones")
    try stage.play("e!<Esc>")
    #expect(stage.state.notes.reader?.pager.text == "brown ones!")
    try stage.play("<Esc>")
    #expect(stage.state.tab == .lists)
    #expect(stage.selected == "eggs")
  }

  @Test func `an item's note in which nothing was written is none`() throws {
    let stage = try Stage.blind(.groceries("milk"), "n<Esc>")
    #expect(stage.state.tab == .lists)
    #expect(stage.state.workspace.records.notes.isEmpty)
    #expect(stage.state.workspace.history.undoable.isEmpty)
  }

  @Test func `an item that is deleted leaves its note, and finds it when it is back`() throws {
    let stage = try Stage.blind(.groceries("milk", "eggs"), "nblue<Esc>d")
    #expect(stage.message == "Deleted “milk”. u undoes. Its note is kept.")
    #expect(stage.state.workspace.records.notes.count == 1)
    try stage.play("un")
    #expect(stage.state.notes.reader?.pager.text == "blue")
    // A note that is thrown away is the item's no more, until it is back.
    try stage.play("<Esc>2d1n")
    #expect(stage.state.notes.editor?.title.text == "milk")
    try stage.play("<Esc>2u")
    #expect(stage.state.noteNames == ["milk"])
    try stage.play("1n")
    #expect(stage.state.notes.reader?.pager.text == "blue")
  }

  @Test func `a note that is called as an item is, and belongs to none, becomes its note`() throws {
    let notes = [Note.sample(1, "Milk", "the blue one"), .sample(2, "eggs", "brown", isTrashed: true)]
    let stage = try Stage.blind(.groceries("milk", "eggs"), notes: notes, "n")
    #expect(stage.state.notes.reader?.pager.text == "the blue one")
    #expect(stage.message == "“Milk” already existed. It is now the note of “milk”.")
    #expect(stage.state.notes.reader?.note == stage.state.workspace.records.notes[.sample(1)])
    try stage.play("<Esc>")
    #expect(stage.state.tab == .lists)
    #expect(stage.selected == "milk")
    let item = try #require(stage.state.selectedItem?.id)
    #expect(stage.state.workspace.records.note(of: item)?.id == .sample(1))
    #expect(stage.state.workspace.records.notes.count == 2)
    // Like everything else it is undone.
    try stage.play("u")
    #expect(stage.state.workspace.records.note(of: item) == nil)
    // One that was thrown away is not there.
    try stage.play("1jn")
    #expect(stage.state.notes.editor?.title.text == "eggs")
  }

  @Test func `a note that belongs to an item is no other's`() throws {
    let theirs = Note.sample(1, "milk", "theirs", item: Item.ID(high: 9, low: 9))
    let stage = try Stage.blind(.groceries("milk"), notes: [theirs], "n")
    #expect(stage.state.notes.editor?.title.text == "milk")
    #expect(stage.state.notes.editor?.text.text == "")
  }

  @Test func `in the archive the footer says how to bring a note back`() throws {
    let stage = try Stage.blind(notes: Note.records, "2f")
    #expect(stage.state.keymap.footer.contains { $0.keys == ["Z"] && $0.title == "restore" })
    try stage.play("Z")
    #expect(stage.state.workspace.records.notes[.sample(7)]?.isArchived == false)
  }

  @Test func `an item's note waits for the notes`() throws {
    let stage = slow(Saved(.groceries("milk")))
    try stage.play("n")
    #expect(stage.message == "Your notes are still loading.")
    #expect(stage.state.tab == .lists)
  }
}
