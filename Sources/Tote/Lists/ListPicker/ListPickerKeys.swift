import Screen

/// What can be asked for while a list is chosen.
enum ListPickerCommand: String, ScreenCommand {
  case choose = "listPicker.choose"
  case new = "listPicker.new"
  case delete = "listPicker.delete"
  case rename = "listPicker.rename"
  case archive = "listPicker.archive"
  case duplicate = "listPicker.duplicate"
  case budget = "listPicker.budget"
  case moveDown = "listPicker.moveDown"
  case moveUp = "listPicker.moveUp"
  case down = "listPicker.down"
  case up = "listPicker.up"
  case pageDown = "listPicker.pageDown"
  case pageUp = "listPicker.pageUp"
  case first = "listPicker.first"
  case last = "listPicker.last"
  case close = "listPicker.close"

  var action: ListPickerAction {
    switch self {
    case .choose: .chosen
    case .new: .newAsked
    case .delete: .deleteAsked
    case .rename: .renameAsked
    case .archive: .archiveAsked
    case .duplicate: .duplicateAsked
    case .budget: .budgetAsked
    case .moveDown: .listMoved(by: 1)
    case .moveUp: .listMoved(by: -1)
    case .down: .moved(by: 1)
    case .up: .moved(by: -1)
    case .pageDown: .moved(by: 10)
    case .pageUp: .moved(by: -10)
    case .first: .movedTo(0)
    case .last: .movedTo(.max)
    case .close: .closed
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
    switch self {
    case .choose: ["enter", "space"]
    case .new: ["N", "a"]
    case .delete: ["D", "d"]
    case .rename: ["R", "e"]
    case .archive: ["Z"]
    case .duplicate: ["C"]
    case .budget: ["B"]
    case .moveDown: ["J", "shift+down"]
    case .moveUp: ["K", "shift+up"]
    case .down: ["j", "down"]
    case .up: ["k", "up"]
    case .pageDown: ["pgdn", "ctrl+d"]
    case .pageUp: ["pgup", "ctrl+u"]
    case .first: ["g", "home"]
    case .last: ["G", "end"]
    case .close: ["esc", "q"]
    }
  }
}

private func wheel(_ event: Event) -> ListPickerAction? {
  switch event {
  case .wheel(.up, _): .moved(by: -3)
  case .wheel(.down, _): .moved(by: 3)
  default: nil
  }
}

/// While a list is chosen to be opened.
let listPickerKeys = Localized {
  Keymap<ListPickerAction>(
    ListPickerCommand.allCases, otherwise: wheel
  ).footer(
    ListPickerCommand.mostUsed.map { $0.hint() } + [ListPickerCommand.archive.hint()]
      + ListPickerCommand.lessUsed.map { $0.hint() })
}

/// The same while the cursor is on an archived list.
let archivedListKeys = Localized {
  listPickerKeys.value.footer(
    ListPickerCommand.mostUsed.map { $0.hint() }
      + [ListPickerCommand.archive.hint(words.restoreArchived)]
      + ListPickerCommand.lessUsed.map { $0.hint() })
}

extension ListPickerCommand {
  /// What stands in the footer before archiving, and behind it where there is room.
  fileprivate static let mostUsed: [ListPickerCommand] = [.choose, .new, .delete, .rename]
  fileprivate static let lessUsed: [ListPickerCommand] = [.duplicate, .budget, .moveDown, .moveUp, .close]
}

/// While a list is chosen for items.
let moveToListKeys = Localized {
  Keymap<ListPickerAction>(
    [ListPickerCommand.choose, .new, .down, .up, .pageDown, .pageUp, .first, .last, .close],
    otherwise: wheel
  ).footer([
    ListPickerCommand.choose.hint(words.moveHere), ListPickerCommand.new.hint(words.toNewList),
    ListPickerCommand.close.hint(),
  ])
}

extension ListPicker {
  package var keymap: Keymap<ListPickerAction> {
    if case .move = purpose { return moveToListKeys.value }
    return selected?.isArchived == true ? archivedListKeys.value : listPickerKeys.value
  }
}
