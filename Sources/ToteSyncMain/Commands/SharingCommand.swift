import FoundationEssentials
import ToteFormats
import ToteModel
import ToteStorage
import ToteSync

/// What can be asked about shared lists, behind the name of the program.
enum SharingCommand: Equatable {
  case logOut
  case share(list: String, name: String?)
  case join(String?, isJSON: Bool = false)
  case unshare(list: String, deletesOnServer: Bool)
  /// Once, now: one list, or all.
  case sync(list: String?)
  case status(isJSON: Bool)
  case log(isJSON: Bool = false)
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
    case .join(let name, let isJSON): try await join(name, isJSON: isJSON)
    case .unshare(let list, let deletes): try await unshare(list, deletesOnServer: deletes)
    case .sync(let list): try await synchronize(list)
    case .status(let isJSON): try status(isJSON: isJSON)
    case .log(let isJSON): try log(isJSON: isJSON)
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
      _ = try? edit { session throws(StorageError) in try session.note(.password) }
      throw .secret(error)
    }
  }

  /// How a command ends that the server did not do. What would be in the way of any other stands in the status from then on, as
  /// where a synchronisation finds it.
  private func failure(_ fault: DAVFault, _ account: Account) -> SyncFailure {
    if fault.concernsAccount {
      _ = try? edit { session throws(StorageError) in try session.note(SharingProblem(fault)) }
    }
    return .server(fault, at: account.address)
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
    // Whoever has it there already wants to join it: of two of one name each would see only their own.
    let other = try await collections(account, client).first { Folding.fold($0.name) == Folding.fold(title) }
    let isThere = other?.href == Href(path: address.path)
    if other != nil, !isThere { throw .refused(.nameTaken(title)) }
    var isTaken = false
    do throws(DAVFault) {
      var answer = try await client.makeCollection(at: address, name: title, traits: &account.traits)
      if answer == .taken { isTaken = try await !isEmpty(address, named: title, client) }
      if isTaken, !isThere {
        address = home.newCollection(Self.collectionName(environment.newID()))
        answer = try await client.makeCollection(at: address, name: title, traits: &account.traits)
        if answer == .taken { throw .conflict }
        isTaken = false
      }
      switch answer {
      case .made, .taken: break
      case .wantsExtended: throw .conflict
      case .failed(let fault): throw fault
      }
    } catch {
      throw failure(error, account)
    }
    if isTaken { throw .refused(.nameTaken(title)) }
    try edit { session throws(StorageError) in
      try session.save(account.stored())
      try session.save(StoredSharedList(list: list.id, href: address.path, name: title))
    }
    // Before it takes its time.
    try warn(of: list)
    let synchronizer = Synchronizer(
      storage: storage, account: account, client: client, now: environment.now)
    try report(
      await run { () async throws(StorageError) in try await synchronizer.synchronize(list.id) }.get(),
      account)
    environment.print(words.shared(list.name, server: account.address.hostAndPort))
    environment.say(words.howToJoin(title, address: address.description))
  }

  /// Says that a list is longer than servers like them.
  private func warn(of list: ShoppingList) throws(SyncFailure) {
    let count = try read { session throws(StorageError) in try session.itemCount(of: list.id) }
    if count > SharingStatus.itemLimit { environment.say(words.isLong(list.name, count: count)) }
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
      let found = try await client.collections(from: account.home ?? account.address).collections
      _ = try? edit { session throws(StorageError) in try session.note(nil) }
      return found.filter(\.holdsTasks)
    } catch {
      throw failure(error, account)
    }
  }

  /// A name stands for a list that is called so, or that is at this place on the server, as the screen asks for it.
  private func join(_ name: String?, isJSON: Bool) async throws(SyncFailure) {
    let account = try account()
    let client = try client(account)
    let known = try read { session throws(StorageError) in try session.hrefsHere() }
    let collections = try await collections(account, client)
    guard let name else {
      if isJSON {
        let offers = collections.map {
          OfferedList(
            name: $0.name, address: $0.href.path, isHere: known.contains($0.href),
            isReadOnly: $0.access == .readOnly)
        }
        return environment.print(JSONFormat.array(of: offers).withoutLastBreak)
      }
      for collection in collections {
        // Two of one name are told apart by their places.
        let isAlone = collections.count { $0.name == collection.name } == 1
        let name = isAlone ? collection.name : "\(collection.name)  \(collection.href.path)"
        environment.print(known.contains(collection.href) ? "\(name) (\(words.alreadyHere))" : name)
      }
      if collections.isEmpty { environment.say(words.noLists(canMake: account.home != nil)) }
      return
    }
    let key = Folding.fold(name)
    let named = collections.filter { Folding.fold($0.name) == key || $0.href.path == name }
    let found = named.filter { !known.contains($0.href) }
    guard let collection = found.first else {
      throw .refused(named.isEmpty ? .notOnServer(name) : .alreadyHere(named[0].name))
    }
    if found.count > 1 { throw .refused(.severalOnServer(name, places: found.map(\.href.path))) }
    let moment = environment.now()
    let list = try edit { session throws(StorageError) in
      let lists = try session.lists()
      // A list that was shared from here and has been deleted since is done with.
      for old in try session.sharedLists() where old.href == collection.href.path {
        try session.forget(old.list)
      }
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
          // As all that comes from the server: whoever wants to be without it deletes the list.
          kind: .aside, writer: .sharing))
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
    if isJSON { return environment.print(JSONFormat.object(ofJoined: list.id).withoutLastBreak) }
    let count = try read { session throws(StorageError) in try session.itemCount(of: list.id) }
    environment.print(words.joined(list.name, count: count))
    if list.name != collection.name { environment.say(words.isCalled(list.name, not: collection.name)) }
    try warn(of: list)
  }

  private func unshare(_ name: String, deletesOnServer: Bool) async throws(SyncFailure) {
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

  private func synchronize(_ name: String?) async throws(SyncFailure) {
    let list = try name.map { name throws(SyncFailure) in try sharedList(name).0.id }
    let synchronizer = try synchronizer()
    try report(
      await run { () async throws(StorageError) in try await synchronizer.synchronize(only: list) }.get(),
      synchronizer.account)
    try sayWhatIsHeld()
  }

  /// What waits for a decision is said as long as it waits.
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

  private func log(isJSON: Bool) throws(SyncFailure) {
    let (stored, lists) = try read { session throws(StorageError) in
      (try session.notes(), try session.lists())
    }
    let names = Dictionary(lists.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let notes = stored.compactMap { note in SharingNote(note, on: names[note.list] ?? "") }
    if isJSON { return environment.print(JSONFormat.array(of: notes).withoutLastBreak) }
    if notes.isEmpty { return environment.say(words.nothingHappened) }
    for note in notes { environment.print("\(note.moment.shownDay)  \(note.name): \(note.text)") }
  }
}

extension SharingNote {
  /// A line of the log as it is stored; `nil` for what a later version has written.
  fileprivate init?(_ stored: StoredSharingNote, on list: String) {
    guard let note = SyncNote(stored: stored.text) else { return nil }
    let fields = stored.text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    self.init(
      moment: stored.moment, list: stored.list, name: list, kind: fields[0],
      values: Array(fields.dropFirst()),
      text: words.sentence(note, on: list))
  }
}

extension SharingSession {
  /// Where the lists that are shared from here stand on the server.
  fileprivate func hrefsHere() throws(StorageError) -> Set<Href> {
    let lists = Set(try lists().map(\.id))
    return Set(try sharedLists().filter { lists.contains($0.list) }.map { Href(path: $0.href) })
  }
}

extension String {
  /// Whoever prints a line ends it.
  fileprivate var withoutLastBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
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
