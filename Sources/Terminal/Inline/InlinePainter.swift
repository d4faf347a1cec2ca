import CNcurses
import Loop
import Screen

/// Rows below the prompt: compares each row with the shown one, and writes those that differ. Where the cursor is within the rows
/// is known at any time; a hidden one stays in their first cell, from which they can be erased whatever a resize did to them.
final class InlinePainter: Surface {
  private(set) var shown: Frame?
  let inline: Inline
  private var screen: Size
  /// The width when the terminal is taken, which may have changed meanwhile.
  var lineWidth: Int
  private let isLikeXterm: Bool
  /// Whether the terminal wraps its lines anew when it becomes narrower.
  private let reflows: Bool
  var colors: TerminalColors
  private var sequences: InlineSequences

  /// How many rows the terminal has for us, the first with the cursor's line.
  private var rows = 1
  private var cursor = Point.zero
  /// The rows that the terminal shows.
  private(set) var drawn: [ArraySlice<Cell>] = []
  private var title: String?
  private var shape: Cursor.Shape?
  private var isCursorShown: Bool?
  /// Whether a synchronized update has begun, with lines above.
  private var isPrinting = false
  /// Whether the rows may have moved on the screen since it was asked where they are.
  private var hasMoved = true
  /// Their first row on the screen, which only the mouse needs.
  var top: Int?
  /// Whether the terminal has been asked where the rows are: by the last frame, and without an answer yet.
  var (hasAsked, awaitsRow) = (false, false)

  /// For the terminal that `cn_describe` has read.
  init(_ inline: Inline, screen: Size, color: Bool, appearance: Appearance, environment: (String) -> String?)
  {
    self.inline = inline
    self.screen = screen
    lineWidth = screen.width
    isLikeXterm = cn_is_like_xterm()
    reflows = Reflow.isLikely(environment)
    let count = color ? Int(cn_described_colors()) : 0
    colors = TerminalColors(count: count, appearance: appearance, environment: environment)
    sequences = InlineSequences(colors: count, isMixed: colors.isMixed)
  }

  deinit { cn_forget_description() }

  func size(in screen: Size) -> Size { inline.size(in: screen) }

  var isAsking: Bool { colors.isAsking || awaitsRow }

  func hear(_ theme: Theme) -> Bool {
    if !colors.hear(theme) { return false }
    drawn = []
    return true
  }

  func change(_ appearance: Appearance) -> [UInt8] {
    let heard = hearsMouse
    if colors.change(appearance) { drawn = [] }
    if !isLikeXterm { return [] }
    if hearsMouse { hasMoved = true }
    return Array((heard != hearsMouse ? Sequences.mouse(hearsMouse) : "").utf8) + colors.question()
  }

  func forget() {
    drawn = []
    (title, shape, isCursorShown) = (nil, nil, nil)
  }

  // MARK: Taking and leaving

  func take(tidying: Bool) -> [UInt8] {
    forget()
    (rows, cursor, hasMoved) = (1, .zero, true)
    guard isLikeXterm else { return freshLine }
    let mouse = hearsMouse ? Sequences.mouse(true) : ""
    return Array(((tidying ? Sequences.tidy : "") + Sequences.takeModes + mouse).utf8) + freshLine
      + colors.question()
  }

  /// Begins without taking anything of the terminal but its next line, and ends so.
  func beginBelow() -> [UInt8] {
    (rows, cursor, lineWidth) = (1, .zero, screen.width)
    return freshLine
  }

  func endBelow() -> [UInt8] {
    let bytes = endingBelow
    (rows, cursor) = (1, .zero)
    forget()
    return bytes
  }

  /// What would end it now.
  var endingBelow: [UInt8] { sequences.plain + erased() + sequences.showCursor }

  /// Goes to the next line, unless the cursor is at the beginning of one: so many blanks don't fit behind anything.
  private var freshLine: [UInt8] {
    sequences.plain + Array(repeating: UInt8(ascii: " "), count: max(0, lineWidth - 1)) + Self.begin
      + sequences.eraseBelow + sequences.save
  }

  func leave(forGood: Bool) -> [UInt8] {
    var bytes = sequences.plain
    if forGood, inline.leaving == .lastFrame, shown != nil {
      bytes += Self.begin + sequences.down(rows - cursor.row)
    } else {
      bytes += erased()
    }
    (rows, cursor) = (1, .zero)
    forget()
    return bytes + modesOff + sequences.showCursor
  }

  func leaveBlindly() -> [UInt8] {
    modesOff + sequences.plain + sequences.wrap + Self.begin + sequences.up(cursor.row) + sequences.eraseBelow
      + sequences.showCursor
  }

  /// The same while a frame is on its way: back to where it began.
  func leaveHalfway(_ step: Step) -> [UInt8] {
    let back = step == .frame ? sequences.restore : []
    return back + modesOff + sequences.plain + sequences.wrap + Self.begin + sequences.eraseBelow
      + sequences.showCursor
  }

  /// What is on its way: a frame of rows whose first one was saved, or what comes before that.
  enum Step { case frame, taking }

  private var modesOff: [UInt8] { isLikeXterm ? Array(Sequences.leaveModes.utf8) : [] }

  private static let begin = [UInt8(ascii: "\r")]

  /// Erases the rows; the cursor is where they began.
  private func erased() -> [UInt8] { Self.begin + sequences.up(cursor.row) + sequences.eraseBelow }

  func resize(to screen: Size) -> [UInt8] {
    var up = cursor.row
    if reflows, screen.width < self.screen.width {
      up = Reflow.rows(above: cursor, lengths: drawn.map { length($0) }, width: screen.width)
    }
    self.screen = screen
    (rows, cursor, hasMoved) = (1, .zero, true)
    forget()
    return Self.begin + sequences.up(up) + sequences.eraseBelow + sequences.save
  }

