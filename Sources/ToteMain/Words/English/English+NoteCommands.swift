import Tote
import ToteModel

extension English {
  func askToDeleteForever(_ names: [String]) -> String {
    names.count == 1 ? "Delete \"\(names[0])\" for ever?" : "Delete \(names.count) notes for ever?"
  }
}
