import Tote
import ToteModel

extension English {
  func listExists(_ name: String, isArchived: Bool) -> String {
    isArchived
      ? "There is an archived list called \(quoted(name)). To restore it, use tote list restore."
      : "There is already a list called \(quoted(name))."
  }
  func deletedList(_ name: String, items count: Int) -> String {
    count == 0 ? "Deleted \(quoted(name))" : "Deleted \(quoted(name)) and its \(items(count))"
  }
  func orderedLists(_ names: [String]) -> String { "New order: \(names.joined(separator: ", "))" }
}
