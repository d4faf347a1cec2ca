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
  case secret(SecretFault)

  var exit: SyncExit {
    switch self {
    case .server: .server
    case .secret(.cannotRead), .secret(.cannotStore), .secret(.isOpenToOthers): .storage
    case .secret: .refused
    }
  }

  var sentence: String {
    switch self {
    case .server(let fault, let address): words.sentence(fault, server: address.hostAndPort)
    case .secret(let fault): words.sentence(fault)
    }
  }
}
