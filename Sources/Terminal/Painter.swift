/// Frame → bytes. Hands the rows that changed to ncurses, which knows what the
/// terminal shows and works out the bytes between. A painter needs no terminal: it gives bytes.

import CNcurses
import Screen

/// Turns frames into what a terminal has to be sent. One at a time in a process, as ncurses has it.
struct Painter: ~Copyable {
  /// What the terminal shows, or will once the bytes have been sent.
  private(set) var shown: Frame?
  private var size: Size
  private var title: String?
  private var shape: Cursor.Shape?
  private var isWhole = false
  /// Whether every row has to be handed over again, since its colours mean something else.
  private var isRecolored = false
  private let isLikeXterm: Bool
  /// What roles look like on it.
  private(set) var theme: Theme {
    didSet { sequences = StyleSequences(theme: theme, isMixed: isMixed, strikes: cn_can_strike()) }
  }
  private var sequences: StyleSequences
  /// Whether the terminal mixes any colour.
  private let isMixed: Bool
  /// Whether its background decides the theme.
  private let asksBackground: Bool
  private var hasAsked = false
  private var hasHeard = false

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
    if asksBackground, !hasAsked {
      hasAsked = true
      bytes += Array(BackgroundColor.question.utf8)
    }
    return bytes
  }

  /// Whether the terminal still owes an answer.
  var isAsking: Bool { hasAsked && !hasHeard }

  /// Takes the terminal's answer to what its background is; true if it changes what is shown.
  mutating func hear(_ theme: Theme) -> Bool {
    hasHeard = true
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
    let known = isWhole || isRecolored || shown?.size != frame.size ? nil : shown
    for row in 0..<size.height {
      if let known, frame.hasSameRow(row, as: known) { continue }
      put(frame, row: row)
    }
    let point = frame.cursor?.point
    cn_update(isWhole, Int32(clamping: point?.column ?? -1), Int32(clamping: point?.row ?? -1))
    isWhole = false
    isRecolored = false
    shown = frame
    var bytes = sequences.rewritten(written())
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

  /// Hands over a row as wide as the terminal. What the frame does not have is blank: it may be smaller, since a frame is also
  /// painted again after a resize, before the next one is drawn.
  private func put(_ frame: Frame, row: Int) {
    var cells = row < frame.size.height ? Array(frame.row(row).prefix(size.width)) : []
    // Half of a wide character cannot be shown, and ncurses would leave what was there.
    if let last = cells.popLast() { cells.append(last.width == 2 ? .blank(last.style) : last) }
    cells += repeatElement(.blank(), count: size.width - cells.count)
    var start = 0
    while start < cells.count {
      let first = cells[start]
      var end = start + max(1, first.width)
      let look = cn_look(theme.look(of: first.style))
      if first.isSimple {
        while end < cells.count, cells[end].isSimple, cells[end].style == first.style { end += 1 }
        let text = cells[start..<end].filter { !$0.isContinuation }.map(\.base)
        cn_put_text(Int32(row), Int32(start), look, text, Int32(text.count))
      } else {
        let scalars = first.scalars.map(\.value)
        cn_put_marked(Int32(row), Int32(start), look, scalars, Int32(scalars.count))
      }
      start = end
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
