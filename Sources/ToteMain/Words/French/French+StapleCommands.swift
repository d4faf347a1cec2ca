import ToteModel
import Tote

extension French {
  func nothingDue(next item: String, on day: String?) -> String {
    day.map { "Rien à racheter aujourd’hui. Ensuite : \(item), le \($0)." }
      ?? "Rien à racheter aujourd’hui ; le rythme habituel de \(quoted(item)) n’est pas encore connu."
  }
}
