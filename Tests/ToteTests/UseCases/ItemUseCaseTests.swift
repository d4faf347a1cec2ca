// The use cases of items: adding, ticking, moving, editing and deleting them, each in one step of undo.

import Testing

@testable import Tote
@testable import ToteModel

@Suite struct ItemUseCaseTests {
  let signer = EditSigner()
  var context: EditContext { signer.context }
  let contents = DatabaseSnapshot.lists(["One": ["milk", "rice", "x bread"], "Two": ["eggs"]], plain: true)
  private var workspace: Workspace { .with(contents) }
  private var one: ShoppingList { contents.lists[0] }
  private var two: ShoppingList { contents.lists[1] }
  private var milk: Item { contents.items[0] }
  private var rice: Item { contents.items[1] }

  private func parsed(_ lines: String...) throws -> [ParsedItem] {
    try lines.map { try #require(ParsedItem($0)) }
  }

  @Test func `what is added is new, or taken in by what is there`() throws {
    var workspace = workspace
    let lines = try parsed("2 kg rice", "bread", "milk", "tea")
    let outcomes = workspace.rehearsal(ofAdding: lines, to: one.id).outcomes
    #expect(workspace.records == self.workspace.records, "asking adds nothing")
    let additions = workspace.addItems(lines, to: one.id, context)
    #expect(additions.outcomes == outcomes)
    #expect(outcomes.map(\.isNew) == [false, false, false, true])
    #expect(workspace.titles == ["adding 4 items"])
    #expect(workspace.records[item: rice.id]?.amount == Amount("2 kg"))
    #expect(Set(workspace.names(on: one)) == ["milk", "rice", "bread", "tea"])
    #expect(workspace.records.totals(of: one.id).remaining == 4)
    #expect(workspace.undoAll(context) == self.workspace.records)
  }

  @Test func `one thing gives its name to the step, and stands where it is put`() throws {
    var workspace = workspace
    _ = workspace.addItems(try parsed("tea"), to: one.id, as: .typed.above(rice.id), context)
    #expect(workspace.names(on: one) == ["milk", "tea", "rice", "bread"])
    _ = workspace.addItems(try parsed("jam"), to: one.id, as: .typed.below(milk.id), context)
    #expect(workspace.names(on: one) == ["milk", "jam", "tea", "rice", "bread"])
    #expect(workspace.titles == ["adding “tea”", "adding “jam”"])
  }

  @Test func `what is there just so is no edit`() throws {
    var workspace = workspace
    #expect(workspace.addItems(try parsed("milk"), to: one.id, context).outcomes == [.there])
    #expect(workspace.unsaved.isEmpty)
  }

  @Test func `ticking counts what was bought, and the way back counts it off`() {
    var workspace = workspace
    workspace.tickItems([milk, rice], to: true, context)
    #expect(workspace.records.totals(of: one.id).remaining == 0)
    #expect(workspace.records.history["milk"]?.count == 1)
    workspace.tickItems(Array(workspace.records.items(of: one.id)), to: false, context)
    #expect(workspace.records.history["milk"] == nil)
    #expect(workspace.titles == ["ticking 2 items", "unticking 3 items"])
    #expect(workspace.undoAll(context) == self.workspace.records)
    workspace = self.workspace
    workspace.tickItems([milk], to: false, context)
    #expect(workspace.unsaved.isEmpty, "what is not ticked is not unticked")
  }

  @Test func `an item goes past its neighbor`() {
    var workspace = workspace
    workspace.moveItem(rice, above: true, milk, context)
    #expect(workspace.names(on: one) == ["rice", "milk", "bread"])
    #expect(workspace.titles == ["moving “rice”"])
    #expect(workspace.undoAll(context) == self.workspace.records)
  }

  @Test func `items go below what is on another list, which is made where it is new`() throws {
    var workspace = workspace
    #expect(workspace.moveItems([milk.id, rice.id], to: two, context).items.map(\.name) == ["milk", "rice"])
    #expect(workspace.names(on: two) == ["eggs", "milk", "rice"])
    #expect(workspace.moveItems([milk.id], to: two, context).items.isEmpty, "it is there already")
    #expect(workspace.moveItems([Item.ID(high: 9, low: 9)], to: one, context).items.isEmpty)
    let new = try workspace.newList(named: "Three", context)
    _ = workspace.moveItems([milk.id], to: new, context)
    #expect(workspace.records.lists.map(\.name) == ["One", "Two", "Three"])
    #expect(workspace.titles == ["moving 2 items to “Two”", "moving “milk” to “Three”"])
    #expect(workspace.undoAll(context) == self.workspace.records)
  }

  @Test func `an item becomes what its line says, and a category that is said is learned`() throws {
    var workspace = workspace
    let isEdited = workspace.editItem(
      workspace.line(of: milk), to: try parsed("2 l oat milk #Pets @Lidl")[0], context)
    #expect(isEdited?.merged.isEmpty == true)
    let item = try #require(workspace.records[item: milk.id])
    #expect(item.name == "oat milk" && item.amount == Amount("2 l") && item.store == "Lidl")
    #expect(item.category == Category("Pets"))
    #expect(
      workspace.line(of: item).text(in: .english) == "2 l oat milk @Lidl", "the category is known by now")
    #expect(workspace.titles == ["editing “milk”"])
    let other = Item(id: Item.ID(high: 9, low: 9), list: one.id, name: "x", created: .zero)
    let isGone = try workspace.editItem(workspace.line(of: other), to: parsed("x")[0], context)
    #expect(isGone == nil)
    #expect(workspace.unsaved.count == 1)
    #expect(workspace.undoAll(context) == self.workspace.records)
  }

