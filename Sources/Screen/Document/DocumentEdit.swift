/// An edit of a document, or a movement of its caret.
public enum DocumentEdit: Hashable, Sendable {
  /// An edit also valid in one-line fields.
  case text(TextEdit)
  /// Moves by visible rows, down if positive; by pages, scrolling along.
  case rows(Int), pages(Int)
  /// Moves to the start or end of the visible row, and from there to that of the line.
  case rowStart, rowEnd
  /// Scrolls by rows, down if positive; the caret stays in view.
  case scroll(Int)
  /// Undoes the last step of typing, deleting or pasting; redoes it.
  case undo, redo

  /// The edit that an event means, or nil. Undo is Ctrl+_ or Alt+U, since Ctrl+Z suspends terminal programs.
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
