import FoundationEssentials
import ToteModel
import ToteStorage
import ToteSync
import ToteFormats

extension SharingRun {
  func collections(_ account: Account, _ client: DAVClient) async throws(SyncFailure)
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

  /// The list at an address outside the account's home, if there is one.
  private func collection(
    at address: WebAddress, _ account: Account, _ client: DAVClient
  ) async throws(SyncFailure) -> [CalendarCollection] {
    do throws(DAVFault) {
      return [try await client.collection(at: address)].filter(\.holdsTasks)
    } catch {
      if error == .notFound || error == .notCalendars { return [] }
      throw failure(error, account)
    }
  }

  /// Prints the lists on the server, and which of them are here.
  private func printOffers(
    _ collections: [CalendarCollection], known: Set<Href>, canMake: Bool, isJSON: Bool
  ) {
    if isJSON {
      let offers = collections.map {
        OfferedList(
          name: $0.name, address: $0.href.path, isHere: known.contains($0.href),
          isReadOnly: $0.access == .readOnly)
      }
      return environment.print(JSONFormat.array(of: offers).withoutLastBreak)
    }
    for collection in collections {
      // Tell lists of the same name apart by path.
      let isAlone = collections.count { $0.name == collection.name } == 1
      let name = isAlone ? collection.name : "\(collection.name)  \(collection.href.path)"
      environment.print(known.contains(collection.href) ? "\(name) (\(words.alreadyHere))" : name)
    }
    if collections.isEmpty { environment.say(words.noLists(canMake: canMake)) }
  }

  /// Joins the list named, or prints those on the server where no name is given.
  /// - Parameter name: A list's name, or its address on the server, which the screen passes.
  func join(_ name: String?, isJSON: Bool) async throws(SyncFailure) {
    let account = try account()
    let client = try client(account)
    let known = try read { session throws(StorageError) in try session.hrefsHere() }
    let collections = try await collections(account, client)
    guard let name else {
      return printOffers(collections, known: known, canMake: account.home != nil, isJSON: isJSON)
    }
    try await join(name, among: collections, known: known, account, client, isJSON: isJSON)
  }

  private func join(
    _ name: String, among offered: [CalendarCollection], known: Set<Href>, _ account: Account,
    _ client: DAVClient, isJSON: Bool
  ) async throws(SyncFailure) {
    var collections = offered
    if let address = account.address(of: name),
      !collections.contains(where: { $0.href == Href(path: address.path) })
    {
      collections += try await collection(at: address, account, client)
    }
    let key = Folding.fold(name)
    let named = collections.filter {
      Folding.fold($0.name) == key || $0.href == account.address(of: name).map { Href(path: $0.path) }
    }
    let found = named.filter { !known.contains($0.href) }
    guard let collection = found.first else {
      throw .refused(named.isEmpty ? .notOnServer(name) : .alreadyHere(named[0].name))
    }
    if found.count > 1 { throw .refused(.severalOnServer(name, places: found.map(\.href.path))) }
    let moment = environment.now()
    let list = try edit { session throws(StorageError) in
      let lists = try session.lists()
      // Forget a list that was shared here and deleted since.
      for old in try session.sharedLists() where old.href == collection.href.path {
        try session.forget(old.list)
      }
      // Use an empty list of the same name; one with items is another list.
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
          // Like all that comes from the server, this can't be undone: delete the list instead.
          kind: .aside, writer: .sharing))
      try session.save(
        StoredSharedList(
          list: list.id, href: collection.href.path, name: collection.name,
          isReadOnly: collection.access == .readOnly))
      return list
    }
    let synchronizer = Synchronizer(
      storage: storage, account: account, client: client, now: environment.now)
    let fault = try await run { () async throws(StorageError) in
      try await synchronizer.synchronize(list.id)
    }.get()
    try report(fault, of: list.id, account)
    if isJSON { return environment.print(JSONFormat.object(ofJoined: list.id).withoutLastBreak) }
    let count = try read { session throws(StorageError) in try session.itemCount(of: list.id) }
    environment.print(words.joined(list.name, count: count))
    if list.name != collection.name { environment.say(words.isCalled(list.name, not: collection.name)) }
    try warn(of: list)
  }
}

extension SharingSession {
  fileprivate func hrefsHere() throws(StorageError) -> Set<Href> {
    let lists = Set(try lists().map(\.id))
    return Set(try sharedLists().filter { lists.contains($0.list) }.map { Href(path: $0.href) })
  }
}

extension [ShoppingList] {
  /// The name, with a number added if another list has it.
  fileprivate func freeName(for name: String) -> String {
    let clean = Folding.clean(name)
    let taken = Set(map { Folding.fold($0.name) })
    let candidates = [clean] + (2...).prefix(count + 1).map { "\(clean) \($0)" }
    return candidates.first { !taken.contains(Folding.fold($0)) } ?? clean
  }
}

extension Account {
  /// The text as a list's address on the server, absolute or from its root.
  fileprivate func address(of text: String) -> WebAddress? {
    guard text.hasPrefix("/") || text.contains("://") else { return nil }
    return address.resolving(text).flatMap { address.admits($0) ? $0 : nil }
  }
}
