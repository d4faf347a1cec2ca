import ToteFormats
import ToteModel

extension ListPlan {
  mutating func write() {
    let order = items.values.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
    for (place, item) in order.enumerated() {
      write(
        item, above: place > 0 ? order[place - 1] : nil,
        below: place + 1 < order.count ? order[place + 1] : nil)
    }
    for remote in remotes.values.sorted(by: { $0.href.path < $1.href.path }) {
      if remote.item.flatMap({ items[$0] }) == nil { delete(remote) }
    }
  }

  mutating func write(_ item: Item, above: Item?, below: Item?) {
    let home = homes[item.id]
    let remote = home.flatMap { remotes[$0] }
    let base = remote?.base?.item
    switch remote?.state {
    case .left, .held: return
    // Deletion undone before it took effect.
    case .deleting: update(remote!.href) { $0.state = .synced }
    case .synced, .fresh, nil: break
    }
    if let base, TaskItem(item).fields == base.fields { return }
    if let unanswered = remote?.unanswered, unanswered.isRejected,
      unanswered.version.item.fields == TaskItem(item).fields
    {
      unsendable.append(item.id)
      return
    }
    guard context.mayWrite else {
      unsendable.append(item.id)
      return
    }
    if let remote, waits(remote) {
      unsendable.append(item.id)
      return
    }
    if let remote, base != nil, remote.etag == nil {
      fetches.append(remote.href)
      return
    }
    guard context.others == nil || hasKnownPlace(item, base) else {
      needsAllRows = true
      return
    }
    var wanted = TaskItem(item)
    wanted.sortOrder = newSortOrder(of: item, base: base, above: above, below: below)
    put(wanted, at: home ?? register(item))
  }

  /// Some servers never take back a name that was deleted, so neither path nor UID derives from the item.
  mutating func register(_ item: Item) -> Href {
    let uid = context.newID().uuidString.lowercased()
    let href = context.collection.appending("\(uid).ics")
    let body = lastBodies[item.id] ?? context.bodyElsewhere(item.id) ?? ""
    set(RemoteItem(href: href, uid: uid, body: body))
    own(href, item.id)
    return href
  }

  mutating func put(_ wanted: TaskItem, at href: Href) {
    guard let remote = remotes[href] else { return }
    // Sent before without an answer: send the same bytes, so that a version number never names two texts.
    if let sent = remote.unanswered, !sent.isRejected, sent.version.item.fields == wanted.fields,
      sent.version.seen == remote.seen
    {
      send(sent.body, to: remote)
      return
    }
    var seen = remote.seen
    if remote.base != nil, remote.base?.seen == nil {
      seen.advanceOverGap(context.client)
    } else {
      seen.advance(context.client)
    }
    guard let (body, version) = Self.body(of: wanted, for: remote, seen: seen, at: context.now) else {
      return
    }
    update(href) {
      // The unanswered attempt may have arrived, and others may have started from it.
      if let sent = $0.unanswered { $0.past.insert(sent.version, at: 0) }
      $0.past = Array($0.past.prefix(RemoteItem.pastCount))
      $0.seen = seen
      $0.unanswered = RemoteItem.Unanswered(
        version: version, body: body)
    }
    send(body, to: remote)
  }

  mutating func send(_ body: String, to remote: RemoteItem) {
    writes.append(
      RemoteWrite(
        href: remote.href, kind: .put(body),
        condition: remote.base == nil ? .isNew : DAVRequest.Condition(version: remote.etag)))
  }

  mutating func delete(_ remote: RemoteItem) {
    switch remote.state {
    case .left, .held: return
    case .synced, .fresh, .deleting: break
    }
    // Nothing is known to be on the server, unless an attempt had no answer.
    if remote.base == nil, remote.unanswered == nil || remote.unanswered?.isRejected == true {
      drop(remote.href)
      return
    }
    guard context.mayWrite, !waits(remote) else { return }
    guard remote.base != nil, remote.etag != nil else {
      fetches.append(remote.href)
      return
    }
    update(remote.href) { $0.state = .deleting }
    writes.append(
      RemoteWrite(href: remote.href, kind: .delete, condition: DAVRequest.Condition(version: remote.etag)))
  }

  private mutating func waits(_ remote: RemoteItem) -> Bool {
    let waits = remote.refusals?.isWaiting(at: context.now) == true
    if waits { waiting += 1 }
    return waits
  }

  /// The body that makes the server say this, and what it then says.
  static func body(
    of wanted: TaskItem, for remote: RemoteItem, seen: VersionVector, at now: Moment
  ) -> (body: String, version: RemoteItem.Version)? {
    let known = try? FetchedItems.document(remote.body)
    var document = known ?? wanted.document(uid: remote.uid, at: now)
    document.edit { task in
      // The item may come from another list, with the body of another resource.
      if remote.base == nil { task[raw: "UID"] = remote.uid }
      if known != nil { wanted.write(to: &task, known: remote.base?.item, at: now) }
      task[raw: VersionVector.property] = seen.description
    }
    // XML parsers normalise line endings; iCalendar wants CRLF.
    let body = String(decoding: document.bytes, as: UTF8.self).withReturns
    guard let task = document.task, let item = try? TaskItem(task) else { return nil }
    return (body, RemoteItem.Version(item: item, seen: seen, marks: TaskMarks(task)))
  }

  /// Whether its place is unchanged, so that its neighbours don't matter.
  private func hasKnownPlace(_ item: Item, _ base: TaskItem?) -> Bool {
    base.map { $0.rank == item.rank || $0.isMoved } ?? false
  }

  /// The sort order for other programs; none if they would show the item in its place anyway.
  func newSortOrder(of item: Item, base: TaskItem?, above: Item?, below: Item?) -> Int? {
    if hasKnownPlace(item, base) { return base?.sortOrder }
    let (low, high) = (above.map(sortOrder), below.map(sortOrder))
    let own = item.created.sortOrder
    if low ?? own <= own, own <= high ?? own { return base?.sortOrder == nil ? nil : own }
    return low.map { $0 + max(0, ((high ?? $0 + 2) - $0) / 2) } ?? high.map { $0 - 1 }
  }

  func sortOrder(of item: Item) -> Int {
    homes[item.id].flatMap { remotes[$0]?.base?.item.sortOrder } ?? item.created.sortOrder
  }
}
