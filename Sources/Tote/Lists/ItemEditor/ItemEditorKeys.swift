import Screen

/// What can be asked for while an item is typed.
enum ItemEditorCommand: String, ScreenCommand {
  case commit = "itemEditor.commit"
  case complete = "itemEditor.complete"
  case nextSuggestion = "itemEditor.nextSuggestion"
  case previousSuggestion = "itemEditor.previousSuggestion"
  case close = "itemEditor.close"

  var action: ItemEditorAction {
    switch self {
    case .commit: .committed
    case .complete: .completed
    case .nextSuggestion: .suggestionMoved(by: 1)
    case .previousSuggestion: .suggestionMoved(by: -1)
    case .close: .closed
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
    switch self {
    case .commit: ["enter"]
    case .complete: ["tab"]
    case .nextSuggestion: ["down", "ctrl+n"]
    case .previousSuggestion: ["up", "ctrl+p"]
    case .close: ["esc", "ctrl+c"]
    }
  }
}

private func typed(_ event: Event) -> ItemEditorAction? {
  if case .paste(let text) = event { return .pasted(text) }
  return TextEdit(field: event).map { .edited($0) }
}

let itemAddKeys = Localized {
  Keymap<ItemEditorAction>(
    ItemEditorCommand.self, footer: [.commit, .complete, .close], otherwise: typed)
}

/// The same where → would leave the end of the line: it completes.
let itemCompletionKeys = Localized {
  Keymap<ItemEditorAction>([
    Binding("right", action: .completed, help: ItemEditorCommand.complete.title)
  ]).adding(itemAddKeys.value)
}

/// The same while an item is edited, or only its category.
let itemEditKeys = Localized {
  itemAddKeys.value.footer([
    ItemEditorCommand.commit.hint(words.save), ItemEditorCommand.complete.hint(),
    ItemEditorCommand.close.hint(words.cancel),
  ])
}

/// The same while nothing is left of the line.
let itemEmptiedKeys = Localized {
  itemAddKeys.value.footer([
    ItemEditorCommand.commit.hint(ListCommand.delete.title), ItemEditorCommand.close.hint(words.cancel),
  ])
}

extension ItemEditor {
  var keymap: Keymap<ItemEditorAction> {
    if !isAdding { return isEmptied ? itemEmptiedKeys.value : itemEditKeys.value }
    return nextCompletion != nil && field.after.isEmpty ? itemCompletionKeys.value : itemAddKeys.value
  }
}
