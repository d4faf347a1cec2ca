import ToteFormats
import ToteModel

extension ListPlan {
  mutating func take(_ news: RemoteNews) {
    var arrivals: [Arrival] = []
    follow(news)
    for fetched in news.items {
      do throws(TaskProblem) {
        try take(fetched, into: &arrivals)
      } catch {
        leave(fetched, error)
      }
    }
    var missing = arrivals.isEmpty ? [:] : missingItems(news.gone)
    arrivals.removeAll { takeBack($0, from: &missing) }
    var added = arrivals.isEmpty ? [:] : newItems
    for arrival in arrivals { arrive(arrival, beside: &added) }
    placeMoved(news.items.map(\.href))
    guard !news.hasMore else { return }
    takeGone(news.gone)
    // Everything that came as new has now been compared with all the rest.
    guard news.isWhole else { return }
    for (href, remote) in remotes where remote.state == .fresh { update(href) { $0.state = .synced } }
  }

  /// Some programs delete a task and make it anew, or move it, keeping its UID: it is still the same item.
  private mutating func follow(_ news: RemoteNews) {
    guard !news.gone.isEmpty else { return }
    var moved: [String: RemoteItem] = [:]
    for href in news.gone {
      if let remote = remotes[href], remote.base != nil || remote.unanswered != nil, remote.state != .deleting
      {
        moved[remote.uid] = remote
      }
    }
    guard !moved.isEmpty else { return }
    for fetched in news.items where remotes[fetched.href] == nil {
      guard let uid = try? fetched.task.get().uid, !uid.isEmpty,
        var remote = moved.removeValue(forKey: uid)
      else { continue }
      drop(remote.href)
      remote.href = fetched.href
      remote.state = .synced
      set(remote)
      if let item = remote.item { homes[item] = fetched.href }
    }
  }

  struct Arrival {
    var fetched: FetchedItems.Item
    var item: TaskItem
    var seen: VersionVector?
    var uid: String
    var marks: TaskMarks

    func version(of read: TaskItem) -> RemoteItem.Version {
      RemoteItem.Version(item: read, seen: seen, marks: marks)
    }
  }

  mutating func take(
    _ fetched: FetchedItems.Item, into arrivals: inout [Arrival]
  ) throws(TaskProblem) {
    let reading = try fetched.task.get()
    let task = reading.task
    let written = task[raw: VersionVector.property].flatMap(VersionVector.init)?[context.client] ?? 0
    if written > remotes[fetched.href]?.seen[context.client] ?? 0 { isBehindItself = true }
    guard let remote = remotes[fetched.href], remote.base != nil || remote.unanswered != nil else {
      let seen = task[raw: VersionVector.property].flatMap(VersionVector.init)
      arrivals.append(
        Arrival(
          fetched: fetched, item: try TaskItem(reading), seen: seen, uid: reading.uid, marks: reading.marks))
      return
    }
    // The echo of our own write, or a tag that changed without the body.
    if remote.base != nil, remote.unanswered == nil, fetched.body.isSameButReturns(remote.body) {
      var state = remote.state
      if case .left = state {} else { state = .synced }
      guard remote.etag != fetched.etag || remote.state != state else { return }
      update(fetched.href) {
        $0.etag = fetched.etag
        $0.state = state
      }
      return
    }
    let local = remote.item.flatMap { items[$0] }
    var (base, read, seen) = try remote.reading(reading, beside: local)
    read.details.category = read.details.category ?? context.category(read.name)
    // Fields known only here are missing on the server; the difference makes them be sent again.
    var there = seen == nil ? try TaskItem(reading) : read
    there.details.category = there.details.category ?? read.details.category
    there.isMoved = read.isMoved
    update(fetched.href) {
      $0.take(
        RemoteItem.Version(item: there, seen: seen, marks: reading.marks), body: fetched.body,
        etag: fetched.etag)
      $0.state = .synced
    }
    guard let local else {
      takeDeletedHere(fetched.href, read, base: base)
      return
    }
    let synced = remote.base?.item
    let merge =
      base.map { ItemMerge(base: $0, synced: synced, local: local, remote: read) }
      ?? ItemMerge(synced: synced, local: local, remote: read)
    notes += merge.conflicts.map { .conflict(item: merge.item.name, $0) }
    note(from: local, to: merge.item)
    set(merge.item, instead: local)
  }

