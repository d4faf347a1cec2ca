import Screen

/// A word that can be pressed: by Enter where it has the keys, by the mouse by its place.
///
///     Button("Send", isFocused: state.focus.isOn(.send)).place(LetterPlace.send)
public struct Button: View, Hashable, Sendable {
  private let label: String
  private let isFocused: Bool

  /// Creates a button.
  public init(_ label: String, isFocused: Bool = false) { (self.label, self.isFocused) = (label, isFocused) }

  /// Draws the label in brackets, reversed where it has the keys.
  public func draw(on canvas: inout Canvas) {
    canvas.write(
      "[ \(label.printable) ]".truncated(to: canvas.size.width),
      style: isFocused ? .accent.adding(.reverse) : .plain)
    if isFocused { canvas.setCursor(at: Point(min(2, max(0, canvas.size.width - 1)), 0)) }
  }

  /// As wide as its label.
  public func size(within limit: Size) -> Size {
    Size(min(limit.width, label.printable.columns + 4), min(1, limit.height))
  }
}
