/// What can happen to a text of many lines under edit: the Action between a key press and `TextDocument.apply`. What
/// a field of one line knows as well is a `TextEdit`; here is what needs rows, or a memory.

/// One edit of a document, or one move of its caret.
public enum DocumentEdit: Hashable, Sendable {
  /// What a field of one line knows too; lines are then those between line breaks.
  case text(TextEdit)
  /// Moves by rows as they are seen, down if positive; by so many heights of the window, which scrolls along.
  case rows(Int), pages(Int)
  /// Moves to an end of the row that is seen, and from there to that of the line.
  case rowStart, rowEnd
  /// Scrolls by rows, down if positive; the caret goes along where it would be lost from view.
  case scroll(Int)
  /// Takes back the last step of typing, erasing or pasting; does it again.
  case undo, redo

  /// The edit that an event means; nil where it means none, such as Escape.
  ///
  /// ctrl+z is not among the keys, for it suspends a terminal program. ctrl+_ is the shells' and Emacs's key for undoing;
  /// most terminals send it for ctrl+/ and ctrl+- too. alt+u and alt+r are for those keyboards where that is
  /// hard to reach.
  public init?(_ event: Event) {
    switch event {
    case .paste(let text): self = .text(.insert(text))
    case .wheel(.up, _): self = .scroll(-3)
    case .wheel(.down, _): self = .scroll(3)
    case .key(let key):
      if let edit = DocumentEdit.keys[key] {
        self = edit
      } else if let edit = TextEdit(field: event) {
        self = .text(edit)
      } else {
        return nil
      }
    default: return nil
    }
  }

  private static let keys: [Key: DocumentEdit] = [
    "enter": .text(.insert("\n")), "tab": .text(.insert("\t")),
    "up": .rows(-1), "ctrl+p": .rows(-1), "down": .rows(1), "ctrl+n": .rows(1),
    "pgup": .pages(-1), "pgdn": .pages(1), "home": .rowStart, "end": .rowEnd,
    "ctrl+home": .text(.start), "alt+<": .text(.start), "ctrl+end": .text(.end), "alt+>": .text(.end),
    "ctrl+_": .undo, "alt+u": .undo, "ctrl+y": .redo, "ctrl+r": .redo, "alt+r": .redo,
  ]
}
