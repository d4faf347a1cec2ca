import Screen

/// What can be asked for while a note is written.
enum NoteEditorCommand: String, ScreenCommand {
  case toText = "editor.toText"
  case toTitle = "editor.toTitle"
  case endLine = "editor.endLine"
  case completeLink = "editor.completeLink"
  case undo = "editor.undo"
  case save = "editor.save"
  // Last, for the last one is there in the smallest footer.
  case close = "editor.close"

  var action: NoteEditorAction {
    switch self {
    case .toText, .toTitle: .fieldChanged
    case .endLine: .lineEnded
    case .completeLink: .linkCompleted
    case .undo: .textEdited(.undo)
    case .save: .saved
    case .close: .closed
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
    switch self {
    case .toText: ["enter", "tab", "down", "shift+tab"]
    case .toTitle: ["shift+tab"]
    case .endLine: ["enter"]
    case .completeLink: ["tab", "enter"]
    case .undo: ["alt+u", "ctrl+_"]
    case .save: ["ctrl+s"]
    case .close: ["esc"]
    }
  }
}

private func textEdit(_ event: Event) -> NoteEditorAction? { DocumentEdit(event).map { .textEdited($0) } }

/// While the title is written.
let noteTitleKeys = Localized {
  Keymap<NoteEditorAction>(
    [NoteEditorCommand.toText, .save, .close], footer: [.toText, .save, .close]
  ) { TextEdit(field: $0).map { .titleEdited($0) } }
}

/// While the text is written.
let noteTextKeys = Localized {
  Keymap<NoteEditorAction>(
    [NoteEditorCommand.toTitle, .endLine, .undo, .save, .close], footer: [.toTitle, .undo, .save, .close],
    otherwise: textEdit)
}

/// While a link is written that can be completed.
let noteLinkKeys = Localized {
  Keymap<NoteEditorAction>(
    [NoteEditorCommand.completeLink, .toTitle, .undo, .save, .close],
    footer: [.completeLink, .toTitle, .undo, .save, .close], otherwise: textEdit)
}

extension NoteEditor {
  var keymap: Keymap<NoteEditorAction> {
    isInTitle ? noteTitleKeys.value : completions.isEmpty ? noteTextKeys.value : noteLinkKeys.value
  }
}
