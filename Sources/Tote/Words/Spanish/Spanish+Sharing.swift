import Screen
import ToteModel

extension Spanish {
  func explain(_ problem: SharingProblem, of list: ShoppingList?, on account: SharingStatus.Account) -> String
  {
    let (server, leave) = (account.server, ListPickerCommand.leave.key)
    return switch problem {
    case .offline:
      "No se puede conectar con \(server). Tus cambios están a salvo aquí y se enviarán en cuanto responda."
    case .password:
      "\(server) vuelve a pedir la contraseña de \(account.user). En la línea de comandos, ejecuta tote sync login."
    case .login:
      "Este equipo no conoce la cuenta de \(account.user) en \(server). Para usarla aquí, ejecuta tote sync login en la línea de comandos."
    case .certificate:
      "La conexión con \(server) no es segura, así que no se envía nada. En la línea de comandos, tote sync explica por qué."
    case .busy: "\(server) está ocupado. Tote volverá a intentarlo."
    case .full: "\(server) no tiene espacio libre. Libera un poco allí."
    case .refused: "\(server) no lo permite. En la línea de comandos, tote sync explica el motivo."
    case .outdated:
      "\(server) rechaza una y otra vez un cambio por no estar al día. Tote espera cada vez más antes de volver a intentarlo."
    case .gone:
      list.map {
        "“\($0.name)” ya no está en \(server). Sigue aquí; \(leave) en “\(allLists)” deja de compartirla."
      }
        ?? "\(server) no tiene nada en esa dirección. Compruébala: tote sync login URL --user NOMBRE."
    case .unreadable:
      "No se entiende la respuesta de \(server). Comprueba si tu red te pide iniciar sesión antes."
    }
  }

  func isShared(_ list: ShoppingList) -> String { "“\(list.name)” ya está compartida." }

  func isNotShared(_ list: ShoppingList) -> String {
    "“\(list.name)” no está compartida. Pulsa \(ListPickerCommand.share.key) para compartirla."
  }

  func doing(_ act: SharingAct) -> String {
    switch act {
    case .share(let list): "Compartiendo “\(list.name)”…"
    case .leave(let list): "Dejando de compartir “\(list.name)”…"
    case .join(let offer): "Uniéndote a “\(offer.name)”…"
    case .decide(let list, true): "Eliminando artículos de “\(list.name)”…"
    case .decide(let list, false): "Conservando los artículos de “\(list.name)”…"
    }
  }

  func done(_ act: SharingAct) -> String {
    switch act {
    case .share(let list):
      "“\(list.name)” está compartida. Abre Tote en otro equipo y pulsa \(SharingAct.joinKeys) para unirte."
    case .leave(let list): "“\(list.name)” ya no se comparte. Se queda aquí y en el servidor."
    case .join(let offer): "Te uniste a “\(offer.name)”."
    case .decide(let list, true): "Se eliminó de “\(list.name)” lo que faltaba en el servidor."
    case .decide(let list, false): "Se conservó todo en “\(list.name)” y se envió de nuevo al servidor."
    }
  }

  func failed(_ act: SharingAct, _ reason: String) -> String {
    switch act {
    case .share(let list): "No se pudo compartir “\(list.name)”. \(reason)"
    case .leave(let list): "“\(list.name)” sigue compartida. \(reason)"
    case .join(let offer): "No pudiste unirte a “\(offer.name)”. \(reason)"
    case .decide(let list, _): "No se aplicó tu decisión sobre “\(list.name)”. \(reason)"
    }
  }

  func whatHappened(to list: String?) -> String {
    list.map { "Qué pasó en “\($0)”" } ?? "Qué pasó en las listas compartidas"
  }

  func goneFromServer(_ count: Int) -> String {
    count == 1
      ? "1 artículo faltaba en el servidor" : "\(number(count)) artículos faltaban a la vez en el servidor"
  }

  func heldQuestion(_ list: String, _ count: Int) -> String {
    let (accept, keep) = (SharingLogCommand.accept.key, SharingLogCommand.keep.key)
    return count == 1
      ? "1 artículo de “\(list)” ya no está en el servidor. \(accept) lo elimina también aquí, \(keep) lo conserva."
      : "\(number(count)) artículos de “\(list)” ya no están en el servidor. \(accept) los elimina también aquí, \(keep) los conserva."
  }

  func onlyList(_ list: String) -> String { "solo “\(list.truncated(to: 16))”" }
}
