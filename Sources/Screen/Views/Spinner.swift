/// A spinner of ten steps, with a label. A timer effect advances the step in State.
public struct Spinner: View, Hashable, Sendable {
  private let step: Int
  private let label: String
  private let style: Style

  private static let pictures = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  /// Creates the spinner at a step, which may be any number.
  public init(step: Int, label: String = "", style: Style = .plain) {
    self.step = step
    self.label = label
    self.style = style
  }

  /// Draws the spinner and the label in the first row.
  public func draw(on canvas: inout Canvas) {
    let count = Spinner.pictures.count
    let picture = Spinner.pictures[(step % count + count) % count]
    let text = label.isEmpty ? picture : "\(picture) \(label)"
    canvas.write(text.truncated(to: canvas.size.width), style: style)
  }

  /// One row, as wide as spinner and label.
  public func size(within limit: Size) -> Size {
    let columns = label.isEmpty ? 1 : label.columns + 2
    return Size(min(limit.width, columns), min(1, limit.height))
  }
}
