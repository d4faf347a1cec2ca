import FoundationEssentials
import ToteModel
import ToteStorage
import ToteSync

extension SharingRun {
  func share(_ name: String, as title: String?) async throws(SyncFailure) {
    let list = try list(name)
    if try read({ session throws(StorageError) in try session.sharedList(list.id) }) != nil {
      throw .refused(.isShared(list.name))
    }
    var account = try account()
    let client = try client(account)
    guard let home = account.home else { throw .refused(.noHome(account.address.hostAndPort)) }
    let title = title ?? list.name
    // NB: named after the list's id, since two lists of one title are different, and the title would reveal the
    // content. Since the name never changes, the collection is found again if the program was killed right after making it.
    var address = home.newCollection(Self.collectionName(list.id.uuid))
    // A list of that name there is one to join: with two, each person would see only their own.
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
      try session.save(account, in: environment.account, newID: environment.newID)
      try session.save(StoredSharedList(list: list.id, href: address.path, name: title))
    }
    // Before the long upload.
    try warn(of: list)
    let synchronizer = Synchronizer(
      storage: storage, account: account, client: client, now: environment.now)
    let fault = try await run { () async throws(StorageError) in
      try await synchronizer.synchronize(list.id)
    }.get()
    try report(fault, of: list.id, account)
    environment.print(words.shared(list.name, server: account.address.hostAndPort))
    environment.say(words.howToJoin(title, address: address.description))
    if address.isOfNextcloud {
      environment.say(words.howToInvite(to: title, onNextcloud: account.address.server))
    }
  }

  func warn(of list: ShoppingList) throws(SyncFailure) {
    let count = try read { session throws(StorageError) in try session.itemCount(of: list.id) }
    if count > SharingStatus.itemLimit { environment.say(words.isLong(list.name, count: count)) }
  }

  private static func collectionName(_ id: UUID) -> String { "tote-" + id.uuidString.prefix(8).lowercased() }

  /// Whether this is the empty collection that was to be made.
  private func isEmpty(
    _ address: WebAddress, named title: String, _ client: DAVClient
  ) async throws(DAVFault) -> Bool {
    let found: CalendarCollection
    do throws(DAVFault) {
      found = try await client.collection(at: address)
    } catch .notFound {
      return false
    }
    guard found.name == title, found.holdsTasks, found.access == .readWrite else { return false }
    return try await client.listing(of: address, since: nil, hasTokens: false).listing.present.isEmpty
  }
}

extension WebAddress {
  /// On Nextcloud all lists are below this path, and lists of other accounts show only by invitation.
  fileprivate var isOfNextcloud: Bool { path.contains("/remote.php/dav/") }
}
