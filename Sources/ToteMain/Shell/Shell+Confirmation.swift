#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The question before what cannot be undone. Only a terminal is asked: a script would wait for ever, or answer with what it
/// pipes in, so it says `--yes`.
extension Shell {
  /// Whether there is somebody to ask.
  var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Asks, and waits for a line. Everything but `y` or `yes` is a no, the end of the input too.
  func confirms(_ question: String) throws -> Bool {
    try output.flush()
    try words.write("tote: \(question.printable) [y/N] ")
    let answer = readLine()?.lowercased()
    return answer == "y" || answer == "yes"
  }
}
