import ToteModel
import ToteSync

extension French {
  var help: String {
    """
    Utilisation : tote-sync login [URL --user NOM] [OPTION…]

    Partage des listes par un serveur CalDAV. tote le lance quand il le faut.

    login cherche vos listes sur un serveur. Il demande votre mot de passe et
    l’enregistre dans un fichier que vous seul pouvez lire, sauf option contraire.

    Options :
      --user NOM                Votre nom sur le serveur
      --password-command CMD    Prendre le mot de passe dans la première ligne
                                qu’affiche une commande
      --password-file FICHIER   Le prendre dans la première ligne d’un fichier que
                                vous seul pouvez lire
      --ca FICHIER              Se fier aux autorités de certification d’un fichier
                                (PEM) au lieu de celles du système
      --language LANGUE         Langue : anglais (en), espagnol (es), français (fr)
                                ou turc (tr)
      --help                    Afficher cette aide

    Code de retour :
      0    succès
      1    opération refusée
      2    ligne de commande incorrecte
      4    lecture ou écriture d’un fichier impossible
      5    serveur injoignable, ou refus de sa part
    """
  }

  func sentence(_ problem: SyncInvocation.Problem) -> String {
    switch problem {
    case .missingCommand: "Il manque une commande. Voir tote-sync --help."
    case .unknownCommand(let word): "Commande inconnue : « \(word) ». Voir tote-sync --help."
    case .unknownOption(let word): "Option inconnue : \(word)."
    case .missingValue(let option): "Il manque une valeur à \(option)."
    case .notALanguage(let value): "--language n’accepte pas « \(value) ». Choisissez \(codes("ou"))."
    case .unexpected(let word): "Argument en trop : « \(word) »."
    case .missingList: "Il manque le nom d’une liste."
    case .missingAddress: "login est incomplet : il manque URL."
    case .missingUser: "Il manque votre nom sur le serveur. Ajoutez --user NOM."
    case .twoPasswords: "Choisissez entre --password-command et --password-file."
    case .address(let fault, let text): sentence(fault, text)
    }
  }

  func sentence(_ fault: WebAddress.Fault, _ text: String) -> String {
    switch fault {
    case .notAnAddress: "« \(text) » n’est pas une adresse comme https://dav.example.org."
    case .holdsUser: "Ne mettez ni nom ni mot de passe dans l’adresse : utilisez --user."
    case .needsTLS:
      "Un mot de passe n’est envoyé que par https. Donnez une adresse qui commence par https://."
    }
  }

  func sentence(_ fault: DAVFault, server: String) -> String {
    switch fault {
    case .unreachable(let fault): sentence(fault, server)
    case .unauthorized:
      "\(server) n’accepte pas ce nom et ce mot de passe. Vérifiez-les. Si la connexion se fait en deux étapes, il faut un mot de passe d’application."
    case .forbidden: "\(server) ne le permet pas à votre compte."
    case .notFound: "\(server) n’a rien à cette adresse. Vérifiez-la."
    case .notSupported: "\(server) ne prend pas cela en charge."
    case .conflict: "\(server) signale un conflit. Réessayez."
    case .changed: "La liste a été modifiée entre-temps sur \(server). Réessayez."
    case .outdated:
      "\(server) refuse sans cesse une modification comme périmée. Tote attend chaque fois plus longtemps avant de réessayer."
    case .locked: "La liste est verrouillée sur \(server). Réessayez plus tard."
    case .busy(nil): "\(server) est occupé. Réessayez plus tard."
    case .busy(let time?):
      time.minutes == 1
        ? "\(server) est occupé. Réessayez dans une minute."
        : "\(server) est occupé. Réessayez dans \(time.minutes) minutes."
    case .full: "\(server) n’a plus de place. Libérez-en sur le serveur."
    case .tooLarge: "C’est trop volumineux pour \(server)."
    case .otherServer(let other):
      "\(server) renvoie vers \(other), qui ne reçoit pas votre mot de passe. Si vous lui faites confiance, connectez-vous là-bas."
    case .redirectedTooOften: "\(server) renvoie en boucle. Vérifiez l’adresse."
    case .notCalendars:
      "\(server) n’est pas un serveur CalDAV. Vérifiez l’adresse, et si votre réseau demande de vous identifier."
    case .unreadable(.notUTF8): "La réponse de \(server) n’est pas de l’UTF-8 valide."
    case .unreadable(.malformed(let line)): "La réponse de \(server) n’est pas du XML valide (ligne \(line))."
    case .unreadable(.declaresEntities), .unreadable(.tooDeep), .unreadable(.tooLarge):
      "La réponse de \(server) ne peut pas être lue sans danger."
    case .status(let status): "\(server) a répondu par une erreur (HTTP \(status))."
    }
  }