  @Test func `an edit leaves what its line did not change, whoever has changed it meanwhile`() throws {
    var workspace = workspace
    let line = workspace.line(of: milk)
    let theirs = Change(milk) {
      $0.amount = Amount("3 l")
      $0.category = Category("Fridge")
      $0.note = "fresh"
    }
    workspace.perform(.editItem("theirs"), [theirs], context)
    #expect(workspace.editItem(line, to: try parsed("milk @Lidl")[0], context) != nil)
    let item = try #require(workspace.records[item: milk.id])
    #expect(
      item.details
        == ItemDetails(
          amount: Amount("3 l"), category: Category("Fridge"), store: "Lidl", note: "fresh"))
    // What the line has changed is written, also where others have.
    #expect(workspace.editItem(line, to: try parsed("1 l milk #dairy")[0], context) != nil)
    #expect(workspace.records[item: milk.id]?.amount == Amount("1 l"))
    #expect(workspace.records[item: milk.id]?.store == "Lidl")
    // A line that says the same is no edit.
    let count = workspace.unsaved.count
    #expect(workspace.editItem(line, to: try parsed("milk")[0], context) != nil)
    #expect(workspace.unsaved.count == count)
    #expect(workspace.undoAll(context) == self.workspace.records)
  }

  @Test func `several items go under one category, those that are still there`() throws {
    var workspace = workspace
    let pets = try #require(Category("Pets"))
    let items = workspace.categorize([milk.id, Item.ID(high: 9, low: 9), rice.id], as: pets, context)
    #expect(items.map(\.name) == ["milk", "rice"])
    #expect(workspace.titles == ["moving 2 items to Pets"])
    #expect(!workspace.isCorrection(pets, of: "milk"))
    #expect(workspace.categorize([Item.ID(high: 9, low: 9)], as: pets, context) == [])
    #expect(workspace.unsaved.count == 1)
    #expect(workspace.undoAll(context) == self.workspace.records)
  }

  @Test func `items are deleted in one step`() {
    var workspace = workspace
    workspace.deleteItems([milk], context)
    workspace.deleteItems([rice, contents.items[2]], context)
    #expect(workspace.names(on: one).isEmpty)
    #expect(workspace.titles == ["deleting “milk”", "deleting 2 items"])
    #expect(workspace.undoAll(context) == self.workspace.records)
  }

  @Test func `only what is ticked is cleared`() {
    var workspace = workspace
    #expect(workspace.clearTicked(on: one.id, context).map(\.name) == ["bread"])
    #expect(workspace.names(on: one) == ["milk", "rice"])
    #expect(workspace.clearTicked(on: one.id, context) == [])
    #expect(workspace.titles == ["clearing “bread”"])
    #expect(workspace.undoAll(context) == self.workspace.records)
  }
}
