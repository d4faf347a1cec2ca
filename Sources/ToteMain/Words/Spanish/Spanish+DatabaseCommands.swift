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

  var repairOption: String { "Reparar lo que esté mal, tras una copia de seguridad" }
  var compactOption: String { "Quitar cambios antiguos y liberar espacio" }

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

  var noDatabaseYet: String { "Aún no hay base de datos. tote add la crea." }
  func noDatabase(_ path: String) -> String { "No existe la base de datos \(path)." }
  var diskIsFull: String { "El disco está lleno. No se modificó nada; libera espacio e inténtalo de nuevo." }
  var databaseIsDamaged: String {
    "La base de datos está dañada. No se modificó nada; ejecuta tote check para saber más."
  }
  var waitingForProgram: String { "Otro programa está escribiendo. Esperando…" }
  var noIntactBackup: String { "No hay ninguna copia de seguridad intacta." }
  func newestBackup(_ backup: Backup) -> String {
    "La última copia de seguridad intacta es del \(backup.day): \(backup.path)"
  }
  var toLookInside: String { "Para ver lo que contiene:" }
  var toRestore: String { "Para restaurarla:" }

  var backingUp: String { "Copiando" }
  func fileExists(_ path: String) -> String {
    "\(path) ya existe. Una copia de seguridad nunca sobrescribe un archivo."
  }
  func backupFailed(_ reason: BackupFailure) -> String {
    switch reason {
    case .full: "El disco está lleno. No se hizo la copia de seguridad."
    case .readOnly: "No se hizo la copia de seguridad: su carpeta es de solo lectura."
    case .noFolder(let folder): "No se hizo la copia de seguridad: no existe la carpeta \(folder)."
    case .lockedFolder(let folder): "No se hizo la copia de seguridad: \(folder) es de solo lectura."
    case .other(let reason): "No se hizo la copia de seguridad: \(reason)."
    }
  }
  func todaysBackupFailed(_ reason: String) -> String { "Falló la copia de seguridad de hoy. \(reason)" }

  func checking(_ path: String) -> String { "Comprobando \(path)" }
  func compacting(_ path: String) -> String { "Compactando \(path)" }
  var allIsWell: String { "Todo está bien." }

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

  func othersMayRead(_ path: String) -> String { "Otros usuarios pueden leer \(path)." }
  var repairIsPossible: String { "tote check --repair lo repara." }
  func keptBefore(_ path: String) -> String { "Copia de seguridad anterior a la reparación: \(path)" }
  func cannotProtect(_ path: String) -> String { "No se puede impedir que otros usuarios lean \(path)." }
  func stillWrong(_ sentence: String) -> String { "Sin reparar: \(sentence)" }
  var repaired: String { "Reparado." }
  func removedSteps(_ count: Int) -> String {
    "\(count == 1 ? "Se quitó" : "Se quitaron") \(counted(count, "cambio antiguo", "cambios antiguos")) del historial."
  }
  func freed(_ size: String, left: String) -> String {
    "Se liberaron \(size). La base de datos ocupa ahora \(left)."
  }
  func nothingToFree(_ size: String) -> String { "No hay nada que liberar. La base de datos ocupa \(size)." }
  var moreCanBeFreed: String {
    "Se podrá liberar más cuando Tote no esté abierto en otro lugar: ciérralo e inténtalo de nuevo."
  }

  func name(_ place: WhereCommand.Place) -> String {
    switch place {
    case .database: "base de datos"
    case .backups: "copias de seguridad"
    case .log: "registro"
    }
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
