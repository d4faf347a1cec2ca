import ToteModel
import ToteSync

/// Exit codes; the numbers are those of `tote`.
enum SyncExit: Int32 {
  case done, refused, usage, notFound, storage
  case server
}

enum SyncFailure: Error, Equatable {
  case server(DAVFault, at: WebAddress)
  /// Concerns one list; others may work.
  case list(DAVFault, name: String, at: WebAddress)
  case secret(SecretFault)
  case refused(SharingRefusal)
  case storage(StorageError)

  var exit: SyncExit {
    switch self {
    case .server, .list: .server
    case .secret(.cannotRead), .secret(.cannotStore), .secret(.isOpenToOthers),
      .secret(.isNotAFile):
      .storage
    case .secret: .refused
    case .refused(.noList), .refused(.notOnServer): .notFound
    case .refused: .refused
    case .storage: .storage
    }
  }

  /// - Parameter forScreen: Whether the screen shows it, where keys do what commands do elsewhere.
  func sentence(forScreen: Bool = false) -> String {
    switch self {
    case .server(let fault, let address): words.sentence(fault, server: address.hostAndPort)
    case .list(.notFound, let name, let address): words.isGone(name, server: address.hostAndPort)
    case .list(let fault, let name, let address):
      "\(name): \(words.sentence(fault, server: address.hostAndPort))"
    case .secret(let fault): words.sentence(fault)
    case .refused(let refusal): forScreen ? words.screenSentence(refusal) : words.sentence(refusal)
    case .storage(let error): error.sentence
    }
  }
}

enum SharingRefusal: Error, Equatable {
  case notLoggedIn
  /// The database names an account that this machine doesn't know.
  case notLoggedInHere(String, server: String)
  case noList(String), isShared(String), notShared(String)
  case noHome(String)
  case notOnServer(String), alreadyHere(String), nothingHeld(String)
  case severalOnServer(String, places: [String])
  case nameTaken(String)
  /// Lists are shared on another server, or as another user.
  case sharesElsewhere(String)
}
