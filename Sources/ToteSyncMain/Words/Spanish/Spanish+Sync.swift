import ToteModel
import ToteSync

extension Spanish {
  var help: String {
    """
    Uso: tote-sync login [URL --user NOMBRE] [OPCIÓN…]

    Comparte listas mediante un servidor CalDAV. tote lo inicia cuando hace falta.

    login busca tus listas en un servidor. Te pide la contraseña y la guarda en un
    archivo que solo tú puedes leer, salvo que una opción indique otra cosa.

    Opciones:
      --user NOMBRE             Tu nombre en el servidor
      --password-command CMD    Tomar la contraseña de la primera línea que
                                imprima un comando
      --password-file ARCHIVO   Tomarla de la primera línea de un archivo que solo
                                tú puedas leer
      --ca ARCHIVO              Confiar en las autoridades de certificación de un
                                archivo (PEM) en lugar de las del sistema
      --language IDIOMA         Idioma: inglés (en), español (es), francés (fr) o
                                turco (tr)
      --help                    Mostrar esta ayuda

    Código de salida:
      0    correcto
      1    operación rechazada
      2    línea de comandos incorrecta
      4    no se puede leer o escribir un archivo
      5    el servidor no responde o rechaza la operación
    """
  }

  func sentence(_ problem: SyncInvocation.Problem) -> String {
    switch problem {
    case .missingCommand: "Falta un comando. Consulta tote-sync --help."
    case .unknownCommand(let word): "No existe el comando “\(word)”. Consulta tote-sync --help."
    case .unknownOption(let word): "Opción desconocida: \(word)."
    case .missingValue(let option): "A \(option) le falta un valor."
    case .notALanguage(let value): "--language no admite “\(value)”. Usa \(codes("o"))."
    case .unexpected(let word): "Sobra un argumento: “\(word)”."
    case .missingList: "Falta el nombre de una lista."
    case .missingAddress: "login está incompleto: falta URL."
    case .missingUser: "Falta tu nombre en el servidor. Añade --user NOMBRE."
    case .twoPasswords: "Usa solo una de las dos: --password-command o --password-file."
    case .address(let fault, let text): sentence(fault, text)
    }
  }

  func sentence(_ fault: WebAddress.Fault, _ text: String) -> String {
    switch fault {
    case .notAnAddress: "“\(text)” no es una dirección como https://dav.example.org."
    case .holdsUser: "No pongas el nombre ni la contraseña en la dirección: usa --user."
    case .needsTLS: "Las contraseñas solo se envían por https. Usa una dirección que empiece por https://."
    }
  }

  func sentence(_ fault: DAVFault, server: String) -> String {
    switch fault {
    case .unreachable(let fault): sentence(fault, server)
    case .unauthorized:
      "\(server) no acepta este nombre y esta contraseña. Compruébalos. Si inicias sesión en dos pasos, hace falta una contraseña de aplicación."
    case .forbidden: "\(server) no se lo permite a tu cuenta."
    case .notFound: "\(server) no tiene nada en esa dirección. Compruébala."
    case .notSupported: "\(server) no admite esta operación."
    case .conflict: "\(server) informa de un conflicto. Vuelve a intentarlo."
    case .changed: "La lista cambió mientras tanto en \(server). Vuelve a intentarlo."
    case .outdated:
      "\(server) rechaza una y otra vez un cambio por no estar al día. Tote espera cada vez más antes de volver a intentarlo."
    case .locked: "La lista está bloqueada en \(server). Inténtalo más tarde."
    case .busy(nil): "\(server) está ocupado. Inténtalo más tarde."
    case .busy(let time?):
      time.minutes == 1
        ? "\(server) está ocupado. Inténtalo dentro de un minuto."
        : "\(server) está ocupado. Inténtalo dentro de \(time.minutes) minutos."
    case .full: "\(server) no tiene espacio libre. Libera un poco allí."
    case .tooLarge: "Esto es demasiado grande para \(server)."
    case .otherServer(let other):
      "\(server) redirige a \(other), que no recibe tu contraseña. Si te fías de él, inicia sesión allí."
    case .redirectedTooOften: "\(server) redirige en círculo. Comprueba la dirección."
    case .notCalendars:
      "\(server) no es un servidor CalDAV. Comprueba la dirección y si tu red te pide iniciar sesión."
    case .unreadable(.notUTF8): "La respuesta de \(server) no es UTF-8 válido."
    case .unreadable(.malformed(let line)): "La respuesta de \(server) no es XML válido (línea \(line))."
    case .unreadable(.declaresEntities), .unreadable(.tooDeep), .unreadable(.tooLarge):
      "No es seguro leer la respuesta de \(server)."
    case .status(let status): "\(server) respondió con un error (HTTP \(status))."
    }
  }

