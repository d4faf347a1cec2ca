import ToteModel

extension ShellWords {
  /// An edit of a later version.
  var newerEdit: String { say("edit-newer-edit") }
  var untitled: String { say("edit-untitled") }
}

extension ShellWords {
  /// After “Undid”.
  package func name(_ entry: Entry) -> String {
    AddedCounts(entry).map { name($0) } ?? name(entry.title)
  }

  package func name(_ title: EditTitle) -> String {
    switch title.meaning {
    case .kind(let kind): name(kind)
    case .words(let words): words
    case .newer: newerEdit
    }
  }

  package func note(_ name: String) -> String { name.isEmpty ? untitled : name }
}

extension Note {
  var shownName: String { words.note(givenName) }
}

extension ShellWords {
  func name(_ kind: EditKind) -> String {
    switch kind {
    case .addItems(let items):
      say("edit-add-items", ["subject": items.form, "name": items.name, "count": counted(items.count)])
    case .editItem(let name): say("edit-edit-item", ["name": name])
    case .tickItems(let items):
      say("edit-tick-items", ["subject": items.form, "name": items.name, "count": counted(items.count)])
    case .untickItems(let items):
      say("edit-untick-items", ["subject": items.form, "name": items.name, "count": counted(items.count)])
    case .moveItem(let name): say("edit-move-item", ["name": name])
    case .moveItems(let items, let list):
      say(
        "edit-move-items",
        ["subject": items.form, "name": items.name, "count": counted(items.count), "list": list])
    case .categorizeItems(let items, let category):
      say(
        "edit-categorize-items",
        [
          "subject": items.form, "name": items.name, "count": counted(items.count),
          "category": category.name(in: language),
        ])
    case .deleteItems(let items):
      say("edit-delete-items", ["subject": items.form, "name": items.name, "count": counted(items.count)])
    case .repeatItem(let name): say("edit-repeat-item", ["name": name])
    case .addStaples(let items):
      say("edit-add-staples", ["subject": items.form, "name": items.name, "count": counted(items.count)])
    case .keepAtHome(let items):
      say("edit-keep-at-home", ["subject": items.form, "name": items.name, "count": counted(items.count)])
    case .useUp(let items):
      say("edit-use-up", ["subject": items.form, "name": items.name, "count": counted(items.count)])
    case .cook(let name): say("edit-cook", ["name": note(name)])
    case .planMeals(let meals):
      say("edit-plan-meals", ["subject": meals.form, "name": meals.name, "count": counted(meals.count)])
    case .unplanMeal(let name): say("edit-unplan-meal", ["name": name])
    case .forgetPurchase(let name): say("edit-forget-purchase", ["name": name])
    case .pricePurchase(let name): say("edit-price-purchase", ["name": name])
    case .clearItems(let items):
      say("edit-clear-items", ["subject": items.form, "name": items.name, "count": counted(items.count)])
    case .createList(let name): say("edit-create-list", ["name": name])
    case .renameList(let name): say("edit-rename-list", ["name": name])
    case .duplicateList(let name): say("edit-duplicate-list", ["name": name])
    case .archiveList(let name): say("edit-archive-list", ["name": name])
    case .unarchiveList(let name): say("edit-unarchive-list", ["name": name])
    case .deleteList(let name): say("edit-delete-list", ["name": name])
    case .setBudget(let name): say("edit-set-budget", ["name": name])
    case .orderLists: say("edit-order-lists")
    case .orderAisles(let name): say("edit-order-aisles", ["name": name])
    case .createNote(let name): say("edit-create-note", ["name": note(name)])
    case .editNote(let name): say("edit-edit-note", ["name": note(name)])
    case .tickBox(let name): say("edit-tick-box", ["name": note(name)])
    case .pinNote(let name): say("edit-pin-note", ["name": note(name)])
    case .unpinNote(let name): say("edit-unpin-note", ["name": note(name)])
    case .archiveNote(let name): say("edit-archive-note", ["name": note(name)])
    case .restoreNote(let name): say("edit-restore-note", ["name": note(name)])
    case .trashNotes(let notes):
      say(
        "edit-trash-notes",
        ["subject": notes.form, "name": note(notes.name), "count": counted(notes.count)])
    case .renameLinks(let name): say("edit-rename-links", ["name": name])
    case .renameTag(let tag): say("edit-rename-tag", ["tag": tag])
    case .moveNotes(let notes, let folder):
      say(
        "edit-move-notes",
        [
          "subject": notes.form, "name": note(notes.name), "count": counted(notes.count),
          "folder": folder.isEmpty ? noFolder : folder,
        ])
    case .renameFolder(let folder): say("edit-rename-folder", ["folder": folder])
    case .attachNote(let name, let item): say("edit-attach-note", ["name": note(name), "item": item])
    case .importFile(""): say("edit-import-input")
    case .importFile(let file): say("edit-import-file", ["file": file])
    case .repair: say("edit-repair")
    case .undoStep(_, let title): say("edit-undo-step", ["name": name(title)])
    }
  }
  /// Several items were added, not all of them new.
  func name(_ added: AddedCounts) -> String {
    var parts = counted([
      (added.new, { say("edit-added-new", ["first": $1, "count": $0]) }),
      (added.updated, { say("edit-added-updated", ["first": $1, "count": $0]) }),
      (added.putBack, { say("edit-added-put-back", ["first": $1, "count": $0]) }),
    ])
    let last = parts.removeLast()
    guard var text = parts.first else { return last }
    for part in parts.dropFirst() { text = say("edit-added-joined", ["before": text, "next": part]) }
    return say("edit-added-ended", ["before": text, "next": last])
  }
}

extension EditSubject {
  /// Chooses between forms in the files.
  fileprivate var form: String { if case .one = self { "one" } else { "several" } }
  fileprivate var name: String { if case .one(let name) = self { name } else { "" } }
  fileprivate var count: Int { if case .several(let count) = self { count } else { 1 } }
}
