/// One synchronisation of one shared list, as a reducer: what has changed there is fetched and merged, what has changed here is
/// sent. Whatever it does is saved before the next request goes out, so that it may end at any point, and the next one goes on.

import Composable
import ToteModel

package struct ListSync: Equatable, Sendable {
  /// How it has ended.
  package enum Outcome: Equatable, Sendable {
    case done
    /// The collection is no longer there.
    case gone
    case failed(DAVFault)
    case notSaved(StorageError)
  }

  /// How it stands with the part that was fetched before.
  package enum PartMerge: Equatable, Sendable {
    case none
    /// It is merged while the next one is fetched.
    case running
    /// The next one was fetched, and waits for it.
    case awaited
  }

  package let collection: WebAddress
  package var known = KnownCollection()
  /// The collection as the server has it now.
  package var found: CalendarCollection?
  /// What is still to be fetched, in pieces that a server takes at once; and what was.
  package var wanted: ArraySlice<Href> = []
  package var news = RemoteNews()
  package var partMerge = PartMerge.none
  /// Of how many items the next part is: the first of few, so that merging soon begins beside fetching, and each of twice as many
  /// as the one before.
  package var partCount = ListSync.batch
  /// The token for the next time: of before anything was sent.
  package var token: String?
  /// The same for servers that only know whether anything has changed.
  package var tag: String?
  package var writes: ArraySlice<RemoteWrite> = []
  /// What others have changed while it was being sent.
  package var changed: [Href] = []
  /// How often that was fetched anew.
  package var round = 0
  package var held = 0
  package var outcome: Outcome?

  /// So many items are asked for at once.
  static let batch = 100
  /// So many are merged at once at most, or such of so many bytes: however much has changed, no more is held in memory.
  package static let part = 500
  static let partSize = 4 << 20
  /// More often one does not try to be quicker than somebody else: the next synchronisation is soon.
  static let rounds = 3

  package init(collection: WebAddress) { self.collection = collection }
}

package enum ListSyncAction: Equatable, Sendable {
  case started
  case known(KnownCollection)
  case found(CalendarCollection)
  case listed(Listing, isWhole: Bool, KnownCollection)
  case fetched(FetchedItems)
  /// What was fetched until now is merged and saved; more of it comes.
  case partMerged
  case planned(PlannedWrites)
  /// One write was answered, and the answer is saved.
  case written(RemoteWrite, RemoteItem.Consequence)
  case failed(DAVFault)
  case notSaved(StorageError)
}

package struct ListSyncEnvironment: Sendable {
  package var client: DAVClient
  /// What is remembered of the list, without its items.
  package var known: @Sendable () async throws(StorageError) -> KnownCollection
  /// The same with the version of each item.
  package var versions: @Sendable () async throws(StorageError) -> KnownCollection
  /// Merges what the server says with the rows as they are, saves it, and says what is to be sent: in one transaction.
  package var merge: @Sendable (RemoteNews, CalendarCollection) async throws(StorageError) -> PlannedWrites
  /// Saves what an answer makes of a record.
  package var put: @Sendable (Href, PutAnswer) async throws(StorageError) -> RemoteItem.Consequence
  package var delete: @Sendable (Href, DeleteAnswer) async throws(StorageError) -> RemoteItem.Consequence

  package init(
    client: DAVClient, known: @escaping @Sendable () async throws(StorageError) -> KnownCollection,
    versions: @escaping @Sendable () async throws(StorageError) -> KnownCollection,
    merge: @escaping @Sendable (RemoteNews, CalendarCollection) async throws(StorageError) -> PlannedWrites,
    put: @escaping @Sendable (Href, PutAnswer) async throws(StorageError) -> RemoteItem.Consequence,
    delete: @escaping @Sendable (Href, DeleteAnswer) async throws(StorageError) -> RemoteItem.Consequence
  ) {
    (self.client, self.known, self.versions, self.merge) = (client, known, versions, merge)
    (self.put, self.delete) = (put, delete)
  }
}

package let listSyncReducer = Reducer<ListSync, ListSyncAction, ListSyncEnvironment> {
  state, action, environment in
  let collection = state.collection
  let client = environment.client

  switch action {
  case .started:
    return .asking("known") { .known(try await environment.known()) }

  case .known(let known):
    state.known = known
    state.held = known.held
    return .asking("collection") { .found(try await client.collection(at: collection)) }

  case .found(let found):
    state.found = found
    state.tag = found.changeTag
    // Nothing has happened there: what is new here may still be sent. Mostly there is nothing, and that costs no look at the list.
    let isUnchanged =
      found.token.map { $0 == state.known.token }
      ?? found.changeTag.map { $0 == state.known.tag } ?? false
    if isUnchanged {
      state.token = state.known.token
      if state.known.hasUnsent { return state.merge(environment) }
      state.outcome = .done
      return .none
    }
    let hasTokens = found.token != nil
    return .asking("listing") {
      let known = try await environment.versions()
      let (listing, isWhole) = try await client.listing(
        of: collection, since: known.token, hasTokens: hasTokens)
      return .listed(listing, isWhole: isWhole, known)
    }

  case .listed(let listing, let isWhole, let known):
    state.known = known
    state.token = listing.token
    state.news = state.news(of: listing, isWhole: isWhole)
    // What was cut off comes by the new token. Without one, and for what cannot be looked at just now, the question is the same.
    if !listing.unavailable.isEmpty || listing.isTruncated && listing.token == nil { state.asksAgain() }
    // In the order of their names: so they were stored, and what one part changes stands together.
    state.wanted =
      listing.present.filter { state.known.versions[$0.href] != .some($0.etag) || $0.etag == nil }
      .map(\.href).sorted { $0.path < $1.path }[...]
    return state.fetch(environment)

  case .fetched(let fetched):
    // What was fetched before could not be saved.
    guard state.outcome == nil else { return .none }
    state.news.items += fetched.items.map { item in
      var item = item
      item.href = state.known.name(of: item.href)
      return item
    }
    state.news.gone += fetched.missing.map(state.known.name)
    // What is there and could not be had comes another time.
    if !fetched.unavailable.isEmpty {
      state.news.isWhole = false
      state.asksAgain()
    }
    return state.fetch(environment)

  case .partMerged:
    let isAwaited = state.partMerge == .awaited
    state.partMerge = .none
    return isAwaited ? state.fetch(environment) : .none

  case .planned(let planned):
    state.news = RemoteNews()
    state.held = planned.held
    state.changed = planned.fetches
    state.writes = planned.writes[...]
    return state.write(environment)

  case .written(let write, let consequence):
    switch consequence {
    case .settled, .dropped, .renewed, .rejected: break
    case .fetch(let href): state.changed.append(href)
    case .failed(let fault):
      state.outcome = .failed(fault)
      return .none
    }
    state.writes = state.writes.drop { $0 == write }
    return state.write(environment)

  case .failed(.notFound) where state.found == nil: state.outcome = .gone
  case .failed(let fault): state.outcome = .failed(fault)
  case .notSaved(let error): state.outcome = .notSaved(error)
  }
  return .none
}
