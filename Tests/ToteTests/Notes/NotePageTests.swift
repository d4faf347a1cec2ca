// Reading notes in the whole program: from link to link and back, and open boxes that go to a shopping list.

import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import Markdown

@Suite struct NotePageTests {
  private func reading(_ notes: [Note] = Note.records, lists: DatabaseSnapshot = .toured) throws -> Stage {
    try Stage.blind(lists, notes: notes, "2G<Enter>")
  }

  @Test func `links lead on, and back the same way`() throws {
    let stage = try reading()
    #expect(stage.state.currentNote?.title == "Lentil soup")
    try stage.play("<tab><tab><Enter>")
    #expect(stage.state.currentNote?.title == "Kitchen stock")
    try stage.play("<Enter>")
    #expect(stage.state.currentNote?.title == "Lentil soup")
    #expect(stage.state.notes.reader?.path.map(\.note) == [.sample(1), .sample(2)])
    try stage.play("<Esc>")
    #expect(stage.state.currentNote?.title == "Kitchen stock")
    try stage.play("<Esc><Esc>")
    #expect(stage.state.isBrowsingNotes)
    #expect(stage.state.selectedNote?.title == "Lentil soup")
  }

  @Test func `going back leads to the line of the link, as high on the page as it was`() throws {
    let text = (1...40).map { "Line \($0)." }.joined(separator: "\n\n")
    let notes = [
      Note.sample(1, "One", text.replacing("Line 30.", with: "To [[Two]].")), Note.sample(2, "Two", text),
    ]
    let stage = try Stage.blind(.toured, notes: notes, "2G<Enter><Tab>jjkk")
    let place = try #require(stage.state.notes.reader?.pager.position)
    #expect(place.top > 0)
    try stage.play("<Enter>G<Esc>")
    #expect(stage.state.currentNote?.title == "One")
    #expect(stage.state.notes.reader?.pager.position == place)
    // Another size and another text meanwhile: the same words.
    try stage.play("<Enter><resize 30x12><Esc>")
    #expect(stage.state.notes.reader?.pager.line?.text == "To Two.")
    #expect(stage.state.notes.reader?.pager.size.width == 28)
  }

  @Test func `a note that was found opens where the words stand`() throws {
    let long = (1...60).map { "Line \($0)." }.joined(separator: "\n\n")
    let notes = [
      Note.sample(1, "Long", long.replacing("Line 40.", with: "Crème brûlée.")),
      Note.sample(2, "Table", long + "\n\n| a | b |\n|---|---|\n| c | pastry |"),
      Note.sample(3, "Custard", long + "\n\nCustard."),
    ]
    func opened(_ words: String) throws -> MarkdownPager? {
      try Stage.blind(.toured, notes: notes, "2/\(words)<Enter><Enter>").state.notes.reader?.pager
    }
    let page = try #require(try opened("brulee"))
    #expect(page.line?.text == "Crème brûlée.")
    #expect((1..<page.size.height - 1).contains(page.position.selected - page.position.top))
    #expect(try opened("pastry")?.line?.text.hasPrefix("c │ pastry") == true)
    // What the title says already is no place in the text; but what it does not say is.
    #expect(try opened("custard")?.position.selected == 0)
    #expect(try opened("custard 50")?.line?.text == "Line 50.")
    // Without a search it opens at its beginning.
    let plain = try Stage.blind(.toured, notes: notes, "2G<Enter>")
    #expect(plain.state.notes.reader?.pager.position == ListPosition())
  }

