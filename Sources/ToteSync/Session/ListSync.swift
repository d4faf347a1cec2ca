import Composable
import ToteModel

package struct ListSync: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    case done
    case gone
    case failed(DAVFault)
    case notSaved(StorageError)
  }

  package enum PartMerge: Equatable, Sendable {
    case none
    case running
    /// The next part is fetched and waits for this merge.
    case awaited
  }

  package let collection: WebAddress
  package var known = KnownCollection()
  package var found: CalendarCollection?
  package var wanted: ArraySlice<Href> = []
  package var news = RemoteNews()
  package var partMerge = PartMerge.none
  /// The size of the next part: small at first, so that merging soon starts beside fetching, then doubling.
  package var partCount = ListSync.batch
  /// The token for the next sync, from before anything was sent.
  package var token: String?
  /// The same for servers that only tell whether anything has changed.
  package var tag: String?
  package var writes: ArraySlice<RemoteWrite> = []
  package var changed: [Href] = []
  package var round = 0
  package var held = 0
  package var waiting = 0
  package var outcome: Outcome?

  /// How many items are fetched at once.
  static let batch = 100
  /// How many items, or bytes, are merged at once at most. This bounds memory, however much has changed.
  package static let part = 500
  static let partSize = 4 << 20
  /// How often to retry if others keep changing items; the next sync is soon.
  static let rounds = 3

  package init(collection: WebAddress) { self.collection = collection }
}

package enum ListSyncAction: Equatable, Sendable {
  case started
  case known(KnownCollection)
  case found(CalendarCollection)
  case listed(Listing, isWhole: Bool, KnownCollection)
  case fetched(FetchedItems)
  /// What was fetched so far is merged and saved; more is coming.
  case partMerged
  case planned(PlannedWrites)
  case written(RemoteWrite, RemoteItem.Consequence)
  case failed(DAVFault)
  case notSaved(StorageError)
}

package struct ListSyncEnvironment: Sendable {
  package var client: DAVClient
  /// What is known of the list, without its items' versions.
  package var known: @Sendable () async throws(StorageError) -> KnownCollection
  package var versions: @Sendable () async throws(StorageError) -> KnownCollection
  /// Merges the server's news with the current rows, saves it, and returns what to send, in one transaction.
  package var merge: @Sendable (RemoteNews, CalendarCollection) async throws(StorageError) -> PlannedWrites
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
    // Nothing has changed there, so only local changes may need sending; usually there are none, and the list isn't
    // read.
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
    let home = state.found?.href ?? Href(path: collection.path)
    state.news.items = listing.present.filter { !$0.href.isInside(home) }.map(
      FetchedItems.Item.init(elsewhere:))
    // The new token brings what was cut off. Without one, or if something was unreadable, ask the same again.
    if !listing.unavailable.isEmpty || listing.isTruncated && listing.token == nil { state.asksAgain() }
    // Sorted as they were stored, so that one part's changes are close together in the file.
    state.wanted =
      listing.present.filter {
        $0.href.isInside(home) && (state.known.versions[$0.href] != .some($0.etag) || $0.etag == nil)
      }
      .map(\.href).sorted { $0.path < $1.path }[...]
    return state.fetch(environment)

  case .fetched(let fetched):
    // Saving an earlier part has failed.
    guard state.outcome == nil else { return .none }
    state.news.items += fetched.items.map { item in
      var item = item
      item.href = state.known.name(of: item.href)
      return item
    }
    state.news.gone += fetched.missing.map(state.known.name)
    // It is there but unreadable now; get it next time.
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
    state.waiting = planned.waiting
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
