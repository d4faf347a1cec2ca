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

  func removedSteps(_ count: Int) -> String {
    "\(counted(count, "ancienne modification retirée", "anciennes modifications retirées")) de l’historique."
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
