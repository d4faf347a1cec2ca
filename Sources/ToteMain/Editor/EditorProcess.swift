import ToteModel
import Tote

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs another program in the foreground as a shell does: waits for it, and stops together with it, so that the shell
/// gets its terminal back. ^Z alone doesn't stop this program, which may be saving: others would wait for its lock.
enum EditorProcess {
  /// - Parameter whileNothingIsHeld: Calls its argument, which stops this program, when nothing is being saved.
  static func run(
    _ words: [String], whileNothingIsHeld: (() -> Void) -> Void = { $0() }
  ) -> EditorFailure? {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    // Restore ignored signals, which a child would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    sigaddset(&signals, SIGTSTP)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var before = sigaction()
    sigaction(SIGTSTP, nil, &before)
    signal(SIGTSTP, SIG_IGN)
    defer { sigaction(SIGTSTP, &before, nil) }
    let error = posix_spawnp(&process, words[0], nil, &attributes, &arguments, environ)
    guard error == 0 else { return .cannotStart(words[0], reason: SystemError.reason(error)) }
    guard let status = waitForEnd(of: process, whileNothingIsHeld) else {
      return .lost(words[0], reason: SystemError.reason(errno))
    }
    // Swift can't import the macros that decode a wait status.
    let signal = status & 0x7F
    if signal != 0 { return .killed(words[0], signal: signal) }
    let code = status >> 8 & 0xFF
    return code == 0 ? nil : .exited(words[0], code: code)
  }

  private static func waitForEnd(of process: pid_t, _ whileNothingIsHeld: (() -> Void) -> Void) -> Int32? {
    while let isStopped = waitForNews(of: process) {
      guard isStopped else {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
        return status
      }
      whileNothingIsHeld {
        signal(SIGTSTP, SIG_DFL)
        // Stop the whole group, with whatever started us. Without a shell, all go on.
        kill(0, SIGTSTP)
        signal(SIGTSTP, SIG_IGN)
      }
      kill(process, SIGCONT)
    }
    return nil
  }

  /// Waits until a process has stopped (`true`) or ended, without reaping it; `nil` without news.
  private static func waitForNews(of process: pid_t, _ options: Int32 = 0) -> Bool? {
    var news = siginfo_t()
    while waitid(P_PID, id_t(process), &news, WEXITED | WSTOPPED | WNOWAIT | options) != 0 {
      if errno != EINTR { return nil }
    }
    // Without news the code is 0.
    return news.si_code == 0 ? nil : news.si_code == CLD_STOPPED
  }
}
