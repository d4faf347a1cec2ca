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
  case share = "listPicker.share"
  case leave = "listPicker.leave"
  case join = "listPicker.join"
  case log = "listPicker.log"
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
    case .share: .shareAsked
    case .leave: .leaveAsked
    case .join: .joinAsked
    case .log: .logAsked
    case .moveDown: .listMoved(by: 1)
    case .moveUp: .listMoved(by: -1)
    case .down: .moved(by: 1)
    case .up: .moved(by: -1)
    case .pageDown: .pageMoved(by: 2)
    case .pageUp: .pageMoved(by: -2)
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
    case .share: ["S"]
    case .leave: ["X"]
    case .join: ["+"]
    case .log: ["H"]
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
private let listPickerKeys = Localized {
  Keymap<ListPickerAction>(ListPickerCommand.allCases, otherwise: wheel)
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
    let archive = ListPickerCommand.archive.hint(selected?.isArchived == true ? words.restoreArchived : nil)
    let (open, new) = (ListPickerCommand.choose.hint(), ListPickerCommand.new.hint())
    let acts = [ListPickerCommand.delete.hint(), ListPickerCommand.rename.hint(), archive]
    let rest: [ListPickerCommand] = [.duplicate, .budget, .moveDown, .moveUp]
    // The footer has no room for what needs a server where there is none.
    let order = isLoggedIn ? [open] + sharingHints(beside: new) + acts : [open, new] + acts
    return listPickerKeys.value.footer(
      order + rest.map { $0.hint() } + [ListPickerCommand.close.hint()])
  }

  /// What can be done with a list and the server. Who has one comes here to share a list: on a narrow screen that goes first.
  private func sharingHints(beside new: (key: Key, help: String)) -> [(key: Key, help: String)] {
    let (share, join) = (ListPickerCommand.share.hint(), ListPickerCommand.join.hint())
    let (leave, log) = (ListPickerCommand.leave.hint(), ListPickerCommand.log.hint())
    return selectedRow?.sharing == nil ? [share, new, join, log] : [new, log, leave, join]
  }
}
