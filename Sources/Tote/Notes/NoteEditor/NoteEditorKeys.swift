import Screen

typealias NoteEditorCommand = ScreenCommand<NoteEditor, NoteEditorAction>

extension NoteEditorCommand {
  static var toText: Self { Self("editor.toText", ["enter", "tab", "down", "shift+tab"], .fieldChanged) }
  static var toTitle: Self { Self("editor.toTitle", ["shift+tab"], .fieldChanged) }
  static var endLine: Self { Self("editor.endLine", ["enter"], .lineEnded) }
  static var completeLink: Self { Self("editor.completeLink", ["tab", "enter"], .linkCompleted) }
  static var undo: Self { Self("editor.undo", ["alt+u", "ctrl+_"], .textEdited(.undo)) }
  static var save: Self { Self("editor.save", ["ctrl+s"], .saved) }
  static var close: Self { Self("editor.close", ["esc", "ctrl+c"], .closed) }

  // The smallest footer shows the last one.
  static var inTitle: [Self] { [toText, save, close] }
  static var inText: [Self] { [toTitle, endLine, undo, save, close] }
  static var inLink: [Self] { [completeLink, toTitle, undo, save, close] }
  static var all: [Self] { [toText, toTitle, endLine, completeLink, undo, save, close] }
}

extension NoteEditor {
  var keymap: Keymap<NoteEditorAction> {
    if isInTitle {
      return Keymap(NoteEditorCommand.inTitle, footer: NoteEditorCommand.inTitle) {
        TextEdit(field: $0).map { .titleEdited($0) }
      }
    }
    let commands = completions.isEmpty ? NoteEditorCommand.inText : NoteEditorCommand.inLink
    return Keymap(commands, footer: commands.filter { $0.action != .lineEnded }) {
      DocumentEdit($0).map { .textEdited($0) }
    }
  }
}