  @Test func `a link to nothing writes the note when it is followed again`() throws {
    let stage = try Stage.blind(
      .toured, notes: [.sample(1, "One", "a\n\nSee [[Fish pie]].")], "2<Enter><Tab>")
    try stage.play("<Enter>")
    #expect(stage.message == "No note called “Fish pie”. Press Enter again to create it.")
    // Anything else forgets it.
    for key in ["j", "?<Esc>", "p", "u"] {
      try stage.play("\(key)gj<Tab><Enter>")
      #expect(stage.state.notes.editor == nil, "\(key)")
      #expect(stage.message == "No note called “Fish pie”. Press Enter again to create it.", "\(key)")
    }
    try stage.play("<Enter>")
    #expect(stage.state.notes.editor?.title.text == "Fish pie")
    #expect(stage.state.notes.editor?.isInTitle == false)
    try stage.play("Cod.<Esc>")
    #expect(stage.state.currentNote?.title == "One")
    #expect(stage.state.notes.reader?.pager.line?.text == "See Fish pie.")
    try stage.play("<Enter>")
    #expect(stage.state.currentNote?.text == "Cod.")
    try stage.play("<Esc><Esc>")
    #expect(stage.state.isBrowsingNotes)
  }

  @Test func `a note for a link in which nothing is written is none`() throws {
    let stage = try Stage.blind(.toured, notes: [.sample(1, "One", "[[Fish pie]]")], "2<Enter><Enter><Enter>")
    #expect(stage.state.notes.editor != nil)
    try stage.play("<Esc>")
    #expect(stage.state.currentNote?.title == "One")
    #expect(stage.state.workspace.records.notes.count == 1)
  }

  @Test func `open boxes go to the only list with Enter, in one step that is undone in one`() throws {
    let stage = try reading(lists: .groceries("rice"))
    try stage.play("S<Enter>")
    #expect(stage.message == "Added 3 items to “Groceries”. u undoes.")
    #expect(stage.state.currentNote?.title == "Lentil soup")
    // What was done from here is undone from here.
    try stage.play("u")
    #expect(stage.message == "Undid: adding 3 items. Ctrl+R redoes it.")
    #expect(stage.state.tab == .notes && stage.state.notes.reader != nil)
    #expect(stage.state.workspace.records.itemCount == 1)
    try stage.play("<ctrl+r>")
    #expect(stage.state.tab == .notes && stage.state.notes.reader != nil)
    try stage.play("1")
    #expect(Set(stage.names) == ["rice", "red lentils", "carrots", "and one for the Missing note"])
    try stage.play("u")
    #expect(stage.names == ["rice"])
    #expect(stage.state.workspace.history.undoable.isEmpty)
    try stage.play("<ctrl+r>")
    #expect(stage.names.count == 4)
  }

  @Test func `what was on the list is not said to be added`() throws {
    let notes = [Note.sample(1, "One", "- [ ] 2 l milk\n- [ ] rice\n- [ ] tea")]
    let stage = try Stage.blind(.groceries("1 l milk"), notes: notes, "2S<Enter>")
    #expect(stage.message == "“Groceries”: added 2 items; updated 1. u undoes.")
    try stage.play("u")
    #expect(stage.message == "Undid: adding 2 items and updating 1. Ctrl+R redoes it.")
  }

  @Test func `the boxes of the note under the cursor are sent from the list of notes too`() throws {
    let notes = [Note.sample(1, "One", "- [ ] milk"), .sample(2, "Two", "- tea")]
    let stage = try Stage.blind(.lists(["A": [], "B": []]), notes: notes, "2")
    try stage.play(stage.state.noteScreen.selectedNote?.title == "One" ? "S" : "jS")
    #expect(stage.state.currentNote?.title == "One")
    try stage.play("j<Enter><Enter>")
    #expect(stage.message == "Added “milk” to “B”. u undoes.")
    #expect(stage.state.tab == .notes && stage.state.notes.reader == nil)
    try stage.play("u")
    #expect(stage.state.tab == .notes)
    #expect(stage.state.workspace.records.itemCount == 0)
  }

  @Test func `what is sent is shown before, also of a note that is no recipe, and Space drops a line`() throws
  {
    let notes = [Note.sample(1, "Party", "- [ ] 4 candles\n- [x] cake\n- [ ] cola")]
    let stage = try reading(notes, lists: .groceries("rice"))
    try stage.play("S")
    guard case .pastePreview(let preview)? = stage.state.overlay else {
      Issue.record("no preview")
      return
    }
    #expect(preview.rows.map(\.isKept) == [true, false, true] && !preview.hasField)
    try stage.play("<Space><Enter>1")
    #expect(Set(stage.names) == ["rice", "cola"])
  }

