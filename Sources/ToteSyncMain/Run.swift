import Glibc
import Screen
import ToteModel
import ToteStorage
import ToteSync

/// Runs the command line and returns the exit code. Results go to standard output, everything else to standard error,
/// with control characters made visible: list names come from anyone who may write on the server.
func run(_ invocation: SyncInvocation, _ places: SyncPlaces) async -> SyncExit {
  switch invocation.request {
  case .help:
    write(words.help, to: 1)
    return .done
  case .refuse(let problem):
    say(words.sentence(problem))
    return .usage
  case .sharing(let command):
    do throws(SyncFailure) {
      try await command.run(.live(places, isForScreen: invocation.isForScreen))
      return .done
    } catch {
      say(error.sentence(forScreen: invocation.isForScreen))
      return error.exit
    }
  case .logIn(let options):
    do throws(SyncFailure) {
      let result = try await options.logIn(.live(state: places.state))
      try remember(result.account, places)
      say(words.loggedIn(options.user, server: options.address.hostAndPort))
      if options.source == nil, case .file(let path) = result.account.secret {
        say(words.storedPassword(path))
      }
      for list in result.lists {
        write(list.access == .readOnly ? "\(list.name) (\(words.readOnly))" : list.name, to: 1)
      }
      if result.lists.isEmpty { say(words.noLists(canMake: result.account.home != nil)) }
      return .done
    } catch {
      say(error.sentence())
      return error.exit
    }
  }
}

private func openStorage(_ places: SyncPlaces) throws(StorageError) -> Storage {
  if places.isUsual, let slash = places.database.lastIndex(of: "/") {
    try PrivateFile.makeFolder(String(places.database[..<slash]))
  }
  return try Storage(path: places.database, backups: places.backups)
}

/// Stores the account. Another server wouldn't know the shared lists, so they have to be unshared first.
private func remember(_ account: Account, _ places: SyncPlaces) throws(SyncFailure) {
  let other: String?
  do throws(StorageError) {
    let storage = try openStorage(places)
    defer { storage.close() }
    other = try storage.editSharing { session throws(StorageError) -> String? in
      if let known = try session.account().flatMap(Account.init), try !session.sharedLists().isEmpty,
        known.address.server != account.address.server || known.user != account.user
      {
        return known.address.hostAndPort
      }
      try session.save(account.stored())
      return nil
    }
  } catch {
    throw .storage(error)
  }
  if let other { throw .refused(.sharesElsewhere(other)) }
}

extension SharingCommandEnvironment {
  fileprivate static func live(_ places: SyncPlaces, isForScreen: Bool) -> SharingCommandEnvironment {
    SharingCommandEnvironment(
      storage: { () throws(StorageError) in try openStorage(places) },
      connect: { account throws(SecretFault) in
        let transport = CurlTransport(
          login: .init(
            server: account.address, user: account.user, secret: try SecretReader().read(account.secret),
            scheme: account.traits.login),
          authorities: account.authorities)
        return transport.client
      },
      forgetSecret: { secret in
        // Delete only what was stored here: a file the user named is theirs.
        if case .file(let path) = secret, path.hasPrefix(places.state + "/") { unlink(path) }
      },
      print: { write($0, to: 1) }, say: { write("tote-sync: \($0)", to: 2) },
      minutesAhead: { $0.minutesAhead }, isForScreen: isForScreen)
  }
}

private func say(_ sentence: String) { write("tote-sync: \(sentence)", to: 2) }

private func write(_ text: String, to descriptor: Int32) {
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    _ = FileBytes.write(String(line).printable + "\n", to: descriptor)
  }
}
