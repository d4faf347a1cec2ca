import Composable
import Parts
import Screen

typealias NoteEditorCommand = Command<NoteEditor, NoteEditorAction>

extension NoteEditorCommand {
  static var toText: Self { Self("editor.toText", ["enter", "tab", "down", "shift+tab"], .fieldChanged) }
  static var toTitle: Self { Self("editor.toTitle", ["ctrl+t"], .fieldChanged) }
  static var endLine: Self { Self("editor.endLine", ["enter"], .lineEnded) }
  static var completeLink: Self { Self("editor.completeLink", ["tab", "enter"], .completed) }
  /// Enter ends the line, as the tag may be a new one.
  static var completeTag: Self { Self("editor.completeTag", ["tab"], .completed) }
  static var nextChoice: Self { Self("editor.nextChoice", ["down"], .completionMoved(by: 1)) }
  static var previousChoice: Self { Self("editor.previousChoice", ["up"], .completionMoved(by: -1)) }
  static var undo: Self { Self("editor.undo", ["ctrl+z", "alt+u", "ctrl+_"], .text(.edited(.undo))) }
  static var redo: Self {
    Self("editor.redo", ["ctrl+y", "alt+r", "ctrl+r", "ctrl+shift+z"], .text(.edited(.redo)))
  }
  static var save: Self { Self("editor.save", ["ctrl+s"], .saved) }
  static var close: Self { Self("editor.close", ["esc"], .closed) }
  static var copy: Self { Self("editor.copy", ["ctrl+c"], .copied) }
  static var cut: Self { Self("editor.cut", ["ctrl+x"], .cut) }
  static var paste: Self { Self("editor.paste", ["ctrl+v"], .text(.edited(.paste))) }
  static var extract: Self { Self("editor.extract", ["alt+n"], .extracted) }
  static var moveSelection: Self { Self("editor.moveSelection", ["alt+m"], .moveAsked) }
  static var selectAll: Self { Self("editor.selectAll", ["ctrl+a"], .text(.edited(.selectAll))) }

  // The smallest footer shows the last one.
  static var inTitle: [Self] { [toText, copy, save, close] }
  static var inText: [Self] { [toTitle, endLine] + clipboard + steps + [save] + finding + [close] }
  static var inLink: [Self] {
    [completeLink] + choices + [toTitle] + clipboard + steps + [save] + finding + [close]
  }
  static var inTag: [Self] {
    [completeTag] + choices + [toTitle, endLine] + clipboard + steps + [save] + finding + [close]
  }
  static var finding: [Self] {
    [TextEditorCommand.find, .replace, .findNext].map { $0.map(NoteEditorAction.text) }
  }
  static func inFinder(_ commands: [TextEditorCommand]) -> [Self] {
    commands.map { $0.map(NoteEditorAction.text) } + [save]
  }
  /// In the fields below the text.
  static var inFinder: [[Self]] {
    [TextEditorCommand.finding, TextEditorCommand.findingToReplace, TextEditorCommand.replacing]
      .map(inFinder)
  }
  static var steps: [Self] { [undo, redo] }
  static var choices: [Self] { [nextChoice, previousChoice] }
  static var clipboard: [Self] { [copy, cut, paste, selectAll, extract, moveSelection] }
  static var all: [Self] {
    [toText, toTitle, endLine, completeLink, completeTag] + choices + clipboard + steps + [save]
      + finding + [close] + inFinder.joined()
  }
}

extension NoteEditor {
  private var isSelecting: Bool { text.selection != nil }

  var keymap: Keymap<NoteEditorAction> {
    if isInTitle {
      return Keymap(
        NoteEditorCommand.inTitle, footer: NoteEditorCommand.inTitle.filter { $0.action != .copied }
      ) {
        if case .paste(let text) = $0, text.plainLines.contains("\n") { return .pasted(text) }
        return TextEdit(field: $0).map { .titleEdited($0) }
      }
    }
    if writing.finder != nil {
      return Keymap(NoteEditorCommand.inFinder(writing.commands)) {
        TextEdit(field: $0).map { .text(.findEdited($0)) }
      }
    }
    let commands =
      switch completion?.kind {
      case .link, .heading: NoteEditorCommand.inLink
      case .tag: NoteEditorCommand.inTag
      case nil: NoteEditorCommand.inText
      }
    // What is selected can be copied; without that, the rest of the footer says more.
    var unnamed =
      NoteEditorCommand.clipboard.map(\.action).filter {
        !isSelecting || ![.copied, .cut, .extracted, .moveAsked].contains($0)
      } + [.text(.replaceBegun), .text(.findMoved(by: 1))]
    if !text.canRedo { unnamed.append(.text(.edited(.redo))) }
    return Keymap(
      commands, footer: commands.filter { $0.action != .lineEnded && !unnamed.contains($0.action) }
    ) {
      if case .paste(let text) = $0 { return .textPasted(text) }
      return DocumentEdit($0).map { .text(.edited($0)) }
    }
  }
}

extension NoteEditor {
  static var modes: [KeyMode<NoteEditor, NoteEditorAction>] {
    let title = CasePath<NoteEditorAction, TextEdit>(embed: NoteEditorAction.titleEdited) {
      if case .titleEdited(let edit) = $0 { edit } else { nil }
    }
    let text = CasePath<NoteEditorAction, TextEdit>(embed: { .text(.edited(.text($0))) }) {
      if case .text(.edited(.text(let edit))) = $0 { edit } else { nil }
    }
    let finder = CasePath<NoteEditorAction, TextEdit>(embed: { .text(.findEdited($0)) }) {
      if case .text(.findEdited(let edit)) = $0 { edit } else { nil }
    }
    return [
      KeyMode(NoteEditorCommand.inTitle, beside: [.paletteAnywhere], typing: title),
      KeyMode(NoteEditorCommand.inText, beside: [.paletteAnywhere], typing: text),
      KeyMode(NoteEditorCommand.inLink, beside: [.paletteAnywhere], typing: text),
      KeyMode(NoteEditorCommand.inTag, beside: [.paletteAnywhere], typing: text),
    ]
      + NoteEditorCommand.inFinder.map {
        KeyMode($0, beside: [.paletteAnywhere], typing: finder)
      }
  }
}
