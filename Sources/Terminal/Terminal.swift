import CNcurses
import Loop
import Screen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal this process was started in, as a `Console`. There is one at a time, and it belongs to the thread that made it.
///
///     let terminal: Terminal
///     do { terminal = try Terminal() } catch { print(error); exit(2) }
///     defer { terminal.leave() }
///
/// It has the screen from `init` to `leave`. Whatever is written to standard output or standard error meanwhile is held
/// back and shown afterwards, even if the process is ended by a signal or a trap; the terminal is always restored.
public final class Terminal: Console {
  /// Columns and rows, at least one of each.
  public private(set) var size: Size

  /// Ends the wait for events, from any thread.
  public let wake: @Sendable () -> Void

  /// Lets effects suspend the program, start an editor, use the clipboard or ring the bell.
  public let handle: TerminalHandle

  /// Hook around stopping: release locks, call `work`, reacquire. It also runs before an editor, where Ctrl+Z may be pressed.
  public var whileNothingIsHeld: (_ work: () -> Void) -> Void = { $0() }

  private let wakeup: Wakeup
  private let mailbox: Mailbox
  private let input: Int32 = STDIN_FILENO
  private let output: Int32
  private var painter: Painter
  private var decoder = InputDecoder()
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 1)
  /// When a waiting Escape becomes a key, by `cn_now`.
  private var deadline: Int?
  private var isUp = false
  private var hasGone = false
  private var hasLeft = false

  /// How many milliseconds an Escape waits for the rest of a key.
  static let escapeTime = 25
  /// More bytes in one read than anybody types: read on before painting.
  static let manyBytes = 512
  /// The most events to handle before painting.
  static let mostEvents = 4096

  /// Takes over the screen of the terminal on standard input and standard output.
  ///
  /// `TERM` is its type. If `NO_COLOR` is set and not empty, there are no colours. A terminal with 256 colours is asked
  /// whether its background is dark or light, and shows its own sixteen colours until it answers.
  ///
  /// - Parameter theme: What roles look like (default: depends on the terminal).
  public convenience init(theme: Theme? = nil) throws(TerminalError) {
    try self.init(Appearance(theme: theme))
  }

  /// The same with more choices, which `TerminalHandle.change` can change later.
  public init(_ appearance: Appearance) throws(TerminalError) {
    if isatty(STDIN_FILENO) == 0 { throw .noTerminal(.input) }
    if isatty(STDOUT_FILENO) == 0 { throw .noTerminal(.output) }
    guard let type = Terminal.variable("TERM") else { throw .typeMissing }
    switch Int(cn_check_terminal(type)) {
    case CN_OK: break
    case CN_NO_CURSOR: throw .typeTooSimple(type)
    default: throw .typeUnknown(type)
    }
    guard cn_remember_modes(STDIN_FILENO) else { throw .noTerminal(.input) }
    cn_set_locale()
    // A copy, since 1 is redirected while the screen is ours.
    output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
    guard output >= 0, let wakeup = Wakeup() else { throw .noResources }
    size = Terminal.size(of: output) ?? Size(80, 24)
    // Before ncurses, which only installs handlers where there are none.
    cn_guard_install(STDIN_FILENO, output, wakeup.descriptor)
    do throws(TerminalError) {
      let color = Terminal.variable("NO_COLOR") == nil && appearance.theme != .monochrome
      painter = try Painter(
        type: type, size: size, color: color, appearance: appearance, environment: Terminal.variable)
    } catch {
      cn_guard_remove()
      close(output)
      throw error
    }
    self.wakeup = wakeup
    mailbox = Mailbox(wakeup: wakeup)
    handle = TerminalHandle(mailbox: mailbox)
    wake = { wakeup.wake() }
    takeScreen()
  }

  deinit {
    leave()
    buffer.deallocate()
  }

  /// Restores the terminal. After that, nothing is painted and there are no events.
  public func leave() {
    if hasLeft { return }
    hasLeft = true
    leaveScreen()
    cn_guard_remove()
    close(output)
    for case .outside(let job) in mailbox.close() { job() }
  }

  /// Shows a frame; sends only what has changed.
  public func paint(_ frame: Frame) {
    guard isUp, !hasGone else { return }
    send(painter.paint(frame))
  }

  /// Waits for events and returns all of them; nil once the terminal is gone.
  public func waitForEvents() -> [Event]? {
    var events: [Event] = []
    while !hasGone, !hasLeft {
      let found = cn_wait(input, wakeup.descriptor, events.isEmpty ? milliseconds : 0)
      if found & 2 != 0 {
        wakeup.drain()
        cn_trim_aside()
        answerSignals(&events)
        mailbox.take().forEach(answer)
      }
      var isDry = true
      if found & 1 != 0 { isDry = !read(&events) } else if found & 4 != 0 { hasGone = true }
      if let deadline, deadline <= cn_now() {
        decoder.settle(&events)
        self.deadline = nil
      }
      if found & 2 != 0 || !events.isEmpty && (isDry || events.count >= Terminal.mostEvents) { return events }
    }
    return events.isEmpty ? nil : events
  }
}

