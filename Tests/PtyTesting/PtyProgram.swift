// Runs a program in a real pty with an independent terminal. A condition that does not come true within
// `patience` fails the test and shows the screen.

import CPty
import Glibc
import Testing

/// A program in a terminal of its own.
///
///     let program = try PtyProgram("ConsoleProbe", ["events"])
///     program.send("a")
///     try program.wait { $0.text.contains("1 a") }
///     try program.waitForEnd(after: { $0.send("\u{11}") })   // .exited(0)
package final class PtyProgram {
  package enum End: Equatable {
    case exited(Int)
    case killed(Int32)
  }

  /// What the shell last heard of the program.
  package enum State: Equatable {
    case running, stopped
    case ended(End)
  }

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Generous, because hundreds of tests may share two processors; it costs time only if a test fails.
  package static let patience = Duration.seconds(60)

  package private(set) var state = State.running
  package private(set) var process: Int32 = 0
  /// All output since `forgetOutput`.
  package private(set) var output: [UInt8] = []
  package private(set) var size: (width: Int, height: Int)
  package var pty = pty_program()
  package let screen: OpaquePointer
  private var unsent: [UInt8] = []
  private var unseen: [UInt8] = []
  private var isOver = false

  /// Starts a product of this package by name, or a program by its path.
  ///
  /// The environment has only these variables, a locale, UTC, `TERM`, and no backtracer, which would be slow.
  package init(
    _ program: String, _ arguments: [String] = [], width: Int = 80, height: Int = 24,
    environment: [String: String?] = [:], missing: Int = 0
  ) throws {
    size = (width, height)
    screen = vt_new(Int32(width), Int32(height))
    var variables: [String: String?] = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC0", "PATH": "/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { $1 }
    let path = program.hasPrefix("/") ? program : try PtyProgram.product(program)
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = variables.compactMap { name, value in value.map { strdup("\(name)=\($0)") } } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    let shell = try PtyProgram.product("PtyShell")
    guard pty_start(&pty, shell, path, &argv, &envp, Int32(width), Int32(height), Int32(missing)) else {
      throw Failure(description: "no pty for \(path)")
    }
    guard let process = number(from: pty.status) else {
      throw Failure(description: "the shell did not start")
    }
    self.process = process
  }

  deinit {
    if case .ended = state {} else { kill(process, SIGKILL) }
    pty_end(&pty)
    vt_free(screen)
  }

  /// The path of a product, which is beside the test bundle.
  package static func product(_ name: String) throws -> String {
    var folders: [Substring] = CommandLine.arguments.compactMap { argument in
      argument.contains(".xctest") ? argument[..<argument.firstRange(of: ".xctest")!.lowerBound] : nil
    }
    var buffer = [CChar](repeating: 0, count: 4096)
    if readlink("/proc/self/exe", &buffer, 4095) > 0 {
      folders.append(
        String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)[...])
    }
    for folder in folders {
      let path = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)] + "/" + name
      if access(String(path), X_OK) == 0 { return String(path) }
    }
    throw Failure(description: "no \(name) beside the tests; is it built?")
  }
}

extension PtyProgram {
  /// Sends keys or other input.
  package func send(_ text: String) { send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8]) {
    unsent += bytes
    pump(for: .zero)
  }

  package func resize(_ width: Int, _ height: Int) {
    size = (width, height)
    vt_resize(screen, Int32(width), Int32(height))
    tellSize(width, height)
  }

  /// Tells the program a size that differs from the terminal's.
  package func tellSize(_ width: Int, _ height: Int) { pty_resize(&pty, Int32(width), Int32(height)) }

  package func signal(_ number: Int32) { kill(process, number) }

  /// Does what `fg` or `bg` do.
  package func resume(inBackground: Bool = false) {
    state = .running
    var order = UInt8(ascii: inBackground ? "b" : "f")
    write(pty.control, &order, 1)
  }

  /// Closes the terminal.
  package func hangUp() {
    close(pty.master)
    pty.master = -1
  }

  package func forgetOutput() { output = [] }
}

