import Tote
import ToteModel
import ToteSync

/// Everything that `tote-sync` says, in one language. It names the other program's commands: whoever reads it has typed those.
protocol SyncWords: SharingCommandWords {
  /// What `--help` prints.
  var help: String { get }
  func sentence(_ problem: SyncInvocation.Problem) -> String

  /// Why a server, called so, has not done what it was asked.
  func sentence(_ fault: DAVFault, server: String) -> String
  /// Why there is no password.
  func sentence(_ fault: SecretFault) -> String
  func sentence(_ fault: WebAddress.Fault, _ text: String) -> String

  /// Asks for a password; behind it stands the cursor.
  func passwordFor(_ user: String, server: String) -> String
  func loggedIn(_ user: String, server: String) -> String
  func storedPassword(_ path: String) -> String
  /// Behind the name of a list that may not be changed.
  var readOnly: String { get }
  /// Where there is no list for tasks; with and without the right to make one.
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

/// What is said in the language of this run.
var words: any SyncWords { Language.current.syncWords }

extension Duration {
  /// In whole minutes, at least one.
  var minutes: Int { max(1, Int((components.seconds + 59) / 60)) }
}
