import ToteModel

extension English {
  func name(_ kind: EditKind) -> String {
    switch kind {
    case .addItems(let items): "add \(name(items))"
    case .editItem(let item): "edit \(item)"
    case .tickItems(let items): "tick \(name(items))"
    case .untickItems(let items): "untick \(name(items))"
    case .moveItem(let item): "move \(item)"
    case .moveItems(let items, let list): "move \(name(items)) to \(list)"
    case .categorizeItems(let items, let category): "move \(name(items)) to \(name(category))"
    case .deleteItems(let items): "delete \(name(items))"
    case .repeatItem(let name): "repeat \(name)"
    case .addStaples(let items): "add staples: \(name(items))"
    case .forgetPurchase(let name): "forget \(name)"
    case .clearItems(.one(let item)): "clear \(item)"
    case .clearItems(.several(let count)): "clear \(count) ticked items"
    case .createList(let list): "new list \(list)"
    case .renameList(let list): "rename list \(list)"
    case .duplicateList(let list): "duplicate list \(list)"
    case .archiveList(let list): "archive list \(list)"
    case .unarchiveList(let list): "restore list \(list)"
    case .deleteList(let list): "delete list \(list)"
    case .setBudget(let list): "set the budget of \(list)"
    case .orderLists: "reorder the lists"
    case .orderAisles(let shop): "reorder the aisles of \(shop)"
    case .createNote(let name): "new note \(note(name))"
    case .editNote(let name): "edit \(note(name))"
    case .tickBox(let name): "tick a checkbox in \(note(name))"
    case .pinNote(let name): "pin \(note(name))"
    case .unpinNote(let name): "unpin \(note(name))"
    case .archiveNote(let name): "archive \(note(name))"
    case .restoreNote(let name): "restore \(note(name))"
    case .trashNotes(.one(let name)): "delete note \(note(name))"
    case .trashNotes(.several(let count)): "delete \(notes(count))"
    case .renameLinks(let title): "rename links to \(title)"
    case .attachNote(let name, let item): "make \(note(name)) the note of \(item)"
    case .importFile(let file): "import \(file.isEmpty ? "standard input" : file)"
    case .repair: "repair"
    }
  }

  func name(_ added: AddedCounts) -> String {
    enumeration(
      [
        (added.new, { "add \($0)" }), (added.updated, { "update \($0)" }),
        (added.putBack, { "put \($0) back" }),
      ], separator: ", ")
  }

  var newerEdit: String { "a change made by a newer version" }
  var untitled: String { "Untitled" }

  private func name(_ items: EditSubject) -> String {
    switch items {
    case .one(let name): name
    case .several(let count): self.items(count)
    }
  }
}
