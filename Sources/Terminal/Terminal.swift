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
/// It has the screen, or rows below the prompt, from `init` to `leave`. Whatever is written to standard output or standard
/// error meanwhile is held back and shown afterwards, or above the rows, even if the process is ended by a signal or a trap;
/// the terminal is always restored.
public final class Terminal: Console {
  /// Columns and rows, at least one of each.
  public internal(set) var size: Size

  /// Ends the wait for events, from any thread.
  public let wake: @Sendable () -> Void

  /// Lets effects suspend the program, start an editor, use the clipboard or ring the bell.
  public let handle: TerminalHandle

  /// Hook around stopping: release locks, call `work`, reacquire. It also runs before an editor, where Ctrl+Z may be pressed.
  public var whileNothingIsHeld: (_ work: () -> Void) -> Void = { $0() }

  let wakeup: Wakeup
  let mailbox: Mailbox
  let streams: Streams
  let surface: any Surface
  /// The surface, if it is below the prompt.
  let inline: InlinePainter?
  /// The size of the whole terminal.
  var screen: Size
  /// What arrives from standard output while it is shown above the rows.
  var printed = PrintedLines()
  /// What effects have printed, to be shown when the screen is left.
  var kept: [UInt8] = []
  var decoder = InputDecoder()
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 1)
  /// When a waiting Escape becomes a key, by `cn_now`.
  var deadline: Int?
  var isUp = false
  var hasGone = false
  private var hasLeft = false

  /// How many milliseconds an Escape waits for the rest of a key.
  static let escapeTime = 25
  /// More bytes in one read than anybody types: read on before painting.
  static let manyBytes = 512
  /// The most bytes of standard output to show at once.
  static let mostPrinted = 8 << 10
  /// The most events to handle before painting.
  static let mostEvents = 4096

  /// Takes over the screen of the terminal on standard input and standard output.
  ///
  /// `TERM` is its type. If `NO_COLOR` is set and not empty, there are no colours. A terminal with 256 colours is asked
  /// whether its background is dark or light, and shows its own sixteen colours until it answers.
  ///
  /// - Parameters:
  ///   - theme: What roles look like (default: depends on the terminal).
  ///   - inline: Rows below the prompt instead of the screen.
  ///   - pipes: Whether standard input and standard output may be files or pipes.
  public convenience init(theme: Theme? = nil, inline: Inline? = nil, pipes: Pipes = .refused)
    throws(TerminalError)
  {
    try self.init(Appearance(theme: theme), inline: inline, pipes: pipes)
  }

  /// The same with more choices, which `TerminalHandle.change` can change later.
  public init(_ appearance: Appearance, inline: Inline? = nil, pipes: Pipes = .refused) throws(TerminalError)
  {
    streams = try Streams(pipes)
    do throws(TerminalError) {
      guard let type = Terminal.variable("TERM") else { throw .typeMissing }
      try Terminal.check(type, inline: inline != nil)
      guard cn_remember_modes(streams.input) else { throw .noTerminal(.input) }
      cn_set_locale()
      guard let wakeup = Wakeup() else { throw .noResources }
      screen = Terminal.size(of: streams.output) ?? Size(80, 24)
      // Before ncurses, which only installs handlers where there are none.
      cn_guard_install(streams.input, streams.output, wakeup.descriptor)
      let color = Terminal.variable("NO_COLOR") == nil && appearance.theme != .monochrome
      if let inline {
        let painter = InlinePainter(
          inline, screen: screen, color: color, appearance: appearance, environment: Terminal.variable)
        (self.inline, surface) = (painter, painter)
      } else {
        self.inline = nil
        surface = try Terminal.painter(type, screen, color, appearance)
      }
      self.wakeup = wakeup
    } catch {
      streams.close()
      throw error
    }
    size = surface.size(in: screen)
    mailbox = Mailbox(wakeup: wakeup)
    handle = TerminalHandle(mailbox: mailbox)
    wake = { [wakeup] in wakeup.wake() }
    takeScreen()
  }

  private static func painter(_ type: String, _ screen: Size, _ color: Bool, _ appearance: Appearance)
    throws(TerminalError) -> Painter
  {
    do throws(TerminalError) {
      return try Painter(
        type: type, size: screen, color: color, appearance: appearance, environment: Terminal.variable)
    } catch {
      cn_guard_remove()
      throw error
    }
  }

  private static func check(_ type: String, inline: Bool) throws(TerminalError) {
    switch Int(inline ? cn_describe(type) : cn_check_terminal(type)) {
    case CN_OK: break
    case CN_NO_CURSOR: throw .typeTooSimple(type)
    default: throw .typeUnknown(type)
    }
  }

  deinit {
    leave()
    buffer.deallocate()
  }

  /// Restores the terminal. After that, nothing is painted and there are no events.
  public func leave() {
    if hasLeft { return }
    hasLeft = true
    let requests = mailbox.close()
    for case .print(let lines) in requests { print(lines) }
    leaveScreen(forGood: true)
    if !kept.isEmpty, !hasGone { _ = cn_write(streams.output, kept, kept.count) }
    cn_guard_remove()
    streams.close()
    for case .outside(let job) in requests { job() }
  }

  /// Shows a frame; sends only what has changed.
  public func paint(_ frame: Frame) {
    guard isUp, !hasGone else { return }
    send(surface.paint(frame))
    if inline?.takeQuestion() == true { decoder.awaitedRows += 1 }
  }

  /// Waits for events and returns all of them; nil once the terminal is gone.
  public func waitForEvents() -> [Event]? {
    var events: [Event] = []
    // A program that prints faster than we read has to wait, except this one itself.
    if inline != nil { cn_aside_is_read(true) }
    defer { if inline != nil { cn_aside_is_read(false) } }
    while !hasGone, !hasLeft {
      let found = cn_wait(streams.input, wakeup.descriptor, events.isEmpty ? milliseconds : 0)
      if found & 2 != 0 {
        wakeup.drain()
        if inline == nil { cn_trim_aside() } else { showPrinted() }
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
  static func size(of tty: Int32) -> Size? {
    var (width, height): (Int32, Int32) = (0, 0)
    return cn_get_size(tty, &width, &height) ? Size(Int(width), Int(height)) : nil
  }

  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
