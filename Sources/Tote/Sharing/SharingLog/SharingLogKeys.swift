import Screen

/// What can be asked for while one reads what has happened to shared lists.
enum SharingLogCommand: String, ScreenCommand {
  case accept = "sharingLog.accept"
  case keep = "sharingLog.keep"
  case scope = "sharingLog.scope"
  case retry = "sharingLog.retry"
  case down = "sharingLog.down"
  case up = "sharingLog.up"
  case pageDown = "sharingLog.pageDown"
  case pageUp = "sharingLog.pageUp"
  case first = "sharingLog.first"
  case last = "sharingLog.last"
  case close = "sharingLog.close"

  var action: SharingLogAction {
    switch self {
    case .accept: .decided(accepting: true)
    case .keep: .decided(accepting: false)
    case .scope: .scopeTurned
    case .retry: .opened
    case .down: .scrolled(by: 1)
    case .up: .scrolled(by: -1)
    case .pageDown: .paged(by: 2)
    case .pageUp: .paged(by: -2)
    case .first: .scrolledTo(0)
    case .last: .scrolledTo(.max)
    case .close: .closed
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
    switch self {
    case .accept: ["D"]
    case .keep: ["K"]
    case .scope: ["tab"]
    case .retry: ["r"]
    case .down: ["j", "down"]
    case .up: ["k", "up"]
    case .pageDown: ["pgdn", "ctrl+d", "space"]
    case .pageUp: ["pgup", "ctrl+u"]
    case .first: ["g", "home"]
    case .last: ["G", "end"]
    case .close: ["esc", "q"]
    }
  }
}

private let sharingLogKeys = Localized {
  Keymap<SharingLogAction>(SharingLogCommand.self, footer: [.down, .close]) { event in
    switch event {
    case .wheel(.up, _): .scrolled(by: -3)
    case .wheel(.down, _): .scrolled(by: 3)
    default: nil
    }
  }
}

extension SharingLog {
  package var keymap: Keymap<SharingLogAction> {
    var hints: [(key: Key, help: String)] = []
    if case .failed = loading { hints.append(SharingLogCommand.retry.hint()) }
    if !held.isEmpty { hints += [SharingLogCommand.accept.hint(), SharingLogCommand.keep.hint()] }
    if hasScopes {
      hints.append(SharingLogCommand.scope.hint(isOfAll ? words.onlyList(list.name) : words.ofAllLists))
    }
    if rows.count > height { hints += [SharingLogCommand.down.hint(), SharingLogCommand.up.hint()] }
    return sharingLogKeys.value.footer(hints + [SharingLogCommand.close.hint()])
  }
}
