import Screen

typealias AgendaCommand = Command<Agenda, AgendaAction>

extension AgendaCommand {
  static var open: Self { Self("agenda.open", ["enter"], .list(.opened)) }
  static var tick: Self { Self("agenda.tick", ["space", "x"], .ticked) }
  static var down: Self { Self("agenda.down", ["j", "down"], .list(.moved(by: 1))) }
  static var up: Self { Self("agenda.up", ["k", "up"], .list(.moved(by: -1))) }
  static var pageDown: Self { Self("agenda.pageDown", ["pgdn", "ctrl+d"], .list(.pageMoved(by: 2))) }
  static var pageUp: Self { Self("agenda.pageUp", ["pgup", "ctrl+u"], .list(.pageMoved(by: -2))) }
  static var first: Self { Self("agenda.first", ["g", "home"], .list(.movedToStart)) }
  static var last: Self { Self("agenda.last", ["G", "end"], .list(.movedToEnd)) }
  static var close: Self { Self("agenda.close", ["esc", "q"], .closed) }

  static var all: [Self] { [open, tick, down, up, pageDown, pageUp, first, last, close] }
}

extension Agenda {
  static var modes: [KeyMode<Agenda, AgendaAction>] { [KeyMode(AgendaCommand.all, beside: .withUndo)] }

  var keymap: Keymap<AgendaAction> {
    Keymap(AgendaCommand.all).footer([
      AgendaCommand.open.hint(), AgendaCommand.tick.hint(), AppCommand.undo.hint(),
      AgendaCommand.close.hint(),
    ])
  }
}
