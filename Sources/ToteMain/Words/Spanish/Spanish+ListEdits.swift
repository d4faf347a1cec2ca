import Tote
import ToteModel

extension Spanish {
  func listExists(_ name: String, isArchived: Bool) -> String {
    isArchived
      ? "Ya hay una lista archivada llamada \(quoted(name)). tote list restore la restaura."
      : "Ya hay una lista llamada \(quoted(name))."
  }
  func deletedList(_ name: String, items count: Int) -> String {
    count == 0 ? "Se eliminó \(quoted(name))" : "Se eliminó \(quoted(name)) con \(items(count))"
  }
  func orderedLists(_ names: [String]) -> String { "Orden nuevo: \(names.joined(separator: ", "))" }
}
