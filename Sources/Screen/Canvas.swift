/// What a `View` draws on: a window onto the `Frame` in the making. Coordinates count from the window's
/// own corner, and nothing gets out of it, whatever is written where. The `Frame` is the next value of
/// the walk.

/// A clipped window onto a frame.
///
///     func draw(on canvas: inout Canvas) {
///       canvas.write("Groceries", style: .heading)
///       canvas.draw(list, in: Rect(0, 1, canvas.size.width, canvas.size.height - 1))
///     }
public struct Canvas: Sendable {
  private let full: Size
  private var cells: [Cell]
  private var cursor: Cursor?
  private var title: String?
  /// This window in the frame's coordinates; it may reach beyond what is visible.
  private var window: Rect
  /// What of it can be drawn on, in the frame's coordinates.
  private var clip: Rect

  /// A canvas of blanks, its window the whole of it.
  public init(size: Size) {
    full = size
    cells = Array(repeating: .blank(), count: size.width * size.height)
    window = Rect(size)
    clip = window
  }

  /// What has been drawn.
  public var frame: Frame { Frame(size: full, cells: cells, cursor: cursor, title: title) }

  /// The columns and rows of this window.
  public var size: Size { window.size }

  /// Its whole area in its own coordinates: `0,0` and its size.
  public var bounds: Rect { Rect(size) }

  /// What of it can be seen, in its own coordinates.
  public var visible: Rect {
    Rect(origin: Point(clip.left - window.left, clip.top - window.top), size: clip.size)
  }

  /// Lets a view draw in a rectangle of this window. What reaches out of this window is not drawn.
  public mutating func draw(_ view: some View, in rect: Rect) {
    let (window, clip) = (window, clip)
    self.window = Rect(
      origin: Point(window.left + rect.left, window.top + rect.top), size: rect.size)
    self.clip = clip.intersection(self.window)
    view.draw(on: &self)
    self.window = window
    self.clip = clip
  }

  /// Writes one row of text and answers with the column after it, or with the first invisible one.
  ///
  /// A line break is no exception: it becomes visible like any control. `Text` breaks lines.
  @discardableResult
  public mutating func write(_ text: String, at point: Point = .zero, style: Style = .plain) -> Int {
    write(text[...], at: point, style: style)
  }

  /// Writes one row of text that is part of another.
  @discardableResult
  public mutating func write(_ text: Substring, at point: Point = .zero, style: Style = .plain) -> Int {
    let row = window.top + point.row
    guard row >= clip.top, row < clip.bottom else { return point.column + text.columns }
    let (left, right) = (clip.left, clip.right)
    var x = window.left + point.column
    let start = row * full.width
    let plain = writePlain(text, style, start, x, left, right)
    x = min(x + plain, max(x, right))
    if plain == text.utf8.count || x >= right { return x - window.left }
    let rest = text[text.utf8.index(text.startIndex, offsetBy: plain)...]
    cells.withUnsafeMutableBufferPointer { cells in
      forEachGlyph(in: rest) { glyph in
        if x >= right { return false }
        Canvas.set(glyph.cell.styled(style), &cells, start, x, left, right)
        x += glyph.cell.width
        return true
      }
    }
    return x - window.left
  }

  /// Writes what begins a text and is plain, and says how many bytes that are.
  private mutating func writePlain(
    _ text: Substring, _ style: Style, _ start: Int, _ x: Int, _ left: Int, _ right: Int
  ) -> Int {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      let count = plainCount(bytes)
      cells.withUnsafeMutableBufferPointer { cells in
        var index = max(0, left - x)
        let end = min(count, right - x)
        while index < end {
          Canvas.release(&cells, start + x + index)
          cells[start + x + index] = Cell(base: UInt32(bytes[index]), width: 1, style: style)
          index += 1
        }
      }
      return count
    } ?? 0
  }

  /// Puts one cell. A continuation alone is a blank; its wide cell brings its own.
  public mutating func put(_ cell: Cell, at point: Point) {
    let row = window.top + point.row
    guard row >= clip.top, row < clip.bottom else { return }
    let (left, right, x, start) = (clip.left, clip.right, window.left + point.column, row * full.width)
    let cell = cell.isContinuation ? .blank(cell.style) : cell
    cells.withUnsafeMutableBufferPointer { Canvas.set(cell, &$0, start, x, left, right) }
  }

  /// Fills a rectangle with one character, blank if none is named.
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style = .plain) {
    let glyphs = String(character).cells(style).filter { !$0.isContinuation }
    guard let cell = glyphs.first else { return }
    let area = visible.intersection(rect)
    for row in area.top..<area.bottom {
      // The steps count from the rectangle's own edge, so that a wide character keeps its columns.
      var column = rect.left + (area.left - rect.left) / cell.width * cell.width
      while column < area.right {
        put(column + cell.width <= rect.right ? cell : .blank(style), at: Point(column, row))
        column += cell.width
      }
    }
  }

  /// Adds a style to what stands in a rectangle: a highlight over what is drawn. A wide cell takes it
  /// only if both its columns lie in the rectangle.
  public mutating func add(_ style: Style, in rect: Rect) {
    let area = visible.intersection(rect)
    let (left, right) = (window.left + area.left, window.left + area.right)
    cells.withUnsafeMutableBufferPointer { cells in
      for row in area.top..<area.bottom {
        let start = (window.top + row) * full.width
        for x in left..<right {
          let cell = cells[start + x]
          if cell.width == 2 && x + 1 >= right || cell.isContinuation && x == left { continue }
          cells[start + x].style = cell.style.adding(style)
        }
      }
    }
  }

  /// Puts the terminal's cursor in a cell of this window; outside of what is visible nothing happens.
  public mutating func setCursor(at point: Point, _ shape: Cursor.Shape = .block) {
    let point = Point(window.left + point.column, window.top + point.row)
    if clip.contains(point) { cursor = Cursor(point, shape) }
  }

  /// Takes the terminal's cursor away: what is drawn over another view begins with this.
  public mutating func hideCursor() { cursor = nil }

  /// Names the terminal's window. What is not printable becomes visible.
  public mutating func setTitle(_ text: String) { title = text.printable }

  /// Puts a cell whose width is not 0, and repairs what it cut in two.
  @inline(__always)
  private static func set(
    _ cell: Cell, _ cells: inout UnsafeMutableBufferPointer<Cell>, _ start: Int, _ x: Int,
    _ left: Int, _ right: Int
  ) {
    if cell.width == 1 {
      guard x >= left, x < right else { return }
      release(&cells, start + x)
      cells[start + x] = cell
    } else if x >= left, x + 1 < right {
      release(&cells, start + x)
      release(&cells, start + x + 1)
      cells[start + x] = cell
      cells[start + x + 1] = .continuation(cell.style)
    } else if x + 1 == left && left < right || x + 1 == right && x >= left {
      // Half of it would show: a blank in its style stands for that half.
      let only = start + (x + 1 == left ? left : x)
      release(&cells, only)
      cells[only] = .blank(cell.style)
    }
  }

  /// Blanks the other half of a wide cell that is about to lose this one.
  @inline(__always)
  private static func release(_ cells: inout UnsafeMutableBufferPointer<Cell>, _ index: Int) {
    let old = cells[index]
    switch old.width {
    case 1: break
    case 2: cells[index + 1] = .blank(old.style)
    default: cells[index - 1] = .blank(old.style)
    }
  }
}