  private func sentence(_ fault: TransportFault, _ server: String) -> String {
    switch fault {
    case .unknownServer: "No existe ningún servidor \(server). Comprueba la dirección y tu conexión."
    case .cannotConnect: "No se puede conectar con \(server). Comprueba la dirección o inténtalo más tarde."
    case .timedOut: "\(server) tardó demasiado en responder. Inténtalo más tarde."
    case .brokenOff: "Se cortó la conexión con \(server). Vuelve a intentarlo."
    case .tooLarge(let limit): "La respuesta de \(server) supera los \(limit >> 20) MB y no se leyó."
    case .certificate(.expired): "El certificado de \(server) ha caducado. Renuévalo allí."
    case .certificate(.notYetValid):
      "El certificado de \(server) aún no es válido. Comprueba la fecha de este equipo."
    case .certificate(.unknownAuthority):
      "El certificado de \(server) es de una autoridad desconocida. Si es la tuya, añade --ca ARCHIVO."
    case .certificate(.otherServer):
      "El certificado de \(server) pertenece a otro servidor. Comprueba la dirección."
    case .certificate(.other): "El certificado de \(server) no es de fiar."
    case .noTLS: "No hay conexión segura con \(server). Comprueba la dirección y el puerto."
    case .noAuthorities: "El archivo de --ca no se puede leer como certificados (PEM)."
    case .needsTLS: "Las contraseñas solo se envían por https. Usa una dirección que empiece por https://."
    case .cancelled: "Cancelado."
    case .other(let code): "Falló la conexión con \(server) (error \(code) de curl)."
    }
  }

  func sentence(_ fault: SecretFault) -> String {
    switch fault {
    case .isOpenToOthers(let path): "Otros pueden leer “\(path)”. Ejecuta antes chmod 600 con ese archivo."
    case .isNotAFile(let path):
      "\"\(path)\" no es un archivo normal. Indica un archivo con la contraseña en la primera línea."
    case .cannotRead(let path, let reason): "No se puede leer “\(path)”: \(reason)."
    case .cannotStore(let path, let reason): "No se puede guardar la contraseña en “\(path)”: \(reason)."
    case .isEmpty: "La contraseña está vacía."
    case .commandFailed(let code): "El comando de la contraseña falló (código de salida \(code))."
    case .commandTookTooLong: "El comando de la contraseña tardó demasiado."
    case .nobodyToAsk:
      "No hay terminal donde pedir la contraseña. Usa --password-command o --password-file."
    case .cancelled: "Cancelado."
    }
  }

  func logIn(_ user: String, server: String) -> String { "¿Iniciar sesión en \(server) como \(user)?" }
  var yesOrNo: String { "[s/N]" }
  var yes: Set<String> { ["s", "si"] }
  func passwordFor(_ user: String, server: String) -> String { "Contraseña de \(user) en \(server): " }
  func loggedIn(_ user: String, server: String) -> String { "Sesión iniciada en \(server) como \(user)." }
  func storedPassword(_ path: String) -> String { "Contraseña guardada en “\(path)”; solo tú puedes leerla." }
  var readOnly: String { "solo lectura" }

  func noLists(canMake: Bool) -> String {
    canMake ? "Allí aún no hay listas. tote share LISTA comparte una de las tuyas." : "Allí no hay listas."
  }
}
