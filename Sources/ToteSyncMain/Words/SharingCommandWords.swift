import ToteModel
import ToteSync

protocol SharingCommandWords {
  func loggedOut(_ server: String) -> String
  func shared(_ list: String, server: String) -> String
  /// How to open a list on other machines and phones, and what others with access run.
  func howToJoin(_ name: String, address: String) -> String
  /// What to do on Nextcloud, step by step, before others may open it.
  func howToInvite(to name: String, onNextcloud server: String) -> String
  func isLong(_ list: String, count: Int) -> String
  /// After a server list's name: this machine has it already.
  var alreadyHere: String { get }
  func joined(_ list: String, count: Int) -> String
  func isCalled(_ list: String, not name: String) -> String
  /// That a shared list was deleted on the server, and what can be done.
  func isGone(_ list: String, server: String) -> String
  func unshared(_ list: String, isDeletedThere: Bool) -> String
  func decided(_ list: String, count: Int, accepted: Bool) -> String
  func account(_ user: String, server: String, problem: SharingProblem?) -> String
  var nothingShared: String { get }
  func state(of list: SharedListStatus, checked: String?) -> String
  var nothingHappened: String { get }
  func sentence(_ note: SyncNote, on list: String) -> String
  func sentence(_ refusal: SharingRefusal) -> String
  /// The same for the screen, where keys help; `nil` if nothing does.
  func keySentence(_ refusal: SharingRefusal) -> String?
}

extension SharingCommandWords {
  func screenSentence(_ refusal: SharingRefusal) -> String { keySentence(refusal) ?? sentence(refusal) }

  var joinKeys: String { ScreenKeys.join }
}

/// The keys of the app that sentences mention. It passes those that its user has set.
enum ScreenKeys {
  @TaskLocal static var join = "L +"
}
