import ToteModel

extension Turkish {
  func state(of row: ListPicker.Row) -> String { row.list.isArchived ? "arşivde" : left(row.totals) }

  func moveTo(_ name: String?, count: Int) -> String {
    "Listeye taşı" + (count == 1 ? name.map { ": \($0)" } ?? "" : ": \(number(count)) ürün")
  }

  var renamedListGone: String {
    "Bu liste başka yerde silinmiş. \(ListNameEditorCommand.commit.key) ile yenisini oluşturun."
  }

  func nameListToAdd(_ item: String) -> String {
    "“\(item)” için liste yok. Yeni listeye ad verin ya da \(ListNameEditorCommand.close.key) ile satırınıza dönün."
  }

  func deleted(_ list: ShoppingList, items count: Int) -> String {
    let contents = count == 0 ? "" : " ve içindeki \(number(count)) ürün"
    return "“\(list.name)”\(contents) silindi. \(AppCommand.undo.key) ile geri alın."
  }

  func duplicated(_ list: ShoppingList) -> String {
    "Bu, “\(list.name)” listesinin işaretsiz kopyası. \(ListCommand.renameList.key) ile yeniden adlandırın."
  }

  func archived(_ list: ShoppingList) -> String {
    "“\(list.name)” arşivlendi. \(ListCommand.allLists.key) ile görün, \(AppCommand.undo.key) ile geri alın."
  }

  func unarchived(_ list: ShoppingList) -> String { "“\(list.name)” arşivden çıkarıldı." }

  func nameTaken(by list: ShoppingList) -> String {
    list.isArchived
      ? "“\(list.name)” arşivde zaten var. \(ListCommand.allLists.key) ile görün."
      : "“\(list.name)” adlı bir liste zaten var."
  }

  func listGone(_ list: ShoppingList, isDeleted: Bool) -> String {
    "“\(list.name)” başka yerde \(isDeleted ? "silinmiş" : "arşivlenmiş")."
  }
}