  @Test func `a note with plain bullets says how a box is written`() throws {
    let stage = try reading([.sample(1, "Soup", "- leek\n- 2 potatoes")])
    try stage.play("S")
    #expect(stage.message == "This note has no checkboxes. Begin a line with \"- [ ]\" to make one.")
  }

  @Test func `boxes that are on the list already are told so, and nothing is promised`() throws {
    let stage = try reading([.sample(1, "Two", "- [ ] milk\n- [ ] tea")], lists: .groceries("rice"))
    try stage.play("S<Enter>S<Enter>")
    #expect(stage.message == "Already on “Groceries”: 2 items.")
    // One step, and not two: u takes back the things, and not what was done before.
    try stage.play("u")
    #expect(stage.state.workspace.history.undoable.isEmpty)
    let one = try reading([.sample(1, "One", "- [ ] rice")], lists: .groceries("rice"))
    try one.play("S<Enter>")
    #expect(one.message == "Already on “Groceries”: “rice”.")
  }

  @Test func `what stands in further lines below a box is no part of the thing`() throws {
    let stage = try reading([.sample(1, "Buy", "- [ ] 2 l milk\n  the fresh one")], lists: .groceries())
    try stage.play("S<Enter>1")
    #expect(stage.names == ["milk"])
  }

  @Test func `a link leads to the note that is called exactly so, where there are two`() throws {
    let stage = try reading([
      .sample(1, "first", "[[Soup]] [[soup]]"), .sample(2, "Soup", "upper"), .sample(3, "soup", "lower"),
    ])
    #expect(stage.state.currentNote?.title == "first")
    try stage.play("<Enter>")
    #expect(stage.state.currentNote?.text == "upper")
    try stage.play("<Esc><Tab><Enter>")
    #expect(stage.state.currentNote?.text == "lower")
  }

  @Test func `where there are several lists one is chosen, and the open list stays open`() throws {
    let stage = try reading(lists: .lists(["One": [], "Two": []]))
    try stage.play("Sj")
    guard case .picker(let picker)? = stage.state.overlay, case .recipeList(_, let items) = picker.subject
    else {
      Issue.record("no choice")
      return
    }
    #expect(items.map(\.name) == ["red lentils", "carrots", "and one for the Missing note"])
    try stage.play("<Enter><Enter>")
    #expect(stage.message == "Added 3 items to “Two”. u undoes.")
    #expect(stage.state.workspace.records.totals(of: stage.state.openLists[1].id).remaining == 3)
    #expect(stage.list == "One")
    try stage.play("S<Esc>")
    #expect(stage.state.currentNote?.title == "Lentil soup")
    #expect(stage.state.workspace.records.itemCount == 3)
  }

  @Test func `without open boxes, or a list, nothing is put anywhere`() throws {
    let done = try reading([.sample(1, "Done", "- [x] all")])
    try done.play("S")
    #expect(done.message == "This note has no unticked checkboxes.")
    let stage = try reading(lists: .groceries())
    try stage.play("1D2S")
    #expect(stage.message == "There is no list to add the items to.")
  }

  @Test func `a note that links here is chosen and read, and closing it leads back`() throws {
    let stage = try reading()
    try stage.play("b<Esc>")
    #expect(stage.state.overlay == nil)
    #expect(stage.state.currentNote?.title == "Lentil soup")
    try stage.play("b<Enter>")
    #expect(stage.state.currentNote?.title == "Kitchen stock")
    #expect(stage.state.notes.reader?.path.map(\.note) == [.sample(1)])
    try stage.play("<Esc>")
    #expect(stage.state.currentNote?.title == "Lentil soup")
  }

