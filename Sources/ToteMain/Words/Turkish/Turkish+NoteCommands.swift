import Tote
import ToteModel

extension Turkish {
  func askToDeleteForever(_ names: [String]) -> String {
    names.count == 1
      ? "“\(names[0])” kalıcı olarak silinsin mi?" : "\(names.count) not kalıcı olarak silinsin mi?"
  }
}