  /// Prints lines, made safe already and ended by line feeds, where the rows are; the next frame is drawn below them.
  func print(_ lines: [UInt8]) -> [UInt8] {
    let bytes =
      (isLikeXterm && !isPrinting ? Array(Sequences.beginUpdate.utf8) : []) + erased() + lines
      + sequences.save
    isPrinting = true
    (rows, cursor, hasMoved, drawn) = (1, .zero, true, [])
    return bytes
  }

  // MARK: Frames

  func paint(_ frame: Frame) -> [UInt8] {
    shown = frame
    let new = (0..<min(inline.rows(of: frame), screen.height)).map { frame.row($0).prefix(screen.width) }
    var bytes: [UInt8] = []
    let isNew = new != drawn
    if isNew { draw(new, &bytes) }
    place(frame.cursor.map { ($0.point, $0.shape) }, &bytes)
    if isNew { bytes += sequences.wrap }
    if isLikeXterm {
      if let new = frame.title, new != title {
        title = new
        bytes += Array(Sequences.title(new).utf8)
      }
      if bytes.count > Painter.oneUpdate, !isPrinting {
        bytes.insert(contentsOf: Sequences.beginUpdate.utf8, at: 0)
      }
      if bytes.count > Painter.oneUpdate || isPrinting { bytes += Array(Sequences.endUpdate.utf8) }
    }
    isPrinting = false
    return bytes
  }

  private func draw(_ new: [ArraySlice<Cell>], _ bytes: inout [UInt8]) {
    bytes += sequences.noWrap
    // All scrolling comes first, so that the saved place of the first row stays right.
    if new.count > rows {
      hasMoved = true
      move(to: new.count - 1, &bytes)
    }
    move(to: 0, &bytes)
    bytes += sequences.save
    if hasMoved, hearsMouse, isLikeXterm {
      (hasMoved, hasAsked, awaitsRow, top) = (false, true, true, nil)
      bytes += Array(Sequences.whereIsCursor.utf8)
    }
    for (row, cells) in new.enumerated() where row >= drawn.count || drawn[row] != cells {
      move(to: row, &bytes)
      write(cells, over: row < drawn.count ? drawn[row] : nil, &bytes)
    }
    if new.count < rows {
      move(to: new.count, &bytes)
      bytes += sequences.eraseBelow
      move(to: new.count - 1, &bytes)
      rows = new.count
    }
    drawn = new
  }

  /// Goes to the beginning of a row.
  private func move(to row: Int, _ bytes: inout [UInt8]) {
    bytes += Self.begin + sequences.up(cursor.row - row) + sequences.down(row - cursor.row)
    cursor = Point(0, row)
    rows = max(rows, row + 1)
  }

  /// Writes a row from the first cell that differs, and erases the rest of the line.
  private func write(_ cells: ArraySlice<Cell>, over old: ArraySlice<Cell>?, _ bytes: inout [UInt8]) {
    let length = length(cells)
    var start = 0
    if let old {
      while start < length, start < old.count, old[old.startIndex + start] == cells[cells.startIndex + start]
      {
        start += 1
      }
      // Not into the middle of a wide cell.
      while start > 0, cells[cells.startIndex + start - 1].width != 1 { start -= 1 }
    }
    bytes += sequences.right(start)
    var look: Look?
    var column = start
    for cell in cells.dropFirst(start).prefix(length - start) where !cell.isContinuation {
      let wanted = colors.theme.look(of: cell.style)
      if wanted != look {
        if look != nil { bytes += sequences.plain }
        bytes += sequences.style(wanted)
        look = wanted
      }
      // Half of a wide cell at the edge.
      let cell = column + cell.width > screen.width ? .blank(cell.style) : cell
      cell.forEachScalar { bytes += Array(String($0).utf8) }
      column += cell.width
      // Terminals differ in how wide some characters with marks are.
      if !cell.isSimple, column < screen.width { bytes += Self.begin + sequences.right(column) }
    }
    if look != nil { bytes += sequences.plain }
    if length < cells.count, old == nil || length < self.length(old!) { bytes += sequences.eraseLine }
    cursor.column = column
  }

  /// The columns up to the last one that shows something. What is left out would be wrapped by terminals that become narrower.
  private func length(_ cells: ArraySlice<Cell>) -> Int {
    let end = cells.lastIndex { cell in
      if cell.base != 0x20 || !cell.isSimple { return true }
      if cell.style == .plain { return false }
      let look = colors.theme.look(of: cell.style)
      return look.background != nil || look.style.background != .default
        || !look.style.attributes.isDisjoint(with: [.underline, .reverse, .strike])
    }
    return end.map { $0 - cells.startIndex + 1 } ?? 0
  }

  private func place(_ wanted: (point: Point, shape: Cursor.Shape)?, _ bytes: inout [UInt8]) {
    guard let wanted, wanted.point.row < drawn.count, wanted.point.column < screen.width else {
      if cursor != .zero { move(to: 0, &bytes) }
      if isCursorShown != false { bytes += sequences.hideCursor }
      isCursorShown = false
      return
    }
    if cursor != wanted.point {
      move(to: wanted.point.row, &bytes)
      bytes += sequences.right(wanted.point.column)
      cursor = wanted.point
    }
    if isLikeXterm, wanted.shape != shape {
      shape = wanted.shape
      bytes += Array(Sequences.cursor(wanted.shape).utf8)
    }
    if isCursorShown != true { bytes += sequences.showCursor }
    isCursorShown = true
  }
}
