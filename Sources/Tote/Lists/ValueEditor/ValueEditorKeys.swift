import Screen

/// What can be asked for while a value is typed.
enum ValueEditorCommand: String, ScreenCommand {
  case commit = "value.commit"
  case close = "value.close"

  var action: ValueEditorAction {
    switch self {
    case .commit: .committed
    case .close: .closed
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
    switch self {
    case .commit: ["enter"]
    case .close: ["esc", "ctrl+c"]
    }
  }
}

let valueEditorKeys = Localized {
  Keymap<ValueEditorAction>(ValueEditorCommand.self, footer: [.commit, .close]) {
    TextEdit(field: $0).map { .edited($0) }
  }
}