extension Terminal {
  /// How long `poll` waits: for ever, unless an Escape is pending.
  private var milliseconds: Int32 {
    guard let deadline else { return -1 }
    return Int32(max(0, deadline - cn_now()))
  }

  /// Returns whether more may be waiting.
  private func read(_ events: inout [Event]) -> Bool {
    #if canImport(Glibc)
      let count = Glibc.read(input, buffer.baseAddress, buffer.count)
    #else
      let count = Musl.read(input, buffer.baseAddress, buffer.count)
    #endif
    if count > 0 { decoder.feed(UnsafeRawBufferPointer(rebasing: buffer[..<count]), &events) }
    if let theme = decoder.theme, painter.hear(theme), let frame = painter.shown { paint(frame) }
    if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { hasGone = true }
    deadline = decoder.isWaiting ? cn_now() + Terminal.escapeTime : nil
    return count >= Terminal.manyBytes
  }

  private func answerSignals(_ events: inout [Event]) {
    let signals = Int(cn_take_signals())
    if signals & CN_HUNG_UP != 0 { hasGone = true }
    if signals & CN_STOP_ASKED != 0 { suspend() }
    if signals & CN_CONTINUED != 0 {
      // We were stopped from outside, and the shell has used the terminal.
      cn_set_raw(input)
      repaint()
    }
    guard let new = Terminal.size(of: output), new != size else {
      // It shrank and grew again: what was cut off is lost.
      if signals & CN_RESIZED != 0 { repaint() }
      return
    }
    size = new
    painter.resize(to: new)
    events.append(.resize(new))
  }

  private func answer(_ request: Mailbox.Request) {
    switch request {
    case .suspend: suspend()
    case .outside(let job):
      whileNothingIsHeld {}
      leaveScreen()
      cn_guard_set_outside(true)
      job()
      cn_guard_set_outside(false)
      takeScreen(tidying: true)
      repaint()
    case .copy(let text): send(Array(Sequences.clipboard(text).utf8))
    case .bell: send([7])
    case .change(let appearance):
      send(painter.change(appearance))
      if let frame = painter.shown { paint(frame) }
    }
  }

  private func suspend() {
    whileNothingIsHeld {
      leaveScreen()
      cn_stop()
    }
    takeScreen()
    repaint()
  }

  private func repaint() {
    painter.forget()
    if let frame = painter.shown { paint(frame) }
  }

  private func takeScreen(tidying: Bool = false) {
    if isUp || hasGone { return }
    // First of all: in the background this stops us before anything is written.
    cn_set_raw(input)
    let leave = painter.leaveBlindly()
    cn_guard_take(leave, leave.count)
    isUp = true
    send(painter.take(tidying: tidying))
  }

  private func leaveScreen() {
    if !isUp { return }
    send(painter.leave())
    // The shell would take a late answer for typed text.
    if painter.isAsking { cn_forget_input(input) }
    cn_set_cooked(input)
    isUp = false
    cn_guard_release()
  }

  private func send(_ bytes: [UInt8]) {
    if bytes.isEmpty || hasGone || !isUp { return }
    if !cn_write(output, bytes, bytes.count) { hasGone = true }
  }

  private static func size(of tty: Int32) -> Size? {
    var (width, height): (Int32, Int32) = (0, 0)
    return cn_get_size(tty, &width, &height) ? Size(Int(width), Int(height)) : nil
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
