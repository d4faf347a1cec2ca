import ToteModel
import ToteSync

extension French {
  func loggedOut(_ server: String) -> String {
    "Session fermée sur \(server). Vos listes restent ici, et ce qui est sur le serveur y reste."
  }

  func shared(_ list: String, server: String) -> String {
    "La liste « \(list) » est maintenant partagée sur \(server)."
  }

  func howToJoin(_ name: String, address: String) -> String {
    """
    Sur une autre machine avec Tote : tote share --join "\(name)"
    Sur un téléphone, ajoutez un compte CalDAV (Tasks.org, DAVx5 ou Rappels d’Apple) avec le même serveur, le même nom et le même mot de passe.
    Pour ceux qui y ont accès sur le serveur : tote share --join \(address)
    """
  }

  func howToInvite(to name: String, onNextcloud server: String) -> String {
    """
    Pour la partager avec d’autres sur Nextcloud :
      1. Dans un navigateur, ouvrez Tâches sur \(server), puis le menu (…) à côté de « \(name) », puis Partager.
      2. Saisissez le nom de la personne et autorisez la modification.
      3. Avec Tote, elle lance tote sync login \(server) --user NOM, puis tote share --join.
      4. Sur Android, elle ajoute un compte dans DAVx5 : URL de base \(server)/remote.php/dav, son nom et un
         mot de passe d’application (Nextcloud : Paramètres, Sécurité). Elle y coche « \(name) » et ouvre Tasks.org.
      5. Sur iPhone, elle ajoute un compte CalDAV avec \(server), son nom et un mot de passe d’application, et ouvre Rappels.
    """
  }

  func isLong(_ list: String, count: Int) -> String {
    "La liste « \(list) » compte \(number(count)) articles. Au-delà de 5 000, la synchronisation ralentit sur beaucoup de serveurs."
  }

  var alreadyHere: String { "déjà ici" }

  func joined(_ list: String, count: Int) -> String {
    "Vous avez rejoint la liste « \(list) » (\(items(count)))."
  }

  func isCalled(_ list: String, not name: String) -> String {
    "Il y a déjà ici une liste nommée « \(name) » ; celle-ci s’appelle donc « \(list) »."
  }

  func isGone(_ list: String, server: String) -> String {
    "La liste « \(list) » n’est plus sur \(server). Elle reste ici. Pour ne plus la partager, lancez tote unshare \"\(list)\"."
  }

  func unshared(_ list: String, isDeletedThere: Bool) -> String {
    isDeletedThere
      ? "La liste « \(list) » n’est plus partagée et a été supprimée du serveur. Elle reste ici."
      : "La liste « \(list) » n’est plus partagée. Elle reste ici et sur le serveur."
  }

  func decided(_ list: String, count: Int, accepted: Bool) -> String {
    accepted
      ? "Supprimé de « \(list) » : \(items(count))."
      : "Gardé sur « \(list) » et renvoyé au serveur : \(items(count))."
  }

  func account(_ user: String, server: String, problem: SharingProblem?) -> String {
    "Connecté à \(server) en tant que \(user)" + (problem.map { " : \(name($0))" } ?? "")
  }

  var nothingShared: String { "Rien n’est encore partagé. tote share LISTE partage une liste." }

  func state(of list: SharedListStatus, checked: String?) -> String {
    let checked = checked.map { ["dernière vérification : \($0)"] } ?? ["pas encore vérifiée"]
    let problem = list.problem.map { [name($0)] } ?? []
    let held = list.held > 0 ? [heldDeletions(list.held)] : []
    let access = list.isReadOnly ? [readOnlyList] : []
    let unsent = list.unsent > 0 ? [toSend(list.unsent)] : []
    return (problem + held + access + unsent + checked).joined(separator: ", ")
  }

  var nothingHappened: String { "Il ne s’est encore rien passé." }

