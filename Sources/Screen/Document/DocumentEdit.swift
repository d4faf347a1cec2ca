/// An edit of a document, or a movement of its caret.
public indirect enum DocumentEdit: Hashable, Sendable {
  /// An edit also valid in one-line fields.
  case text(TextEdit)
  /// Moves by visible rows, down if positive; by pages, scrolling along.
  case rows(Int), pages(Int)
  /// Moves to the start or end of the visible row, and from there to that of the line.
  case rowStart, rowEnd
  /// Scrolls by rows, down if positive; the caret stays in view.
  case scroll(Int)
  /// Moves the caret, and selects what lies between.
  case extending(DocumentEdit)
  case selectAll
  /// Copies the selection, or the line, to the document's `clipboard`; cuts it; pastes what is there.
  case copy, cut, paste
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
    "shift+left": .extending(.text(.left)), "shift+right": .extending(.text(.right)),
    "shift+up": .extending(.rows(-1)), "shift+down": .extending(.rows(1)),
    "shift+pgup": .extending(.pages(-1)), "shift+pgdn": .extending(.pages(1)),
    "shift+home": .extending(.rowStart), "shift+end": .extending(.rowEnd),
    "ctrl+shift+left": .extending(.text(.wordLeft)), "ctrl+shift+right": .extending(.text(.wordRight)),
    "ctrl+shift+home": .extending(.text(.start)), "ctrl+shift+end": .extending(.text(.end)),
    "ctrl+a": .selectAll, "ctrl+c": .copy, "ctrl+x": .cut, "ctrl+v": .paste,
    "ctrl+_": .undo, "alt+u": .undo, "ctrl+y": .redo, "ctrl+r": .redo, "alt+r": .redo,
  ]
}