  @Test func `a tick that is refused stays on the page and waits to be saved`() throws {
    let database = Saved(notes: Note.records)
    let stage = Stage.blind { database.use(&$0) }
    database.failure = .readOnly
    try stage.play("2<Enter><Space>")
    #expect(stage.state.notes.reader?.pager.text.hasPrefix("- [x]") == true)
    #expect(stage.state.workspace.failure == .readOnly)
    #expect(database.records.notes[.sample(3)]?.text.hasPrefix("- [ ]") == true)
  }

  @Test func `a new note shows, whatever was looked for`() throws {
    let stage = try Stage.blind(notes: Note.records, "2#j<Enter>/tea<Enter>aNew<Esc>")
    #expect(stage.state.selectedNote?.title == "New")
    #expect(stage.state.notes.browser.tag == nil)
    #expect(stage.state.notes.browser.search == nil)
  }

  @Test func `the tag whose notes show is where the next choice begins`() throws {
    let stage = try Stage.blind(notes: Note.records, "2#j<Enter>")
    #expect(stage.state.notes.browser.tag == "kitchen")
    #expect(stage.state.noteNames == ["Çay ve börek", "Kitchen stock", "Lentil soup"])
    try stage.play("#")
    guard case .picker(let picker)? = stage.state.overlay else {
      Issue.record("no picker")
      return
    }
    #expect(picker.list.cursor == 1)
    try stage.play("<Esc>")
    #expect(stage.state.notes.browser.tag == "kitchen")
    try stage.play("<Esc>")
    #expect(stage.state.notes.browser.tag == nil)
  }

  @Test func `an offer to rename links stays until it is taken or left`() throws {
    let stage = try Stage.blind(notes: Note.records, "2Ge<ctrl+t>!<Esc>")
    #expect(stage.state.notes.renameOffer?.notes == [.sample(2)])
    try stage.play("y")
    #expect(stage.state.sample(2)?.text.contains("[[Lentil soup!]]") == true)
    #expect(stage.message == "Renamed the links in one note.")
    try stage.play("u")
    #expect(stage.state.sample(2)?.text.contains("[[Lentil soup]]") == true)
    let other = try Stage.blind(notes: Note.records, "2Ge<ctrl+t>!<Esc><Esc>")
    #expect(other.state.notes.renameOffer == nil)
    #expect(other.state.sample(2)?.text.contains("[[Lentil soup]]") == true)
  }

  @Test func `the link of a renamed note to itself is renamed, too`() throws {
    let notes = [Note.sample(1, "Soup", "- [[Soup#Broth]]\n\n# Broth")]
    let stage = try Stage.blind(notes: notes, "2e<ctrl+t>!<Esc>y")
    #expect(stage.state.sample(1)?.text == "- [[Soup!#Broth]]\n\n# Broth")
    #expect(stage.message == "Renamed the links in one note.")
  }

  @Test(arguments: ["/", "<Enter>/", "a", "e"])
  func `an offer to rename links ends where letters are typed`(key: String) throws {
    let stage = try Stage.blind(notes: Note.records, "2Ge<ctrl+t>!<Esc>")
    #expect(stage.state.notes.renameOffer != nil)
    try stage.play(key)
    #expect(stage.state.notes.renameOffer == nil)
  }

  @Test func `titles without a note are listed with the notes that link to them`() throws {
    let notes = [
      Note.sample(1, "One", "[[Pie]] [[two]] [[cat.png]] [x](Fig%20jam.md)"),
      Note.sample(2, "Two", "[[pie#x]] `[[No]]`"),
      Note.sample(3, "Gone", "[[Never]]", isTrashed: true),
    ]
    let stage = try Stage.blind(.toured, notes: notes, "2b")
    guard case .picker(let picker)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(picker.rows.map(\.name) == ["Fig jam", "Pie"])
    #expect(picker.rows.map(\.note) == ["One", "One, Two"])
    try stage.play("<Enter>")
    #expect(stage.state.currentNote?.title == "One")
    let none = try Stage.blind(.toured, notes: [notes[2], .sample(4, "Four")], "2b")
    #expect(none.message == "All links lead to a note.")
  }
}
