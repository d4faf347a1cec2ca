import Screen

/// What can be asked for while the name of a list is typed.
enum ListNameEditorCommand: String, ScreenCommand {
  case commit = "listName.commit"
  case close = "listName.close"

  var action: ListNameEditorAction {
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

let listNameKeys = Localized {
  Keymap<ListNameEditorAction>(ListNameEditorCommand.self, footer: [.commit, .close]) {
    TextEdit(field: $0).map { .edited($0) }
  }
}
