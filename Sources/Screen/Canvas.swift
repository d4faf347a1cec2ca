/// What a `View` draws on: a window onto the `Frame` in the making. Coordinates count from the window's
/// own corner, and nothing gets out of it, whatever is written where.

/// A clipped window onto a frame.
///
///     func draw(on canvas: inout Canvas) {
///       canvas.write("Groceries", style: .heading)
///       canvas.draw(list, in: Rect(0, 1, canvas.size.width, canvas.size.height - 1))
///     }
public struct Canvas: Sendable {
  private var rows: CellRows
  private var cursor: Cursor?
  private var title: String?
  /// This window in the frame's coordinates; it may reach beyond what is visible.
  private var window: Rect
  /// What of it can be drawn on, in the frame's coordinates.
  private var clip: Rect
  /// The frame before: what is the same is taken from there.
  private let before: CellRows?

  /// Creates an empty canvas.
  public init(size: Size) { self.init(size: size, after: nil) }

  /// Creates an empty canvas for the frame that follows another.
  init(size: Size, after frame: Frame?) {
    rows = CellRows(size: size)
    window = Rect(size)
    clip = window
    before = frame?.rows
  }

  /// What has been drawn so far.
  public var frame: Frame {
    var copy = self
    return copy.makeFrame()
  }

  /// Ends the drawing.
  mutating func makeFrame() -> Frame {
    rows.make(after: before)
    return Frame(rows: rows, cursor: cursor, title: title)
  }

  /// The size of this canvas.
  public var size: Size { window.size }

  /// Its whole area in its own coordinates: from `0,0`, with its size.
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

  /// Draws the rows with these numbers below each other, each by itself; those that an earlier frame has drawn in the same
  /// version are taken from there. One of them may be drawn in any case, and isn't kept.
  mutating func drawRows(
    _ numbers: Range<Int>, in rect: Rect, version: DrawnVersion?, always: Int? = nil,
    _ row: (Int) -> any View
  ) {
    func place(_ number: Int) -> Rect {
      Rect(rect.left, rect.top + number - numbers.lowerBound, rect.width, 1)
    }
    guard let version else {
      for number in numbers { draw(row(number), in: place(number)) }
      return
    }
    let old = drawn(in: version, width: rect.width)
    // What the frame before has of them stays known while they don't show, such as the look of the row that the cursor is on.
    var runs = old?.runs(of: numbers) ?? Array(repeating: nil, count: numbers.count)
    var isMore = old?.numbers != numbers
    for number in numbers {
      let (place, index) = (place(number), number - numbers.lowerBound)
      let isTaken = number != always && isBare(place)
      let (column, line) = (window.left + place.left, window.top + place.top)
      if isTaken, runs[index] != nil {
        if rows.isWritten(line), let run = runs[index] { rows.copy(run, at: column, line) }
        continue
      }
      draw(row(number), in: place)
      if isTaken {
        runs[index] = run(in: place)
        isMore = true
      } else if (clip.top..<clip.bottom).contains(line) {
        // Even if nothing was written: what is known of it doesn't show.
        rows.write(on: line) { _ in }
      }
    }
    let drawn = isMore ? nil : old
    add(
      drawn ?? DrawnRows(version: version, width: rect.width, first: numbers.lowerBound, runs: runs), in: rect
    )
  }

  /// Draws all of this window, or takes it from the frame before if that has drawn it in the same version.
  @usableFromInline
  mutating func drawKept(version: DrawnVersion, _ draw: (inout Canvas) -> Void) {
    let lines = window.top..<window.bottom
    guard clip == window, rows.areBare(lines, from: window.left) else { return draw(&self) }
    if let old = drawn(in: version, width: size.width) {
      for line in lines where rows.isWritten(line) {
        if let run = old.runs[line - window.top] { rows.copy(run, at: window.left, line) }
      }
      add(old, in: bounds)
    } else {
      draw(&self)
      let runs = (0..<size.height).map { run(in: Rect(0, $0, size.width, 1)) }
      add(DrawnRows(version: version, width: size.width, first: 0, runs: runs), in: bounds)
    }
  }

