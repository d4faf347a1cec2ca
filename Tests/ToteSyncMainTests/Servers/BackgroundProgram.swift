// Real servers for tests: a script that runs until the tests are over, in a folder of its own that is removed with it.

import CPty
import Dispatch
import Glibc

/// A script that goes on running while tests use what it serves. What serves is what the script becomes by `exec` in the end.
///
/// It ends when this process does, however that ends: its shell waits for the end of its standard input, which nobody else holds.
/// A script that ends too early is noticed, since nobody but the script holds its output.
final class BackgroundProgram: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// How long it may be silent before it is ready. Far more than any server takes, but a test that waits for ever says nothing.
  private static let patience = 60

  /// Where the script runs.
  let folder: String
  private let input: Int32

  /// Starts a script, and waits until a line of its output is one that was waited for; the rest of the output is thrown away.
  ///
  /// - Parameter ready: What it is to be known by, if a line says it.
  init<Value>(_ script: String, ready: (String) -> Value?, _ value: inout Value?) throws {
    var template = Array("/tmp/tote-server-XXXXXX".utf8CString)
    folder = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
    let ends = (0..<2).map { _ in
      var pair: [Int32] = [-1, -1]
      // Pairs of sockets are closed for other programs from the start, as pipes are not.
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &pair)
      return pair
    }
    input = ends[0][0]
    let output = ends[1][0]

    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, ends[0][1], 0)
    posix_spawn_file_actions_adddup2(&files, ends[1][1], 1)
    posix_spawn_file_actions_adddup2(&files, ends[1][1], 2)
    // Nothing else of this process: it would stay open as long as the server runs, and somebody may wait for its end.
    pty_close_others(&files)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    let words: [String] = [
      "/bin/sh", "-c",
      """
      cd '\(folder)' && { \(script)
      } & exec >/dev/null 2>&1; cat; kill -KILL $!; wait; rm -rf '\(folder)'
      """,
    ]
    let variables: [String] = ["PATH=/usr/bin:/bin", "LANG=C.UTF-8", "HOME=\(folder)", "PYTHONUNBUFFERED=1"]
    var argv = words.map { strdup($0) } + [nil]
    var envp = variables.map { strdup($0) } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &files, &attributes, &argv, &envp)
    close(ends[0][1])
    close(ends[1][1])
    guard code == 0 else { throw Failure(description: "no shell") }

    guard let stream = fdopen(output, "r") else { throw Failure(description: "no stream") }
    Self.limitSilence(of: output, to: Self.patience)
    var line: UnsafeMutablePointer<CChar>?
    var room = 0
    var seen = ""
    while value == nil, getline(&line, &room, stream) > 0, let line {
      seen += String(cString: line)
      value = ready(String(cString: line))
    }
    free(line)
    if value == nil { throw Failure(description: "it ended, or was silent, before it was ready:\n\(seen)") }
    Self.limitSilence(of: output, to: 0)
    Self.drain(output)
  }

  deinit { close(input) }

  /// Lets reading fail after so many seconds without a byte; 0 is for ever.
  private static func limitSilence(of file: Int32, to seconds: Int) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Reads what comes, so that nobody waits for room, on a thread of its own.
  private static func drain(_ file: Int32) {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { context in
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while read(Int32(Int(bitPattern: context)), &piece, piece.count) > 0 {}
        return nil
      }, UnsafeMutableRawPointer(bitPattern: Int(file)))
    pthread_detach(thread)
  }
}

extension BackgroundProgram {
  /// Starts something on a thread of its own: the few that tests run on are free for other tests meanwhile.
  static func started<Value: Sendable>(_ start: @escaping @Sendable () throws -> Value) async throws -> Value
  {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result(catching: start)) }
    }
  }

  /// What a command of the shell writes.
  static func output(of command: String) throws -> [UInt8] {
    guard let stream = popen(command, "re") else { throw Failure(description: command) }
    defer { pclose(stream) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&piece, 1, piece.count, stream), count > 0 { bytes += piece[..<count] }
    return bytes
  }
}
