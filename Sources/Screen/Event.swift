/// What happened at the terminal. A `Keymap` turns keys into actions; a program handles the other events itself.
public enum Event: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: String, Hashable, Sendable, CaseIterable {
    case left, middle, right
  }

  /// The direction in which the wheel was turned.
  public enum Turn: String, Hashable, Sendable, CaseIterable {
    case up, down
    case left, right
  }

  case key(Key)
  /// A mouse button was pressed on a cell.
  case click(Button, Point)
  /// The mouse moved onto a cell with a button held.
  case drag(Button, Point)
  /// A mouse button was released.
  case release(Button, Point)
  /// The wheel was turned by one step, with the pointer on a cell.
  case wheel(Turn, Point)
  /// Text was pasted, unchanged: the reducer decides what to keep.
  case paste(String)
  /// A paste was too large and was discarded.
  case pasteRefused
  case resize(Size)
  /// The terminal's window gained (true) or lost (false) the focus.
  case focus(Bool)
}
