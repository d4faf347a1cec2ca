import ToteModel

extension Spanish {
  func state(of row: ListPicker.Row) -> String { row.list.isArchived ? "archivada" : left(row.totals) }

  func moveTo(_ name: String?, count: Int) -> String {
    count == 1 ? "Mover \(name.map { "“\($0)” a" } ?? "a")" : "Mover \(number(count)) artículos a"
  }

  var renamedListGone: String {
    "Esta lista se eliminó desde otro lugar. Pulsa \(ListNameEditorCommand.commit.key) para crear una nueva."
  }

  func nameListToAdd(_ item: String) -> String {
    "No hay lista para “\(item)”. Escribe el nombre de una nueva o pulsa \(ListNameEditorCommand.close.key) para volver."
  }

  func deleted(_ list: ShoppingList, items count: Int) -> String {
    let contents = count == 0 ? "" : " con \(items(count))"
    return "Se eliminó “\(list.name)”\(contents). Pulsa \(AppCommand.undo.key) para deshacer."
  }

  func duplicated(_ list: ShoppingList) -> String {
    "Copia de “\(list.name)” sin nada marcado. Pulsa \(ListCommand.renameList.key) para renombrarla."
  }

  func archived(_ list: ShoppingList) -> String {
    "Se archivó “\(list.name)”. Pulsa \(AppCommand.undo.key) para deshacer o \(ListCommand.allLists.key) para verla."
  }

  func unarchived(_ list: ShoppingList) -> String { "Se restauró “\(list.name)”." }

  func nameTaken(by list: ShoppingList) -> String {
    list.isArchived
      ? "Ya hay una lista archivada llamada “\(list.name)”. Pulsa \(ListCommand.allLists.key) para verla."
      : "Ya hay una lista llamada “\(list.name)”."
  }

  func listGone(_ list: ShoppingList, isDeleted: Bool) -> String {
    "“\(list.name)” se \(isDeleted ? "eliminó" : "archivó") desde otro lugar."
  }
}
