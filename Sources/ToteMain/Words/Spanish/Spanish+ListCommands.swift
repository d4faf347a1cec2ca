import Tote
import ToteModel

extension Spanish {
  func unknownField(_ name: String, known: [String]) -> String {
    "\(quoted(name)) no es un campo de artículo. Los campos son \(known.joined(separator: ", "))."
  }
  func filterNotUnderstood(_ words: [String]) -> String {
    "No se entiende en el filtro: \(words.joined(separator: " "))"
  }
}
