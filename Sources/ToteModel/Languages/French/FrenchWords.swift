/// What every program says in French.
package struct French: CommonWords {
  package init() {}
  package var language: Language { .french }

  package func reason(_ error: SystemError) -> String {
    switch error {
    case .notPermitted: "opération non permise"
    case .noSuchFile: "fichier ou dossier introuvable"
    case .inputOutput: "erreur de lecture ou d’écriture"
    case .notExecutable: "ce fichier n’est pas un programme exécutable"
    case .closed: "déjà fermé"
    case .invalidArgument: "argument non valide"
    case .noMemory: "mémoire insuffisante"
    case .permissionDenied: "permission refusée"
    case .busy: "ressource occupée"
    case .fileExists: "le fichier existe déjà"
    case .notADirectory: "ce n’est pas un dossier"
    case .isADirectory: "c’est un dossier"
    case .tooManyFilesInSystem: "trop de fichiers ouverts dans le système"
    case .tooManyOpenFiles: "trop de fichiers ouverts"
    case .fileTooLarge: "fichier trop volumineux"
    case .noSpace: "plus d’espace sur le disque"
    case .readOnly: "disque en lecture seule"
    case .brokenPipe: "l’autre programme a cessé de lire"
    case .nameTooLong: "nom de fichier trop long"
    case .directoryNotEmpty: "le dossier n’est pas vide"
    case .tooManyLinks: "trop de liens symboliques successifs"
    case .invalidText: "le nom n’est pas de l’UTF-8 valide"
    case .quotaExceeded: "quota de disque dépassé"
    }
  }

  package func unknownReason(_ code: Int32) -> String { "erreur système \(code)" }

  package func sentence(_ error: StorageError) -> String {
    switch error {
    case .busy: "Un autre programme utilise la base de données. Réessayez quand il aura terminé."
    case .full: "Le disque est plein. Libérez de l’espace : les modifications seront alors enregistrées."
    case .readOnly:
      "La base de données est en lecture seule. Vérifiez les droits d’accès au fichier et à son dossier."
    case .damaged:
      "La base de données est endommagée. Le fichier n’a pas été modifié ; vous pouvez ouvrir une sauvegarde."
    case .notADatabase: "Ce fichier n’est pas une base de données Tote. Choisissez-en un autre avec --db."
    case .foreignCode(let name):
      "La base contient une vue ou un déclencheur étranger à Tote. Rien n’a été modifié ; ouvrez une sauvegarde, ou supprimez « \(name) » avec sqlite3."
    case .foreignFile(let name):
      "À côté de la base de données se trouve « \(name) », que Tote n’a pas écrit. Rien n’a été ouvert ni modifié ; déplacez ce fichier, puis réessayez."
    case .endless:
      "Tote a interrompu une opération sans fin de la base de données. Le fichier a peut-être été altéré ; ouvrez une sauvegarde."
    case .newer(let version, let known):
      "La base de données vient d’un Tote plus récent (version \(version) ; celui-ci s’arrête à la \(known)). Mettez Tote à jour."
    case .moved:
      "Le fichier de la base de données a été déplacé ou supprimé pendant son utilisation. Relancez Tote."
    case .closed: "La base de données est fermée. Relancez Tote."
    case .cannotOpen(let reason):
      "Impossible d’ouvrir la base de données (\(reason)). Vérifiez que son dossier existe et vous appartient."
    case .failed(let reason):
      "Impossible de lire ou de modifier la base de données (\(reason)). Réessayez."
    }
  }

  package func day(_ year: Int64, _ month: Int, _ day: Int) -> String {
    switch Region.current.dates {
    case "CA": "\(year)-\(padded(month))-\(padded(day))"
    case "CH": "\(padded(day)).\(padded(month)).\(year)"
    default: "\(padded(day))/\(padded(month))/\(year)"
    }
  }

  package func longDay(_ year: Int64, _ month: Int, _ day: Int) -> String {
    "\(day == 1 ? "1er" : "\(day)") \(Self.months[month - 1]) \(year)"
  }

  private static let months = [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
    "novembre", "décembre",
  ]

  package var readOnlyList: String { "lecture seule" }
  package func toSend(_ count: Int) -> String { "\(number(count)) à envoyer" }
  package func heldDeletions(_ count: Int) -> String {
    count < 2 ? "\(number(count)) suppression en attente" : "\(number(count)) suppressions en attente"
  }
  package func name(_ problem: SharingProblem) -> String {
    switch problem {
    case .offline: "hors ligne"
    case .password: "mot de passe requis"
    case .login: "reconnexion requise"
    case .certificate: "serveur non fiable"
    case .busy: "serveur occupé"
    case .full: "serveur plein"
    case .refused: "refusé par le serveur"
    case .outdated: "modifications refusées, nouvel essai plus tard"
    case .gone: "absente du serveur"
    case .unreadable: "réponse illisible"
    }
  }
}
