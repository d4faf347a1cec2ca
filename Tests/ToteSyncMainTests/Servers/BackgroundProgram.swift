import CPty
import Dispatch
import Glibc

/// A script that serves tests until this process ends, however that happens: its shell waits for the end of its
/// standard input, which only we hold. It `exec`s the server at last. If it exits early, its output closes, which we
/// notice.
final class BackgroundProgram: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// How long it may be silent before it is ready: far more than any server needs, but not forever.
  private static let patience = 60

  let folder: String
  private let input: Int32

  /// Starts a script and waits for a line of output that `ready` accepts; discards the rest.
  init<Value>(_ script: String, ready: (String) -> Value?, _ value: inout Value?) throws {
    var template = Array("/tmp/tote-server-XXXXXX".utf8CString)
    folder = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
    let ends = (0..<2).map { _ in
      var pair: [Int32] = [-1, -1]
      // Unlike pipes, socket pairs can be close-on-exec from the start.
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
    // Inherit nothing else: somebody may wait for another descriptor to close.
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

  /// Makes reads fail after so many silent seconds; 0 means never.
  private static func limitSilence(of file: Int32, to seconds: Int) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Discards output on its own thread, so that the writer never blocks.
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
  /// Starts something on its own thread, to leave the few test threads free.
  static func started<Value: Sendable>(_ start: @escaping @Sendable () throws -> Value) async throws -> Value
  {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result(catching: start)) }
    }
  }

  /// The output of a shell command.
  static func output(of command: String) throws -> [UInt8] {
    guard let stream = popen(command, "re") else { throw Failure(description: command) }
    defer { pclose(stream) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&piece, 1, piece.count, stream), count > 0 { bytes += piece[..<count] }
    return bytes
  }
}
