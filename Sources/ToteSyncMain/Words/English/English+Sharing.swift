import ToteModel
import ToteSync

extension English {
  func loggedOut(_ server: String) -> String {
    "Logged out of \(server). Your lists stay here, and what is on the server stays there."
  }

  func shared(_ list: String, server: String) -> String { "\"\(list)\" is now shared on \(server)." }

  func howToJoin(_ name: String, address: String) -> String {
    """
    On another machine with Tote: tote share --join "\(name)"
    On a phone, add a CalDAV account (Tasks.org, DAVx5 or Apple Reminders) with the same server, name and password.
    Others who have access to it on the server: tote share --join \(address)
    """
  }

  func howToInvite(to name: String, onNextcloud server: String) -> String {
    """
    To share it with others on Nextcloud:
      1. In a browser, open Tasks on \(server), then the menu (…) beside "\(name)", then Share.
      2. Type the other person's name and allow editing.
      3. With Tote, they run tote sync login \(server) --user NAME, then tote share --join.
      4. On Android, they add an account in DAVx5: base URL \(server)/remote.php/dav, their name and an
         app password (Nextcloud: Settings, Security). They tick "\(name)" there and open Tasks.org.
      5. On an iPhone, they add a CalDAV account with \(server), their name and an app password, and open Reminders.
    """
  }

  func isLong(_ list: String, count: Int) -> String {
    "\"\(list)\" has \(number(count)) items. With more than 5,000, syncing gets slow on many servers."
  }

  var alreadyHere: String { "already here" }

  func joined(_ list: String, count: Int) -> String {
    "Joined \"\(list)\" (\(items(count)))."
  }

  func isCalled(_ list: String, not name: String) -> String {
    "There is a list called \"\(name)\" here already, so this one is called \"\(list)\"."
  }

  func isGone(_ list: String, server: String) -> String {
    "\"\(list)\" is no longer on \(server). It stays here. Run tote unshare \"\(list)\" to stop sharing it."
  }

  func unshared(_ list: String, isDeletedThere: Bool) -> String {
    isDeletedThere
      ? "\"\(list)\" is no longer shared, and was deleted on the server. It stays here."
      : "\"\(list)\" is no longer shared. It stays here and on the server."
  }

  func decided(_ list: String, count: Int, accepted: Bool) -> String {
    accepted
      ? "Deleted \(items(count)) from \"\(list)\"."
      : "Kept \(items(count)) on \"\(list)\" and sent \(count == 1 ? "it" : "them") to the server again."
  }

  func account(_ user: String, server: String, problem: SharingProblem?) -> String {
    "Logged in to \(server) as \(user)" + (problem.map { ": \(name($0))" } ?? "")
  }

  var nothingShared: String { "Nothing is shared yet. tote share LIST shares a list." }

  func state(of list: SharedListStatus, checked: String?) -> String {
    let checked = checked.map { ["last checked \($0)"] } ?? ["not checked yet"]
    let problem = list.problem.map { [name($0)] } ?? []
    let held = list.held > 0 ? [heldDeletions(list.held)] : []
    let access = list.isReadOnly ? [readOnlyList] : []
    let unsent = list.unsent > 0 ? [toSend(list.unsent)] : []
    return (problem + held + access + unsent + checked).joined(separator: ", ")
  }

  var nothingHappened: String { "Nothing has happened yet." }

  func sentence(_ note: SyncNote, on list: String) -> String {
    switch note {
    case .added(let item): "\(item) added"
    case .ticked(let item): "\(item) ticked"
    case .unticked(let item): "\(item) unticked"
    case .changed(let item): "\(item) changed"
    case .deleted(let item): "\(item) deleted"
    case .conflict(let item, let conflict):
      "\(item): changed here and elsewhere. Kept \"\(conflict.shownKept)\", not \"\(conflict.shownLost)\"."
    case .revived(let item): "\(item): deleted on one side, changed on the other. It stays."
    case .joined(let item): "\(item): added twice, now one item."
    case .leftAlone(let href, .tooLong):
      "\(href.lastName) on the server is too long for an item and was left alone."
    case .leftAlone(let href, .elsewhere):
      "\(href.path) isn't in the folder of this list on the server. It was left alone."
    case .leftAlone(let href, _):
      "\(href.lastName) on the server can't be read as an item and was left alone."
    case .held(let count):
      "\(number(count)) items disappeared from the server at once. Nothing is deleted here until you run tote sync held accept \"\(list)\" (delete them here too) or tote sync held keep \"\(list)\"."
    case .accepted(let count): "Deleted \(items(count)) here as well, as you decided."
    case .rejected(let item): "The server doesn't accept \(item)."
    }
  }

  func keySentence(_ refusal: SharingRefusal) -> String? {
    switch refusal {
    case .nameTaken(let text):
      "“\(text)” is on the server already. \(joinKeys) joins it. To share yours as well, rename it first."
    case .noHome(let text):
      "\(text) doesn't let you make lists. Make one there, then join it with \(joinKeys)."
    case .notOnServer(let text): "“\(text)” is no longer on the server."
    case .notLoggedIn, .notLoggedInHere, .noList, .isShared, .notShared, .alreadyHere, .severalOnServer,
      .sharesElsewhere,
      .nothingHeld:
      nil
    }
  }

  func sentence(_ refusal: SharingRefusal) -> String {
    switch refusal {
    case .notLoggedIn: "You aren't logged in to a server. Run tote sync login URL --user NAME first."
    case .notLoggedInHere(let user, let server):
      "This machine doesn't know the account of \(user) on \(server) that this database names. To use it here, run tote sync login."
    case .noList(let text): "No list called \"\(text)\"."
    case .isShared(let text): "\"\(text)\" is already shared."
    case .notShared(let text): "\"\(text)\" isn't shared. Run tote share \"\(text)\" to share it."
    case .noHome(let text):
      "\(text) doesn't let you make lists. Make one there, then run tote share --join NAME."
    case .notOnServer(let text):
      "No list called \"\(text)\" on the server. Run tote share --join to see all."
    case .alreadyHere(let text): "\"\(text)\" is here already."
    case .severalOnServer(let text, let places):
      "Several lists on the server are called \"\(text)\". Name one by its place: \(places.joined(separator: ", "))."
    case .nameTaken(let text):
      "There is a list called \"\(text)\" on the server already. Join it with tote share --join, or share yours under another name with --as NAME."
    case .sharesElsewhere(let text):
      "Lists are shared on \(text) already. Run tote sync logout first."
    case .nothingHeld(let text): "No deletions are on hold for \"\(text)\"."
    }
  }

  private func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(number(count)) items" }
}