  /// What the frame before has drawn of this version, somewhere.
  private func drawn(in version: DrawnVersion, width: Int) -> DrawnRows? {
    before?.pieces.first { $0.drawn.show(version, width: width) }?.drawn
  }

  private mutating func add(_ drawn: DrawnRows, in rect: Rect) {
    let origin = Point(window.left + rect.left, window.top + rect.top)
    let visible = (origin.row..<origin.row + drawn.runs.count).clamped(to: clip.top..<clip.bottom)
    rows.add(CellRows.Piece(drawn: drawn, origin: origin, rows: visible))
  }

  /// Whether a place of one row can be drawn on as a whole, and nothing is drawn there yet nor right of it.
  private func isBare(_ place: Rect) -> Bool {
    let (left, row) = (window.left + place.left, window.top + place.top)
    return row >= clip.top && row < clip.bottom && left >= clip.left && left + place.width <= clip.right
      && rows.end(of: row) <= left
  }

  private func run(in place: Rect) -> CellRun {
    let left = window.left + place.left
    return rows.run(of: window.top + place.top, left..<left + place.width)
  }

  /// Writes one row of text and returns the column after it, or the first invisible column.
  ///
  /// Line breaks become visible, like any control character. Use `Text` to break lines.
  @discardableResult
  public mutating func write(_ text: String, at point: Point = .zero, style: Style = .plain) -> Int {
    writeWhole(text, at: point, style) ?? write(text[...], at: point, style: style)
  }

