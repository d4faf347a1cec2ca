/// What any command may say: about standard input, its result, and its end.
protocol ShellMessages {
  var argumentIsNoText: String { get }
  func cannotRead(_ name: String, _ reason: String) -> String
  /// A file, or standard input, is not UTF-8; in this line, where that is known.
  func inputIsNoText(line: Int?) -> String
  func resultNotWritten(_ reason: String, hasChangedData: Bool) -> String
  var interrupted: String { get }
  /// Behind a question: the answers there are, the usual one in capitals; and what else is a yes, folded.
  var yesOrNo: String { get }
  var yes: Set<String> { get }
}
