/// What happened at the terminal: a key, the mouse, a paste, a new size,
/// the focus. A `Keymap` turns keys into Actions; the other events are actions of the application too.
/// How an event is written stands in `EventText.swift`.

/// What happened at the terminal.
public enum Event: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: String, Hashable, Sendable, CaseIterable {
    /// The first, second and third.
    case left, middle, right
  }

  /// Where the wheel of the mouse was turned to.
  public enum Turn: String, Hashable, Sendable, CaseIterable {
    /// Away from the user, which shows what is above; and towards them.
    case up, down
    /// Sideways.
    case left, right
  }

  /// A key was pressed.
  case key(Key)
  /// A button of the mouse went down in a cell of the frame.
  case click(Button, Point)
  /// It was let go.
  case release(Button, Point)
  /// The wheel was turned by one step over a cell.
  case wheel(Turn, Point)
  /// Text was pasted, whole, as it came: a view makes it visible, the reducer decides what to keep.
  case paste(String)
  /// The terminal has another size.
  case resize(Size)
  /// The terminal's window got the focus, or lost it.
  case focus(Bool)
}
