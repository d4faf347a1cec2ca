/// Frame → bytes. Hands the rows that changed to ncurses, which knows what the
/// terminal shows and works out the bytes between. A painter needs no terminal: it gives bytes.

import CNcurses
import Screen

/// Turns frames into what a terminal has to be sent. One at a time in a process, as ncurses has it.
struct Painter: ~Copyable {
  /// What the terminal shows, or will once the bytes have been sent.
  private(set) var shown: Frame?
  private var size: Size
  private var cells: [cn_cell] = []
  private var title: String?
  private var shape: Cursor.Shape?
  private var isWhole = false
  /// Whether every row has to be handed over again, since its colours mean something else.
  private var isRecolored = false
  private let isLikeXterm: Bool
  /// Whether the terminal repeats a character when it is told so; nil before it has been asked.
  private var repeats: Bool?
  private(set) var isAsking = false
  /// What roles look like on it.
  private(set) var theme: Theme {
    didSet { sequences = StyleSequences(theme: theme, isMixed: isMixed, strikes: cn_can_strike()) }
  }
  private var sequences: StyleSequences
  /// Whether the terminal mixes any colour.
  private let isMixed: Bool
  /// Whether its background decides the theme.
  private let asksBackground: Bool

  /// More bytes than this may reach the terminal in two pieces, of which it must not show the first alone.
  /// Fewer come in one piece as it is, and the brackets would be a good part of them.
  static let oneUpdate = 512

