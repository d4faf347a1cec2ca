import ToteModel
import Tote

extension Spanish {
  func nothingDue(next item: String, on day: String?) -> String {
    day.map { "Hoy no toca nada. Lo próximo: \(item), el \($0)." }
      ?? "Hoy no toca nada, y aún no se sabe cada cuánto se compra \(quoted(item))."
  }
}
