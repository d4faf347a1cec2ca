/// An edit of a document, or a movement of its caret.
public indirect enum DocumentEdit: Hashable, Sendable, Codable {
  /// An edit also valid in one-line fields.
  case text(TextEdit)
  /// Moves by visible rows, down if positive; by pages, scrolling along.
  case rows(Int), pages(Int)
  /// Moves to the start of a paragraph, down if positive. Blank lines separate paragraphs.
  case paragraphs(Int)
  /// Moves to the start or end of the visible row, and from there to that of the line.
  case rowStart, rowEnd
  /// Scrolls by rows, down if positive; the caret stays in view.
  case scroll(Int)
  /// Moves the caret, and selects what lies between.
  case extending(DocumentEdit)
  case selectAll
  /// Moves the caret to a place of the view; selects from the caret to a place; selects the word at a place.
  case press(Point), drag(Point), selectWord(Point)
  /// Indents the selected lines or the item of a list, with what is nested below it; elsewhere inserts four blanks. Takes
  /// one step of that away.
  case indent, outdent
  /// Moves the selected lines, or the one of the caret, up if negative, or down.
  case moveLines(by: Int)
  /// Copies the selection, or the line, to the document's `clipboard`; cuts it; pastes what is there.
  case copy, cut, paste
  /// Undoes the last step of typing, deleting or pasting; redoes it.
  case undo, redo

  /// Whether the mouse made it, which takes the keys to the text as well.
  public var isOfMouse: Bool {
    switch self {
    case .press, .drag, .selectWord: true
    case .text, .rows, .pages, .paragraphs, .rowStart, .rowEnd, .scroll, .extending, .selectAll, .indent,
      .outdent, .moveLines, .copy, .cut, .paste, .undo, .redo:
      false
    }
  }

  /// The edit that an event means, or nil. Undo is Ctrl+_ or Alt+U: whether Ctrl+Z suspends the program is its own choice.
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
    "enter": .text(.insert("\n")), "tab": .indent, "shift+tab": .outdent,
    "alt+up": .moveLines(by: -1), "alt+down": .moveLines(by: 1),
    "up": .rows(-1), "ctrl+p": .rows(-1), "down": .rows(1), "ctrl+n": .rows(1),
    "pgup": .pages(-1), "pgdn": .pages(1), "home": .rowStart, "end": .rowEnd,
    "ctrl+home": .text(.start), "alt+<": .text(.start), "ctrl+end": .text(.end), "alt+>": .text(.end),
    "shift+left": .extending(.text(.left)), "shift+right": .extending(.text(.right)),
    "shift+up": .extending(.rows(-1)), "shift+down": .extending(.rows(1)),
    "ctrl+up": .paragraphs(-1), "ctrl+down": .paragraphs(1),
    "ctrl+shift+up": .extending(.paragraphs(-1)), "ctrl+shift+down": .extending(.paragraphs(1)),
    "shift+pgup": .extending(.pages(-1)), "shift+pgdn": .extending(.pages(1)),
    "shift+home": .extending(.rowStart), "shift+end": .extending(.rowEnd),
    "ctrl+shift+left": .extending(.text(.wordLeft)), "ctrl+shift+right": .extending(.text(.wordRight)),
    "ctrl+shift+home": .extending(.text(.start)), "ctrl+shift+end": .extending(.text(.end)),
    "ctrl+a": .selectAll, "ctrl+c": .copy, "ctrl+x": .cut, "ctrl+v": .paste,
    "ctrl+_": .undo, "alt+u": .undo, "ctrl+y": .redo, "ctrl+r": .redo, "alt+r": .redo,
  ]
}
