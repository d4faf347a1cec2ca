import Tote
import ToteModel
import ToteStorage

extension Spanish {
  func sentence(_ issue: IntegrityCheck.Issue) -> String {
    switch issue {
    case .page(let text): "El archivo está dañado: \(text)."
    case .unreadableTables: "El archivo está dañado: no se pueden leer sus tablas."
    case .index(let text): "Un índice no coincide con su tabla: \(text)."
    case .missingTable(let name): "Falta la tabla \(name)."
    case .missingIndex(let name): "Falta el índice \(name)."
    case .missingLists(let lists, let items):
      lists.count == 1
        ? "\(self.items(items)) en una lista que no existe."
        : "\(self.items(items)) en \(number(lists.count)) listas que no existen."
    case .sharedRanks(nil, _, let count):
      "\(counted(count, "lista ocupa la posición de otra", "listas ocupan la posición de otra"))."
    case .sharedRanks(_, let name, let count):
      "\(counted(count, "artículo ocupa la posición de otro", "artículos ocupan la posición de otro")) en \(quoted(name))."
    case .wrongKeys(let count):
      "\(counted(count, "artículo no se encuentra", "artículos no se encuentran")) por su nombre."
    case .noteWords(let count):
      "\(counted(count, "nota no se encuentra", "notas no se encuentran")) al buscar."
    case .unreadableEntry(let number): "El cambio \(number) del historial no se puede leer."
    }
  }

  func removedSteps(_ count: Int) -> String {
    "\(count == 1 ? "Se quitó" : "Se quitaron") \(counted(count, "cambio antiguo", "cambios antiguos")) del historial."
  }

  func backups(_ count: Int, _ size: String) -> String { "\(counted(count, "copia", "copias")), \(size)" }
  func size(_ size: FileSize) -> String {
    switch size {
    case .bytes(let count): counted(count, "byte", "bytes")
    case .kilobytes(let count): "\(number(count)) kB"
    case .megabytes(let tenths): "\(tenths / 10),\(tenths % 10) MB"
    }
  }
}
