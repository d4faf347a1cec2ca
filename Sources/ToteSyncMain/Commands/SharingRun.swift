import FoundationEssentials
import ToteModel
import ToteStorage
import ToteSync

struct SharingRun {
  let storage: Storage
  let environment: SharingCommandEnvironment

  func run(_ command: SharingCommand) async throws(SyncFailure) {
    switch command {
    case .logOut: try logOut()
    case .share(let list, let name): try await share(list, as: name)
    case .join(let name, let isJSON): try await join(name, isJSON: isJSON)
    case .unshare(let list, let deletes): try await unshare(list, deletesOnServer: deletes)
    case .sync(let list): try await synchronize(list)
    case .status(let isJSON): try status(isJSON: isJSON)
    case .log(let isJSON): try log(isJSON: isJSON)
    case .held(let accept, let list): try await decide(list, accept: accept)
    }
  }

  func read<Value: Sendable>(
    _ work: (SharingSession) throws(StorageError) -> Value
  ) throws(SyncFailure) -> Value {
    do throws(StorageError) { return try storage.readSharing(work) } catch { throw .storage(error) }
  }

  func edit<Value: Sendable>(
    _ work: (SharingSession) throws(StorageError) -> Value
  ) throws(SyncFailure) -> Value {
    do throws(StorageError) { return try storage.editSharing(work) } catch { throw .storage(error) }
  }

  func account() throws(SyncFailure) -> Account {
    let (named, account) = try read { session throws(StorageError) in
      (try session.account(), try session.account(in: environment.account))
    }
    if let account { return account }
    guard let named else { throw .refused(.notLoggedIn) }
    _ = try? edit { session throws(StorageError) in try session.note(.login) }
    throw .refused(.notLoggedInHere(named.user, server: named.server))
  }

  func client(_ account: Account) throws(SyncFailure) -> DAVClient {
    do throws(SecretFault) {
      return try environment.connect(account)
    } catch {
      _ = try? edit { session throws(StorageError) in try session.note(.password) }
      throw .secret(error)
    }
  }

  /// Turns a server's fault into a command's failure. A fault that concerns the whole account also goes into the
  /// status, as it does when syncing.
  func failure(_ fault: DAVFault, _ account: Account) -> SyncFailure {
    if fault.concernsAccount {
      _ = try? edit { session throws(StorageError) in try session.note(SharingProblem(fault)) }
    }
    return .server(fault, at: account.address)
  }

  func synchronizer() throws(SyncFailure) -> Synchronizer {
    let account = try account()
    return Synchronizer(
      storage: storage, account: account, client: try client(account),
      checkInterval: .seconds(environment.isForScreen ? 3600 : 60), now: environment.now)
  }

  /// Finds a list by name, by an unambiguous beginning of one, or by id, which the screen passes.
  func list(_ name: String) throws(SyncFailure) -> ShoppingList {
    let lists = try read { session throws(StorageError) in try session.lists() }
    let key = Folding.fold(name)
    if let id = UUID(uuidString: name).map(ShoppingList.ID.init),
      let list = lists.first(where: { $0.id == id })
    {
      return list
    }
    if let exact = lists.first(where: { Folding.fold($0.name) == key }) { return exact }
    let begun = lists.filter { Folding.fold($0.name).hasPrefix(key) }
    guard begun.count == 1 else { throw .refused(.noList(name)) }
    return begun[0]
  }

  func sharedList(_ name: String) throws(SyncFailure) -> (ShoppingList, StoredSharedList) {
    let list = try list(name)
    guard let shared = try read({ session throws(StorageError) in try session.sharedList(list.id) }) else {
      throw .refused(.notShared(list.name))
    }
    return (list, shared)
  }

  // MARK: Commands

  func logOut() throws(SyncFailure) {
    let (named, account) = try read { session throws(StorageError) in
      (try session.account(), try session.account(in: environment.account))
    }
    guard let named else { throw .refused(.notLoggedIn) }
    try edit { session throws(StorageError) in
      for shared in try session.sharedLists() { try session.forget(shared.list) }
      try session.save(nil)
    }
    environment.account.delete()
    if let account { environment.forgetSecret(account) }
    environment.print(words.loggedOut(named.server))
  }

  func unshare(_ name: String, deletesOnServer: Bool) async throws(SyncFailure) {
    let (list, shared) = try sharedList(name)
    if deletesOnServer {
      let account = try account()
      let answer = await (try client(account)).delete(
        account.address.with(Href(path: shared.href)), if: .always)
      if case .failed(let fault) = answer { throw failure(fault, account) }
    }
    try edit { session throws(StorageError) in try session.forget(list.id) }
    environment.print(words.unshared(list.name, isDeletedThere: deletesOnServer))
  }

  func synchronize(_ name: String?) async throws(SyncFailure) {
    let list = try name.map { name throws(SyncFailure) in try sharedList(name).0.id }
    let synchronizer = try synchronizer()
    let problem = try await run { () async throws(StorageError) in
      try await synchronizer.synchronize(only: list)
    }.get()
    if let problem { try report(problem.fault, of: problem.list, synchronizer.account) }
    try sayWhatIsHeld()
  }

  /// Reminds of held deletions as long as there are any.
  private func sayWhatIsHeld() throws(SyncFailure) {
    let (lists, status) = try read { session throws(StorageError) in
      (try session.lists(), try session.status())
    }
    for list in lists {
      if let held = status.lists[list.id]?.held, held > 0 {
        environment.say("\(list.name): \(words.sentence(.held(held), on: list.name))")
      }
    }
  }

  func decide(_ name: String, accept: Bool) async throws(SyncFailure) {
    let (list, shared) = try sharedList(name)
    guard shared.held > 0 else { throw .refused(.nothingHeld(list.name)) }
    let synchronizer = try synchronizer()
    let fault = try await run { () async throws(StorageError) in
      // Without the token everything is compared again.
      try synchronizer.storage.editSharing { session throws(StorageError) in
        var shared = shared
        (shared.token, shared.tag) = (nil, nil)
        try session.save(shared)
      }
      return try await synchronizer.synchronize(list.id, heldDeletions: accept ? .accept : .keep)
    }.get()
    try report(fault, of: list.id, synchronizer.account)
    environment.print(words.decided(list.name, count: shared.held, accepted: accept))
  }

  func run<Value>(
    _ work: () async throws(StorageError) -> Value
  ) async -> Result<Value, SyncFailure> {
    do throws(StorageError) { return .success(try await work()) } catch { return .failure(.storage(error)) }
  }

  func report(_ fault: DAVFault?, of list: ShoppingList.ID, _ account: Account) throws(SyncFailure) {
    guard let fault else { return }
    let name = try read { session throws(StorageError) in try session.lists().first { $0.id == list }?.name }
    guard let name, !fault.concernsAccount else { throw .server(fault, at: account.address) }
    throw .list(fault, name: name, at: account.address)
  }
}
