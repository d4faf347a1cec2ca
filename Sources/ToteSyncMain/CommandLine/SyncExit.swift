import Tote
import ToteModel
import ToteSync

/// How the program ends, as its exit code tells a script. The numbers are those of `tote`.
enum SyncExit: Int32 {
  case done, refused, usage, notFound, storage
  /// The server cannot be reached, or refuses.
  case server
}

/// Why a command has not done what was asked.
enum SyncFailure: Error, Equatable {
  case server(DAVFault, at: WebAddress)
  /// It is about one list, and the others may well be in order.
  case list(DAVFault, name: String, at: WebAddress)
  case secret(SecretFault)
  case refused(SharingRefusal)
  case storage(StorageError)

  var exit: SyncExit {
    switch self {
    case .server, .list: .server
    case .secret(.cannotRead), .secret(.cannotStore), .secret(.isOpenToOthers): .storage
    case .secret: .refused
    case .refused(.noList), .refused(.notOnServer): .notFound
    case .refused: .refused
    case .storage: .storage
    }
  }

  /// - Parameter forScreen: Whether it is read on a screen, where keys do what commands do elsewhere.
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

/// Why a command about shared lists makes no sense now.
enum SharingRefusal: Error, Equatable {
  case notLoggedIn
  case noList(String), isShared(String), notShared(String)
  /// The server lets nobody make a list.
  case noHome(String)
  case notOnServer(String), alreadyHere(String), nothingHeld(String)
  /// Several there are called so.
  case severalOnServer(String, places: [String])
  /// One there is called so, and so another must be called otherwise.
  case nameTaken(String)
  /// Lists are shared on another server, or as somebody else.
  case sharesElsewhere(String)
}
