#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import ToteModel

/// The question before what cannot be undone. Only a terminal is asked: a script would wait for ever, or answer with what it
/// pipes in, so it says `--yes`.
extension Shell {
  /// Whether there is somebody to ask.
  var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Asks, and waits for a line. Everything but a yes, in English or the reader's language, is a no, the end of the input too.
  func confirms(_ question: String) throws -> Bool {
    try output.flush()
    try standardError.write("tote: \(question.printable) \(words.yesOrNo) ")
    let answer = Folding.fold(readLine() ?? "")
    return answer == "y" || answer == "yes" || words.yes.contains(answer)
  }
}
