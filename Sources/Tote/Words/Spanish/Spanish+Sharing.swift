import ToteModel

extension Spanish {
  package var sharedList: String { "compartida" }
  package var readOnlyList: String { "solo lectura" }
  package func toSend(_ count: Int) -> String { "\(count) por enviar" }

  package func heldDeletions(_ count: Int) -> String {
    count == 1 ? "1 borrado retenido" : "\(count) borrados retenidos"
  }

  package func name(_ problem: SharingProblem) -> String {
    switch problem {
    case .offline: "sin conexión"
    case .password: "falta la contraseña"
    case .certificate: "servidor no fiable"
    case .busy: "servidor ocupado"
    case .full: "servidor lleno"
    case .refused: "el servidor lo rechaza"
    case .gone: "ya no está en el servidor"
    case .unreadable: "respuesta ilegible"
    }
  }

  package func othersChanged(_ changes: SharedChanges) -> String { "otros: \(changes.shown)" }
}
