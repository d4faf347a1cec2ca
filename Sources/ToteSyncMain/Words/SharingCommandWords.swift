import Tote
import ToteModel
import ToteSync

/// What the commands about shared lists say.
protocol SharingCommandWords {
  func loggedOut(_ server: String) -> String
  func shared(_ list: String, server: String) -> String
  /// How one's other machines and phones come to a list, and what others run who may open it there.
  func howToJoin(_ name: String, address: String) -> String
  /// What must be done on Nextcloud before others may open it, step by step.
  func howToInvite(to name: String, onNextcloud server: String) -> String
  /// That a list is too long to be shared quickly.
  func isLong(_ list: String, count: Int) -> String
  /// Behind the name of a list on the server that is on this machine already.
  var alreadyHere: String { get }
  func joined(_ list: String, count: Int) -> String
  /// Why it is called otherwise here.
  func isCalled(_ list: String, not name: String) -> String
  /// That a shared list has been deleted on the server, and what can be done about it.
  func isGone(_ list: String, server: String) -> String
  func unshared(_ list: String, isDeletedThere: Bool) -> String
  func decided(_ list: String, count: Int, accepted: Bool) -> String
  func account(_ user: String, server: String, problem: SharingProblem?) -> String
  var nothingShared: String { get }
  /// How it stands with a list: what is to be sent, what is in the way, when the server was asked last.
  func state(of list: SharedListStatus, checked: String?) -> String
  var nothingHappened: String { get }
  func sentence(_ note: SyncNote, on list: String) -> String
  /// Why something can't be done.
  func sentence(_ refusal: SharingRefusal) -> String
  /// The same for somebody at the screen, where what helps is done by keys; `nil` where nothing helps.
  func keySentence(_ refusal: SharingRefusal) -> String?
}

extension SharingCommandWords {
  func screenSentence(_ refusal: SharingRefusal) -> String { keySentence(refusal) ?? sentence(refusal) }

  /// What joins a list on the screen.
  var joinKeys: String { SharingAct.joinKeys }
}

extension English: SharingCommandWords {}
extension Spanish: SharingCommandWords {}
extension French: SharingCommandWords {}
extension Turkish: SharingCommandWords {}
