import Composable
import Screen

typealias ItemEditorCommand = Command<ItemEditor, ItemEditorAction>

extension ItemEditorCommand {
  static var commit: Self { Self("itemEditor.commit", ["enter"], .committed) }
  static var complete: Self { Self("itemEditor.complete", ["tab"], .completed) }
  static var nextSuggestion: Self {
    Self("itemEditor.nextSuggestion", ["down", "ctrl+n"], .suggestionMoved(by: 1))
  }
  static var previousSuggestion: Self {
    Self("itemEditor.previousSuggestion", ["up", "ctrl+p"], .suggestionMoved(by: -1))
  }
  static var close: Self { Self("itemEditor.close", ["esc", "ctrl+c"], .closed) }

  static var all: [Self] { [commit, complete, nextSuggestion, previousSuggestion, close] }
}

extension ItemEditor {
  var keymap: Keymap<ItemEditorAction> {
    typealias Command = ItemEditorCommand
    let keymap = Keymap(Command.all, footer: [.commit, .complete, .close]) { event in
      if case .paste(let text) = event { return .pasted(text) }
      return TextEdit(field: event).map { .edited($0) }
    }
    if isEmptied {
      return keymap.footer([Command.commit.hint(ListCommand.delete.label), Command.close.hint(words.cancel)])
    }
    if !isAdding {
      return keymap.footer([
        Command.commit.hint(words.save), Command.complete.hint(), Command.close.hint(words.cancel),
      ])
    }
    if hasPrefix, field.isEmpty {
      return keymap.footer([
        Command.commit.hint(), Command.complete.hint(), Command.close.hint(words.without(prefix.chip)),
      ])
    }
    // Esc drops what is typed.
    let said =
      field.isEmpty
      ? keymap
      : keymap.footer([Command.commit.hint(), Command.complete.hint(), Command.close.hint(words.discard)])
    // At the end of the line → completes.
    guard nextCompletion != nil, field.after.isEmpty else { return said }
    return Keymap([Command("itemEditor.complete", ["right"], .completed)]).adding(said)
  }
}

extension ItemEditor {
  static var mode: KeyMode<ItemEditor, ItemEditorAction> {
    KeyMode(
      ItemEditorCommand.all, beside: .whileTyping,
      typing: CasePath(embed: ItemEditorAction.edited) {
        if case .edited(let edit) = $0 { edit } else { nil }
      })
  }
}
