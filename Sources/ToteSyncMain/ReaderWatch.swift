import Dispatch
import Glibc

/// Ends this program soon after the app that reads its output has gone: what is under way may still be sent, but a
/// server that hangs must not keep it running.
enum ReaderWatch {
  static let patience: UInt32 = 5

  static func start() {
    // On a thread of its own, since it waits.
    DispatchQueue(label: "tote.reader").async {
      var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
      while poll(&output, 1, -1) < 0, errno == EINTR {}
      sleep(patience)
      // As SIGPIPE would have. Nothing is left half done: what is written to the database is so in transactions.
      _exit(128 + SIGPIPE)
    }
  }
}
