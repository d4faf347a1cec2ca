import Composable
import ToteModel
import ToteStorage
import ToteSync

struct Synchronizer: Sendable {
  let storage: Storage
  let account: Account
  let client: DAVClient
  /// If nothing else is new, the time of the last check is written only this often: each write wakes everyone who waits
  /// for changes.
  var checkInterval = Duration.seconds(60)
  var now: @Sendable () -> Moment = { .now }

  func synchronize(
    _ list: ShoppingList.ID, heldDeletions: SyncContext.HeldDeletions = .ask
  ) async throws(StorageError) -> DAVFault? {
    guard let shared = try shared(list) else { return nil }
    guard try isHere(list) else {
      // A list deleted here is no longer shared from here, but stays on the server.
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
      case .done where sync.waiting > 0: .outdated
      case .done, .notSaved, nil: nil
      }
    let isOfAll = fault?.concernsAccount ?? false
    // Usually nothing is new; then write nothing, so as not to wake programs that wait for changes.
    try storage.editSharing { session throws(StorageError) in
      // Read again: meanwhile sharing may have stopped, or the account changed.
      guard let known = try session.sharedList(list) else { return }
      let shared = known.after(sync, fault, at: now(), checkInterval: checkInterval)
      if shared != known { try session.save(shared) }
      try session.note(isOfAll ? fault.map(SharingProblem.init) : nil)
    }
    return fault
  }

  /// Stops at a fault of the account, so as not to try a wrong password again and again.
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

  struct ListFault: Equatable {
    var list: ShoppingList.ID
    var fault: DAVFault
  }
}

extension StoredSharedList {
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
      checked.map {
        .milliseconds(max(now.milliseconds(since: $0), $0.milliseconds(since: now))) >= checkInterval
      } ?? true
    if sync.found != nil, isOld || list != self { list.checked = now }
    return list
  }
}

extension SharingSession {
  func note(_ problem: SharingProblem?) throws(StorageError) {
    guard var account = try account(), account.problem != problem else { return }
    account.problem = problem
    try save(account)
  }
}

extension DAVFault {
  /// Whether other lists would fail too.
  var concernsAccount: Bool {
    switch self {
    case .unauthorized, .unreachable, .busy, .otherServer, .redirectedTooOften: true
    case .forbidden, .notFound, .notSupported, .conflict, .changed, .outdated, .locked, .full, .tooLarge,
      .notCalendars,
      .unreadable, .status:
      false
    }
  }
}
