import Tote
import ToteModel

extension Turkish {
  func listExists(_ name: String, isArchived: Bool) -> String {
    isArchived
      ? "Arşivde \(quoted(name)) adlı bir liste var. Çıkarmak için: tote list restore."
      : "\(quoted(name)) adlı bir liste zaten var."
  }
  func deletedList(_ name: String, items count: Int) -> String {
    count == 0
      ? "Liste silindi: \(quoted(name))" : "\(quoted(name)) listesi ve içindeki \(items(count)) silindi"
  }
  func orderedLists(_ names: [String]) -> String { "Yeni sıra: \(names.joined(separator: ", "))" }
}
