extension French {
  func reason(_ error: SystemError) -> String {
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

  func unknownReason(_ code: Int32) -> String { "erreur système \(code)" }
}
