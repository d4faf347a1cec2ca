// What is done to items, and where the cursor is afterwards.

import Composable
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct ItemTests {
  @Test func `a tick sinks the row, and the cursor is on the next one to buy`() throws {
    let stage = try Stage.blind(.groceries("one", "two", "three"), "j ")
    #expect(stage.rows == [" [ ] one", "▸[ ] three", "# In the basket", " [x] two"])
    try stage.play(" ")
    #expect(stage.rows == ["▸[ ] one", "# In the basket", " [x] two", " [x] three"])
  }

  @Test func `taking a tick away takes the cursor along, so that Space twice changes nothing`() throws {
    let stage = try Stage.blind(.groceries("one", "two", "x three", "x four"), "jjj")
    #expect(stage.selected == "four")
    try stage.play(" ")
    #expect(stage.rows == [" [ ] one", " [ ] two", "▸[ ] four", "# In the basket", " [x] three"])
    try stage.play(" ")
    #expect(stage.names == ["one", "two", "three", "four"])
  }

  @Test func `the tick on the only row is taken away by the same key`() throws {
    let stage = try Stage.blind(.groceries("one"), " ")
    #expect(stage.rows == ["# In the basket", "▸[x] one"])
    try stage.play(" ")
    #expect(stage.rows == ["▸[ ] one"])
  }

  @Test func `ticking is buying: the history counts it, and one less when the tick goes`() throws {
    let stage = try Stage.blind(.groceries("Milk"), " ")
    #expect(stage.state.workspace.records.history["milk"]?.count == 1)
    try stage.play("  ")
    #expect(stage.state.workspace.records.history["milk"]?.count == 1)
    try stage.play(" ")
    #expect(stage.state.workspace.records.history["milk"] == nil)
    try stage.play("uuuu")
    #expect(stage.state.workspace.records.history.count == 0)
    try stage.play("<ctrl+r>")
    #expect(stage.state.workspace.records.history["milk"]?.count == 1)
  }

  @Test func `of several purchases a tick that goes takes one`() throws {
    var contents = DatabaseSnapshot.groceries("Milk")
    contents.purchases = [Purchase(name: "Milk", count: 4, last: DatabaseSnapshot.rowMoment)]
    let stage = try Stage.blind(contents, " ")
    #expect(stage.state.workspace.records.history["milk"]?.count == 5)
    try stage.play(" ")
    #expect(stage.state.workspace.records.history["milk"]?.count == 4)
  }

  @Test func `two of one name in one act are two purchases more, and two less when the ticks go`() throws {
    var contents = DatabaseSnapshot.groceries("1 kg rice", "2 cans rice")
    contents.purchases = [Purchase(name: "rice", count: 4, last: DatabaseSnapshot.rowMoment)]
    let stage = try Stage.blind(contents, "<ctrl+a> ")
    func counts() -> [Int] { stage.state.workspace.records.history.entries(of: "rice").map(\.count) }
    #expect(counts() == [5, 1])
    try stage.play("<ctrl+a> ")
    #expect(counts() == [4])
    try stage.play("uu<ctrl+r>")
    #expect(counts() == [5, 1])
  }

  @Test func `two of one name in one act are two purchases`() throws {
    let stage = try Stage.blind(.groceries("1 kg rice", "2 cans rice"), "<ctrl+a> ")
    #expect(stage.state.workspace.records.history.entries(of: "rice").map(\.count) == [1, 1])
    try stage.play("u")
    #expect(stage.state.workspace.records.history.count == 0)
  }

  @Test func `a deleted row is gone at once, the next one is under the cursor, and u brings it back`() throws
  {
    let stage = try Stage.blind(.groceries("one", "two", "three"), "jd")
    #expect(stage.rows == [" [ ] one", "▸[ ] three"])
    #expect(stage.message == "Deleted “two”. u undoes.")
    try stage.play("d")
    #expect(stage.rows == ["▸[ ] one"])
    try stage.play("uu")
    #expect(stage.rows == [" [ ] one", "▸[ ] two", " [ ] three"])
  }

  @Test func `an act on what is marked is one step, and the cursor stays on its row`() throws {
    let stage = try Stage.blind(.groceries("one", "two", "three", "four"), "vv")
    #expect(stage.rows == [" ●[ ] one", " ●[ ] two", "▸[ ] three", " [ ] four"])
    try stage.play("d")
    #expect(stage.rows == ["▸[ ] three", " [ ] four"])
    #expect(stage.message == "Deleted 2 items. u restores them.")
    #expect(stage.state.lists.cursor.selection.isEmpty)
    try stage.play("u")
    #expect(stage.names == ["one", "two", "three", "four"])
    try stage.play("gvv ")
    #expect(stage.rows == ["▸[ ] three", " [ ] four", "# In the basket", " [x] one", " [x] two"])
    #expect(stage.state.workspace.history.undoable.map { words.name($0.title) } == ["ticking 2 items"])
  }

  @Test func `ticks differ among what is marked: all are ticked, and then none is`() throws {
    let stage = try Stage.blind(.groceries("one", "two", "x three"), "<ctrl+a> ")
    #expect(stage.state.lines.items.allSatisfy { $0.isTicked })
    #expect(stage.state.workspace.history.undoable.map { words.name($0.title) } == ["ticking 2 items"])
    try stage.play("<ctrl+a> ")
    #expect(!stage.state.lines.items.contains { $0.isTicked })
  }

  @Test func `ctrl+a marks all and then none, Esc none`() throws {
    let stage = try Stage.blind(.groceries("one", "two"), "<ctrl+a>")
    #expect(stage.state.lists.cursor.selection.count == 2)
    try stage.play("<ctrl+a>")
    #expect(stage.state.lists.cursor.selection.isEmpty)
    try stage.play("v<Esc>")
    #expect(stage.state.lists.cursor.selection.isEmpty)
  }

  @Test func `X clears what is ticked, in one step`() throws {
    let stage = try Stage.blind(.groceries("one", "x two", "x three"), "X")
    #expect(stage.names == ["one"])
    #expect(stage.message == "Cleared 2 ticked items. u restores them.")
    try stage.play("X")
    #expect(stage.message == "Nothing is ticked.")
    try stage.play("u")
    #expect(stage.names == ["one", "two", "three"])
  }

  @Test func `what is copied goes to the clipboard as a check list`() throws {
    let copied = Mutex<[String]>([])
    let stage = Stage.blind(.groceries("2 l milk @Lidl €1.09 !cold", "x bread")) {
      $0.copy = { text in .fireAndForget(name: "copy") { copied.withLock { $0.append(text) } } }
    }
    try stage.play("yYX")
    #expect(
      copied.withLock { $0 } == [
        "- [ ] 2 l milk @Lidl €1.09 (cold)\n",
        "- [ ] 2 l milk @Lidl €1.09 (cold)\n- [x] bread\n",
      ])
    try stage.play("dy")
    #expect(stage.message == "There is no item here. a adds one.")
    #expect(copied.withLock { $0.count } == 2)
  }

  @Test(arguments: ["<Enter>", "e", "i"])
  func `to edit on an empty list tells how to add, rather than take the rest of a word`(key: String) throws {
    let stage = try Stage.blind(.lists(["Groceries": []]), key)
    #expect(stage.message == "There is no item here. a adds one.")
    #expect(stage.state.isBrowsing)
  }

  @Test func `keys on an empty list do nothing, and say nothing wrong`() throws {
    let stage = try Stage.blind(.lists(["Groceries": []]), " dJKvV#xjkgG<ctrl+d><pgup>yb<Esc>m")
    #expect(stage.state.workspace.history.undoable.isEmpty)
    #expect(stage.state.isBrowsing)
  }
}
