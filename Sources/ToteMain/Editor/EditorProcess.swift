import Tote

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Another program in the foreground, as a shell runs one: it is waited for, and where it stops, this one stops too, so
/// that the shell gets its terminal.
enum EditorProcess {
  /// Runs a command and waits; the answer is why it failed, if it did.
  static func run(_ words: [String]) -> EditorFailure? {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    // What is ignored here is not ignored there: an ignored signal would be handed down.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let error = posix_spawnp(&process, words[0], nil, &attributes, &arguments, environ)
    guard error == 0 else { return .cannotStart(words[0], reason: String(cString: strerror(error))) }
    guard let status = waitForEnd(of: process) else {
      return .lost(words[0], reason: String(cString: strerror(errno)))
    }
    // The macros that take a status apart are not there for Swift.
    let signal = status & 0x7F
    if signal != 0 { return .killed(words[0], signal: signal) }
    let code = status >> 8 & 0xFF
    return code == 0 ? nil : .exited(words[0], code: code)
  }

  private static func waitForEnd(of process: pid_t) -> Int32? {
    while let isStopped = waitForNews(of: process) {
      guard isStopped else {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
        return status
      }
      // ^Z stops all of a group: then that is on its way to us as well, and nothing is left to do when we go on.
      poll(nil, 0, 20)
      if waitForNews(of: process, WNOHANG) == true {
        // It has stopped by itself, and nobody would hear of it. Where no shell is there to stop for, it goes on.
        kill(0, SIGTSTP)
        kill(process, SIGCONT)
      }
    }
    return nil
  }

  /// Waits until a process has stopped, which is true, or ended; it stays as it is. `nil` where there is no such
  /// process, or no news.
  private static func waitForNews(of process: pid_t, _ options: Int32 = 0) -> Bool? {
    var news = siginfo_t()
    while waitid(P_PID, id_t(process), &news, WEXITED | WSTOPPED | WNOWAIT | options) != 0 {
      if errno != EINTR { return nil }
    }
    // Without news there is no code.
    return news.si_code == 0 ? nil : news.si_code == CLD_STOPPED
  }
}
