import Screen
import ToteModel

extension French {
  func explain(_ problem: SharingProblem, of list: ShoppingList?, on account: SharingStatus.Account) -> String
  {
    let (server, leave) = (account.server, ListPickerCommand.leave.key)
    return switch problem {
    case .offline:
      "\(server) est injoignable. Vos modifications sont en sûreté ici et partiront dès qu’il répondra."
    case .password:
      "\(server) redemande le mot de passe de \(account.user). En ligne de commande, lancez tote sync login."
    case .login:
      "Cette machine ne connaît pas le compte de \(account.user) sur \(server). Pour l’utiliser ici, lancez tote sync login en ligne de commande."
    case .certificate:
      "La connexion à \(server) n’est pas sûre : rien n’est envoyé. En ligne de commande, tote sync dit pourquoi."
    case .busy: "\(server) est occupé. Tote réessaie de lui-même."
    case .full: "\(server) n’a plus de place. Libérez-en sur le serveur."
    case .refused: "\(server) ne le permet pas. En ligne de commande, tote sync dit pourquoi."
    case .outdated:
      "\(server) refuse sans cesse une modification comme périmée. Tote attend chaque fois plus longtemps avant de réessayer."
    case .gone:
      list.map {
        "\(quoted($0.name)) n’est plus sur \(server). Elle reste ici ; \(leave) dans \(quoted(allLists)) pour ne plus la partager."
      }
        ?? "\(server) n’a rien à cette adresse. Vérifiez-la : tote sync login URL --user NOM."
    case .unreadable:
      "La réponse de \(server) est incompréhensible. Vérifiez si votre réseau demande d’abord de vous identifier."
    }
  }

  func isShared(_ list: ShoppingList) -> String { "La liste \(quoted(list.name)) est déjà partagée." }

  func isNotShared(_ list: ShoppingList) -> String {
    "La liste \(quoted(list.name)) n’est pas partagée. \(ListPickerCommand.share.key) pour la partager."
  }

  func doing(_ act: SharingAct) -> String {
    switch act {
    case .share(let list): "Partage de \(quoted(list.name))…"
    case .leave(let list): "Fin du partage de \(quoted(list.name))…"
    case .join(let offer): "Vous rejoignez la liste \(quoted(offer.name))…"
    case .decide(let list, true): "Suppression d’articles de \(quoted(list.name))…"
    case .decide(let list, false): "Renvoi des articles de \(quoted(list.name))…"
    }
  }

  func done(_ act: SharingAct) -> String {
    switch act {
    case .share(let list):
      "Liste \(quoted(list.name)) partagée. Dans Tote sur une autre machine, \(SharingAct.joinKeys) pour la rejoindre."
    case .leave(let list):
      "La liste \(quoted(list.name)) n’est plus partagée. Elle reste ici et sur le serveur."
    case .join(let offer): "Vous avez rejoint la liste \(quoted(offer.name))."
    case .decide(let list, true):
      "Ce qui manquait sur le serveur a été supprimé de \(quoted(list.name))."
    case .decide(let list, false):
      "Tout a été gardé dans \(quoted(list.name)) et renvoyé au serveur."
    }
  }

  func failed(_ act: SharingAct, _ reason: String) -> String {
    switch act {
    case .share(let list): "La liste \(quoted(list.name)) n’a pas pu être partagée. \(reason)"
    case .leave(let list): "La liste \(quoted(list.name)) est toujours partagée. \(reason)"
    case .join(let offer): "La liste \(quoted(offer.name)) n’a pas pu être rejointe. \(reason)"
    case .decide(let list, _): "Votre décision pour \(quoted(list.name)) n’a pas pu être appliquée. \(reason)"
    }
  }

  func whatHappened(to list: String?) -> String {
    list.map { "Ce qui s’est passé dans \(quoted($0))" } ?? "Ce qui s’est passé dans les listes partagées"
  }

  func goneFromServer(_ count: Int) -> String {
    count < 2
      ? "\(number(count)) article manquait sur le serveur"
      : "\(number(count)) articles manquaient d’un coup sur le serveur"
  }

  func heldQuestion(_ list: String, _ count: Int) -> String {
    let (accept, keep) = (SharingLogCommand.accept.key, SharingLogCommand.keep.key)
    return count < 2
      ? "\(number(count)) article de \(quoted(list)) n’est plus sur le serveur. \(accept) pour le supprimer ici aussi, \(keep) pour le garder."
      : "\(number(count)) articles de \(quoted(list)) ne sont plus sur le serveur. \(accept) pour les supprimer ici aussi, \(keep) pour les garder."
  }

  func onlyList(_ list: String) -> String { "seulement \(quoted(list.truncated(to: 16)))" }
}
