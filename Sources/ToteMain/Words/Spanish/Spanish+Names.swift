import Tote
import ToteModel

extension Spanish {
  func noSuch(_ named: NameLookup.Named, _ name: String) -> String {
    switch named {
    case .list: "No hay ninguna lista llamada \(quoted(name))."
    case .item(let list): "No hay ningún artículo llamado \(quoted(name)) en \(quoted(list))."
    case .note: "No hay ninguna nota llamada \(quoted(name))."
    case .category: "No hay ninguna categoría llamada \(quoted(name))."
    }
  }

  var similarNames: String { "Nombres parecidos:" }
  var allNames: String { "Disponibles:" }

  func matchesSeveral(_ named: NameLookup.Named, _ name: String, count: Int) -> String {
    switch named {
    case .list:
      "\(quoted(name)) puede ser cualquiera de \(number(count)) listas. Escribe más letras del nombre o un id:"
    case .item(let list):
      "\(quoted(name)) puede ser cualquiera de \(number(count)) artículos de \(quoted(list)). Añade la cantidad o la tienda, o usa un id:"
    case .note:
      "\(quoted(name)) puede ser cualquiera de \(number(count)) notas. Escribe más letras del título o un id:"
    case .category:
      "\(quoted(name)) puede ser cualquiera de \(number(count)) categorías. Escribe más letras del nombre:"
    }
  }

  func emptyName(_ named: NameLookup.Named) -> String {
    switch named {
    case .list: "El nombre de la lista está vacío."
    case .item: "El nombre del artículo está vacío."
    case .note: "El título de la nota está vacío."
    case .category: "El nombre de la categoría está vacío."
    }
  }

  func andMore(_ count: Int) -> String { "y \(number(count)) más" }
  func created(_ day: String) -> String { "creada el \(day)" }
  func changed(_ day: String) -> String { "modificada el \(day)" }
  var archivedList: String { "archivada" }
  var noListYet: String { "Aún no hay listas. tote add crea una." }

  var allListsAreArchived: String {
    "Todas las listas están archivadas. tote add --create --list NOMBRE ARTÍCULO crea otra."
  }

  func needsQuotes(_ word: String, _ name: String, on list: String) -> String {
    "No hay ningún artículo llamado \(quoted(word)) en \(quoted(list)). Un nombre de varias palabras va entre comillas: '\(name)'"
  }

  func isOnOtherList(_ name: String, on list: String, other: String, option: String) -> String {
    "No hay ningún artículo llamado \(quoted(name)) en \(quoted(list)). Hay uno en \(quoted(other)): añade \(option)"
  }
}