extension PtyProgram {
  /// Waits for a condition; fails with the screen if it does not come true.
  package func wait(
    _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation,
    until condition: (PtyProgram) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + PtyProgram.patience
    while !condition(self) {
      if ContinuousClock.now > deadline {
        throw Failure(
          description: "\(sourceLocation.fileName):\(sourceLocation.line): waited in vain \(what)\n\(dump)")
      }
      pump(for: .milliseconds(50))
    }
  }

  @discardableResult
  package func waitForEnd(sourceLocation: SourceLocation = #_sourceLocation) throws -> End {
    try wait("for the end", sourceLocation: sourceLocation) {
      if case .ended = $0.state { true } else { false }
    }
    guard case .ended(let end) = state else { throw Failure(description: "not reached") }
    return end
  }

  /// Waits until there is no output for a while: for what must not happen.
  package func settle(_ time: Duration = .milliseconds(150)) { while pump(for: time) {} }

  /// Reads output for some time. Returns false if there was none.
  @discardableResult
  package func pump(for time: Duration) -> Bool {
    var fds = [
      pollfd(
        fd: isOver ? -1 : pty.master, events: Int16(unsent.isEmpty ? POLLIN : POLLIN | POLLOUT), revents: 0),
      pollfd(fd: pty.status, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&fds, 2, Int32(time / .milliseconds(1))) > 0 else { return false }
    if fds[0].revents & Int16(POLLOUT) != 0 {
      let count = write(pty.master, unsent, min(unsent.count, 4096))
      if count > 0 { unsent.removeFirst(count) }
    }
    if fds[0].revents & Int16(POLLIN) != 0 {
      receive()
    } else if fds[0].revents & Int16(POLLHUP) != 0 {
      isOver = true
    }
    if fds[1].revents & Int16(POLLIN) != 0, let status = number(from: pty.status) { note(status) }
    return true
  }

  private func receive() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(pty.master, &bytes, bytes.count)
    guard count > 0 else { return }
    output += bytes.prefix(count)
    unseen += bytes.prefix(count)
    let end = PtyProgram.endOfWhole(unseen)
    vt_feed(screen, unseen, end)
    unseen.removeFirst(end)
    let answers = vt_take_answers(screen, &bytes, bytes.count)
    if answers > 0 { unsent += bytes.prefix(answers) }
  }

  /// The end of what may be shown: a synchronized update shows only when it is complete.
  private static func endOfWhole(_ bytes: [UInt8]) -> Int {
    let begin = Array("\u{1B}[?2026h".utf8)
    let end = Array("\u{1B}[?2026l".utf8)
    var from = 0
    while let escape = bytes[from...].firstIndex(of: 0x1B) {
      let rest = bytes[escape...]
      if rest.starts(with: begin) {
        guard let last = rest.firstRange(of: end) else { return escape }
        from = last.upperBound
      } else if rest.count < begin.count, begin.starts(with: rest) {
        return escape
      } else if rest.starts(with: [0x1B, UInt8(ascii: "]")]), !rest.contains(7) {
        // libvterm 0.1 loses a title that comes in two pieces.
        return escape
      } else {
        from = escape + 1
      }
    }
    return bytes.count
  }

  private func note(_ status: Int32) {
    if pty_did_stop(status) {
      state = .stopped
    } else if pty_did_continue(status) {
      if state == .stopped { state = .running }
    } else if pty_did_exit(status) {
      state = .ended(.exited(Int(pty_exit_code(status))))
    } else {
      state = .ended(.killed(pty_end_signal(status)))
    }
    // Its last output may still be on its way.
    if state != .running { while pump(for: .milliseconds(20)) {} }
  }

  private func number(from fd: Int32) -> Int32? {
    var number: Int32 = 0
    return read(fd, &number, 4) == 4 ? number : nil
  }
}
