import Composable
import Screen

/// A text that is edited on many rows: selection, clipboard, undo, and finding.
///
///     var editor = TextEditor("Dear Ada,")
///
/// Its parent reads `text`, gives it its size with `resized`, and handles `.left`.
public struct TextEditor: Equatable, Sendable {
  /// The text with its caret, selection and history.
  public fileprivate(set) var document: TextDocument
  /// What is being typed to be found; `nil` while nobody types it.
  public fileprivate(set) var finder: TextCursor?
  /// What was looked for last.
  public fileprivate(set) var sought = ""
  /// Whether it was found.
  public fileprivate(set) var isFound = true

  /// Creates an editor with the caret at the start.
  public init(_ text: String = "", size: Size = Size(80, 24)) {
    document = TextDocument(text, size: size)
  }

  /// The whole text: use it for saving, not for every key.
  public var text: String { document.text }

  /// From the caret on, then from the other end.
  fileprivate mutating func find(forward: Bool, from start: TextPosition) {
    guard !sought.isEmpty else { return }
    let place = document.find(sought, from: start, forward: forward)
    isFound = place != nil
    if let place { document.select(from: place.lowerBound, to: place.upperBound) }
  }
}

/// What happens to a text editor.
public enum TextEditorAction: Equatable, Sendable {
  case edited(DocumentEdit)
  case resized(Size)
  case findBegun
  case findEdited(TextEdit)
  /// Forwards, or backwards if negative.
  case findMoved(by: Int)
  /// The keys go to the text again.
  case findEnded
  /// For the parent.
  case left
}

extension TextEditor {
  /// The reducer of a text editor.
  public static let reducer = Reducer<TextEditor, TextEditorAction, Void> { state, action, _ in
    switch action {
    case .edited(let edit): state.document.apply(edit)
    case .resized(let size): state.document.resize(to: size)
    case .findBegun: state.finder = TextCursor(state.sought)
    case .findEdited(let edit):
      state.finder?.apply(edit)
      state.sought = state.finder?.text ?? ""
      // While it is typed, what was found stays found as long as it fits.
      state.find(forward: true, from: state.document.selection?.lowerBound ?? state.document.caret)
    case .findMoved(let steps):
      state.find(
        forward: steps > 0,
        from: steps > 0
          ? state.document.caret : state.document.selection?.lowerBound ?? state.document.caret)
    case .findEnded: state.finder = nil
    case .left: break
    }
    return .none
  }

  /// Its keys: those of the finder while somebody types in it. What they don't know is typed.
  public var keymap: Keymap<TextEditorAction> {
    if finder != nil {
      return Keymap([
        Command("textEditor.next", keys: "enter", "down", action: .findMoved(by: 1), footer: true),
        Command("textEditor.previous", keys: "up", action: .findMoved(by: -1), footer: true),
        Command("textEditor.done", keys: "esc", action: .findEnded, footer: true),
      ]) { TextEdit(field: $0).map { .findEdited($0) } }
    }
    return Keymap([
      Command("textEditor.find", keys: "ctrl+f", action: .findBegun, footer: true),
      Command("textEditor.findNext", keys: "f3", action: .findMoved(by: 1)),
      Command("textEditor.undo", keys: "ctrl+z", action: .edited(.undo), footer: true),
      Command("textEditor.redo", keys: "ctrl+y", action: .edited(.redo)),
      Command("textEditor.selectAll", keys: "ctrl+a", action: .edited(.selectAll)),
      Command("textEditor.copy", keys: "ctrl+c", action: .edited(.copy)),
      Command("textEditor.cut", keys: "ctrl+x", action: .edited(.cut)),
      Command("textEditor.paste", keys: "ctrl+v", action: .edited(.paste)),
      Command("textEditor.leave", keys: "esc", action: .left, footer: true),
    ]) { DocumentEdit($0).map { .edited($0) } }
  }
}

/// The text, and the finder in the last row while it is open.
public struct TextEditorView: View {
  private let state: TextEditor
  private let isFocused: Bool

  /// Creates the view of a text editor.
  public init(_ state: TextEditor, isFocused: Bool = true) {
    (self.state, self.isFocused) = (state, isFocused)
  }

  /// Draws the text, which wraps, and what is looked for.
  public func draw(on canvas: inout Canvas) {
    guard let finder = state.finder else {
      return canvas.draw(TextArea(state.document, isFocused: isFocused), in: canvas.bounds)
    }
    let (text, row) = canvas.bounds.cut(top: canvas.size.height - 1)
    canvas.draw(TextArea(state.document, isFocused: false), in: text)
    canvas.write("/", at: row.origin, style: .accent)
    let missing = state.isFound || state.sought.isEmpty ? "" : "not found"
    let field = Rect(2, row.top, max(0, row.width - 3 - missing.columns), 1)
    canvas.draw(Field(finder, placeholder: "find", isFocused: isFocused), in: field)
    canvas.write(missing, at: Point(row.width - missing.columns, row.top), style: .failure)
  }
}
