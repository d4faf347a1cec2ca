import Tote
import ToteModel

extension French {
  func unknownField(_ name: String, known: [String]) -> String {
    "\(quoted(name)) n’est pas un champ d’article. Les champs sont \(known.joined(separator: ", "))."
  }
  func filterNotUnderstood(_ words: [String]) -> String {
    "Non reconnu dans le filtre : \(words.joined(separator: " "))"
  }
}
