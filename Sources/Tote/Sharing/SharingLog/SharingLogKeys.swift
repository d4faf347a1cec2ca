import Screen

typealias SharingLogCommand = Command<SharingLog, SharingLogAction>

extension SharingLogCommand {
  static var accept: Self { Self("sharingLog.accept", ["D"], .decided(accepting: true)) }
  static var keep: Self { Self("sharingLog.keep", ["K"], .decided(accepting: false)) }
  static var scope: Self { Self("sharingLog.scope", ["tab"], .scopeTurned) }
  static var retry: Self { Self("sharingLog.retry", ["r"], .opened) }
  static var down: Self { Self("sharingLog.down", ["j", "down"], .page(.scrolled(rows: 1))) }
  static var up: Self { Self("sharingLog.up", ["k", "up"], .page(.scrolled(rows: -1))) }
  static var pageDown: Self {
    Self("sharingLog.pageDown", ["pgdn", "ctrl+d", "space"], .page(.pageMoved(by: 2)))
  }
  static var pageUp: Self { Self("sharingLog.pageUp", ["pgup", "ctrl+u"], .page(.pageMoved(by: -2))) }
  static var first: Self { Self("sharingLog.first", ["g", "home"], .page(.movedToStart)) }
  static var last: Self { Self("sharingLog.last", ["G", "end"], .page(.movedToEnd)) }
  static var close: Self { Self("sharingLog.close", ["esc", "q"], .closed) }

  static var all: [Self] {
    [accept, keep, scope, retry, down, up, pageDown, pageUp, first, last, close]
  }
}

extension SharingLog {
  package var keymap: Keymap<SharingLogAction> {
    typealias Command = SharingLogCommand
    var hints: [Hint] = []
    if case .failed = loading { hints += Command.hints(.retry) }
    if !held.isEmpty { hints += Command.hints(.accept, .keep) }
    if hasScopes {
      hints.append(Command.scope.hint(isOfAll ? words.onlyList(list.name) : words.ofAllLists))
    }
    if rows.count > height { hints += Command.hints(.down, .up) }
    return Keymap(Command.all).footer(hints + Command.hints(.close))
  }
}

extension SharingLog {
  static var modes: [KeyMode<SharingLog, SharingLogAction>] {
    [KeyMode(SharingLogCommand.all, beside: .always)]
  }
}