  func sentence(_ note: SyncNote, on list: String) -> String {
    switch note {
    case .added(let item): "ajouté : \(item)"
    case .ticked(let item): "coché : \(item)"
    case .unticked(let item): "décoché : \(item)"
    case .changed(let item): "modifié : \(item)"
    case .deleted(let item): "supprimé : \(item)"
    case .conflict(let item, let conflict):
      "\(item) : modifié ici et ailleurs. Gardé « \(conflict.shownKept) » et non « \(conflict.shownLost) »."
    case .revived(let item): "\(item) a été supprimé d’un côté et modifié de l’autre. Conservé."
    case .joined(let item): "\(item) a été ajouté deux fois et ne fait plus qu’un article."
    case .leftAlone(let href, .tooLong):
      "\(href.lastName), sur le serveur, est trop long pour un article et n’a pas été touché."
    case .leftAlone(let href, .elsewhere):
      "\(href.path) n’est pas dans le dossier de cette liste sur le serveur et n’a pas été touché."
    case .leftAlone(let href, _):
      "\(href.lastName), sur le serveur, ne peut pas être lu comme un article et n’a pas été touché."
    case .held(let count):
      "\(number(count)) articles ont disparu d’un coup du serveur. Rien n’est supprimé ici avant que vous ne lanciez tote sync held accept \"\(list)\" (les supprimer ici aussi) ou tote sync held keep \"\(list)\"."
    case .accepted(let count): "Supprimé ici aussi, comme vous l’avez décidé : \(items(count))."
    case .rejected(let item): "Le serveur n’accepte pas \(item)."
    }
  }

  func keySentence(_ refusal: SharingRefusal) -> String? {
    switch refusal {
    case .nameTaken(let text):
      "« \(text) » existe déjà sur le serveur. \(joinKeys) la rejoint. Pour partager aussi la vôtre, renommez-la d’abord."
    case .noHome(let text):
      "\(text) ne vous laisse pas créer de listes. Créez-en une là-bas, puis rejoignez-la avec \(joinKeys)."
    case .notOnServer(let text): "« \(text) » n’est plus sur le serveur."
    case .notLoggedIn, .notLoggedInHere, .noList, .isShared, .notShared, .alreadyHere, .severalOnServer,
      .sharesElsewhere,
      .nothingHeld:
      nil
    }
  }

  func sentence(_ refusal: SharingRefusal) -> String {
    switch refusal {
    case .notLoggedIn: "Vous n’êtes connecté à aucun serveur. Lancez d’abord tote sync login URL --user NOM."
    case .notLoggedInHere(let user, let server):
      "Cette machine ne connaît pas le compte de \(user) sur \(server) que nomme cette base de données. Pour l’utiliser ici, lancez tote sync login."
    case .noList(let text): "Aucune liste nommée « \(text) »."
    case .isShared(let text): "La liste « \(text) » est déjà partagée."
    case .notShared(let text):
      "La liste « \(text) » n’est pas partagée. Pour la partager, lancez tote share \"\(text)\"."
    case .noHome(let text):
      "\(text) ne vous laisse pas créer de listes. Créez-en une là-bas, puis lancez tote share --join NOM."
    case .notOnServer(let text):
      "Aucune liste nommée « \(text) » sur le serveur. tote share --join les montre toutes."
    case .alreadyHere(let text): "La liste « \(text) » est déjà ici."
    case .severalOnServer(let text, let places):
      "Plusieurs listes du serveur s’appellent « \(text) ». Indiquez l’une d’elles par son emplacement : \(places.joined(separator: ", "))."
    case .nameTaken(let text):
      "Une liste nommée « \(text) » existe déjà sur le serveur. Rejoignez-la avec tote share --join, ou partagez la vôtre sous un autre nom avec --as NOM."
    case .sharesElsewhere(let text):
      "Des listes sont déjà partagées sur \(text). Lancez d’abord tote sync logout."
    case .nothingHeld(let text): "Aucune suppression en attente sur « \(text) »."
    }
  }

  private func items(_ count: Int) -> String {
    count < 2 ? "\(number(count)) article" : "\(number(count)) articles"
  }
}
