import CPty
import Dispatch
import Glibc

/// A script run without a terminal, and its output.
package struct PlainProgram: Sendable {
  /// More than any script takes. One that hangs is killed and reported.
  private static let patience = Duration.seconds(240)

  package let output: String
  /// Standard error.
  package let words: String
  /// The exit code, or 128 plus the signal, as shells report it.
  package let code: Int

  package init(output: String, words: String, code: Int) {
    (self.output, self.words, self.code) = (output, words, code)
  }

  /// Runs a script in `sh`, with this package's products in its path, and waits for it.
  ///
  /// The environment has only these variables, a locale, UTC, and no backtracer.
  package init(
    _ script: String, input: String = "", in folder: String, environment: [String: String?] = [:]
  ) throws {
    let products = try PtyProgram.product("tote").dropLast("/tote".count)
    var variables: [String: String?] = [
      "LANG": "C.UTF-8", "TZ": "UTC0", "PATH": "\(products):/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { $1 }
    // Files, because pipes could block.
    var template = Array("/tmp/tote-script-XXXXXX".utf8CString)
    let place = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
    defer {
      for name in ["in", "out", "err"] { unlink("\(place)/\(name)") }
      rmdir(place)
    }
    let file = open("\(place)/in", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    var rest = Array(input.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    close(file)

    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, "\(place)/in", O_RDONLY, 0)
    for (descriptor, name) in [(1, "out"), (2, "err")] as [(Int32, String)] {
      posix_spawn_file_actions_addopen(
        &files, descriptor, "\(place)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    // Closes other files, because what the script starts may outlive it, and others wait for their ends.
    pty_close_others(&files)
    // Limits the time of an endless loop.
    let words: [String] = ["/bin/sh", "-c", "ulimit -t 120; cd '\(folder)' && { \(script)\n}"]
    var argv = words.map { strdup($0) } + [nil]
    var envp = variables.compactMap { name, value in value.map { strdup("\(name)=\($0)") } } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    // Test threads block signals, and a shell that misses the end of a child waits forever.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", &files, &attributes, &argv, &envp) == 0 else {
      throw PtyProgram.Failure(description: "no shell for \(script)")
    }
    var status: Int32 = 0
    guard pty_wait(process, Int32(Self.patience / .milliseconds(1)), &status) else {
      throw PtyProgram.Failure(
        description: "it did not end: \(script)\n\(Self.text("\(place)/out"))\(Self.text("\(place)/err"))")
    }
    code = pty_did_exit(status) ? Int(pty_exit_code(status)) : 128 + Int(pty_end_signal(status))
    output = Self.text("\(place)/out")
    self.words = Self.text("\(place)/err")
  }

  /// Runs a script and waits on a separate thread, to leave the few test threads to other tests.
  package static func run(
    _ script: String, input: String = "", in folder: String, environment: [String: String?] = [:]
  ) async throws -> PlainProgram {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result { try PlainProgram(script, input: input, in: folder, environment: environment) })
      }
    }
  }

  package var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private static func text(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}
