import Screen

/// What can be asked for while pasted lines wait.
enum PastePreviewCommand: String, ScreenCommand {
  case commit = "paste.commit"
  case down = "paste.down"
  case up = "paste.up"
  case pageDown = "paste.pageDown"
  case pageUp = "paste.pageUp"
  case close = "paste.close"

  var action: PastePreviewAction {
    switch self {
    case .commit: .committed
    case .down: .scrolled(by: 1)
    case .up: .scrolled(by: -1)
    case .pageDown: .scrolled(by: 10)
    case .pageUp: .scrolled(by: -10)
    case .close: .closed
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
    switch self {
    case .commit: ["enter"]
    case .down: ["j", "down"]
    case .up: ["k", "up"]
    case .pageDown: ["pgdn", "ctrl+d"]
    case .pageUp: ["pgup", "ctrl+u"]
    case .close: ["esc", "q", "ctrl+c"]
    }
  }
}

let pastePreviewKeys = Localized {
  Keymap<PastePreviewAction>(PastePreviewCommand.self, footer: [.commit, .down, .close])
}
