import ToteSync

struct LoginOptions: Equatable, Sendable {
  var address: WebAddress
  var user: String
  /// Where the password is; `nil` asks for it.
  var source: SecretSource?
  var authorities: String?
}

struct LoginEnvironment: Sendable {
  var read: @Sendable (SecretSource) throws(SecretFault) -> Secret
  /// Checks that the server answers before asking for a password.
  var reach: @Sendable (LoginOptions) async -> TransportFault? = { _ in nil }
  var ask: @Sendable (_ question: String) throws(SecretFault) -> Secret
  var store: @Sendable (Secret, LoginOptions) throws(SecretFault) -> SecretSource
  /// Connects as a user; `scheme` tells how the password was sent in the end.
  var connect: @Sendable (LoginOptions, Secret) -> (client: DAVClient, scheme: @Sendable () -> LoginScheme)
}

struct LoginResult: Equatable, Sendable {
  var account: Account
  /// The lists that can hold tasks.
  var lists: [CalendarCollection]
}

extension LoginOptions {
  /// Tries the password and looks for lists. Stores nothing before the server has accepted it.
  func logIn(_ environment: LoginEnvironment) async throws(SyncFailure) -> LoginResult {
    if source == nil, let fault = await environment.reach(self) {
      throw .server(.unreachable(fault), at: address)
    }
    let secret = try self.secret(environment)
    let (client, scheme) = environment.connect(self, secret)
    let found: Discovery.Found
    do throws(DAVFault) {
      found = try await client.collections(from: address)
    } catch {
      throw .server(error, at: address)
    }
    let account = Account(
      address: address, user: user, secret: try stored(secret, environment), authorities: authorities,
      home: found.home, traits: ServerTraits(login: scheme()))
    return LoginResult(account: account, lists: found.collections.filter(\.holdsTasks))
  }

  private func secret(_ environment: LoginEnvironment) throws(SyncFailure) -> Secret {
    do throws(SecretFault) {
      guard let source else {
        return try environment.ask(words.passwordFor(user, server: address.hostAndPort))
      }
      return try environment.read(source)
    } catch {
      throw .secret(error)
    }
  }

  private func stored(_ secret: Secret, _ environment: LoginEnvironment) throws(SyncFailure) -> SecretSource {
    if let source { return source }
    do throws(SecretFault) {
      return try environment.store(secret, self)
    } catch {
      throw .secret(error)
    }
  }
}

extension LoginEnvironment {
  static func live(state: String) -> LoginEnvironment {
    LoginEnvironment(
      read: { source throws(SecretFault) in try SecretReader().read(source) },
      reach: { options in
        let client = CurlTransport(login: nil, authorities: options.authorities).client
        do throws(DAVFault) {
          _ = try await client.collection(at: options.address)
        } catch {
          if case .unreachable(let fault) = error { return fault }
        }
        return nil
      },
      ask: { question throws(SecretFault) in try PasswordPrompt().ask(question) },
      store: { secret, options throws(SecretFault) in
        let file = SecretFile.usual(in: state, server: options.address, user: options.user)
        try file.store(secret)
        return .file(file.path)
      },
      connect: { options, secret in
        let transport = CurlTransport(
          login: .init(server: options.address, user: options.user, secret: secret),
          authorities: options.authorities)
        return (transport.client, { transport.scheme })
      })
  }
}
