import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Another program in the background: what it prints arrives line by line, and cancelling ends it.
///
///     case .checkRequested:
///       return .run(name: "check") { send in
///         for await event in Subprocess("git", ["status", "--short"]) {
///           switch event {
///           case .line(let line): send(.lineArrived(line))
///           case .errorLine(let line): send(.problemArrived(line))
///           case .ended(let ending): send(.ended(ending))
///           }
///         }
///       }.cancellable(id: Check())
///
/// No shell reads its arguments. It has no input, and no terminal to draw on: a program that wants the screen is run by
/// ``TerminalHandle/outside(_:)``. It is started when the loop begins, and a line is read only when the loop asks for
/// one, so a program that prints without end waits for its reader.
public struct Subprocess: AsyncSequence, Sendable {
  /// What comes of it, the end last.
  public enum Event: Hashable, Sendable {
    /// A line of its output, or of its errors, without the line break. What isn't UTF-8 is repaired.
    case line(String), errorLine(String)
    case ended(Ending)
  }

  /// How it ended.
  public enum Ending: Hashable, Sendable {
    /// By itself; 0 is success.
    case exited(Int32)
    /// By a signal, such as 15 when the effect was cancelled.
    case killed(signal: Int32)
    /// It can't be started: the reason is the system's number, such as `ENOENT`.
    case notStarted(errno: Int32)
  }

  /// A longer line arrives in pieces of this many bytes.
  public static let longestLine = 64 << 10

  private let words: [String]

  /// Names a program, which is looked for in `PATH`, and its arguments.
  public init(_ program: String, _ arguments: [String] = []) { words = [program] + arguments }

  /// Starts it.
  public func makeAsyncIterator() -> Iterator { Iterator(child: Child(words)) }

  /// Reads its lines as they are asked for.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let child: Child

    /// The next event; `nil` after the end.
    public mutating func next() async -> Event? { await child.next() }

    /// The same, wherever it is called.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Event? { await child.next() }
  }
}

/// A running program, ended when its last reference goes.
private final class Child: Sendable {
  private let queue = DispatchQueue(label: "subprocess")
  private let life: Mutex<Life>
  /// Only touched on the queue.
  private nonisolated(unsafe) var reader: Reader

  private enum Life {
    case running(pid_t)
    case over
  }

  init(_ words: [String]) {
    var reader = Reader()
    switch Self.start(words, &reader) {
    case .success(let process): life = Mutex(.running(process))
    case .failure(let problem):
      life = Mutex(.over)
      reader.waiting = [.ended(.notStarted(errno: problem.errno))]
    }
    self.reader = reader
  }

  deinit {
    end()
    reader.close()
    // The program may take a while to end, so wait for it in the background.
    if let process = running { DispatchQueue.global().async { waitpid(process, nil, 0) } }
  }

  func next() async -> Subprocess.Event? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: self.read()) }
      }
    } onCancel: {
      self.end()
    }
  }

  /// Ends the program and those that it has started.
  private func end() {
    life.withLock { life in
      if case .running(let process) = life { kill(-process, SIGTERM) }
    }
  }

  private func read() -> Subprocess.Event? {
    if let event = reader.next() { return event }
    return reap().map(Subprocess.Event.ended)
  }

  private var running: pid_t? {
    life.withLock { if case .running(let process) = $0 { process } else { nil } }
  }

  /// Waits for its end, unless that was told already.
  private func reap() -> Subprocess.Ending? {
    guard let process = running else { return nil }
    // Its number stays its own until it is asked for, so that no other program can be signalled.
    var news = siginfo_t()
    while waitid(P_PID, id_t(process), &news, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    life.withLock { $0 = .over }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }

  private struct NotStarted: Error { let errno: Int32 }

  private static func start(_ words: [String], _ reader: inout Reader) -> Result<pid_t, NotStarted> {
    guard let output = Pipe() else { return .failure(NotStarted(errno: errno)) }
    guard let errors = Pipe() else {
      let problem = NotStarted(errno: errno)
      output.close()
      return .failure(problem)
    }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&files, output.input, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&files, errors.input, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own: all that it starts ends with it, and Ctrl+C in a shell doesn't reach it.
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, words[0], &files, &attributes, &arguments, environ)
    guard error == 0 else {
      output.close()
      errors.close()
      return .failure(NotStarted(errno: error))
    }
    close(output.input)
    close(errors.input)
    reader.streams = [
      Reader.Stream(descriptor: output.output), Reader.Stream(descriptor: errors.output, isError: true),
    ]
    return .success(process)
  }
}

private struct Pipe {
  let output, input: Int32

  /// No other program that is started inherits it.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (output, input) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func close() {
    for end in [output, input] { _ = closeFile(end) }
  }
}

/// Turns what arrives on two pipes into lines.
private struct Reader {
  struct Stream {
    let descriptor: Int32
    var isError = false
    var bytes: [UInt8] = []

    mutating func line(isAtEnd: Bool) -> Subprocess.Event? {
      let end = bytes.firstIndex(of: 0x0A)
      guard
        let count = end
          ?? (isAtEnd && !bytes.isEmpty || bytes.count >= Subprocess.longestLine ? bytes.count : nil)
      else { return nil }
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      bytes.removeFirst(end == nil ? count : count + 1)
      return isError ? .errorLine(text) : .line(text)
    }
  }

  var streams: [Stream] = []
  /// Told before anything else.
  var waiting: [Subprocess.Event] = []

  /// Waits for the next line; `nil` once all writers have closed it.
  mutating func next() -> Subprocess.Event? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    while !streams.isEmpty {
      for index in streams.indices {
        if let line = streams[index].line(isAtEnd: false) { return line }
      }
      var polls = streams.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      if poll(&polls, nfds_t(polls.count), -1) < 0, errno != EINTR { return nil }
      for index in streams.indices.reversed() where polls[index].revents != 0 {
        if read(&streams[index]) { continue }
        var stream = streams.remove(at: index)
        _ = closeFile(stream.descriptor)
        if let line = stream.line(isAtEnd: true) { return line }
      }
    }
    return nil
  }

  /// `false` at the end.
  private func read(_ stream: inout Stream) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = readFile(stream.descriptor, &buffer, buffer.count)
    if count > 0 { stream.bytes += buffer[..<count] }
    return count > 0 || count < 0 && errno == EINTR
  }

  mutating func close() {
    for stream in streams { _ = closeFile(stream.descriptor) }
    streams = []
  }
}

// Inside of types these names mean its own functions.
private let closeFile: @Sendable (Int32) -> Int32 = { close($0) }
private let readFile: @Sendable (Int32, UnsafeMutablePointer<UInt8>, Int) -> Int = { read($0, $1, $2) }
