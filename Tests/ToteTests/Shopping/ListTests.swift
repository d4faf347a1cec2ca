// Whole lists: opened, made, named, duplicated, archived, deleted; and all of it undone.

import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct ListTests {
  let three = DatabaseSnapshot.lists(["One": ["a", "x b"], "Two": ["c"], "Three": []], plain: true)

  @Test func `Tab goes round, by the notes, with the cursor of each list where it was`() throws {
    let stage = try Stage.blind(three, "j<Tab>")
    #expect(stage.list == "Two")
    try stage.play("<Tab><Tab>")
    #expect(stage.state.tab == .notes)
    try stage.play("<Tab>")
    #expect(stage.state.tab == .spending)
    try stage.play("<Tab>")
    #expect(stage.state.tab == .lists)
    #expect(stage.list == "One")
    #expect(stage.selected == "b")
    try stage.play("<shift+Tab><shift+Tab>")
    #expect(stage.state.tab == .notes)
    try stage.play("<shift+Tab>")
    #expect(stage.state.tab == .lists)
    #expect(stage.list == "Three")
  }

  @Test func `N makes one and opens it, undo takes it away and goes back`() throws {
    let stage = try Stage.blind(three, "N  Hardware  store <Enter>")
    #expect(stage.list == "Hardware store")
    #expect(stage.state.workspace.records.lists.map(\.name) == ["One", "Two", "Three", "Hardware store"])
    try stage.play("u")
    #expect(stage.list == "Three")
    try stage.play("<ctrl+r>")
    #expect(stage.list == "Hardware store")
    try stage.play("N<Enter>N x<Esc>")
    #expect(stage.state.workspace.records.lists.count == 4)
  }

  @Test func `R renames, and undo shows the list with its old name`() throws {
    let stage = try Stage.blind(three, "R")
    #expect(stage.field == "One")
    try stage.play("!<Enter><Tab>u")
    #expect(stage.list == "One")
    #expect(stage.message == "Undid: renaming list “One”. Ctrl+R redoes it.")
  }

  @Test func `C makes a copy with nothing ticked, and undo goes back to the original`() throws {
    let stage = try Stage.blind(three, "<Tab><shift+Tab>C")
    #expect(stage.list == "One (copy)")
    #expect(stage.rows == ["▸[ ] a", " [ ] b"])
    #expect(stage.state.workspace.records.lists.map(\.name) == ["One", "One (copy)", "Two", "Three"])
    try stage.play(" u")
    #expect(stage.rows == ["▸[ ] a", " [ ] b"])
    try stage.play("u")
    #expect(stage.state.workspace.records.lists.map(\.name) == ["One", "Two", "Three"])
    #expect(stage.list == "Two")
    #expect(stage.state.workspace.records.itemCount == 3)
  }

  @Test func `D deletes at once, shows the neighbour, and u brings all of it back`() throws {
    let stage = try Stage.blind(three, "<Tab>D")
    #expect(stage.list == "Three")
    #expect(stage.message == "Deleted “Two” and the item on it. u undoes.")
    try stage.play("D")
    #expect(stage.list == "One")
    #expect(stage.message == "Deleted “Three”. u undoes.")
    try stage.play("D")
    #expect(stage.message == "Deleted “One” and its 2 items. u undoes.")
    #expect(stage.list == nil)
    try stage.play("uuu")
    #expect(stage.list == "Two")
    #expect(stage.selected == "c")
    #expect(stage.state.workspace.records.lists.map(\.name) == ["One", "Two", "Three"])
    try stage.play("<ctrl+r><ctrl+r><ctrl+r>")
    #expect(stage.list == nil)
  }

  @Test func `Z puts away, undo brings back and opens it, redo leaves it again`() throws {
    let stage = try Stage.blind(three, "<Tab>Z")
    #expect(stage.list == "Three")
    #expect(stage.message == "Archived “Two”. L still shows it; u undoes.")
    try stage.play("<Tab><Tab><Tab><Tab>")
    #expect(stage.list == "Three")
    try stage.play("u")
    #expect(stage.list == "Two")
    try stage.play("<ctrl+r>")
    #expect(stage.list == "Three")
  }

  @Test func `a list put away in the choice is left too, and the same key brings it back`() throws {
    let stage = try Stage.blind(three, "LZ")
    #expect(stage.list == "Two")
    try stage.play("Z")
    #expect(stage.message == "Restored “One”.")
    #expect(stage.state.openLists.map(\.name) == ["One", "Two", "Three"])
    try stage.play("Z<Esc><Tab><Tab><Tab><Tab>")
    #expect(stage.list == "Two")
  }

  @Test func `a list that was put away can be opened, changed, and left`() throws {
    let stage = try Stage.blind(three, "<Tab>ZLk<Enter>")
    #expect(stage.list == "Two")
    try stage.play("d<Tab>")
    #expect(stage.list == "One")
    // Undo shows what it has changed.
    try stage.play("u")
    #expect(stage.list == "Two")
    #expect(stage.selected == "c")
    try stage.play("<shift+Tab>")
    #expect(stage.list == "Three")
  }

  @Test func `in the choice u undoes, as the message says`() throws {
    let stage = try Stage.blind(three, "LjD")
    #expect(stage.state.workspace.records.lists.count == 2)
    try stage.play("u")
    #expect(stage.state.workspace.records.lists.map(\.name) == ["One", "Two", "Three"])
    try stage.play("GDgD<ctrl+u>DDDLL")
    #expect(stage.state.workspace.records.lists.isEmpty)
    #expect(stage.state.isBrowsing)
  }

  @Test func `the choice renames, duplicates and makes lists under its cursor`() throws {
    let stage = try Stage.blind(three, "LjR!<Enter>")
    #expect(stage.state.workspace.records.lists.map(\.name) == ["One", "Two!", "Three"])
    try stage.play("LGC")
    #expect(stage.list == "Three (copy)")
    try stage.play("LNNew<Enter>")
    #expect(stage.list == "New")
  }

  @Test func `m moves what is chosen to another list, below what is there, and undo brings it back`() throws {
    let stage = try Stage.blind(three, "<ctrl+a>m<Enter>")
    #expect(stage.names.isEmpty)
    #expect(stage.message == "Moved 2 items to “Two”.")
    try stage.play("<Tab>")
    #expect(stage.names == ["c", "a", "b"])
    try stage.play("u")
    #expect(stage.list == "One")
    #expect(stage.names == ["a", "b"])
    try stage.play("m<Esc>")
    #expect(stage.state.isBrowsing)
    #expect(stage.names == ["a", "b"])
  }

  @Test func `the last list that is put away can be brought back from the choice, and is open again`() throws
  {
    let stage = try Stage.blind(.lists(["One": ["a"]]), "Z")
    #expect(stage.list == nil)
    try stage.play("LZ<Esc>")
    #expect(stage.list == "One")
  }

  @Test func `the only list cannot be turned away from`() throws {
    let stage = try Stage.blind(.lists(["One": ["a"]]), "<Tab><shift+Tab>")
    #expect(stage.list == "One")
  }

  @Test func `N in the choice moves what is chosen to a new list, in one step`() throws {
    let stage = try Stage.blind(three, "<ctrl+a>mNPicnic<Enter>")
    #expect(stage.message == "Moved 2 items to the new list “Picnic”.")
    #expect(stage.list == "One")
    #expect(stage.names.isEmpty)
    #expect(stage.lines(of: "Picnic").count { $0.hasSuffix("] a") || $0.hasSuffix("] b") } == 2)
    try stage.play("u")
    #expect(stage.state.workspace.records.lists.map(\.name) == ["One", "Two", "Three"])
    #expect(stage.names == ["a", "b"])
  }

  @Test func `two lists never have one name, whatever its case and accents`() throws {
    let stage = try Stage.blind(three, "Nthrée<Enter>")
    #expect(stage.message == "“Three” already exists.")
    #expect(stage.field == "thrée")
    try stage.play("<Esc>Rtwo<Enter><Esc>R<ctrl+u>ONE<Enter>")
    #expect(stage.state.workspace.records.lists.map(\.name) == ["ONE", "Two", "Three"])
    try stage.play("ZNone<Enter>")
    #expect(stage.message == "“ONE” already exists in the archive. L shows it.")
    try stage.play("<Esc>CCC")
    #expect(
      stage.state.workspace.records.lists.map(\.name)
        == ["ONE", "Two", "Two (copy)", "Two (copy) (copy)", "Two (copy) (copy) (copy)", "Three"])
    try stage.play("L<Home>jCL<Home>jC")
    #expect(stage.state.workspace.records.lists.map(\.name).contains("Two (copy 3)"))
    #expect(Set(stage.state.workspace.records.lists.map(\.name)).count == 8)
  }

  @Test func `the next start opens the list that was open`() throws {
    // Looking through the lists writes nothing; quitting does, and every change on the way.
    for script in ["<Tab>q", "<Tab>ad<Enter>"] {
      let saved = Saved(three)
      let stage = Stage.blind(saved.contents) { saved.use(&$0) }
      try stage.play("<Tab>")
      #expect(saved.batches.isEmpty)
      try stage.play("<shift+Tab>" + script)
      #expect(!saved.batches.isEmpty)
      let again = try Stage.blind(saved.contents, "")
      #expect(again.list == "Two")
      // It is not a step of undo.
      try again.play("u")
      #expect(again.list == "Two")
      #expect(again.names == ["c"])
    }
  }

  @Test func `where the list that was open is put away the next start opens the first`() throws {
    let saved = Saved(three)
    let stage = Stage.blind(saved.contents) { saved.use(&$0) }
    try stage.play("<Tab>ad<Enter><Esc>Z<shift+Tab>q")
    #expect(try Stage.blind(saved.contents, "").list == "One")
  }

  @Test func `leaving where one came in writes nothing`() throws {
    let saved = Saved(three)
    let stage = Stage.blind(saved.contents) { saved.use(&$0) }
    try stage.play("<Tab><shift+Tab>q")
    #expect(stage.state.isOver)
    #expect(saved.batches.isEmpty)
  }
}
