import Glibc
import Spawn

/// A program in a pseudo-terminal, timed from outside.
final class Pty {
  struct Answer {
    var bytes = 0
    var text: [UInt8] = []
    /// From the cause to the last byte before the pause.
    var nanoseconds = 0.0

    func contains(_ words: String) -> Bool { Output(bytes: text).contains(words) }
  }

  let process: pid_t
  private let master: Int32
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private let started: ContinuousClock.Instant

  init?(_ path: String, _ argument: String, width: Int, height: Int) {
    started = .now
    var process: pid_t = 0
    master = spawn_in_terminal(path, argument, Int32(width), Int32(height), &process)
    self.process = process
    if master < 0 { return nil }
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(master)
  }

  /// Reads until the output contains a text; timed from the program's start.
  func start(until text: String, limit: Duration = .seconds(10)) -> Answer? {
    read(since: started, limit: limit) { $0.contains(text) }
  }

  /// Writes keys and reads until there is a pause; timed to the last byte.
  func press(_ keys: String, quiet: Int32 = 8) -> Answer {
    let begin = ContinuousClock.now
    _ = write(master, keys, keys.utf8.count)
    return readUntilQuiet(quiet, since: begin)
  }

  func press(_ keys: String, until text: String) -> Answer? {
    let begin = ContinuousClock.now
    _ = write(master, keys, keys.utf8.count)
    return read(since: begin, limit: .seconds(10)) { $0.contains(text) }
  }

  /// Presses the key that quits and waits. Killing the program would leave work to the next start.
  func end(by keys: String) {
    _ = write(master, keys, keys.utf8.count)
    while hasOutput(within: 2000), readPiece() != nil {}
  }

  @discardableResult
  func readUntilQuiet(_ quiet: Int32, since begin: ContinuousClock.Instant = .now) -> Answer {
    var answer = Answer()
    while hasOutput(within: answer.bytes == 0 ? 1000 : quiet) {
      guard let piece = readPiece() else { break }
      answer.nanoseconds = nanoseconds(begin.duration(to: .now))
      answer.bytes += piece.count
      answer.text += piece
    }
    return answer
  }

  /// How often the program's threads went to sleep by themselves.
  var voluntarySwitches: Int {
    var sum = 0
    guard let threads = opendir("/proc/\(process)/task") else { return 0 }
    defer { closedir(threads) }
    while let entry = readdir(threads) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if Int(name) != nil { sum += status("voluntary_ctxt_switches:", of: "task/\(name)/") }
    }
    return sum
  }

  var peakMemory: Int { residentPeak(of: process) }

  private func status(_ field: String, of thread: String = "") -> Int {
    statusField(field, of: "\(process)/\(thread)")
  }

  private func read(
    since begin: ContinuousClock.Instant, limit: Duration, until isEnough: (Output) -> Bool
  ) -> Answer? {
    var answer = Answer()
    while begin.duration(to: .now) < limit {
      guard hasOutput(within: 1000), let piece = readPiece() else { return nil }
      answer.nanoseconds = nanoseconds(begin.duration(to: .now))
      answer.bytes += piece.count
      answer.text += piece
      if isEnough(Output(bytes: answer.text)) { return answer }
    }
    return nil
  }

  private func hasOutput(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0 && waiting.revents & Int16(POLLIN) != 0
  }

  private func readPiece() -> [UInt8]? {
    let count = Glibc.read(master, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return Array(buffer[..<count])
  }

  struct Output {
    let bytes: [UInt8]

    func contains(_ text: String) -> Bool {
      bytes.withUnsafeBytes { spawn_holds($0.baseAddress, $0.count, text) }
    }
  }
}

/// The peak resident memory of a process in kilobytes; 0 if it has ended.
func residentPeak(of process: pid_t) -> Int { statusField("VmHWM:", of: "\(process)/") }

private func statusField(_ field: String, of folder: String) -> Int {
  guard let file = fopen("/proc/\(folder)status", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, 256, file) != nil {
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if text.hasPrefix(field) { return Int(text.filter(\.isNumber)) ?? 0 }
  }
  return 0
}
