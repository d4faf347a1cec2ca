import Tote
import ToteModel

extension French {
  func listExists(_ name: String, isArchived: Bool) -> String {
    isArchived
      ? "Il existe une liste archivée \(quoted(name)). Pour la restaurer, utilisez tote list restore."
      : "Il existe déjà une liste \(quoted(name))."
  }
  func deletedList(_ name: String, items count: Int) -> String {
    count == 0
      ? "Liste supprimée : \(quoted(name))" : "Liste \(quoted(name)) supprimée avec \(items(count))"
  }
  func orderedLists(_ names: [String]) -> String { "Nouvel ordre : \(names.joined(separator: ", "))" }
}
