import ToteModel

/// What the lists have to say after an act.
extension Message {
  static let nothingTicked = Message("Nothing is ticked.", .refused)
  static let nothingToCopy = Message("There is nothing to copy.", .refused)
  static let itemsGone = Message("What this was for is gone: somebody else has deleted it.", .refused)
  static let noList = Message(
    "There is no list to add to: press \(ListCommand.newList.key) for a new one.", .refused)
  static let noListToPasteTo = Message(
    "There is no list to add these to: \(ItemEditorCommand.close.key), then \(ListCommand.newList.key) makes one.",
    .refused)
  static let editedItemGone = Message(
    "Somebody else has deleted this item: \(ItemEditorCommand.commit.key) adds it anew.", .refused)
  static let renamedListGone = Message(
    "Somebody else has deleted this list: \(ListNameEditorCommand.commit.key) makes a new one.", .refused)
  static let cannotMoveWhileFiltered = Message(
    "Rows cannot be moved while the list is filtered: \(ListCommand.clear.key) ends that.", .refused)

  static func nameListToAdd(_ item: String) -> Message {
    Message(
      "There is no list to add \(item) to. Name a new one, or \(ListNameEditorCommand.close.key) goes back to the line.",
      .refused)
  }

  static func cannotMoveWhileSorted(_ arrangement: Arrangement) -> Message {
    Message(
      "Rows cannot be moved while the list is sorted \(arrangement.sort.title): \(ListCommand.sort.key) changes that.",
      .refused)
  }

  static func isAtEnd(_ item: Item, isFirst: Bool) -> Message {
    let place = item.isTicked ? " in the basket" : ""
    return Message("\(item.name) is the \(isFirst ? "first" : "last")\(place) already.", .refused)
  }

  static func staysInCategory(_ item: Item) -> Message {
    Message(
      "\(item.name) stays under its category: \(ListCommand.categorize.key) puts it under another.", .refused)
  }

  static func deleted(_ items: [Item], notes: Int) -> Message {
    let rest = notes == 0 ? "" : notes == 1 ? " The note stays among the notes." : " The notes stay."
    let undo = "\(AppCommand.undo.key) brings \(items.count == 1 ? "it" : "them") back."
    return Message("Deleted \(items.summary). \(undo)\(rest)")
  }

  static func cleared(_ items: [Item]) -> Message {
    Message("Cleared \(items.tickedSummary). \(AppCommand.undo.key) brings back what is gone.")
  }

  static func copied(_ items: [Item]) -> Message { Message("Copied \(items.summary).") }

  static func added(_ additions: Additions) -> Message {
    if additions.items.count == 1, let item = additions.items.first, let outcome = additions.outcomes.first {
      return Message(ItemEditorWords.sentence(outcome, item))
    }
    let new = additions.outcomes.count { $0.isNew }
    let met = additions.outcomes.count - new
    let added = "Added \(new) item\(new == 1 ? "" : "s")"
    return Message(
      met == 0 ? "\(added)." : "\(added); \(met) \(met == 1 ? "was" : "were") on the list before.")
  }

  /// There is an amount, a store, a note, but nothing that it is of.
  static func nameless(_ text: String) -> Message {
    Message("A name is missing. In quotes this is one: \"\(text)\"", .refused)
  }

  static func editsOneItem(_ count: Int) -> Message {
    Message(
      "\(ListCommand.edit.key) edits one item, and \(count) are selected: \(ListCommand.clear.key) ends that.",
      .refused)
  }

  static func itemGone(_ name: String) -> Message {
    Message(
      "\(name) is gone: somebody else has deleted it. \(AppCommand.undo.key) brings nothing back, \(ListCommand.add.key) adds it.",
      .refused)
  }

  static func categorized(_ items: [Item], as category: Category) -> Message {
    Message("\(items.summary) \(items.count == 1 ? "belongs" : "belong") to \(category.title) from now on.")
  }

  static func corrected(_ name: String, _ category: Category) -> Message {
    Message("\(name) belongs to \(category.title) from now on.")
  }

  static func moved(_ items: [Item], to list: ShoppingList, isNew: Bool) -> Message {
    Message("Moved \(items.summary) to \(list.name)\(isNew ? ", a new list" : "").")
  }

  static func areOnListAlready(_ list: ShoppingList) -> Message {
    Message("That is on \(list.name) already.", .refused)
  }

  static func arranged(_ arrangement: Arrangement) -> Message {
    Message("Sorted \(arrangement.sort.title)\(arrangement.isGrouped ? ", grouped by category" : "").")
  }

  static func deleted(_ list: ShoppingList, items count: Int) -> Message {
    let words =
      switch count {
      case 0: ""
      case 1: " and the item on it"
      default: " and its \(count) items"
      }
    return Message("Deleted \(list.name)\(words). \(AppCommand.undo.key) brings it back.")
  }

  static func duplicated(_ list: ShoppingList) -> Message {
    Message(
      "This is a copy of \(list.name), nothing ticked. \(ListCommand.renameList.key) gives it another name.")
  }

  static func archived(_ list: ShoppingList) -> Message {
    Message(
      "Put \(list.name) away. \(ListCommand.allLists.key) shows it still, \(AppCommand.undo.key) brings it back."
    )
  }

  static func unarchived(_ list: ShoppingList) -> Message { Message("\(list.name) is back.") }

  static func nameTaken(by list: ShoppingList) -> Message {
    let place = list.isArchived ? ": it is put away, and \(ListCommand.allLists.key) shows it" : ""
    return Message("There is a list \(list.name) already\(place).", .refused)
  }

  static func listGone(_ list: ShoppingList, isDeleted: Bool) -> Message {
    Message(
      "\(list.name) is gone: somebody else has \(isDeleted ? "deleted it" : "put it away").", .refused)
  }
}
