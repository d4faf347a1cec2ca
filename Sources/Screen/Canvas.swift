/// A clipped window onto the frame being drawn, with coordinates from its own corner.
public struct Canvas: Sendable {
  private var rows: [CellRow]
  private var cursor: Cursor?
  private var title: String?
  var places: [Place] = []
  var measures: [Measure] = []
  /// The names of the parts around what is drawn, the outermost first.
  var path: [String] = []
  private let frameSize: Size
  private var window: Rect
  private var clip: Rect
  /// Whether it is drawn for people who hear the screen: without boxes, bars and lines, and one thing below the other.
  public let isLinear: Bool

  /// Creates an empty canvas.
  public init(size: Size, isLinear: Bool = false) {
    self.isLinear = isLinear
    rows = Array(repeating: CellRow(width: size.width), count: size.height)
    frameSize = size
    window = Rect(size)
    clip = window
  }

  /// What has been drawn so far.
  public var frame: Frame {
    Frame(
      size: frameSize, rows: rows, cursor: cursor, title: title, places: places, measures: measures)
  }

  /// The size of this canvas.
  public var size: Size { window.size }

  /// Its whole area, from `0,0`.
  public var bounds: Rect { Rect(size) }

  /// The visible part, in its own coordinates.
  public var visible: Rect {
    Rect(origin: Point(clip.left - window.left, clip.top - window.top), size: clip.size)
  }

  /// Draws a view in a rectangle. Anything outside this canvas is clipped.
  public mutating func draw(_ view: some View, in rect: Rect) {
    let (window, clip) = (window, clip)
    self.window = Rect(
      origin: Point(window.left + rect.left, window.top + rect.top), size: rect.size)
    self.clip = clip.intersection(self.window)
    view.draw(on: &self)
    self.window = window
    self.clip = clip
  }

  /// Writes one row of text and returns the column after it. Line breaks become visible; `Text` breaks lines.
  @discardableResult
  public mutating func write(_ text: String, at point: Point = .zero, style: Style = .plain) -> Int {
    write(text[...], at: point, style: style)
  }

  /// Writes one row of text that is part of another text.
  @discardableResult
  public mutating func write(_ text: Substring, at point: Point = .zero, style: Style = .plain) -> Int {
    let row = window.top + point.row
    guard clip.rows.contains(row) else { return point.column + text.columns }
    if isLinear {
      let spoken = text.withoutLines
      return rows[row].write(spoken[...], style, at: window.left + point.column, within: clip.columns)
        - window.left
    }
    return rows[row].write(text, style, at: window.left + point.column, within: clip.columns) - window.left
  }

  /// Writes one cell; a wide cell brings its continuation. A continuation by itself is written as a blank.
  public mutating func put(_ cell: Cell, at point: Point) {
    let row = window.top + point.row
    guard clip.rows.contains(row) else { return }
    let cell = cell.isContinuation ? .blank(cell.style) : cell
    rows[row].put(cell, at: window.left + point.column, within: clip.columns)
  }

  /// Fills a rectangle with a character (default: a space).
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style = .plain) {
    let character = isLinear && character.isLine ? " " : character
    guard let cell = String(character).cells(style).first else { return }
    if cell.width == 1 { return forEachRow(in: rect) { $0.fill($1, with: cell) } }
    let area = visible.intersection(rect)
    for row in area.top..<area.bottom {
      // Steps start at the rectangle's own edge, so that a wide character keeps its columns.
      var column = rect.left + (area.left - rect.left) / cell.width * cell.width
      while column < area.right {
        put(column + cell.width <= rect.right ? cell : .blank(style), at: Point(column, row))
        column += cell.width
      }
    }
  }

  /// The style of a cell of this window; plain where it is clipped.
  func style(at point: Point) -> Style {
    let point = Point(window.left + point.column, window.top + point.row)
    return clip.contains(point) ? rows[point.row].cells[point.column].style : .plain
  }

  /// Highlights what is drawn in a rectangle. A wide cell needs both its columns in it.
  public mutating func add(_ style: Style, in rect: Rect) {
    forEachRow(in: rect) { $0.restyle($1) { $0.adding(style) } }
  }

  /// Removes colours and bold from what is drawn, so that an overlay stands out; keeps strikethrough. The mouse hits nothing
  /// there any more.
  public mutating func mute() {
    forEachRow(in: bounds) { $0.mute($1) }
    let area = clipped(bounds)
    places.removeAll { area.intersection($0.rect) == $0.rect }
  }

  /// A rectangle in the coordinates of the frame, as far as it can be drawn on.
  func clipped(_ rect: Rect) -> Rect {
    clip.intersection(
      Rect(origin: Point(window.left + rect.left, window.top + rect.top), size: rect.size))
  }

  /// Replaces each muted `│` and `─` that touches another line, even outside `rect`, with a junction.
  public mutating func joinLines(in rect: Rect) {
    let area = visible.intersection(rect)
    let frame = frame
    for row in area.top..<area.bottom {
      for column in area.left..<area.right {
        guard let line = frame.joinedLine(window.left + column, window.top + row) else { continue }
        write(line, at: Point(column, row), style: .muted)
      }
    }
  }

  /// Changes the rows of a rectangle, each between the columns that can be drawn on.
  private mutating func forEachRow(in rect: Rect, _ change: (inout CellRow, Range<Int>) -> Void) {
    let area = visible.intersection(rect)
    let columns = window.left + area.left..<window.left + area.right
    for row in area.top..<area.bottom { change(&rows[window.top + row], columns) }
  }

  /// Places the terminal's cursor. Does nothing outside the visible part.
  public mutating func setCursor(at point: Point, _ shape: Cursor.Shape = .block) {
    let point = Point(window.left + point.column, window.top + point.row)
    if clip.contains(point) { cursor = Cursor(point, shape) }
  }

  /// Hides the terminal's cursor. Call it first when you draw over another view.
  public mutating func hideCursor() { cursor = nil }

  /// Sets the title of the terminal's window. Unprintable characters become visible.
  public mutating func setTitle(_ text: String) { title = text.printable }
}
