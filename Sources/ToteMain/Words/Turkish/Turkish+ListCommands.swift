import Tote
import ToteModel

extension Turkish {
  func unknownField(_ name: String, known: [String]) -> String {
    "\(quoted(name)) bir ürün alanı değil. Alanlar: \(known.joined(separator: ", "))."
  }
  func filterNotUnderstood(_ words: [String]) -> String {
    "Filtrede anlaşılmayan: \(words.joined(separator: " "))"
  }
}
