import Tote
import ToteModel
import ToteSync

/// What the commands about shared lists say.
protocol SharingCommandWords {
  func loggedOut(_ server: String) -> String
  func shared(_ list: String, server: String) -> String
  /// How others come to a list: with Tote, and what to type on a phone.
  func howToJoin(_ name: String, address: String) -> String
  /// That a list is too long to be shared quickly.
  func isLong(_ list: String, count: Int) -> String
  /// Behind the name of a list on the server that is on this machine already.
  var alreadyHere: String { get }
  func joined(_ list: String, count: Int) -> String
  /// Why it is called otherwise here.
  func isCalled(_ list: String, not name: String) -> String
  func unshared(_ list: String, isDeletedThere: Bool) -> String
  func decided(_ list: String, count: Int, accepted: Bool) -> String
  func account(_ user: String, server: String, problem: SharingProblem?) -> String
  var nothingShared: String { get }
  /// How it stands with a list: what is to be sent, what is in the way, when the server was asked last.
  func state(of list: SharedListStatus, at now: Moment) -> String
  var nothingHappened: String { get }
  func sentence(_ note: SyncNote, on list: String) -> String
  /// Why something can't be done.
  func sentence(_ refusal: SharingRefusal) -> String
}

extension English: SharingCommandWords {}
extension Spanish: SharingCommandWords {}
extension French: SharingCommandWords {}
extension Turkish: SharingCommandWords {}
