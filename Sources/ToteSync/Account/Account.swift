/// Whom lists are shared as, and where. It holds no password: only where that is to be had.
package struct Account: Hashable, Sendable {
  /// As it was typed, or as the server has corrected it.
  package var address: WebAddress
  package var user: String
  package var secret: SecretSource
  /// A file with the authorities whose certificates are believed; `nil` for those of the system.
  package var authorities: String?
  /// Where new collections are made; `nil` where the server lets nobody make one.
  package var home: WebAddress?
  package var traits: ServerTraits
  /// What is in the way since the last try; `nil` when all went well.
  package var problem: DAVFault?

  package init(
    address: WebAddress, user: String, secret: SecretSource, authorities: String? = nil,
    home: WebAddress? = nil, traits: ServerTraits = ServerTraits(), problem: DAVFault? = nil
  ) {
    self.address = address
    self.user = user
    self.secret = secret
    self.authorities = authorities
    self.home = home
    self.traits = traits
    self.problem = problem
  }
}

/// What a server was found to want, so that it need not be found again.
package struct ServerTraits: Hashable, Sendable {
  /// How a password is shown to it.
  package var login: LoginScheme
  /// Whether it makes collections by the extended request only.
  package var wantsExtendedRequest: Bool

  package init(login: LoginScheme = .basic, wantsExtendedRequest: Bool = false) {
    self.login = login
    self.wantsExtendedRequest = wantsExtendedRequest
  }
}

/// How a password is shown to a server: as it is, within TLS, or as a digest.
package enum LoginScheme: String, Hashable, Sendable { case basic, digest }

/// Where a password is to be had.
package enum SecretSource: Hashable, Sendable {
  /// A command for the shell, whose first line it is: `pass show tote`.
  case command(String)
  /// A file that nobody else can read, whose first line it is.
  case file(String)
}
