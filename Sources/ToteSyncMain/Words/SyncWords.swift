import ToteModel
import ToteSync

/// Everything `tote-sync` says. It names `tote` commands, since its readers type those.
protocol SyncWords: SharingCommandWords, Sendable {
  var help: String { get }
  func sentence(_ problem: SyncInvocation.Problem) -> String

  func sentence(_ fault: DAVFault, server: String) -> String
  func sentence(_ fault: SecretFault) -> String
  func sentence(_ fault: WebAddress.Fault, _ text: String) -> String

  /// Whether to log in as whom the database names; the address is that of the server.
  func logIn(_ user: String, server: String) -> String
  var yesOrNo: String { get }
  var yes: Set<String> { get }
  func passwordFor(_ user: String, server: String) -> String
  func loggedIn(_ user: String, server: String) -> String
  func storedPassword(_ path: String) -> String
  /// After the name of a read-only list.
  var readOnly: String { get }
  /// That there is no list for tasks, with or without the right to make one.
  func noLists(canMake: Bool) -> String
}

extension SyncWords {
  /// `en, es, fr or tr`.
  func codes(_ or: String) -> String {
    let codes = Language.allCases.map(\.code)
    return "\(codes.dropLast().joined(separator: ", ")) \(or) \(codes[codes.count - 1])"
  }
}

extension Language {
  var syncWords: any SyncWords { Self.allWords[rawValue] }

  private static let allWords = list(speakers)

  private static func list<each Speaker: SyncWords>(_ speakers: (repeat each Speaker)) -> [any SyncWords] {
    var list: [any SyncWords] = []
    repeat list.append(each speakers)
    return list
  }
}

var words: any SyncWords { Language.current.syncWords }

extension Duration {
  /// Rounded up to whole minutes.
  var minutes: Int { max(1, Int((components.seconds + 59) / 60)) }
}
