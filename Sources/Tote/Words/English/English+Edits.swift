import ToteModel

extension English {
  func name(_ kind: EditKind) -> String {
    switch kind {
    case .addItems(let items): "adding \(name(items))"
    case .editItem(let item): "editing \(item)"
    case .tickItems(let items): "ticking \(name(items))"
    case .untickItems(let items): "unticking \(name(items))"
    case .moveItem(let item): "moving \(item)"
    case .moveItems(let items, let list): "moving \(name(items)) to \(list)"
    case .categorizeItems(let items, let category): "moving \(name(items)) to \(name(category))"
    case .deleteItems(let items): "deleting \(name(items))"
    case .repeatItem(let name): "repeating \(name)"
    case .addStaples(let items): "adding staples: \(name(items))"
    case .forgetPurchase(let name): "forgetting \(name)"
    case .pricePurchase(let name): "pricing \(name)"
    case .clearItems(.one(let item)): "clearing \(item)"
    case .clearItems(.several(let count)): "clearing \(number(count)) ticked items"
    case .createList(let list): "creating list \(list)"
    case .renameList(let list): "renaming list \(list)"
    case .duplicateList(let list): "duplicating list \(list)"
    case .archiveList(let list): "archiving list \(list)"
    case .unarchiveList(let list): "restoring list \(list)"
    case .deleteList(let list): "deleting list \(list)"
    case .setBudget(let list): "setting the budget of \(list)"
    case .orderLists: "reordering the lists"
    case .orderAisles(let shop): "reordering the aisles of \(shop)"
    case .createNote(let name): "creating note \(note(name))"
    case .editNote(let name): "editing \(note(name))"
    case .tickBox(let name): "ticking a checkbox in \(note(name))"
    case .pinNote(let name): "pinning \(note(name))"
    case .unpinNote(let name): "unpinning \(note(name))"
    case .archiveNote(let name): "archiving \(note(name))"
    case .restoreNote(let name): "restoring \(note(name))"
    case .trashNotes(.one(let name)): "deleting note \(note(name))"
    case .trashNotes(.several(let count)): "deleting \(notes(count))"
    case .renameLinks(let title): "renaming links to \(title)"
    case .attachNote(let name, let item): "making \(note(name)) the note of \(item)"
    case .importFile(let file): "importing \(file.isEmpty ? "standard input" : file)"
    case .repair: "repairing the database"
    case .undoStep(_, let title): "undoing: \(name(title))"
    }
  }

  func name(_ added: AddedCounts) -> String {
    enumeration(
      [
        (added.new, { "adding \($0)" }), (added.updated, { "updating \($0)" }),
        (added.putBack, { "putting \($0) back" }),
      ], separator: ", ", last: " and ")
  }

  private func name(_ items: EditSubject) -> String {
    switch items {
    case .one(let name): name
    case .several(let count): self.items(count)
    }
  }
}
