import CNcurses
import Screen

/// The screen: hands ncurses the rows that changed, and ncurses works out the bytes. There can be one per process.
final class Painter: Surface {
  private(set) var shown: Frame?
  private var size: Size
  private var title: String?
  private var shape: Cursor.Shape?
  private var isWhole = false
  /// Whether colours have changed, so every row is painted again.
  private var isRecolored = false
  private let isLikeXterm: Bool
  private var colors: TerminalColors
  private var sequences: StyleSequences

  /// Larger updates may arrive in two pieces and are bracketed, so that the terminal doesn't show half of one.
  static let oneUpdate = 512

  /// - Parameter color: Whether there are colours.
  init(type: String, size: Size, color: Bool, appearance: Appearance, environment: (String) -> String?)
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
    colors = TerminalColors(count: Int(cn_colors()), appearance: appearance, environment: environment)
    sequences = StyleSequences(theme: colors.theme, isMixed: colors.isMixed, strikes: cn_can_strike())
  }

  deinit { cn_close() }

  func size(in screen: Size) -> Size { screen }

  func take(tidying: Bool) -> [UInt8] {
    if !isLikeXterm { return written() }
    let mouse = colors.appearance.hearsMouse ? Sequences.mouse(true) : ""
    return Array(((tidying ? Sequences.tidy : "") + Sequences.takeModes + mouse).utf8) + written()
      + colors.question()
  }

  func change(_ appearance: Appearance) -> [UInt8] {
    let hearsMouse = colors.appearance.hearsMouse
    if colors.change(appearance) { recolor() }
    if !isLikeXterm { return [] }
    let mouse = hearsMouse != appearance.hearsMouse ? Sequences.mouse(appearance.hearsMouse) : ""
    return Array(mouse.utf8) + colors.question()
  }

  private func recolor() {
    sequences = StyleSequences(theme: colors.theme, isMixed: colors.isMixed, strikes: cn_can_strike())
    isRecolored = true
  }

  var isAsking: Bool { colors.isAsking }

  func hear(_ theme: Theme) -> Bool {
    if colors.hear(theme) { recolor() }
    return isRecolored
  }

  func leave(forGood: Bool) -> [UInt8] {
    cn_end()
    forget()
    return written() + Painter.modesOff(isLikeXterm) + Painter.cursorOn(isLikeXterm)
  }

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

  func forget() {
    isWhole = true
    title = nil
    shape = nil
  }

  func resize(to screen: Size) -> [UInt8] {
    size = screen
    forget()
    return []
  }

  func paint(_ frame: Frame) -> [UInt8] {
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

  /// Adds what ncurses doesn't support.
  private func decorate(_ bytes: inout [UInt8], _ frame: Frame) {
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

  /// Hands over a row at the terminal's width. The frame may be smaller, since after a resize the last one can be painted again.
  private func put(_ frame: Frame, row: Int) {
    var cells = row < frame.size.height ? Array(frame.row(row).prefix(size.width)) : []
    // ncurses would leave what was under half of a wide character.
    if let last = cells.popLast() { cells.append(last.width == 2 ? .blank(last.style) : last) }
    cells += repeatElement(.blank(), count: size.width - cells.count)
    var start = 0
    while start < cells.count {
      let first = cells[start]
      var end = start + max(1, first.width)
      let look = cn_look(colors.theme.look(of: first.style))
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
  init(_ look: Look) {
    self.init()
    foreground = look.foreground.map { UInt16($0.number) + 1 } ?? UInt16(look.style.foreground.rawValue)
    background = look.background.map { UInt16($0.number) + 1 } ?? UInt16(look.style.background.rawValue)
    attributes = look.style.attributes.rawValue
  }
}