  /// The item was deleted here but changed there. If it was only ticked or moved, it is deleted all the same.
  mutating func takeDeletedHere(_ href: Href, _ read: TaskItem, base: TaskItem?) {
    if let base, read.isSameThing(as: base) { return }
    notes.append(.revived(read.name))
    // With a new id: the old one may be on another list, and undoing that deletion must not undo others' edits.
    add(read, to: href)
  }

  /// Forgets where items are that a server has placed outside the collection: they are sent to it anew.
  mutating func leaveOutside() {
    for (href, remote) in remotes where !href.isInside(context.collection) {
      if case .left = remote.state { continue }
      drop(href)
    }
  }

  mutating func leave(_ fetched: FetchedItems.Item, _ problem: TaskProblem) {
    let known = remotes[fetched.href]
    // NB: what exactly is wrong isn't stored, so problems are compared by kind.
    let isKnown = if case .left(let before)? = known?.state { before.stored == problem.stored } else { false }
    // A server without tags returns it every time.
    if isKnown, known?.body == fetched.body, known?.etag == fetched.etag { return }
    if problem != .noTask, !isKnown { notes.append(.leftAlone(fetched.href, problem)) }
    update(fetched.href, orNew: RemoteItem(href: fetched.href, uid: "")) {
      $0.body = fetched.body
      $0.etag = fetched.etag
      $0.state = .left(problem)
    }
  }

  mutating func arrive(_ arrival: Arrival, beside added: inout [String: [Item]]) {
    let href = arrival.fetched.href
    var read = arrival.item
    read.details.category = read.details.category ?? context.category(read.name)
    var remote = RemoteItem(href: href, uid: arrival.uid)
    remote.take(arrival.version(of: read), body: arrival.fetched.body, etag: arrival.fetched.etag)
    // A resource that was unreadable until now still belongs to the same item.
    if let known = remotes[href]?.item, items[known] != nil {
      remote.item = known
      set(remote)
      return
    }
    set(remote)
    let key = ItemName.key(of: read.name)
    guard !read.isTicked,
      let place = added[key]?.firstIndex(where: { Self.isOneThing($0.details, read.details) }),
      let twin = added[key]?.remove(at: place)
    else {
      notes.append(.added(read.name))
      add(read, to: href)
      return
    }
    join(twin, read, href)
  }

  /// Unticked items that exist only here so far, by key.
  var newItems: [String: [Item]] {
    let new = items.values.filter { item in
      let home = homes[item.id].flatMap { remotes[$0] }
      return !item.isTicked
        && (home.map { $0.base == nil && $0.state == .synced || $0.state == .fresh } ?? true)
    }
    return Dictionary(grouping: new.sorted { $0.id < $1.id }, by: \.key)
  }

  /// Whether two items of the same name may be merged. Not if they have different stores or incomparable amounts.
  static func isOneThing(_ one: ItemDetails, _ other: ItemDetails) -> Bool {
    if let first = one.amount, let second = other.amount, first != second,
      ItemMerge.larger(first, second) == nil
    {
      return false
    }
    return zip(one.textKeys, other.textKeys).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
  }

  /// Merges two items added at the same time. The larger amount wins; it isn't a sum, since both meant the same.
  mutating func join(_ local: Item, _ read: TaskItem, _ href: Href) {
    var joined = local
    joined.details.update(with: read.details)
    joined.amount = ItemMerge.larger(local.amount, read.details.amount) ?? read.details.amount ?? local.amount
    notes.append(.joined(local.name))
    if let change = Change(before: .item(local), after: .item(joined)), !change.isEmpty {
      joins.append(change)
    }
    items[local.id] = joined
    guard let old = homes[local.id], let home = remotes[old] else {
      own(href, local.id)
      return
    }
    if home.base == nil {
      drop(old)
      own(href, local.id)
    } else if href.path < old.path {
      // Both are on the server; everyone who sees both must give up the same one.
      update(old) { $0.item = nil }
      own(href, local.id)
    }
  }

