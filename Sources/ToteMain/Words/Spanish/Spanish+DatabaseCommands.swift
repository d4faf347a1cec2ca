import Tote
import ToteModel
import ToteStorage

extension Spanish {
  var backupHelp: CommandHelp {
    CommandHelp(
      summary: "Hacer una copia de seguridad",
      details: [
        "Hace una copia coherente que solo tú puedes leer. Sin ARCHIVO, se guarda junto a las copias diarias; de cada tipo se "
          + "conservan las diez últimas. Nunca se sobrescribe un archivo, y la carpeta debe existir."
      ],
      examples: [
        .init("tote backup", "hace una copia de seguridad y dice dónde está"),
        .init("tote backup /media/usb/tote.db", "hace una copia de seguridad en otro lugar"),
      ])
  }

  var checkHelp: CommandHelp {
    CommandHelp(
      summary: "Comprobar la base de datos",
      details: [
        "Comprueba:",
        "• cada página, tabla e índice del archivo",
        "• que cada artículo tenga una lista y, en ella, una posición propia",
        "• que los artículos y las notas se encuentren por sus palabras",
        "• que se pueda leer cada cambio del historial",
        "• que nadie más pueda leer los archivos",
        "Termina con el código 4 si queda algún problema. Una página dañada o una tabla que falta solo se recuperan de una copia de "
          + "seguridad, que ofrece la aplicación.",
        "El historial guarda un año de cambios para deshacer, y al menos 20.000. La aplicación quita los más antiguos cuando no "
          + "tiene otra cosa que hacer; --compact lo hace ahora. Mientras tanto, otros programas pueden seguir escribiendo.",
      ],
      examples: [
        .init("tote check", "dice qué está mal, si algo lo está"),
        .init("tote check --repair", "hace una copia de seguridad y repara"),
        .init("tote check --compact", "deja el archivo lo más pequeño posible"),
      ])
  }

  var whereHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar dónde están los archivos",
      details: [
        "Con un LUGAR (database, backups o log), muestra solo su ruta, para los scripts.",
        "• La base de datos es el archivo que indica --db o TOTE_DB o, si no, $XDG_DATA_HOME/tote/tote.db.",
        "• Las copias de seguridad y el registro están en $XDG_STATE_HOME/tote.",
      ],
      examples: [
        .init("tote where", "muestra dónde están la base de datos, las copias y el registro"),
        .init("ls -l \"$(tote where backups)\"", "muestra las copias de seguridad"),
      ])
  }

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
