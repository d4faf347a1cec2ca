import Composable
import Screen

/// A text that is edited on many rows: selection, clipboard, undo, finding and replacing.
///
///     var editor = TextEditor("Dear Ada,")
///
/// Its parent reads `text`, and handles `.left`.
public struct TextEditor: Equatable, Sendable {
  /// The fields below the text.
  public enum Field: Hashable, Sendable, Codable { case find, replacement }
  /// How a text is looked for. An expression is a regular one, in which the case of letters matters unless it begins with `(?i)`.
  public enum Option: Hashable, Sendable, Codable, CaseIterable { case wholeWords, expression, selection }

  /// The text with its caret, selection and history.
  public var document: TextDocument
  /// What is being typed to be found; `nil` while nobody types it.
  public internal(set) var finder: TextCursor?
  /// What it is to be replaced with; `nil` while it is only found.
  public internal(set) var replacement: TextCursor?
  /// Which of both has the keys.
  public internal(set) var field = Field.find
  /// What was looked for last.
  public internal(set) var sought = ""
  /// How it is looked for.
  public internal(set) var options: Set<Option> = []
  /// Whether it was found.
  public internal(set) var isFound = true
  /// Whether looking for an expression was given up, so that no key waits.
  public internal(set) var isTooSlow = false
  /// How many were replaced at once.
  public internal(set) var replacedCount: Int?
  /// The lines that were selected when finding began.
  var scope: Range<TextPosition>?
  /// Which nothing shows where an expression matches between two characters.
  var lastFound: Range<TextPosition>?

  /// Creates an editor with the caret at the start.
  public init(_ text: String = "", size: Size = Size(80, 24)) { document = TextDocument(text, size: size) }

  /// The whole text: use it for saving, not for every key.
  public var text: String { document.text }
}

/// What happens to a text editor.
public enum TextEditorAction: Equatable, Sendable, Codable {
  case edited(DocumentEdit)
  /// The room of the text, as the view has it.
  case resized(Size)
  case findBegun, replaceBegun
  /// What is typed into the field that has the keys.
  case findEdited(TextEdit)
  /// Forwards, or backwards if negative.
  case findMoved(by: Int)
  case fieldPressed(TextEditor.Field)
  /// Turns an option on or off.
  case optionTurned(TextEditor.Option)
  /// Replaces what was found and goes to the next.
  case replaced
  /// All of them, as one step to undo.
  case allReplaced
  /// The keys go to the text again.
  case findEnded
  /// For the parent.
  case left
}

extension TextEditor {
  /// The reducer of a text editor.
  public static let reducer = Reducer<TextEditor, TextEditorAction, Void> { state, action, _ in
    switch action {
    case .edited(let edit):
      // The mouse takes the keys to the text as well.
      if edit.isOfMouse { state.endFinding() }
      state.document.apply(edit)
      state.replacedCount = nil
    case .resized(let size): state.document.resize(to: size)
    case .findBegun: state.beginFinding(.find)
    case .replaceBegun:
      state.beginFinding(state.finder == nil ? .find : .replacement)
      state.replacement = state.replacement ?? TextCursor()
    case .findEdited(let edit): state.edit(edit)
    case .findMoved(let steps): state.findNext(forward: steps > 0)
    case .fieldPressed(let field): state.field = field
    case .optionTurned(let option): state.turn(option)
    case .replaced: state.replace()
    case .allReplaced: state.replaceAll()
    case .findEnded: state.endFinding()
    case .left: break
    }
    return .none
  }

  /// Its keys: those of the finder while somebody types in it. What they don't know is typed.
  public var keymap: Keymap<TextEditorAction> {
    finder == nil
      ? Keymap(commands) { DocumentEdit($0).map { .edited($0) } }
      : Keymap(commands) { TextEdit(field: $0).map { .findEdited($0) } }
  }

  /// The commands of the text or of the field, whichever has the keys.
  public var commands: [TextEditorCommand] {
    guard finder != nil else { return TextEditorCommand.writing }
    guard replacement != nil else { return TextEditorCommand.finding }
    return field == .find ? TextEditorCommand.findingToReplace : TextEditorCommand.replacing
  }

  /// Its mouse, and how it learns its size: a press moves the caret, a drag selects, the wheel scrolls.
  public static var mouse: Mouse<TextEditor, TextEditorAction> {
    Mouse { (_: TextEditor, pointer: Pointer<TextAreaPlace>) in DocumentEdit(pointer).map { .edited($0) } }
      .adding(
        Mouse { (_: TextEditor, pointer: Pointer<TextEditor.Field>) in pointer.press.map { .fieldPressed($0) }
        }
      )
      .adding(Mouse(sizes: { (_: TextEditor, _: TextAreaPlace, size) in .resized(size) }))
  }
}
