import Tote
import ToteModel
import ToteStorage

extension French {
  var backupHelp: CommandHelp {
    CommandHelp(
      summary: "Sauvegarder la base de données",
      details: [
        "Fait une copie cohérente, que personne d’autre ne peut lire. Sans FICHIER, elle rejoint les sauvegardes quotidiennes ; les "
          + "dix dernières de chaque sorte sont conservées. Un fichier existant n’est jamais écrasé, et le dossier doit exister."
      ],
      examples: [
        .init("tote backup", "faire une sauvegarde et dire où elle est"),
        .init("tote backup /media/cle/tote.db", "faire une sauvegarde ailleurs"),
      ])
  }

  var checkHelp: CommandHelp {
    CommandHelp(
      summary: "Vérifier la base de données",
      details: [
        "Vérifie :",
        "• chaque page, table et index du fichier",
        "• que chaque article a une liste et y a sa propre place",
        "• que les articles et les notes se retrouvent par leurs mots",
        "• que toutes les modifications de l’historique sont lisibles",
        "• que personne d’autre ne peut lire les fichiers",
        "Le code de retour est 4 si un problème subsiste. Une page endommagée ou une table manquante ne se récupère qu’à partir "
          + "d’une sauvegarde, ce que propose l’application.",
        "L’historique garde un an de modifications annulables, et au moins 20 000. L’application retire les plus anciennes "
          + "quand elle n’a rien d’autre à faire ; --compact le fait maintenant. D’autres programmes peuvent écrire pendant ce "
          + "temps.",
      ],
      examples: [
        .init("tote check", "dire ce qui ne va pas, s’il y a lieu"),
        .init("tote check --repair", "sauvegarder, puis réparer"),
        .init("tote check --compact", "rendre le fichier aussi petit que possible"),
      ])
  }

  var repairOption: String { "Réparer ce qui ne va pas, après une sauvegarde" }
  var compactOption: String { "Retirer les anciennes modifications et libérer de l’espace" }

  var whereHelp: CommandHelp {
    CommandHelp(
      summary: "Indiquer où sont les fichiers",
      details: [
        "Avec un EMPLACEMENT (database, backups ou log), n’affiche que son chemin, pour les scripts.",
        "• La base de données est le fichier désigné par --db ou TOTE_DB, à défaut $XDG_DATA_HOME/tote/tote.db.",
        "• Les sauvegardes et le journal sont dans $XDG_STATE_HOME/tote.",
      ],
      examples: [
        .init("tote where", "indiquer où sont la base de données, les sauvegardes et le journal"),
        .init("ls -l \"$(tote where backups)\"", "lister les sauvegardes"),
      ])
  }

  var noDatabaseYet: String { "Il n’y a pas encore de base de données. tote add la crée." }
  func noDatabase(_ path: String) -> String { "La base de données \(path) n’existe pas." }
  var diskIsFull: String { "Le disque est plein. Rien n’a été modifié ; libérez de l’espace et réessayez." }
  var databaseIsDamaged: String {
    "La base de données est endommagée. Rien n’a été modifié ; lancez tote check pour en savoir plus."
  }
  var waitingForProgram: String { "Un autre programme est en train d’écrire. Attente…" }
  var noIntactBackup: String { "Il n’y a pas de sauvegarde intacte." }
  func newestBackup(_ backup: Backup) -> String {
    "La dernière sauvegarde intacte date du \(backup.day) : \(backup.path)"
  }
  var toLookInside: String { "Pour voir ce qu’elle contient :" }
  var toRestore: String { "Pour la restaurer :" }

  var backingUp: String { "Sauvegarde" }
  func fileExists(_ path: String) -> String {
    "\(path) existe déjà. Une sauvegarde n’écrase jamais un fichier."
  }
  func backupFailed(_ reason: BackupFailure) -> String {
    switch reason {
    case .full: "Le disque est plein. La sauvegarde n’a pas été faite."
    case .readOnly: "La sauvegarde n’a pas été faite : son dossier est en lecture seule."
    case .noFolder(let folder): "La sauvegarde n’a pas été faite : le dossier \(folder) n’existe pas."
    case .lockedFolder(let folder): "La sauvegarde n’a pas été faite : \(folder) est en lecture seule."
    case .other(let reason): "La sauvegarde n’a pas été faite : \(reason)."
    }
  }
  func todaysBackupFailed(_ reason: String) -> String { "La sauvegarde du jour a échoué. \(reason)" }

  func checking(_ path: String) -> String { "Vérification de \(path)" }
  func compacting(_ path: String) -> String { "Compactage de \(path)" }
  var allIsWell: String { "Tout va bien." }

  func sentence(_ issue: IntegrityCheck.Issue) -> String {
    switch issue {
    case .page(let text): "Le fichier est endommagé : \(text)."
    case .unreadableTables: "Le fichier est endommagé : ses tables sont illisibles."
    case .index(let text): "Un index ne correspond pas à sa table : \(text)."
    case .missingTable(let name): "Il manque la table \(name)."
    case .missingIndex(let name): "Il manque l’index \(name)."
    case .missingLists(let lists, let items):
      lists.count == 1
        ? "\(self.items(items)) sur une liste qui n’existe pas."
        : "\(self.items(items)) sur \(number(lists.count)) listes qui n’existent pas."
    case .sharedRanks(nil, _, let count):
      "\(counted(count, "liste occupe la place d’une autre", "listes occupent la place d’une autre"))."
    case .sharedRanks(_, let name, let count):
      "\(counted(count, "article occupe la place d’un autre", "articles occupent la place d’un autre")) sur la liste \(quoted(name))."
    case .wrongKeys(let count):
      "\(counted(count, "article introuvable par son nom", "articles introuvables par leur nom"))."
    case .noteWords(let count):
      "\(counted(count, "note introuvable", "notes introuvables")) par la recherche."
    case .unreadableEntry(let number): "La modification \(number) de l’historique est illisible."
    }
  }

  func othersMayRead(_ path: String) -> String { "D’autres utilisateurs peuvent lire \(path)." }
  var repairIsPossible: String { "tote check --repair peut le réparer." }
  func keptBefore(_ path: String) -> String { "Sauvegarde d’avant la réparation : \(path)" }
  func cannotProtect(_ path: String) -> String { "Impossible de rendre \(path) privé." }
  func stillWrong(_ sentence: String) -> String { "Non réparé : \(sentence)" }
  var repaired: String { "Réparé." }
  func removedSteps(_ count: Int) -> String {
    "\(counted(count, "ancienne modification retirée", "anciennes modifications retirées")) de l’historique."
  }
  func freed(_ size: String, left: String) -> String {
    "Espace libéré : \(size). La base de données occupe maintenant \(left)."
  }
  func nothingToFree(_ size: String) -> String { "Rien à libérer. La base de données occupe \(size)." }
  var moreCanBeFreed: String {
    "Si un autre Tote est ouvert, fermez-le et réessayez pour libérer davantage d’espace."
  }

  func name(_ place: WhereCommand.Place) -> String {
    switch place {
    case .database: "base de données"
    case .backups: "sauvegardes"
    case .log: "journal"
    }
  }
  func backups(_ count: Int, _ size: String) -> String {
    "\(counted(count, "sauvegarde", "sauvegardes")), \(size)"
  }
  func size(_ size: FileSize) -> String {
    switch size {
    case .bytes(let count): counted(count, "octet", "octets")
    case .kilobytes(let count): "\(number(count)) ko"
    case .megabytes(let tenths): "\(tenths / 10),\(tenths % 10) Mo"
    }
  }
}
