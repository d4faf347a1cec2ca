import Composable
import ToteModel
import ToteStorage
import ToteSync

/// Synchronises shared lists, one after the other, and leaves in the database how it went.
struct Synchronizer: Sendable {
  let storage: Storage
  let account: Account
  let client: DAVClient
  /// When the server was asked last is worth being written down so often, where nothing else has come of it: it wakes whoever
  /// waits for changes.
  var checkInterval = Duration.seconds(60)
  var now: @Sendable () -> Moment = { .now }

  /// One list. The answer is what was in the way.
  func synchronize(
    _ list: ShoppingList.ID, heldDeletions: SyncContext.HeldDeletions = .ask
  ) async throws(StorageError) -> DAVFault? {
    guard let shared = try shared(list) else { return nil }
    guard try isHere(list) else {
      // A list that was deleted here is no longer shared from here; on the server it stays.
      try storage.editSharing { session throws(StorageError) in try session.forget(list) }
      return nil
    }
    var store = SharingStore(storage: storage, list: list)
    store.heldDeletions = heldDeletions
    store.now = now
    let collection = account.address.with(Href(path: shared.href))
    let run = Store(
      initialState: ListSync(collection: collection), reducer: listSyncReducer,
      environment: store.environment(client))
    run.send(.started)
    await run.finish()
    return try save(run.state, of: list)
  }

  private func shared(_ list: ShoppingList.ID) throws(StorageError) -> StoredSharedList? {
    try storage.readSharing { session throws(StorageError) in try session.sharedList(list) }
  }

  private func isHere(_ list: ShoppingList.ID) throws(StorageError) -> Bool {
    try storage.readSharing { session throws(StorageError) in
      try session.lists().contains { $0.id == list }
    }
  }

  private func save(_ sync: ListSync, of list: ShoppingList.ID) throws(StorageError) -> DAVFault? {
    if case .notSaved(let error)? = sync.outcome { throw error }
    let fault: DAVFault? =
      switch sync.outcome {
      case .gone: .notFound
      case .failed(let fault): fault
      case .done, .notSaved, nil: nil
      }
    let isOfAll = fault?.concernsAccount ?? false
    // Mostly nothing is new, and then nothing is written: whoever waits for changes sleeps on.
    try storage.editSharing { session throws(StorageError) in
      // As it is now: somebody may have stopped sharing, or logged in anew, meanwhile.
      guard let known = try session.sharedList(list) else { return }
      let shared = known.after(sync, fault, at: now(), checkInterval: checkInterval)
      if shared != known { try session.save(shared) }
      try session.note(isOfAll ? fault.map(SharingProblem.init) : nil)
    }
    return fault
  }

  /// All lists that are shared, or one. It ends at what concerns all of them, so that a server is not asked again and again
  /// with a wrong password.
  func synchronize(only list: ShoppingList.ID? = nil) async throws(StorageError) -> ListFault? {
    let lists = try storage.readSharing { session throws(StorageError) in try session.sharedLists() }
    var first: ListFault?
    for shared in lists where list == nil || shared.list == list {
      guard let fault = try await synchronize(shared.list) else { continue }
      first = first ?? ListFault(list: shared.list, fault: fault)
      if fault.concernsAccount { break }
    }
    return first
  }

  /// What was in the way, and of which list.
  struct ListFault: Equatable {
    var list: ShoppingList.ID
    var fault: DAVFault
  }
}

extension StoredSharedList {
  /// How it stands with the list when it was synchronised.
  fileprivate func after(
    _ sync: ListSync, _ fault: DAVFault?, at now: Moment, checkInterval: Duration
  ) -> StoredSharedList {
    var list = self
    if let found = sync.found {
      list.name = found.name
      list.isReadOnly = found.access == .readOnly
    }
    if sync.outcome == .done {
      list.token = sync.token
      list.tag = sync.tag
      list.held = sync.held
    }
    list.problem = fault?.concernsAccount == true ? nil : fault.map(SharingProblem.init)
    let isOld =
      checked.map { .milliseconds(abs(now.milliseconds - $0.milliseconds)) >= checkInterval } ?? true
    if sync.found != nil, isOld || list != self { list.checked = now }
    return list
  }
}

extension SharingSession {
  /// What is in the way of all lists, or nothing any more.
  func note(_ problem: SharingProblem?) throws(StorageError) {
    guard var account = try account(), account.problem != problem else { return }
    account.problem = problem
    try save(account)
  }
}

extension DAVFault {
  /// Whether another list would fare no better.
  var concernsAccount: Bool {
    switch self {
    case .unauthorized, .unreachable, .busy, .otherServer, .redirectedTooOften: true
    case .forbidden, .notFound, .notSupported, .conflict, .changed, .locked, .full, .tooLarge, .notCalendars,
      .unreadable, .status:
      false
    }
  }
}
