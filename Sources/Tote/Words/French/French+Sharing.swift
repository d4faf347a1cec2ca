import ToteModel

extension French {
  package var sharedList: String { "partagée" }
  package var readOnlyList: String { "lecture seule" }
  package func toSend(_ count: Int) -> String { "\(count) à envoyer" }

  package func heldDeletions(_ count: Int) -> String {
    count < 2 ? "\(count) suppression en attente" : "\(count) suppressions en attente"
  }

  package func name(_ problem: SharingProblem) -> String {
    switch problem {
    case .offline: "hors ligne"
    case .password: "mot de passe requis"
    case .certificate: "serveur non fiable"
    case .busy: "serveur occupé"
    case .full: "serveur plein"
    case .refused: "refusé par le serveur"
    case .gone: "absente du serveur"
    case .unreadable: "réponse illisible"
    }
  }

  package func othersChanged(_ changes: SharedChanges) -> String { "autres : \(changes.shown)" }
}
