#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import ToteModel

/// Asks before something irreversible, only on a terminal: a script must pass `--yes`.
extension Shell {
  var canAsk: Bool { input.isTerminal && standardError.isTerminal }

  /// Only a yes, in English or the reader's language, counts; the end of input doesn't.
  func confirms(_ question: String) throws -> Bool {
    try output.flush()
    try standardError.write("tote: \(question.printable) \(words.yesOrNo) ")
    let answer = Folding.fold(readLine() ?? "")
    return answer == "y" || answer == "yes" || words.yes.contains(answer)
  }

  /// Empty at the end of input.
  func answer(to question: String) throws -> String {
    try output.flush()
    try standardError.write("tote: \(question.printable): ")
    return readLine() ?? ""
  }
}
