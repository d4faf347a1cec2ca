import ToteModel
import ToteSync

extension Spanish {
  func loggedOut(_ server: String) -> String {
    "Sesión cerrada en \(server). Tus listas siguen aquí, y lo que hay en el servidor sigue allí."
  }

  func shared(_ list: String, server: String) -> String { "“\(list)” ahora está compartida en \(server)." }

  func howToJoin(_ name: String, address: String) -> String {
    """
    En otro equipo con Tote: tote share --join "\(name)"
    En el teléfono, añade una cuenta CalDAV (Tasks.org, DAVx5 o Recordatorios de Apple) con el mismo servidor, nombre y contraseña.
    Quien tenga acceso en el servidor: tote share --join \(address)
    """
  }

  func howToInvite(to name: String, onNextcloud server: String) -> String {
    """
    Para compartirla con otras personas en Nextcloud:
      1. En un navegador, abre Tareas en \(server), luego el menú (…) junto a “\(name)” y después Compartir.
      2. Escribe el nombre de la otra persona y permite la edición.
      3. Con Tote, esa persona usa tote sync login \(server) --user NOMBRE y después tote share --join.
      4. En Android, añade una cuenta en DAVx5: URL base \(server)/remote.php/dav, su nombre y una
         contraseña de aplicación (Nextcloud: Configuración, Seguridad). Allí marca “\(name)” y abre Tasks.org.
      5. En un iPhone, añade una cuenta CalDAV con \(server), su nombre y una contraseña de aplicación, y abre Recordatorios.
    """
  }

  func isLong(_ list: String, count: Int) -> String {
    "“\(list)” tiene \(number(count)) artículos. Con más de 5000, la sincronización va lenta en muchos servidores."
  }

  var alreadyHere: String { "ya está aquí" }

  func joined(_ list: String, count: Int) -> String {
    "Te uniste a “\(list)” (\(items(count)))."
  }

  func isCalled(_ list: String, not name: String) -> String {
    "Aquí ya hay una lista llamada “\(name)”, así que esta se llama “\(list)”."
  }

  func isGone(_ list: String, server: String) -> String {
    "“\(list)” ya no está en \(server). Sigue en este equipo. Usa tote unshare \"\(list)\" para dejar de compartirla."
  }

  func unshared(_ list: String, isDeletedThere: Bool) -> String {
    isDeletedThere
      ? "“\(list)” ya no está compartida y se eliminó del servidor. Sigue en este equipo."
      : "“\(list)” ya no está compartida. Se queda aquí y en el servidor."
  }

  func decided(_ list: String, count: Int, accepted: Bool) -> String {
    accepted
      ? "Eliminado de “\(list)”: \(items(count))."
      : "Conservado en “\(list)” y enviado de nuevo al servidor: \(items(count))."
  }

  func account(_ user: String, server: String, problem: SharingProblem?) -> String {
    "Sesión abierta en \(server) como \(user)" + (problem.map { ": \(name($0))" } ?? "")
  }

  var nothingShared: String { "Todavía no hay nada compartido. tote share LISTA comparte una lista." }

  func state(of list: SharedListStatus, checked: String?) -> String {
    let checked = checked.map { ["última consulta: \($0)"] } ?? ["sin consultar todavía"]
    let problem = list.problem.map { [name($0)] } ?? []
    let held = list.held > 0 ? [heldDeletions(list.held)] : []
    let access = list.isReadOnly ? [readOnlyList] : []
    let unsent = list.unsent > 0 ? [toSend(list.unsent)] : []
    return (problem + held + access + unsent + checked).joined(separator: ", ")
  }

  var nothingHappened: String { "Todavía no ha pasado nada." }

  func sentence(_ note: SyncNote, on list: String) -> String {
    switch note {
    case .added(let item): "añadido: \(item)"
    case .ticked(let item): "marcado: \(item)"
    case .unticked(let item): "desmarcado: \(item)"
    case .changed(let item): "modificado: \(item)"
    case .deleted(let item): "eliminado: \(item)"
    case .conflict(let item, let conflict):
      "\(item): modificado aquí y en otro lugar. Se conserva “\(conflict.shownKept)” y no “\(conflict.shownLost)”."
    case .revived(let item): "\(item) se eliminó en un lado y se modificó en el otro. Se conserva."
    case .joined(let item): "\(item) se añadió dos veces y ahora es un solo artículo."
    case .leftAlone(let href, .tooLong):
      "\(href.lastName), en el servidor, es demasiado largo para un artículo y no se tocó."
    case .leftAlone(let href, .elsewhere):
      "\(href.path) no está en la carpeta de esta lista en el servidor y no se tocó."
    case .leftAlone(let href, _):
      "\(href.lastName), en el servidor, no se puede leer como artículo y no se tocó."
    case .held(let count):
      "\(number(count)) artículos desaparecieron a la vez del servidor. Aquí no se elimina nada hasta que uses tote sync held accept \"\(list)\" (eliminarlos también aquí) o tote sync held keep \"\(list)\"."
    case .accepted(let count): "Según tu decisión, también se eliminó aquí: \(items(count))."
    case .rejected(let item): "El servidor no acepta \(item)."
    }
  }

  func keySentence(_ refusal: SharingRefusal) -> String? {
    switch refusal {
    case .nameTaken(let text):
      "“\(text)” ya está en el servidor. Con \(joinKeys) te unes a ella. Para compartir también la tuya, cámbiale antes el nombre."
    case .noHome(let text): "\(text) no te deja crear listas. Crea una allí y únete a ella con \(joinKeys)."
    case .notOnServer(let text): "“\(text)” ya no está en el servidor."
    case .notLoggedIn, .notLoggedInHere, .noList, .isShared, .notShared, .alreadyHere, .severalOnServer,
      .sharesElsewhere,
      .nothingHeld:
      nil
    }
  }

  func sentence(_ refusal: SharingRefusal) -> String {
    switch refusal {
    case .notLoggedIn:
      "No has iniciado sesión en ningún servidor. Usa antes tote sync login URL --user NOMBRE."
    case .notLoggedInHere(let user, let server):
      "Este equipo no conoce la cuenta de \(user) en \(server) que indica esta base de datos. Para usarla aquí, ejecuta tote sync login."
    case .noList(let text): "No hay ninguna lista llamada “\(text)”."
    case .isShared(let text): "“\(text)” ya está compartida."
    case .notShared(let text): "“\(text)” no está compartida. Usa tote share \"\(text)\" para compartirla."
    case .noHome(let text):
      "\(text) no te deja crear listas. Crea una allí y usa tote share --join NOMBRE."
    case .notOnServer(let text):
      "En el servidor no hay ninguna lista “\(text)”. Usa tote share --join para verlas todas."
    case .alreadyHere(let text): "“\(text)” ya está aquí."
    case .severalOnServer(let text, let places):
      "En el servidor hay varias listas llamadas “\(text)”. Indica una por su ubicación: \(places.joined(separator: ", "))."
    case .nameTaken(let text):
      "En el servidor ya hay una lista llamada “\(text)”. Únete a ella con tote share --join, o comparte la tuya con otro nombre con --as NOMBRE."
    case .sharesElsewhere(let text):
      "Ya hay listas compartidas en \(text). Usa antes tote sync logout."
    case .nothingHeld(let text): "No hay eliminaciones en espera en “\(text)”."
    }
  }

  private func items(_ count: Int) -> String { count == 1 ? "1 artículo" : "\(number(count)) artículos" }
}