  private func sentence(_ fault: TransportFault, _ server: String) -> String {
    switch fault {
    case .unknownServer: "Aucun serveur ne s’appelle \(server). Vérifiez l’adresse et votre connexion."
    case .cannotConnect: "\(server) est injoignable. Vérifiez l’adresse, ou réessayez plus tard."
    case .timedOut: "\(server) a mis trop de temps à répondre. Réessayez plus tard."
    case .brokenOff: "La connexion à \(server) a été coupée. Réessayez."
    case .tooLarge(let limit): "La réponse de \(server) dépasse \(limit >> 20) Mo et n’a pas été lue."
    case .certificate(.expired): "Le certificat de \(server) a expiré. Renouvelez-le sur le serveur."
    case .certificate(.notYetValid):
      "Le certificat de \(server) n’est pas encore valable. Vérifiez la date de cette machine."
    case .certificate(.unknownAuthority):
      "Le certificat de \(server) vient d’une autorité inconnue. Si c’est la vôtre, ajoutez --ca FICHIER."
    case .certificate(.otherServer):
      "Le certificat de \(server) est celui d’un autre serveur. Vérifiez l’adresse."
    case .certificate(.other): "Le certificat de \(server) n’est pas fiable."
    case .noTLS: "Pas de connexion sûre à \(server). Vérifiez l’adresse et le port."
    case .noAuthorities: "Le fichier donné à --ca ne contient pas de certificats lisibles (PEM)."
    case .needsTLS:
      "Un mot de passe n’est envoyé que par https. Donnez une adresse qui commence par https://."
    case .cancelled: "Annulé."
    case .other(let code): "La connexion à \(server) a échoué (erreur \(code) de curl)."
    }
  }

  func sentence(_ fault: SecretFault) -> String {
    switch fault {
    case .isOpenToOthers(let path): "D’autres peuvent lire « \(path) ». Faites d’abord chmod 600 dessus."
    case .isNotAFile(let path):
      "« \(path) » n’est pas un fichier ordinaire. Indiquez un fichier dont la première ligne est le mot de passe."
    case .cannotRead(let path, let reason): "« \(path) » est illisible : \(reason)."
    case .cannotStore(let path, let reason):
      "Le mot de passe n’a pas pu être enregistré dans « \(path) » : \(reason)."
    case .isEmpty: "Le mot de passe est vide."
    case .commandFailed(let code): "La commande du mot de passe a échoué (code de retour \(code))."
    case .commandTookTooLong: "La commande du mot de passe a pris trop de temps."
    case .nobodyToAsk:
      "Aucun terminal où demander le mot de passe. Utilisez --password-command ou --password-file."
    case .cancelled: "Annulé."
    }
  }

  func logIn(_ user: String, server: String) -> String { "Se connecter à \(server) en tant que \(user) ?" }
  var yesOrNo: String { "[o/N]" }
  var yes: Set<String> { ["o", "oui"] }
  func passwordFor(_ user: String, server: String) -> String { "Mot de passe de \(user) sur \(server) : " }
  func loggedIn(_ user: String, server: String) -> String { "Connecté à \(server) sous le nom \(user)." }
  func storedPassword(_ path: String) -> String {
    "Mot de passe enregistré dans « \(path) », lisible par vous seul."
  }
  var readOnly: String { "lecture seule" }

  func noLists(canMake: Bool) -> String {
    canMake ? "Aucune liste là-bas pour l’instant. tote share LISTE en partage une." : "Aucune liste là-bas."
  }
}
