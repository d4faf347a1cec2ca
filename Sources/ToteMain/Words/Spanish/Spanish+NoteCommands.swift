import Tote
import ToteModel

extension Spanish {
  func askToDeleteForever(_ names: [String]) -> String {
    names.count == 1
      ? "¿Eliminar \(quoted(names[0])) para siempre?" : "¿Eliminar \(names.count) notas para siempre?"
  }
}
