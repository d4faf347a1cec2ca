import Tote
import ToteModel

extension French {
  func askToDeleteForever(_ names: [String]) -> String {
    names.count == 1
      ? "Supprimer « \(names[0]) » définitivement ?" : "Supprimer \(names.count) notes définitivement ?"
  }
}
