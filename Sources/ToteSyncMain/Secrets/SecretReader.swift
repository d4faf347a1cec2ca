import Glibc
import ToteModel
import ToteStorage
import ToteSync

struct SecretReader {
  /// How long a command may take altogether; it may ask for the key of a keyring.
  var patience = Duration.seconds(120)

  func read(_ source: SecretSource) throws(SecretFault) -> Secret {
    switch source {
    case .file(let path): try SecretFile(path: path).read()
    case .command(let command): try run(command)
    }
  }

  /// Runs a shell command. Its errors go to this program's standard error.
  private func run(_ command: String) throws(SecretFault) -> Secret {
    var ends: [Int32] = [-1, -1]
    // NB: not a pipe: it would be open to other child processes until it is marked close-on-exec.
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else { throw .cannotRead("/bin/sh", reason: SystemError.reason(errno)) }
    defer { close(ends[0]) }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO)
    // In its own process group, so that all of it can be killed; and with default signals.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let words: [String] = ["sh", "-c", command]
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, "/bin/sh", &files, &attributes, &arguments, environ)
    close(ends[1])
    guard error == 0 else { throw .cannotRead("/bin/sh", reason: SystemError.reason(error)) }

    let output = firstLine(from: ends[0])
    if output == nil { kill(-process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard let output else { throw .commandTookTooLong }
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    guard code == 0 else { throw .commandFailed(code: code) }
    return try SecretFile.secret(in: output)
  }

  /// Reads all output, of which only the first line counts; `nil` on timeout.
  private func firstLine(from file: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    var news = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    let end = ContinuousClock.now.advanced(by: patience)
    while true {
      let rest = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      let count = poll(&news, 1, Int32(max(0, rest)))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      let read = Glibc.read(file, &piece, piece.count)
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { return bytes }
      if bytes.count < SecretFile.limit { bytes += piece[..<read] }
    }
  }
}
