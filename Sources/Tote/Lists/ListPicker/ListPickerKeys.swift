import Screen

typealias ListPickerCommand = Command<ListPicker, ListPickerAction>

extension ListPickerCommand {
  static var choose: Self { Self("listPicker.choose", ["enter", "space"], .list(.opened)) }
  static var new: Self { Self("listPicker.new", ["N", "a"], .newAsked) }
  static var delete: Self { Self("listPicker.delete", ["D", "d"], .deleteAsked) }
  static var rename: Self { Self("listPicker.rename", ["R", "e"], .renameAsked) }
  static var archive: Self { Self("listPicker.archive", ["Z"], .archiveAsked) }
  static var duplicate: Self { Self("listPicker.duplicate", ["C"], .duplicateAsked) }
  static var addAll: Self { Self("listPicker.addAll", ["A"], .setAsked) }
  static var budget: Self { Self("listPicker.budget", ["B"], .budgetAsked) }
  static var share: Self { Self("listPicker.share", ["S"], .shareAsked) }
  static var leave: Self { Self("listPicker.leave", ["X"], .leaveAsked) }
  static var join: Self { Self("listPicker.join", ["+"], .joinAsked) }
  static var log: Self { Self("listPicker.log", ["H"], .logAsked) }
  static var moveDown: Self { Self("listPicker.moveDown", ["J", "shift+down"], .listMoved(by: 1)) }
  static var moveUp: Self { Self("listPicker.moveUp", ["K", "shift+up"], .listMoved(by: -1)) }
  static var down: Self { Self("listPicker.down", ["j", "down"], .list(.moved(by: 1))) }
  static var up: Self { Self("listPicker.up", ["k", "up"], .list(.moved(by: -1))) }
  static var pageDown: Self { Self("listPicker.pageDown", ["pgdn", "ctrl+d"], .list(.pageMoved(by: 2))) }
  static var pageUp: Self { Self("listPicker.pageUp", ["pgup", "ctrl+u"], .list(.pageMoved(by: -2))) }
  static var first: Self { Self("listPicker.first", ["g", "home"], .list(.movedToStart)) }
  static var last: Self { Self("listPicker.last", ["G", "end"], .list(.movedToEnd)) }
  static var close: Self { Self("listPicker.close", ["esc", "q"], .closed) }

  static var all: [Self] {
    [
      choose, new, delete, rename, archive, duplicate, addAll, budget, share, leave, join, log, moveDown,
      moveUp,
      down, up, pageDown, pageUp, first, last, close,
    ]
  }
  static var forItems: [Self] { [choose, new, down, up, pageDown, pageUp, first, last, close] }
}

extension ListPicker {
  package var keymap: Keymap<ListPickerAction> {
    typealias Command = ListPickerCommand
    func keymap(_ commands: [Command], footer: [Hint]) -> Keymap<ListPickerAction> {
      Keymap(commands).footer(footer)
    }
    if case .move = purpose {
      return keymap(
        Command.forItems,
        footer: [
          Command.choose.hint(words.moveHere), Command.new.hint(words.toNewList), Command.close.hint(),
        ])
    }
    let archive = Command.archive.hint(selected?.isArchived == true ? words.restoreArchived : nil)
    // No room in the footer for server commands without a server.
    let first = [Command.choose.hint()] + (isLoggedIn ? sharingHints : Command.hints(.new))
    return keymap(
      Command.all,
      footer: first + Command.hints(.delete, .rename) + [archive]
        + Command.hints(.duplicate, .budget, .moveDown, .moveUp, .close))
  }

  /// With a server, people come to share: on a narrow screen those hints go first.
  private var sharingHints: [Hint] {
    selectedRow?.sharing == nil
      ? ListPickerCommand.hints(.share, .new, .join, .log)
      : ListPickerCommand.hints(.new, .log, .leave, .join)
  }
}

extension ListPicker {
  static var modes: [KeyMode<ListPicker, ListPickerAction>] {
    [KeyMode(ListPickerCommand.all, beside: .withUndo), KeyMode(ListPickerCommand.forItems, beside: .always)]
  }
}
