import CNcurses
import Screen

/// Turns frames into bytes for a terminal: hands ncurses the rows that changed, and ncurses works out the bytes. There can be one
/// per process.
struct Painter: ~Copyable {
  /// What the terminal shows once the bytes are sent.
  private(set) var shown: Frame?
  private var size: Size
  private var title: String?
  private var shape: Cursor.Shape?
  private var isWhole = false
  /// Whether colours have changed, so every row is painted again.
  private var isRecolored = false
  private let isLikeXterm: Bool
  private(set) var theme: Theme {
    didSet { sequences = StyleSequences(theme: theme, isMixed: isMixed, strikes: cn_can_strike()) }
  }
  private var sequences: StyleSequences
  /// Whether the terminal has true colour.
  private let isMixed: Bool
  private let hasManyColors: Bool
  private var appearance: Appearance
  /// What the terminal has answered, or what is likely until then.
  private var reported: Theme
  private var hasAsked = false
  private var hasHeard = false

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
    let colors = Int(cn_colors())
    let first = Theme.first(colors: colors, colorFGBG: environment("COLORFGBG"))
    hasManyColors = colors >= 256
    reported = first
    self.appearance = appearance
    theme = Self.theme(appearance, reported: first, hasManyColors: hasManyColors)
    isMixed = colors >= 256 && ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "")
    sequences = StyleSequences(theme: theme, isMixed: isMixed, strikes: cn_can_strike())
  }

  deinit { cn_close() }

  /// The bytes that take the screen. `tidying` resets what another program may have left behind.
  mutating func take(tidying: Bool = false) -> [UInt8] {
    if !isLikeXterm { return written() }
    let mouse = appearance.hearsMouse ? Sequences.mouse(true) : ""
    return Array(((tidying ? Sequences.tidy : "") + Sequences.takeModes + mouse).utf8) + written()
      + question()
  }

  /// What the background is, asked once and only if it matters.
  private mutating func question() -> [UInt8] {
    guard hasManyColors, appearance.theme == nil, isLikeXterm, !hasAsked else { return [] }
    hasAsked = true
    return Array(BackgroundColor.question.utf8)
  }

  /// A theme that needs more colours is not used.
  private static func theme(_ appearance: Appearance, reported: Theme, hasManyColors: Bool) -> Theme {
    guard hasManyColors else { return reported }
    if let theme = appearance.theme { return theme }
    return reported == .dark ? appearance.dark : reported == .light ? appearance.light : reported
  }

  /// The bytes for another appearance; the next frame shows it.
  mutating func change(_ appearance: Appearance) -> [UInt8] {
    let hearsMouse = self.appearance.hearsMouse
    self.appearance = appearance
    show(reported)
    let mouse =
      isLikeXterm && hearsMouse != appearance.hearsMouse ? Sequences.mouse(appearance.hearsMouse) : ""
    return Array(mouse.utf8) + question()
  }

  private mutating func show(_ reported: Theme) {
    self.reported = reported
    let theme = Self.theme(appearance, reported: reported, hasManyColors: hasManyColors)
    guard theme != self.theme else { return }
    self.theme = theme
    isRecolored = true
  }

  var isAsking: Bool { hasAsked && !hasHeard }

  /// Takes the terminal's answer to what its background is; true if it changes what is shown.
  mutating func hear(_ theme: Theme) -> Bool {
    hasHeard = true
    show(theme)
    return isRecolored
  }

  /// The bytes that leave the screen until the next frame.
  mutating func leave() -> [UInt8] {
    cn_end()
    forget()
    return written() + Painter.modesOff(isLikeXterm) + Painter.cursorOn(isLikeXterm)
  }

  /// The bytes that leave the screen whatever it shows, for the guard.
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

  /// The terminal may show anything, so the next frame is sent whole.
  mutating func forget() {
    isWhole = true
    title = nil
    shape = nil
  }

  mutating func resize(to size: Size) {
    self.size = size
    forget()
  }

  /// The bytes that show a frame, cut or extended with blanks to the terminal's size.
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

  /// Adds what ncurses doesn't support.
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