  /// Writes a text that is plain as a whole, as most are; others have to be looked at more closely.
  private mutating func writeWhole(_ text: String, at point: Point, _ style: Style) -> Int? {
    let row = window.top + point.row
    guard row >= clip.top, row < clip.bottom else { return nil }
    let (columns, x) = (clip.left..<clip.right, window.left + point.column)
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard plainCount(bytes) == bytes.count else { return false }
      rows.write(on: row) { $0.write(bytes, style, at: x, within: columns) }
      return true
    }
    return isPlain == true ? min(x + text.utf8.count, max(x, columns.upperBound)) - window.left : nil
  }

  /// Writes one row of text that is part of another text.
  @discardableResult
  public mutating func write(_ text: Substring, at point: Point = .zero, style: Style = .plain) -> Int {
    let row = window.top + point.row
    guard row >= clip.top, row < clip.bottom else { return point.column + text.columns }
    let (columns, offset) = (clip.left..<clip.right, window.left)
    var x = offset + point.column
    rows.write(on: row) { row in
      let (plain, isAll) =
        text.utf8.withContiguousStorageIfAvailable { bytes in
          let count = plainCount(bytes)
          row.write(UnsafeBufferPointer(rebasing: bytes[..<count]), style, at: x, within: columns)
          return (count, count == bytes.count)
        } ?? (0, false)
      x = min(x + plain, max(x, columns.upperBound))
      if isAll || x >= columns.upperBound { return }
      let rest = plain == 0 ? text : text[text.utf8.index(text.startIndex, offsetBy: plain)...]
      forEachGlyph(in: rest) { glyph in
        if x >= columns.upperBound { return false }
        row.put(glyph.cell.styled(style), at: x, within: columns)
        x += glyph.cell.width
        return true
      }
    }
    return x - offset
  }

  /// Writes one cell. A continuation on its own is a blank; a wide cell brings its own.
  public mutating func put(_ cell: Cell, at point: Point) {
    let row = window.top + point.row
    guard row >= clip.top, row < clip.bottom else { return }
    let (columns, x) = (clip.left..<clip.right, window.left + point.column)
    let cell = cell.isContinuation ? .blank(cell.style) : cell
    rows.write(on: row) { $0.put(cell, at: x, within: columns) }
  }

  /// Fills a rectangle with a character (default: a space).
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style = .plain) {
    guard let cell = firstCell(of: character)?.styled(style) else { return }
    let area = visible.intersection(rect)
    if cell.width == 1 {
      if area.isEmpty { return }
      let columns = window.left + area.left..<window.left + area.right
      for row in area.top..<area.bottom {
        rows.write(on: window.top + row) { $0.fill(columns, with: cell) }
      }
      return
    }
    for row in area.top..<area.bottom {
      // The steps count from the rectangle's own edge, so that a wide character keeps its columns.
      var column = rect.left + (area.left - rect.left) / cell.width * cell.width
      while column < area.right {
        put(column + cell.width <= rect.right ? cell : .blank(style), at: Point(column, row))
        column += cell.width
      }
    }
  }

  /// Puts a cell one column wide over what is drawn in these lines of a column, whose highlights it takes on. Where nothing is
  /// drawn there yet it is a piece, which the next frame may take over.
  mutating func put(_ cell: Cell, over lines: Range<Int>, at column: Int) {
    let (x, top) = (window.left + column, window.top + lines.lowerBound)
    let visible = (top..<top + lines.count).clamped(to: clip.top..<clip.bottom)
    guard x >= clip.left, x < clip.right, !visible.isEmpty else { return }
    for row in visible where rows.isWritten(row) || rows.end(of: row) > x {
      let style = cell.style.adding(rows[x, row].style)
      rows.write(on: row) { $0.put(cell.styled(style), at: x, within: x..<x + 1) }
    }
    let version = DrawnVersion.ofWhole(Column(cell: cell), size: Size(1, lines.count))
    let run = CellRun(cell)
    let drawn =
      drawn(in: version, width: 1)
      ?? DrawnRows(version: version, width: 1, first: 0, runs: lines.map { _ in run })
    rows.add(CellRows.Piece(drawn: drawn, origin: Point(x, top), rows: visible))
  }

  /// Adds a style to a rectangle that has already been drawn, as a highlight. A wide cell gets it only if both its
  /// columns are in the rectangle.
  public mutating func add(_ style: Style, in rect: Rect) {
    let area = visible.intersection(rect)
    if area.isEmpty { return }
    let columns = window.left + area.left..<window.left + area.right
    for row in area.top..<area.bottom {
      rows.write(on: window.top + row) { $0.restyle(columns) { $0.adding(style) } }
    }
  }

  /// Takes colours and weight from all that is drawn in this window: what lies behind an overlay, which is told apart from
  /// it so. What is struck through stays so, for that says something.
  public mutating func mute() {
    let area = visible
    if area.isEmpty { return }
    let columns = window.left + area.left..<window.left + area.right
    for row in area.top..<area.bottom { rows.write(on: window.top + row) { $0.mute(columns) } }
  }

  /// Joins the lines of a frame where they meet: of a muted `│` or `─` that another touches it makes `┼`, `┬` or `├`. What
  /// is drawn beyond this rectangle counts as well; a line in another style is text, and stays.
  public mutating func joinLines(in rect: Rect) {
    let area = visible.intersection(rect)
    if area.isEmpty { return }
    let place = Rect(window.left + area.left, window.top + area.top, area.width, area.height)
    for row in rows.rowsToJoin(in: place, since: before) {
      for column in place.left..<place.right {
        guard let line = rows.joinedLine(column, row) else { continue }
        put(line.cells(.muted)[0], at: Point(column - window.left, row - window.top))
      }
    }
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

/// The version of a column that has the same cell in all of its lines.
private struct Column: Equatable, Sendable {
  let cell: Cell
}

private func firstCell(of character: Character) -> Cell? {
  if character == " " { return .blank() }
  var first: Cell?
  forEachGlyph(in: String(character)[...]) { glyph in
    first = glyph.cell
    return false
  }
  return first
}
