import FoundationEssentials
import ToteModel
import ToteStorage
import ToteSync

/// What can be asked about shared lists, behind the name of the program.
enum SharingCommand: Equatable {
  case logOut
  case share(list: String, name: String?)
  case join(String?)
  case unshare(list: String, deletesOnServer: Bool)
  /// Once, now: one list, or all.
  case sync(list: String?)
  case status(isJSON: Bool)
  case log
  /// What becomes of deletions that are held.
  case held(accept: Bool, list: String)
}

/// What they need of the world.
struct SharingCommandEnvironment: Sendable {
  var storage: @Sendable () throws(StorageError) -> Storage
  /// The network as somebody; the password is read when it is needed.
  var connect: @Sendable (Account) throws(SecretFault) -> DAVClient
  var forgetSecret: @Sendable (SecretSource) -> Void
  var print: @Sendable (String) -> Void
  var say: @Sendable (String) -> Void
  var now: @Sendable () -> Moment = { .now }
  var newID: @Sendable () -> UUID = { UUID() }
}

extension SharingCommand {
  func run(_ environment: SharingCommandEnvironment) async throws(SyncFailure) {
    let storage: Storage
    do throws(StorageError) {
      storage = try environment.storage()
    } catch {
      throw .storage(error)
    }
    defer { storage.close() }
    try await SharingRun(storage: storage, environment: environment).run(self)
  }
}

/// One run of a command on an open database.
private struct SharingRun {
  let storage: Storage
  let environment: SharingCommandEnvironment

  func run(_ command: SharingCommand) async throws(SyncFailure) {
    switch command {
    case .logOut: try logOut()
    case .share(let list, let name): try await share(list, as: name)
    case .join(let name): try await join(name)
    case .unshare(let list, let deletes): try await unshare(list, deletesOnServer: deletes)
    case .sync(let list): try await synchronize(list)
    case .status(let isJSON): try status(isJSON: isJSON)
    case .log: try log()
    case .held(let accept, let list): try await decide(list, accept: accept)
    }
  }

  // MARK: What is there

  private func read<Value: Sendable>(
    _ work: (SharingSession) throws(StorageError) -> Value
  ) throws(SyncFailure) -> Value {
    do throws(StorageError) { return try storage.readSharing(work) } catch { throw .storage(error) }
  }

  private func edit<Value: Sendable>(
    _ work: (SharingSession) throws(StorageError) -> Value
  ) throws(SyncFailure) -> Value {
    do throws(StorageError) { return try storage.editSharing(work) } catch { throw .storage(error) }
  }

  private func account() throws(SyncFailure) -> Account {
    guard
      let account = try read({ session throws(StorageError) in try session.account() }).flatMap(
        Account.init)
    else { throw .refused(.notLoggedIn) }
    return account
  }

  private func client(_ account: Account) throws(SyncFailure) -> DAVClient {
    do throws(SecretFault) {
      return try environment.connect(account)
    } catch {
      _ = try? edit { session throws(StorageError) in try session.save(account.stored(.password)) }
      throw .secret(error)
    }
  }

  private func synchronizer() throws(SyncFailure) -> Synchronizer {
    let account = try account()
    return Synchronizer(
      storage: storage, account: account, client: try client(account), now: environment.now)
  }

