/// Rows, one of them selected. Only the visible rows are asked for, so a million cost what forty do.
public struct List: View {
  private let count: Int
  private let position: ListPosition
  private let isFocused: Bool
  private let marker: String
  private let row: (Int, Bool) -> any View
  private var place: ((inout Canvas, Int, Rect) -> Void)?

  /// Creates a list; `row` is called with the index of a visible row and whether it is selected. The
  /// selection is marked as well as reversed, for terminals without colours.
  public init(
    count: Int, position: ListPosition, isFocused: Bool = true, marker: String = "▸ ",
    row: @escaping (_ index: Int, _ isSelected: Bool) -> any View
  ) {
    self.count = max(0, count)
    self.position = position
    self.isFocused = isFocused
    self.marker = marker
    self.row = row
  }

  /// Draws the rows that show, from the nearest position that keeps the selection in view.
  public func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    guard count > 0 else { return }
    let shown = position.inView(count: count, height: height)
    // The cursor says which row is selected to those who hear it.
    let indent =
      canvas.isLinear ? 0 : min(width, canvas.write(marker, at: Point(0, shown.selected - shown.top)))
    for number in shown.top..<min(shown.top + height, count) {
      place?(&canvas, number, Rect(0, number - shown.top, width, 1))
      canvas.draw(
        row(number, number == shown.selected), in: Rect(indent, number - shown.top, width - indent, 1))
    }
    guard isFocused else { return }
    let line = shown.selected - shown.top
    canvas.add(.cursorRow, in: Rect(0, line, width, 1))
    canvas.setCursor(at: Point(0, line))
  }

  /// This list with a name for each row: `.places(MailPlace.row)`. A row without a name can't be pressed.
  public func places<Name: Hashable & Sendable>(_ name: @escaping (_ index: Int) -> Name?) -> List {
    var list = self
    list.place = { canvas, index, rect in name(index).map { canvas.place($0, in: rect) } }
    return list
  }

  /// All columns, and one row per row of the list.
  public func size(within limit: Size) -> Size { Size(limit.width, min(limit.height, count)) }
}
