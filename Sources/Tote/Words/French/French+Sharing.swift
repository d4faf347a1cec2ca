import ToteModel

extension French {
  var sharedList: String { "partagée" }
  var readOnlyList: String { "lecture seule" }
  func toSend(_ count: Int) -> String { "\(count) à envoyer" }

  func heldDeletions(_ count: Int) -> String {
    count < 2 ? "\(count) suppression en attente" : "\(count) suppressions en attente"
  }

  func name(_ problem: SharingProblem) -> String {
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

  func othersChanged(_ changes: SharedChanges) -> String { "autres : \(changes.shown)" }
}
