// The use cases of lists: making, naming, duplicating, archiving, deleting and arranging them.

import Testing

@testable import Tote
@testable import ToteModel

@Suite struct ListUseCaseTests {
  let signer = EditSigner()
  var context: EditContext { signer.context }
  let contents = DatabaseSnapshot.lists(["One": ["milk", "x bread"], "Two": ["eggs"]], plain: true)
  private var workspace: Workspace { .with(contents) }
  private var one: ShoppingList { contents.lists[0] }

  @Test func `a new list stands below the others`() throws {
    var workspace = workspace
    let list = try workspace.createList(named: "  Three ", context)
    #expect(workspace.records.lists.map(\.name) == ["One", "Two", "Three"])
    #expect(workspace.records[list: list.id] == list)
    #expect(workspace.titles == ["creating list “Three”"])
    #expect(workspace.undoAll(context) == self.workspace.records)
  }

  @Test func `a name that another list has is taken, however it is written`() throws {
    var workspace = workspace
    #expect(throws: ListNameError.taken(by: contents.lists[1])) {
      try workspace.createList(named: " TWO", context)
    }
    #expect(throws: ListNameError.taken(by: contents.lists[1])) {
      try workspace.renameList(one.id, to: "two", context)
    }
    #expect(throws: ListNameError.taken(by: contents.lists[1])) {
      try workspace.newList(named: "two", context)
    }
    #expect(throws: ListNameError.notFound) {
      try workspace.renameList(ShoppingList.ID(high: 9, low: 9), to: "Three", context)
    }
    #expect(workspace == self.workspace)
  }

  @Test func `a list may get its own name in another spelling`() throws {
    var workspace = workspace
    try workspace.renameList(one.id, to: "ONE", context)
    #expect(workspace.records.lists.map(\.name) == ["ONE", "Two"])
    #expect(workspace.titles == ["renaming list “One”"])
    #expect(workspace.undoAll(context) == self.workspace.records)
  }

  @Test func `a copy has everything to buy once more, and is arranged as its original`() {
    var workspace = workspace
    let copy = workspace.duplicateList(one, context)
    #expect(workspace.records.lists.map(\.name) == ["One", "One (copy)", "Two"])
    #expect(Set(workspace.names(on: copy)) == ["milk", "bread"])
    #expect(workspace.records.items(of: copy.id).allSatisfy { !$0.isTicked })
    #expect(workspace.records.arrangement(of: copy.id) == .plain)
    #expect(workspace.titles == ["duplicating list “One”"])
    #expect(workspace.duplicateList(one, context).name == "One (copy 2)")
    #expect(workspace.undoAll(context) == self.workspace.records)
  }

  @Test func `a list is deleted with what is on it, and comes back with it`() {
    var workspace = workspace
    #expect(workspace.deleteList(one, context) == 2)
    #expect(workspace.records.lists.map(\.name) == ["Two"])
    #expect(workspace.records.itemCount == 1)
    #expect(workspace.titles == ["deleting list “One”"])
    #expect(workspace.undoAll(context) == self.workspace.records)
  }

  @Test func `an archived list is open no more`() throws {
    var workspace = workspace
    workspace.setArchived(one, true, context)
    #expect(workspace.openLists.map(\.name) == ["Two"])
    workspace.setArchived(try #require(workspace.records[list: one.id]), false, context)
    #expect(workspace.titles == ["archiving list “One”", "restoring list “One”"])
    #expect(workspace.records == self.workspace.records)
  }

  @Test func `how a list is arranged is remembered and not undone`() {
    var workspace = workspace
    let arrangement = workspace.arrange(one.id, context) { $0.sort = .name }
    #expect(arrangement == Arrangement(sort: .name, grouping: .none))
    #expect(workspace.records.arrangement(of: one.id) == arrangement)
    #expect(workspace.unsaved.map(\.kind) == [.aside])
    #expect(workspace.undo(id: context.id(), at: context.now) == nil)
  }

  @Test func `the first list is made where nobody has had one`() {
    var empty = Workspace.with(.toured, notes: Note.records)
    empty.begin(listNamed: "Groceries", id: context.id(), at: context.now)
    #expect(empty.records.lists.map(\.name) == ["Groceries"])
    #expect(empty.history.undoable.isEmpty)
    var workspace = workspace
    workspace.begin(listNamed: "Groceries", id: context.id(), at: context.now)
    #expect(workspace == self.workspace)
    // Who has deleted the last list wants none.
    for list in contents.lists { _ = workspace.deleteList(list, context) }
    workspace.begin(listNamed: "Groceries", id: context.id(), at: context.now)
    #expect(workspace.records.lists.isEmpty)
  }
}
