import Screen

/// What can be asked for while the help shows; letters are typed into its field.
enum HelpCommand: String, ScreenCommand {
  case close = "help.close"
  case down = "help.down"
  case up = "help.up"
  case pageDown = "help.pageDown"
  case pageUp = "help.pageUp"
  case halfPageDown = "help.halfPageDown"
  case halfPageUp = "help.halfPageUp"
  case first = "help.first"
  case last = "help.last"
  case tour = "help.tour"

  var action: HelpAction {
    switch self {
    case .close: .escaped
    case .down: .scrolled(by: 1)
    case .up: .scrolled(by: -1)
    case .pageDown: .paged(by: 2)
    case .pageUp: .paged(by: -2)
    case .halfPageDown: .paged(by: 1)
    case .halfPageUp: .paged(by: -1)
    case .first: .scrolledTo(0)
    case .last: .scrolledTo(.max)
    case .tour: .delegate(.tourAsked)
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
    switch self {
    case .close: ["esc", "?", "f1", "enter", "ctrl+c"]
    case .down: ["down"]
    case .up: ["up"]
    case .pageDown: ["pgdn"]
    case .pageUp: ["pgup"]
    case .halfPageDown: ["ctrl+d"]
    case .halfPageUp: ["ctrl+u"]
    case .first: ["home"]
    case .last: ["end"]
    case .tour: ["ctrl+t"]
    }
  }
}

let helpKeys = Localized {
  Keymap<HelpAction>(HelpCommand.self, footer: [.close, .tour]) {
    TextEdit(field: $0).map { .fieldEdited($0) }
  }
}