  /// The list of a name: as it is written, or the only one that begins so; or of an id, as the screen asks for it.
  private func list(_ name: String) throws(SyncFailure) -> ShoppingList {
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

  private func sharedList(_ name: String) throws(SyncFailure) -> (ShoppingList, StoredSharedList) {
    let list = try list(name)
    guard let shared = try read({ session throws(StorageError) in try session.sharedList(list.id) }) else {
      throw .refused(.notShared(list.name))
    }
    return (list, shared)
  }

  // MARK: Commands

  private func logOut() throws(SyncFailure) {
    let account = try account()
    try edit { session throws(StorageError) in
      for shared in try session.sharedLists() { try session.forget(shared.list) }
      try session.save(nil as StoredAccount?)
    }
    environment.forgetSecret(account.secret)
    environment.print(words.loggedOut(account.address.hostAndPort))
  }

  private func share(_ name: String, as title: String?) async throws(SyncFailure) {
    let list = try list(name)
    if try read({ session throws(StorageError) in try session.sharedList(list.id) }) != nil {
      throw .refused(.isShared(list.name))
    }
    var account = try account()
    let client = try client(account)
    guard let home = account.home else { throw .refused(.noHome(account.address.hostAndPort)) }
    let title = title ?? list.name
    // NB: a name of its own, since two lists of one title are two; and none that says what is on it. Always the same one, so that
    // what was made by a program that was killed right after it is found again.
    var address = home.newCollection(Self.collectionName(list.id.uuid))
    do throws(DAVFault) {
      var answer = try await client.makeCollection(at: address, name: title, traits: &account.traits)
      if answer == .taken, try await !isEmpty(address, named: title, client) {
        address = home.newCollection(Self.collectionName(environment.newID()))
        answer = try await client.makeCollection(at: address, name: title, traits: &account.traits)
        if answer == .taken { throw .conflict }
      }
      switch answer {
      case .made, .taken: break
      case .wantsExtended: throw .conflict
      case .failed(let fault): throw fault
      }
    } catch {
      throw .server(error, at: account.address)
    }
    try edit { session throws(StorageError) in
      try session.save(account.stored())
      try session.save(StoredSharedList(list: list.id, href: address.path, name: title))
    }
    let synchronizer = Synchronizer(
      storage: storage, account: account, client: client, now: environment.now)
    try report(
      await run { () async throws(StorageError) in try await synchronizer.synchronize(list.id) }.get(),
      account)
    environment.print(words.shared(list.name, server: account.address.hostAndPort))
    environment.say(words.howToJoin(title, address: address.description))
  }

  private static func collectionName(_ id: UUID) -> String { "tote-" + id.uuidString.prefix(8).lowercased() }

  /// Whether a collection is the one that was to be made, and nothing is in it.
  private func isEmpty(
    _ address: WebAddress, named title: String, _ client: DAVClient
  ) async throws(DAVFault) -> Bool {
    let found: CalendarCollection
    do throws(DAVFault) {
      found = try await client.collection(at: address)
    } catch .notFound {
      // It stands in the server's trash.
      return false
    }
    guard found.name == title, found.holdsTasks, found.access == .readWrite else { return false }
    return try await client.listing(of: address, since: nil, hasTokens: false).listing.present.isEmpty
  }

  private func collections(_ account: Account, _ client: DAVClient) async throws(SyncFailure)
    -> [CalendarCollection]
  {
    do throws(DAVFault) {
      return try await client.collections(from: account.home ?? account.address).collections.filter(
        \.holdsTasks)
    } catch {
      throw .server(error, at: account.address)
    }
  }

  private func join(_ name: String?) async throws(SyncFailure) {
    let account = try account()
    let client = try client(account)
    let known = Set(
      try read { session throws(StorageError) in try session.sharedLists() }.map { Href(path: $0.href) })
    let collections = try await collections(account, client)
    guard let name else {
      for collection in collections {
        environment.print(
          known.contains(collection.href) ? "\(collection.name) (\(words.alreadyHere))" : collection.name)
      }
      if collections.isEmpty { environment.say(words.noLists(canMake: account.home != nil)) }
      return
    }
    let key = Folding.fold(name)
    let found = collections.filter { Folding.fold($0.name) == key && !known.contains($0.href) }
    guard let collection = found.first else { throw .refused(.notOnServer(name)) }
    let moment = environment.now()
    let list = try edit { session throws(StorageError) in
      let lists = try session.lists()
      // An empty list of this name waits for just this one; where something is on it, it is another.
      let shared = try session.sharedLists().map(\.list)
      if let empty = lists.first(where: {
        Folding.fold($0.name) == Folding.fold(collection.name) && !shared.contains($0.id)
      }), try session.items(of: empty.id).isEmpty {
        try session.save(
          StoredSharedList(
            list: empty.id, href: collection.href.path, name: collection.name,
            isReadOnly: collection.access == .readOnly))
        return empty
      }
      let name = lists.freeName(for: collection.name)
      let list = ShoppingList(
        id: ShoppingList.ID(environment.newID()), name: name, rank: Rank.between(lists.last?.rank, nil),
        created: moment)
      try session.apply(
        Entry(
          Edit(
            id: Edit.ID(environment.newID()), title: EditTitle(.createList(name)), moment: moment,
            changes: [Change(adding: list)]),
          writer: .sharing))
      try session.save(
        StoredSharedList(
          list: list.id, href: collection.href.path, name: collection.name,
          isReadOnly: collection.access == .readOnly))
      return list
    }
    let synchronizer = Synchronizer(
      storage: storage, account: account, client: client, now: environment.now)
    try report(
      await run { () async throws(StorageError) in try await synchronizer.synchronize(list.id) }.get(),
      account)
    let count = try read { session throws(StorageError) in try session.items(of: list.id).count }
    environment.print(words.joined(list.name, count: count))
  }

  private func unshare(_ name: String, deletesOnServer: Bool) async throws(SyncFailure) {
    let (list, shared) = try sharedList(name)
    if deletesOnServer {
      let account = try account()
      let answer = await (try client(account)).delete(
        account.address.with(Href(path: shared.href)), if: .always)
      if case .failed(let fault) = answer { throw .server(fault, at: account.address) }
    }
    try edit { session throws(StorageError) in try session.forget(list.id) }
    environment.print(words.unshared(list.name, isDeletedThere: deletesOnServer))
  }

  private func synchronize(_ name: String?) async throws(SyncFailure) {
    let list = try name.map { name throws(SyncFailure) in try sharedList(name).0.id }
    let synchronizer = try synchronizer()
    try report(
      await run { () async throws(StorageError) in try await synchronizer.synchronize(only: list) }.get(),
      synchronizer.account)
  }

  private func decide(_ name: String, accept: Bool) async throws(SyncFailure) {
    let (list, shared) = try sharedList(name)
    guard shared.held > 0 else { throw .refused(.nothingHeld(list.name)) }
    let synchronizer = try synchronizer()
    try report(
      await run { () async throws(StorageError) in
        // The token is forgotten, so that everything is looked at once more.
        try synchronizer.storage.editSharing { session throws(StorageError) in
          var shared = shared
          (shared.token, shared.tag) = (nil, nil)
          try session.save(shared)
        }
        return try await synchronizer.synchronize(list.id, heldDeletions: accept ? .accept : .keep)
      }.get(), synchronizer.account)
    environment.print(words.decided(list.name, count: shared.held, accepted: accept))
  }

  private func run(
    _ work: () async throws(StorageError) -> DAVFault?
  ) async -> Result<DAVFault?, SyncFailure> {
    do throws(StorageError) { return .success(try await work()) } catch { return .failure(.storage(error)) }
  }

  private func report(_ fault: DAVFault?, _ account: Account) throws(SyncFailure) {
    if let fault { throw .server(fault, at: account.address) }
  }

  // MARK: What happened

  private func status(isJSON: Bool) throws(SyncFailure) {
    let (status, names) = try read { session throws(StorageError) in
      (try session.status(), try session.lists())
    }
    if isJSON { return environment.print(status.json(names)) }
    guard let account = status.account else { throw .refused(.notLoggedIn) }
    environment.print(words.account(account.user, server: account.address, problem: account.problem))
    let lists = names.filter { status.lists[$0.id] != nil }
    if lists.isEmpty { return environment.say(words.nothingShared) }
    for list in lists {
      environment.print("\(list.name): \(words.state(of: status.lists[list.id]!, at: environment.now()))")
    }
  }

  private func log() throws(SyncFailure) {
    let (notes, lists) = try read { session throws(StorageError) in
      (try session.notes(), try session.lists())
    }
    if notes.isEmpty { return environment.say(words.nothingHappened) }
    for note in notes {
      let list = lists.first { $0.id == note.list }?.name ?? ""
      guard let what = SyncNote(stored: note.text) else { continue }
      environment.print("\(note.moment.shownDay)  \(list): \(words.sentence(what))")
    }
  }
}

extension [ShoppingList] {
  /// The name, with a number behind it where a list has it already.
  fileprivate func freeName(for name: String) -> String {
    let clean = Folding.clean(name)
    let taken = Set(map { Folding.fold($0.name) })
    let candidates = [clean] + (2...).prefix(count + 1).map { "\(clean) \($0)" }
    return candidates.first { !taken.contains(Folding.fold($0)) } ?? clean
  }
}