  /// Places items where other programs have moved them.
  mutating func placeMoved(_ hrefs: [Href]) {
    // All rows with the order others show them in, built once: a phone may have moved a whole long list.
    var rows: [(id: Item.ID, rank: Rank, sortOrder: Int)] = []
    for href in hrefs {
      guard let remote = remotes[href], let base = remote.base?.item, base.isMoved,
        let order = base.sortOrder,
        remote.past.first?.item.sortOrder != order, let item = remote.item.flatMap({ items[$0] })
      else { continue }
      guard context.others == nil else {
        needsAllRows = true
        return
      }
      if rows.isEmpty {
        rows = items.values.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
          .map { ($0.id, $0.rank, sortOrder(of: $0)) }
      }
      rows.removeAll { $0.id == item.id }
      let place = rows.lastIndex { $0.sortOrder <= order }.map { $0 + 1 } ?? 0
      var moved = item
      moved.rank = Rank.between(
        place > 0 ? rows[place - 1].rank : nil, place < rows.count ? rows[place].rank : nil)
      set(moved, instead: item)
      rows.insert((moved.id, moved.rank, order), at: place)
    }
  }

  /// More deletions than this need confirmation, at once or within `SyncContext.recentDeletions`.
  static let suspiciousCount = 10

  mutating func takeGone(_ gone: [Href]) {
    var candidates: [(href: Href, item: Item)] = []
    for href in Set(gone).union(remotes.values.filter { $0.state == .held }.map(\.href)) {
      guard let remote = remotes[href] else { continue }
      guard let local = remote.item.flatMap({ items[$0] }), let base = remote.base?.item else {
        drop(href)
        continue
      }
      // Deleted by our own write, which was undone meanwhile.
      if remote.state == .deleting {
        drop(href)
      } else if !TaskItem(local).isSameThing(as: base) {
        notes.append(.revived(local.name))
        drop(href)
      } else {
        candidates.append((href, local))
      }
    }
    let count = items.count + (context.others?.count ?? 0)
    let recent = context.recentDeletions
    let sum = candidates.count + recent
    let isMany = !candidates.isEmpty && sum > Self.suspiciousCount && sum * 10 > (count + recent) * 3
    let wasHeld = candidates.contains { remotes[$0.href]?.state == .held }
    for (href, item) in candidates.sorted(by: { ($0.item.rank, $0.item.id) < ($1.item.rank, $1.item.id) }) {
      switch context.heldDeletions {
      case .keep where isMany || wasHeld: drop(href)
      case .ask where isMany || wasHeld:
        held.append(item.id)
        update(href) { $0.state = .held }
      case .accept where isMany || wasHeld:
        acceptedDeletions.append(Change(removing: item))
        remove(item, from: href)
      case .ask, .accept, .keep:
        deletions.append(Change(removing: item))
        remove(item, from: href)
      }
    }
    if isMany, !held.isEmpty, !wasHeld { notes.append(.held(held.count)) }
    if !acceptedDeletions.isEmpty { notes.append(.accepted(acceptedDeletions.count)) }
  }

  private mutating func remove(_ item: Item, from href: Href) {
    notes.append(.deleted(item.name))
    items[item.id] = nil
    drop(href)
  }

  /// Separates items that share a place. What the server has there stays; of two it has, the first by name does. Left
  /// to the database, each machine would keep moving the other's item behind its own and sending that.
  mutating func separate() {
    if let others = context.others, newRanks.contains(where: others.isTaken) { needsAllRows = true }
    guard Set(items.values.map(\.rank)).count < items.count else { return }
    // A new place lies between its neighbours, which may not have been read.
    guard context.others == nil else {
      needsAllRows = true
      return
    }
    let order = items.values.map { item in
      let remote = homes[item.id].flatMap { remotes[$0] }
      let isThere = remote?.base?.item.rank == item.rank
      return (item: item, key: (item.rank, isThere ? 0 : 1, remote?.href.path ?? "", item.id))
    }.sorted { $0.key < $1.key }.map(\.item)
    for (item, rank) in zip(order, Rank.separated(order.map(\.rank))) where item.rank != rank {
      var moved = item
      moved.rank = rank
      set(moved, instead: item)
    }
  }

  private var newRanks: [Rank] {
    changes.compactMap { change in
      guard case .item(let item)? = change.after, let rank = items[item.id]?.rank else { return nil }
      if case .item(let before)? = change.before, before.rank == rank { return nil }
      return rank
    }
  }

  mutating func note(from old: Item, to new: Item) {
    if old.isTicked != new.isTicked { notes.append(new.isTicked ? .ticked(new.name) : .unticked(new.name)) }
    if new.name != old.name || new.details != old.details { notes.append(.changed(new.name)) }
  }
}