  /// - Parameters:
  ///   - color: Whether there are colours.
  ///   - theme: What the user has asked for; nil leaves it to the terminal.
  ///   - environment: The variables that say more of a terminal than its type does.
  init(type: String, size: Size, color: Bool, theme: Theme?, environment: (String) -> String?)
    throws(TerminalError)
  {
    switch Int(cn_open(type, Int32(size.width), Int32(size.height), color)) {
    case CN_OK: break
    case CN_NO_MEMORY: throw .noResources
    case CN_NO_CURSOR: throw .typeTooSimple(type)
    default: throw .typeUnknown(type)
    }
    self.size = size
    isLikeXterm = cn_is_like_xterm()
    let colors = Int(cn_colors())
    let first = Theme.first(colors: colors, colorFGBG: environment("COLORFGBG"))
    // What needs more colours than there are is not shown in them.
    self.theme = colors < 256 ? first : theme ?? first
    asksBackground = colors >= 256 && theme == nil
    isMixed = colors >= 256 && ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "")
    sequences = StyleSequences(theme: self.theme, isMixed: isMixed, strikes: cn_can_strike())
  }

  deinit { cn_close() }

  /// The bytes that take the screen, before the first frame; from somebody who may have left it in any state, if so.
  mutating func take(tidying: Bool = false) -> [UInt8] {
    if !isLikeXterm { return written() }
    var bytes = Array(((tidying ? Sequences.tidy : "") + Sequences.takeModes).utf8) + written()
    if repeats == nil, !isAsking, size.height > 1, size.width > 5 {
      isAsking = true
      if asksBackground { bytes += Array(BackgroundColor.question.utf8) }
      bytes += Array((Repeats.question + Repeats.afterQuestion).utf8)
    }
    return bytes
  }

  /// Takes the terminal's answer to what `take` asked.
  mutating func hear(row: Int, column: Int) {
    if isAsking { repeats = Repeats.isYes(row: row, column: column) }
    isAsking = false
  }

  /// Takes its answer to what the background is; true where it changes what is shown.
  mutating func hear(_ theme: Theme) -> Bool {
    guard asksBackground, theme != self.theme else { return false }
    self.theme = theme
    isRecolored = true
    return true
  }

  /// The bytes that give the screen back; a later frame takes it again.
  mutating func leave() -> [UInt8] {
    cn_end()
    forget()
    return written() + Painter.modesOff(isLikeXterm) + Painter.cursorOn(isLikeXterm)
  }

  /// The bytes that give it back without knowing what is on it, for the guard.
  func leaveBlindly() -> [UInt8] {
    Painter.modesOff(isLikeXterm)
      + [UInt8](unsafeUninitializedCapacity: 900) { $1 = cn_leave_bytes($0.baseAddress, $0.count) }
      + Painter.cursorOn(isLikeXterm)
  }

  private static func modesOff(_ isLikeXterm: Bool) -> [UInt8] {
    isLikeXterm ? Array(Sequences.leaveModes.utf8) : []
  }

  private static func cursorOn(_ isLikeXterm: Bool) -> [UInt8] {
    isLikeXterm ? Array(Sequences.showCursor.utf8) : []
  }

  /// The terminal may show anything: the next frame is sent whole.
  mutating func forget() {
    isWhole = true
    title = nil
    shape = nil
  }

  /// The terminal has another size, and after that may show anything.
  mutating func resize(to size: Size) {
    self.size = size
    forget()
  }

  /// The bytes that make the terminal show this frame. What does not fit is cut off, what is missing blank.
  mutating func paint(_ frame: Frame) -> [UInt8] {
    if isWhole { cn_resize(Int32(size.width), Int32(size.height)) }
    frame.forEachChange(since: isWhole || isRecolored ? nil : shown) {
      if $0 < size.height { put(frame, $0) }
    }
    if frame.size.height < size.height, isWhole || frame.size != shown?.size {
      for row in frame.size.height..<size.height { cn_put_row(Int32(row), nil, 0) }
    }
    let point = frame.cursor?.point
    cn_update(isWhole, Int32(clamping: point?.column ?? -1), Int32(clamping: point?.row ?? -1))
    isWhole = false
    isRecolored = false
    shown = frame
    var bytes = sequences.rewritten(written())
    if repeats == true { bytes = Repeats.shortened(bytes) }
    if isLikeXterm { decorate(&bytes, frame) }
    return bytes
  }

  /// What a frame says that ncurses does not know of.
  private mutating func decorate(_ bytes: inout [UInt8], _ frame: Frame) {
    if let new = frame.title, new != title {
      title = new
      bytes += Array(Sequences.title(new).utf8)
    }
    if let new = frame.cursor?.shape, new != shape {
      shape = new
      bytes += Array(Sequences.cursor(new).utf8)
    }
    if bytes.count > Painter.oneUpdate {
      bytes = Array(Sequences.beginUpdate.utf8) + bytes + Array(Sequences.endUpdate.utf8)
    }
  }

  private mutating func put(_ frame: Frame, _ row: Int) {
    if cells.count < size.width { cells = Array(repeating: cn_cell(), count: size.width) }
    let width = size.width
    cells.withUnsafeMutableBufferPointer { cells in
      frame.withWrittenCells(of: row) { written in
        // The blanks at its end need not be handed over: what is right of the rest becomes blank.
        let blank = Cell.blank()
        var end = min(written.count, width)
        while end > 0, written[end - 1] == blank { end -= 1 }
        var (count, look, style) = (0, cn_cell(), Style.plain)
        for column in 0..<end where !written[column].isContinuation {
          var cell = written[column]
          // Half of a wide cell cannot be shown, and ncurses would leave what was there.
          if column + cell.width > width { cell = .blank(cell.style) }
          if cell.style != style { (look, style) = (cn_cell(theme.look(of: cell.style)), cell.style) }
          cells[count] = look
          cells[count].take(cell)
          count += 1
        }
        cn_put_row(Int32(row), cells.baseAddress, Int32(count))
      }
    }
  }

  private func written() -> [UInt8] {
    var count = 0
    let bytes = cn_take_bytes(&count)
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

extension cn_cell {
  fileprivate init(_ look: Look) {
    self.init()
    foreground = look.foreground.map { UInt16($0.number) + 1 } ?? UInt16(look.style.foreground.rawValue)
    background = look.background.map { UInt16($0.number) + 1 } ?? UInt16(look.style.background.rawValue)
    attributes = look.style.attributes.rawValue
  }

  fileprivate mutating func take(_ cell: Cell) {
    width = UInt8(cell.width)
    text.0 = cell.base
    if cell.isSimple { return }
    let scalars = cell.scalars
    if scalars.count > 1 { text.1 = scalars[1].value }
    if scalars.count > 2 { text.2 = scalars[2].value }
    if scalars.count > 3 { text.3 = scalars[3].value }
    if scalars.count > 4 { text.4 = scalars[4].value }
  }
}
