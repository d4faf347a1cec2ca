import Glibc
import ToteModel
import ToteStorage
import ToteSync

/// Runs the command line and returns the exit code. Results go to standard output, everything else to standard error,
/// with control characters made visible: list names come from anyone who may write on the server.
func run(_ invocation: SyncInvocation, _ places: SyncPlaces) async -> SyncExit {
  do throws(SyncFailure) {
    switch invocation.request {
    case .help: write(words.help, to: 1)
    case .refuse(let problem):
      say(words.sentence(problem))
      return .usage
    case .sharing(let command):
      let row = invocation.isForScreen ? nil : WaitingRow(words.syncing)
      defer { row?.end() }
      try await command.run(.live(places, row))
    case .logIn(let options): try await logIn(options, places)
    case .logInAgain(let source, let authorities):
      guard var options = try optionsAgain(places) else {
        say(words.sentence(.missingAddress))
        return .usage
      }
      options.source = source ?? options.source
      options.authorities = authorities ?? options.authorities
      try await logIn(options, places)
    }
    return .done
  } catch {
    say(error.sentence(forScreen: invocation.isForScreen))
    return error.exit
  }
}

private func openStorage(_ places: SyncPlaces) throws(StorageError) -> Storage {
  if places.isUsual, let slash = places.database.lastIndex(of: "/") {
    try PrivateFile.makeFolder(String(places.database[..<slash]))
  }
  return try Storage(path: places.database, backups: places.backups)
}

private func sharing<Value: Sendable>(
  _ places: SyncPlaces, _ work: (SharingSession) throws(StorageError) -> Value
) throws(SyncFailure) -> Value {
  do throws(StorageError) {
    let storage = try openStorage(places)
    defer { storage.close() }
    return try storage.editSharing(work)
  } catch {
    throw .storage(error)
  }
}

private func logIn(_ options: LoginOptions, _ places: SyncPlaces) async throws(SyncFailure) {
  let result = try await options.logIn(.live(state: places.state))
  try remember(result.account, places)
  say(words.loggedIn(options.user, server: options.address.hostAndPort))
  if options.source == nil, case .file(let path) = result.account.secret { say(words.storedPassword(path)) }
  for list in result.lists {
    write(list.access == .readOnly ? "\(list.name) (\(words.readOnly))" : list.name, to: 1)
  }
  if result.lists.isEmpty { say(words.noLists(canMake: result.account.home != nil)) }
}

/// The account that the database names, if the user says yes to it. Of a database only the name and the address are
/// taken; a password that was stored here for just these is used again where this machine doesn't know the account.
private func optionsAgain(_ places: SyncPlaces) throws(SyncFailure) -> LoginOptions? {
  guard access(places.database, F_OK) == 0 else { return nil }
  let (named, known) = try sharing(places) { session throws(StorageError) in
    (try session.account(), try session.account(in: places.account))
  }
  guard let named, let address = try? WebAddress(typed: named.address) else { return nil }
  do throws(SecretFault) {
    guard try PasswordPrompt().confirms(words.logIn(named.user, server: address.description)) else {
      throw .cancelled
    }
  } catch {
    throw .secret(error)
  }
  var options = LoginOptions(address: address, user: named.user, authorities: known?.authorities)
  let stored = SecretFile.usual(in: places.state, server: address, user: named.user)
  if known == nil, (try? stored.read()) != nil { options.source = .file(stored.path) }
  return options
}

/// Stores the account. Another server wouldn't know the shared lists, so they have to be unshared first.
private func remember(_ account: Account, _ places: SyncPlaces) throws(SyncFailure) {
  let other = try sharing(places) { session throws(StorageError) -> String? in
    if let named = try session.account(), try !session.sharedLists().isEmpty,
      WebAddress(named.address)?.server != account.address.server || named.user != account.user
    {
      return named.server
    }
    try session.save(account, in: places.account)
    return nil
  }
  if let other { throw .refused(.sharesElsewhere(other)) }
}

extension SharingCommandEnvironment {
  /// - Parameter row: Shows at the shell that servers are asked; `nil` for an open screen, which shows that itself.
  fileprivate static func live(_ places: SyncPlaces, _ row: WaitingRow?) -> SharingCommandEnvironment {
    SharingCommandEnvironment(
      storage: { () throws(StorageError) in try openStorage(places) },
      connect: { account throws(SecretFault) in
        let transport = CurlTransport(
          login: .init(
            server: account.address, user: account.user, secret: try SecretReader().read(account.secret),
            scheme: account.traits.login),
          authorities: account.authorities)
        row?.begin()
        return transport.client
      },
      account: places.account,
      forgetSecret: { account in
        // A file that the user named is theirs.
        let stored = SecretFile.usual(in: places.state, server: account.address, user: account.user)
        if account.secret == .file(stored.path) { unlink(stored.path) }
      },
      print: {
        row?.stepAside()
        write($0, to: 1)
      },
      say: {
        row?.stepAside()
        write("tote-sync: \($0)", to: 2)
      }, minutesAhead: Zone.machine.minutesAhead, isForScreen: row == nil)
  }
}

private func say(_ sentence: String) { write("tote-sync: \(sentence)", to: 2) }

private func write(_ text: String, to descriptor: Int32) {
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    _ = FileBytes.write(String(line).harmless + "\n", to: descriptor)
  }
}
