import Tote
import ToteModel

extension English {
  func unknownField(_ name: String, known: [String]) -> String {
    "\(quoted(name)) is not a field of an item. The fields are \(known.joined(separator: ", "))."
  }
  func filterNotUnderstood(_ words: [String]) -> String {
    "Not understood in the filter: \(words.joined(separator: " "))"
  }
}
