import Tote
import ToteModel
import ToteStorage

extension French {
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
