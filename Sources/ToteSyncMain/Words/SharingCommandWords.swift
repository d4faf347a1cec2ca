import ToteModel
import ToteSync

extension SyncWords {
  /// Before a bar, while a server is asked.
  var syncing: String { say("sync-syncing") }
  func loggedOut(_ server: String) -> String { say("sync-logged-out", ["server": server]) }
  func shared(_ list: String, server: String) -> String {
    say("sync-shared", ["list": list, "server": server])
  }
  /// How to open a list on other machines and phones, and what others with access run.
  func howToJoin(_ name: String, address: String) -> String {
    say("sync-how-to-join", ["name": name, "address": address])
  }
  /// What to do on Nextcloud, step by step, before others may open it.
  func howToInvite(to name: String, onNextcloud server: String) -> String {
    say("sync-how-to-invite", ["name": name, "server": server])
  }
  func isLong(_ list: String, count: Int) -> String {
    say("sync-is-long", ["list": list, "count": counted(count)])
  }
  /// After a server list's name: this machine has it already.
  var alreadyHere: String { say("sync-already-here") }
  func joined(_ list: String, count: Int) -> String {
    say("sync-joined", ["list": list, "count": counted(count)])
  }
  func isCalled(_ list: String, not name: String) -> String {
    say("sync-is-called", ["list": list, "name": name])
  }
  /// That a shared list was deleted on the server, and what can be done.
  func isGone(_ list: String, server: String) -> String {
    say("sync-is-gone", ["list": list, "server": server])
  }
  func unshared(_ list: String, isDeletedThere: Bool) -> String {
    say("sync-unshared", ["list": list, "deleted": isDeletedThere])
  }
  func decided(_ list: String, count: Int, accepted: Bool) -> String {
    accepted
      ? say("sync-deleted-held", ["list": list, "count": counted(count)])
      : say("sync-kept-held", ["list": list, "count": counted(count)])
  }
  func account(_ user: String, server: String, problem: SharingProblem?) -> String {
    guard let problem else { return say("sync-account", ["user": user, "server": server]) }
    return say("sync-account-problem", ["user": user, "server": server, "problem": name(problem)])
  }
  var nothingShared: String { say("sync-nothing-shared") }

  func state(of list: SharedListStatus, checked: String?) -> String {
    var parts = list.problem.map { [name($0)] } ?? []
    if list.held > 0 { parts.append(heldDeletions(list.held)) }
    if list.isReadOnly { parts.append(readOnlyList) }
    if list.unsent > 0 { parts.append(toSend(list.unsent)) }
    parts.append(checked.map { say("sync-checked", ["when": $0]) } ?? say("sync-not-checked"))
    return parts.joined(separator: ", ")
  }

  var nothingHappened: String { say("sync-nothing-happened") }

  func sentence(_ note: SyncNote, on list: String) -> String {
    switch note {
    case .added(let item): say("sync-item-added", ["item": item])
    case .ticked(let item): say("sync-item-ticked", ["item": item])
    case .unticked(let item): say("sync-item-unticked", ["item": item])
    case .changed(let item): say("sync-item-changed", ["item": item])
    case .deleted(let item): say("sync-item-deleted", ["item": item])
    case .conflict(let item, let conflict):
      say("sync-changed-twice", ["item": item, "kept": conflict.shownKept, "lost": conflict.shownLost])
    case .revived(let item): say("sync-revived", ["item": item])
    case .joined(let item): say("sync-became-one", ["item": item])
    case .leftAlone(let href, .tooLong): say("sync-left-alone-too-long", ["name": href.lastName])
    case .leftAlone(let href, .elsewhere): say("sync-left-alone-elsewhere", ["path": href.path])
    case .leftAlone(let href, _): say("sync-left-alone", ["name": href.lastName])
    case .held(let count): say("sync-held", ["count": counted(count), "list": list])
    case .accepted(let count): say("sync-accepted", ["count": counted(count)])
    case .rejected(let item): say("sync-rejected", ["item": item])
    }
  }

  func sentence(_ refusal: SharingRefusal) -> String {
    switch refusal {
    case .notLoggedIn: say("sync-not-logged-in")
    case .notLoggedInHere(let user, let server):
      say("sync-not-logged-in-here", ["user": user, "server": server])
    case .noList(let list): say("sync-no-list", ["list": list])
    case .isShared(let list): say("sync-is-shared", ["list": list])
    case .notShared(let list): say("sync-not-shared", ["list": list])
    case .noHome(let server): say("sync-no-home", ["server": server])
    case .notOnServer(let list): say("sync-not-on-server", ["list": list])
    case .alreadyHere(let list): say("sync-is-here", ["list": list])
    case .severalOnServer(let list, let places):
      say("sync-several-on-server", ["list": list, "places": places])
    case .nameTaken(let list): say("sync-name-taken", ["list": list])
    case .sharesElsewhere(let server): say("sync-shares-elsewhere", ["server": server])
    case .nothingHeld(let list): say("sync-nothing-held", ["list": list])
    }
  }

  /// The same for the screen, where keys help; `nil` if nothing does.
  func keySentence(_ refusal: SharingRefusal) -> String? {
    switch refusal {
    case .nameTaken(let list): say("sync-screen-name-taken", ["list": list, "keys": ScreenKeys.join])
    case .noHome(let server): say("sync-screen-no-home", ["server": server, "keys": ScreenKeys.join])
    case .notOnServer(let list): say("sync-screen-not-on-server", ["list": list])
    case .notLoggedIn, .notLoggedInHere, .noList, .isShared, .notShared, .alreadyHere, .severalOnServer,
      .sharesElsewhere, .nothingHeld:
      nil
    }
  }

  func screenSentence(_ refusal: SharingRefusal) -> String { keySentence(refusal) ?? sentence(refusal) }
}

/// The keys of the app that sentences mention. It passes those that its user has set.
enum ScreenKeys {
  @TaskLocal static var join = "L +"
}
