import Composable
import ToteModel
import ToteStorage
import ToteSync

/// Synchronises shared lists, one after the other, and leaves in the database how it went.
struct Synchronizer: Sendable {
  let storage: Storage
  let account: Account
  let client: DAVClient
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
    try storage.editSharing { session throws(StorageError) in
      guard var shared = try session.sharedList(list) else { return }
      if let found = sync.found {
        shared.name = found.name
        shared.isReadOnly = found.access == .readOnly
        shared.checked = now()
      }
      if sync.outcome == .done {
        shared.token = sync.token
        shared.tag = sync.tag
        shared.held = sync.held
      }
      let isOfAll = fault?.concernsAccount ?? false
      shared.problem = isOfAll ? nil : fault.map(SharingProblem.init)
      try session.save(shared)
      // As it is now: somebody may have logged in anew meanwhile.
      guard var account = try session.account() else { return }
      account.problem = isOfAll ? fault.map(SharingProblem.init) : nil
      try session.save(account)
    }
    return fault
  }

  /// All lists that are shared, or one. It ends at what concerns all of them, so that a server is not asked again and again
  /// with a wrong password.
  func synchronize(only list: ShoppingList.ID? = nil) async throws(StorageError) -> DAVFault? {
    let lists = try storage.readSharing { session throws(StorageError) in try session.sharedLists() }
    var first: DAVFault?
    for shared in lists where list == nil || shared.list == list {
      let fault = try await synchronize(shared.list)
      first = first ?? fault
      if fault?.concernsAccount == true { break }
    }
    return first
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
