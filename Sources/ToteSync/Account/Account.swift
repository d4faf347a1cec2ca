/// Where lists are shared and as whom. Doesn't hold the password, only where to get it.
package struct Account: Hashable, Sendable {
  /// As typed, or as corrected by the server.
  package var address: WebAddress
  package var user: String
  package var secret: SecretSource
  /// A file with the certificate authorities to trust; `nil` for the system's.
  package var authorities: String?
  /// Where new collections are made; `nil` if the server doesn't allow any.
  package var home: WebAddress?
  package var traits: ServerTraits
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

/// What a server was found to need, remembered so that it isn't tried again.
package struct ServerTraits: Hashable, Sendable {
  package var login: LoginScheme
  /// Whether it makes collections only by the extended request.
  package var wantsExtendedRequest: Bool

  package init(login: LoginScheme = .basic, wantsExtendedRequest: Bool = false) {
    self.login = login
    self.wantsExtendedRequest = wantsExtendedRequest
  }
}

/// How the password is sent: as it is, within TLS, or as a digest.
package enum LoginScheme: String, Hashable, Sendable { case basic, digest }

package enum SecretSource: Hashable, Sendable {
  /// A shell command that prints it in its first line: `pass show tote`.
  case command(String)
  /// A private file that has it in its first line.
  case file(String)
}
