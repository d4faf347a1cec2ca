/// Frame → bytes. Hands the rows that changed to ncurses, which knows what the
/// terminal shows and works out the bytes between. A painter needs no terminal: it gives bytes.

import CNcurses
import Screen

/// Turns frames into what a terminal has to be sent. One at a time in a process, as ncurses has it.
struct Painter: ~Copyable {
  /// What the terminal shows, or will once the bytes have been sent.
  private(set) var shown: Frame?
  private var size: Size
  /// The characters that are handed over next, which look alike.
  private var text: [UInt32] = []
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
    if !isWhole, !isRecolored, let shown, shown.size == frame.size {
      frame.forEachChange(since: shown) { put(frame, row: $0, $1) }
    } else {
      for row in 0..<size.height { put(frame, row: row, 0..<size.width) }
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

  /// As many columns of one character are filled at once: ncurses measures every character of a text.
  private static let manyAlike = 8

  /// Hands over what is in these columns of a row. What a frame does not have is blank.
  private mutating func put(_ frame: Frame, row: Int, _ columns: Range<Int>) {
    guard row < size.height else { return }
    frame.withWrittenCells(of: row) { put($0, row: Int32(row), columns.clamped(to: 0..<size.width)) }
  }

  private mutating func put(_ cells: UnsafeBufferPointer<Cell>, row: Int32, _ columns: Range<Int>) {
    let end = min(columns.upperBound, cells.count)
    var column = columns.lowerBound
    var (start, style, look) = (column, Style.plain, cn_look())
    func putText() {
      cn_put_text(row, Int32(start), look, text, Int32(text.count))
      text.removeAll(keepingCapacity: true)
    }
    while column < end {
      let cell = cells[column]
      var next = column + 1
      while next < end, cells[next] == cell { next += 1 }
      let isFilled = cell.width == 1 && cell.isSimple && next - column >= Painter.manyAlike
      if cell.style != style || isFilled || !cell.isSimple || text.isEmpty {
        putText()
        start = column
        if cell.style != style { (style, look) = (cell.style, cn_look(theme.look(of: cell.style))) }
      }
      if isFilled {
        cn_fill(row, Int32(column), look, cell.base, Int32(next - column))
        column = next
        continue
      }
      if column + cell.width > size.width {
        // Half of a wide character cannot be shown, and ncurses would leave what was there.
        text.append(Cell.blank().base)
      } else if cell.isSimple {
        text.append(cell.base)
      } else {
        let scalars = cell.scalars.map(\.value)
        cn_put_marked(row, Int32(column), look, scalars, Int32(scalars.count))
      }
      column += max(1, cell.width)
    }
    putText()
    if column < columns.upperBound {
      cn_fill(row, Int32(column), cn_look(), Cell.blank().base, Int32(columns.upperBound - column))
    }
  }

  private func written() -> [UInt8] {
    var count = 0
    let bytes = cn_take_bytes(&count)
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

extension cn_look {
  fileprivate init(_ look: Look) {
    self.init()
    foreground = look.foreground.map { UInt16($0.number) + 1 } ?? UInt16(look.style.foreground.rawValue)
    background = look.background.map { UInt16($0.number) + 1 } ?? UInt16(look.style.background.rawValue)
    attributes = look.style.attributes.rawValue
  }
}
