import ToteModel
import ToteStorage
import ToteSync

extension Account {
  init?(_ stored: StoredAccount) {
    guard let address = WebAddress(stored.address), let secret = SecretSource(stored: stored.secret) else {
      return nil
    }
    let traits = stored.traits.split(separator: " ").map(String.init)
    self.init(
      address: address, user: stored.user, secret: secret, authorities: stored.authorities,
      home: stored.home.flatMap { WebAddress($0) },
      traits: ServerTraits(
        login: traits.first.flatMap(LoginScheme.init) ?? .basic,
        wantsExtendedRequest: traits.contains("extended")))
  }

  func stored(_ problem: SharingProblem? = nil) -> StoredAccount {
    StoredAccount(
      address: address.description, user: user, secret: secret.stored, authorities: authorities,
      home: home?.description,
      traits: traits.login.rawValue + (traits.wantsExtendedRequest ? " extended" : ""), problem: problem)
  }
}

extension SecretSource {
  fileprivate var stored: String {
    switch self {
    case .command(let command): "command:\(command)"
    case .file(let path): "file:\(path)"
    }
  }

  fileprivate init?(stored: String) {
    if stored.hasPrefix("command:") {
      self = .command(String(stored.dropFirst("command:".count)))
    } else if stored.hasPrefix("file:") {
      self = .file(String(stored.dropFirst("file:".count)))
    } else {
      return nil
    }
  }
}

extension SharingProblem {
  init(_ fault: DAVFault) {
    self =
      switch fault {
      case .unauthorized: .password
      case .forbidden, .notSupported, .conflict, .tooLarge, .redirectedTooOften, .otherServer: .refused
      case .notFound: .gone
      case .changed, .locked, .busy: .busy
      case .full: .full
      case .unreachable(.certificate), .unreachable(.noTLS), .unreachable(.noAuthorities),
        .unreachable(.needsTLS):
        .certificate
      case .unreachable(.tooLarge), .notCalendars, .unreadable: .unreadable
      case .unreachable: .offline
      case .status: .refused
      }
  }
}
