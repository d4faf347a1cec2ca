import FoundationEssentials
import ToteModel
import ToteStorage
import ToteSync

/// One shared list in the database: what a sync reads and writes, each step in one transaction.
struct SharingStore: Sendable {
  let storage: Storage
  let list: ShoppingList.ID
  /// What to do with items that vanished from the server in suspicious numbers.
  var heldDeletions = SyncContext.HeldDeletions.ask
  var now: @Sendable () -> Moment = { .now }
  var newID: @Sendable () -> UUID = { UUID() }

  func environment(_ client: DAVClient) -> ListSyncEnvironment {
    ListSyncEnvironment(
      client: client,
      known: { () throws(StorageError) in try known() },
      versions: { () throws(StorageError) in try versions() },
      merge: { (news, found) throws(StorageError) in try merge(news, found) },
      put: { (href, answer) throws(StorageError) in
        try receive(href) { remote in remote.receive(answer, at: now()) }
      },
      delete: { (href, answer) throws(StorageError) in
        try receive(href) { remote in remote.receive(answer, at: now()) }
      })
  }

  private func known() throws(StorageError) -> KnownCollection {
    let known = try storage.readSharing { session throws(StorageError) in
      guard let shared = try session.sharedList(list) else { throw .closed }
      return KnownCollection(
        token: shared.token, tag: shared.tag,
        hasUnsent: try session.mayHaveUnsentItems(list), held: shared.held)
    }
    return known.hasUnsent ? try versions() : known
  }

  private func versions() throws(StorageError) -> KnownCollection {
    try storage.readSharing { session throws(StorageError) in
      guard let shared = try session.sharedList(list) else { throw .closed }
      var known = KnownCollection(
        token: shared.token, tag: shared.tag, hasUnsent: try session.mayHaveUnsentItems(list),
        held: shared.held)
      for version in try session.remoteVersions(of: list) {
        guard RemoteItem.State(stored: version.state) != nil else {
          // Only a whole listing shows it again.
          (known.token, known.tag) = (nil, nil)
          continue
        }
        known.versions[Href(path: version.href)] = .some(ETag(version.etag))
      }
      return known
    }
  }

  private func merge(
    _ news: RemoteNews, _ found: CalendarCollection
  ) throws(StorageError) -> PlannedWrites {
    try storage.editSharing { session throws(StorageError) in
      // Sharing may have stopped meanwhile: send nothing.
      guard try session.sharedList(list) != nil, try session.lists().contains(where: { $0.id == list }) else {
        return PlannedWrites()
      }
      let corrections = Dictionary(
        try session.corrections().map { ($0.key, $0.category) }, uniquingKeysWith: { _, last in last })
      let moment = now()
      var rows: ListRows
      func makePlan() throws(StorageError) -> ListPlan {
        ListPlan(
          list: list, items: rows.items, remotes: rows.remotes, news: news,
          SyncContext(
            client: try session.sharingClient(new: newID), collection: found.href, now: moment, newID: newID,
            mayWrite: found.access == .readWrite, heldDeletions: heldDeletions,
            recentDeletions: try session.deletions(from: list, since: moment.adding(days: -3)),
            others: rows.others,
            category: { Catalogue.category(of: $0, corrections: corrections, preferring: .current) },
            bodyElsewhere: { try? session.bodyElsewhere(of: $0, than: list) }))
      }
      rows = try ListRows(of: list, around: news, in: session)
      var plan = try makePlan()
      if plan.isBehindItself {
        try session.forgetSharingClient()
        plan = try makePlan()
      }
      if plan.needsAllRows {
        rows = try ListRows(of: list, in: session)
        plan = try makePlan()
      }
      let purchases = try SharedPurchases(plan.changes, in: session, at: moment)
      try session.apply(entry(.aside, .none, plan.changes + purchases.changes, at: moment))
      try session.apply(entry(.edit, joinTitle(of: plan), plan.joins, at: moment))
      let deletions = plan.deletions + plan.acceptedDeletions
      try session.apply(entry(.edit, title(of: deletions, among: rows.items), deletions, at: moment))
      let settled = plan.settled
      for remote in plan.saved {
        try session.save(remote.stored, of: list, isSettled: remote.item.map(settled.contains) ?? false)
      }
      for href in plan.dropped { try session.forget(href: href.path, of: list) }
      try session.settle(list, known: settled)
      try session.add(plan.notes.map { StoredSharingNote(moment: moment, list: list, text: $0.stored) })
      return PlannedWrites(plan)
    }
  }

  private func joinTitle(of plan: ListPlan) -> EditTitle {
    let names = plan.notes.compactMap { if case .joined(let name) = $0 { name } else { nil } }
    return EditTitle(.addItems(names.count == 1 ? .one(names[0]) : .several(names.count)))
  }

  private func title(of deletions: [Change], among items: [Item]) -> EditTitle {
    let deleted = Set(deletions.map(\.key))
    return EditTitle(.deleteItems(items.filter { deleted.contains(.item($0.id)) }.subject))
  }

  private func entry(
    _ kind: Entry.Kind, _ title: EditTitle, _ changes: [Change], at moment: Moment
  ) -> Entry {
    Entry(
      Edit(id: Edit.ID(newID()), title: title, moment: moment, changes: changes), kind: kind, writer: .sharing
    )
  }

  private func receive(
    _ href: Href, _ take: @Sendable (inout RemoteItem) -> RemoteItem.Consequence
  ) throws(StorageError) -> RemoteItem.Consequence {
    try storage.editSharing { session throws(StorageError) in
      let stored = try session.remoteItems(of: list, at: href.path).first
      guard var remote = stored.flatMap(RemoteItem.init) else { return .dropped }
      let refusals = remote.refusals?.count ?? 0
      let consequence = take(&remote)
      if consequence == .dropped {
        try session.forget(href: href.path, of: list)
      } else {
        try session.save(remote.stored, of: list)
      }
      if let item = remote.item { try session.settle(list, item) }
      // The first refusals only mean that somebody else was faster.
      let patience = RemoteItem.Refusals.patience
      let isRefused = refusals < patience && (remote.refusals?.count ?? 0) >= patience
      if consequence == .rejected || isRefused,
        let name = (remote.unanswered?.version ?? remote.base)?.item.name
      {
        try session.add([
          StoredSharingNote(moment: now(), list: list, text: SyncNote.rejected(name).stored)
        ])
      }
      return consequence
    }
  }
}
