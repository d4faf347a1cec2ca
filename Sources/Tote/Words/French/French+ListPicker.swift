import ToteModel

extension French {
  func state(of row: ListPicker.Row) -> String { row.list.isArchived ? "archivée" : left(row.totals) }

  func moveTo(_ name: String?, count: Int) -> String {
    count == 1 ? "Déplacer \(name.map(quoted) ?? "l’article") vers" : "Déplacer \(items(count)) vers"
  }

  var renamedListGone: String {
    "Cette liste a été supprimée ailleurs. \(ListNameEditorCommand.commit.key) pour en créer une nouvelle."
  }

  func nameListToAdd(_ item: String) -> String {
    "Aucune liste pour \(quoted(item)). Nommez-en une ; \(ListNameEditorCommand.close.key) pour revenir à la saisie."
  }

  func deleted(_ list: ShoppingList, items count: Int) -> String {
    let contents =
      count == 0 ? "" : count == 1 ? " avec son article" : " avec ses \(number(count)) articles"
    return "Liste \(quoted(list.name)) supprimée\(contents). \(AppCommand.undo.key) pour annuler."
  }

  func duplicated(_ list: ShoppingList) -> String {
    "Liste \(quoted(list.name)) dupliquée ; rien n’est coché. \(ListCommand.renameList.key) pour renommer la copie."
  }

  func archived(_ list: ShoppingList) -> String {
    "Liste \(quoted(list.name)) archivée. \(ListCommand.allLists.key) pour la revoir, \(AppCommand.undo.key) pour annuler."
  }

  func unarchived(_ list: ShoppingList) -> String { "Liste \(quoted(list.name)) restaurée." }

  func nameTaken(by list: ShoppingList) -> String {
    list.isArchived
      ? "Il existe déjà une liste archivée \(quoted(list.name)). \(ListCommand.allLists.key) pour la voir."
      : "Il existe déjà une liste \(quoted(list.name))."
  }

  func listGone(_ list: ShoppingList, isDeleted: Bool) -> String {
    "La liste \(quoted(list.name)) a été \(isDeleted ? "supprimée" : "archivée") ailleurs."
  }
}
