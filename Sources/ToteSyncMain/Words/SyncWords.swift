import Tote
import ToteModel
import ToteSync

/// Everything `tote-sync` says. It names `tote` commands, since its readers type those.
protocol SyncWords: SharingCommandWords {
  var help: String { get }
  func sentence(_ problem: SyncInvocation.Problem) -> String

  func sentence(_ fault: DAVFault, server: String) -> String
  func sentence(_ fault: SecretFault) -> String
  func sentence(_ fault: WebAddress.Fault, _ text: String) -> String

  func passwordFor(_ user: String, server: String) -> String
  func loggedIn(_ user: String, server: String) -> String
  func storedPassword(_ path: String) -> String
  /// After the name of a read-only list.
  var readOnly: String { get }
  /// That there is no list for tasks, with or without the right to make one.
  func noLists(canMake: Bool) -> String
}

extension English: SyncWords {}
extension Spanish: SyncWords {}
extension French: SyncWords {}
extension Turkish: SyncWords {}

extension Language {
  var syncWords: any SyncWords {
    switch self {
    case .english: English()
    case .spanish: Spanish()
    case .french: French()
    case .turkish: Turkish()
    }
  }
}

var words: any SyncWords { Language.current.syncWords }

extension Duration {
  /// Rounded up to whole minutes.
  var minutes: Int { max(1, Int((components.seconds + 59) / 60)) }
}
