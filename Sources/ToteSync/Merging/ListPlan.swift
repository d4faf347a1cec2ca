/// What is to be done for a shared list, out of what is here, what is remembered, and what the server now says. Nothing is
/// done by making it: its changes go into the journal, its records into the database, and only then its writes to the server.

import FoundationEssentials
import ToteFormats
import ToteModel

/// What a plan needs beside the rows.
package struct SyncContext {
  /// What this Tote is called in version vectors, for good.
  package var client: String
  package var collection: Href
  package var now: Moment
  package var newID: () -> UUID
  package var mayWrite: Bool
  /// What becomes of items that have gone from the server with many others.
  package var heldDeletions: HeldDeletions
  /// Where a thing belongs of which nobody says it.
  package var category: (String) -> Category?

  package enum HeldDeletions: Hashable, Sendable { case ask, accept, keep }

  package init(
    client: String, collection: Href, now: Moment, newID: @escaping () -> UUID, mayWrite: Bool = true,
    heldDeletions: HeldDeletions = .ask, category: @escaping (String) -> Category? = { _ in nil }
  ) {
    self.client = client
    self.collection = collection
    self.now = now
    self.newID = newID
    self.mayWrite = mayWrite
    self.heldDeletions = heldDeletions
    self.category = category
  }
}

/// What the server says of a list since the last time.
package struct RemoteNews: Hashable, Sendable {
  package var items: [FetchedItems.Item]
  package var gone: [Href]
  /// Whether this is all that has changed, and not only what was asked for.
  package var isWhole: Bool

  package init(items: [FetchedItems.Item] = [], gone: [Href] = [], isWhole: Bool = true) {
    self.items = items
    self.gone = gone
    self.isWhole = isWhole
  }
}

/// A write to the server.
package struct RemoteWrite: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case put(String)
    case delete
  }

  package var href: Href
  package var kind: Kind
  /// `always` is only meant right after what is there was fetched once more: its tag is weak.
  package var condition: DAVRequest.Condition

  package init(href: Href, kind: Kind, condition: DAVRequest.Condition) {
    self.href = href
    self.kind = kind
    self.condition = condition
  }
}

/// The rules, applied to one list.
///
///     let plan = ListPlan(list: id, items: items, remotes: remotes, news: news, context)
///     // save plan.changes, plan.joins, plan.saved and plan.dropped in one transaction; then send plan.writes
package struct ListPlan {
  /// What comes from outside: no step of undo.
  package private(set) var changes: [Change] = []
  /// What was added here and elsewhere becomes one: a step of undo.
  package private(set) var joins: [Change] = []
  /// Records that are new or changed.
  package var saved: [RemoteItem] {
    touched.compactMap { remotes[$0] }.sorted { $0.href.path < $1.href.path }
  }
  /// Where there is nothing any more.
  package var dropped: [Href] { touched.filter { remotes[$0] == nil }.sorted { $0.path < $1.path } }
  package private(set) var writes: [RemoteWrite] = []
  /// What must be fetched before it can be written, for nobody knows in which version it is there.
  package private(set) var fetches: [Href] = []
  package private(set) var notes: [SyncNote] = []
  /// The items of deletions that wait for somebody to say what they mean.
  package private(set) var held: [Item.ID] = []
  /// What differs here and may not be sent.
  package private(set) var unsendable: [Item.ID] = []

  private let list: ShoppingList.ID
  private let context: SyncContext
  private var items: [Item.ID: Item]
  private var remotes: [Href: RemoteItem]
  private var touched: Set<Href> = []
  /// Which items have a record.
  private var homes: [Item.ID: Href] = [:]

  /// - Parameters:
  ///   - items: All that stands on the list here.
  ///   - remotes: All that is remembered of it.
  ///   - news: What the server says; `nil` where only what is to be sent is asked for.
  package init(
    list: ShoppingList.ID, items: [Item], remotes: [RemoteItem], news: RemoteNews, _ context: SyncContext
  ) {
    self.list = list
    self.context = context
    self.items = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    self.remotes = Dictionary(remotes.map { ($0.href, $0) }, uniquingKeysWith: { one, _ in one })
    for remote in remotes { if let item = remote.item { homes[item] = remote.href } }
    take(news)
    separate()
    write()
  }
}

// What comes.
extension ListPlan {
  private mutating func take(_ news: RemoteNews) {
    var arrivals: [Arrival] = []
    for fetched in news.items {
      do throws(TaskProblem) {
        try take(fetched, into: &arrivals)
      } catch {
        leave(fetched, error)
      }
    }
    var added = arrivals.isEmpty ? [:] : newItems
    for arrival in arrivals { arrive(arrival, beside: &added) }
    placeMoved(news.items.map(\.href))
    takeGone(news.gone)
    // Whatever came first as new has now been seen beside all others.
    guard news.isWhole else { return }
    for (href, remote) in remotes where remote.state == .fresh { update(href) { $0.state = .synced } }
  }

  /// Something on the server that is not known here yet.
  private struct Arrival {
    var fetched: FetchedItems.Item
    var item: TaskItem
    var seen: VersionVector?
    var uid: String
  }

  private mutating func take(
    _ fetched: FetchedItems.Item, into arrivals: inout [Arrival]
  ) throws(TaskProblem) {
    let task = try Self.document(fetched.body).onlyTask()
    guard let remote = remotes[fetched.href], remote.base != nil || remote.unanswered != nil else {
      let seen = task[raw: VersionVector.property].flatMap(VersionVector.init)
      arrivals.append(
        Arrival(fetched: fetched, item: try TaskItem(task), seen: seen, uid: task[raw: "UID"] ?? ""))
      return
    }
    // One's own echo, or a tag that changes with nothing behind it.
    if remote.base != nil, remote.unanswered == nil, fetched.body.isSameButReturns(remote.body) {
      update(fetched.href) {
        $0.etag = fetched.etag
        $0.state = .synced
      }
      return
    }
    var (base, read, seen) = try remote.reading(task)
    read.details.category = read.details.category ?? context.category(read.name)
    // What only was known of it is no longer there. So it differs from what is there, and is sent again.
    var there = seen == nil ? try TaskItem(task) : read
    there.details.category = there.details.category ?? read.details.category
    there.isMoved = read.isMoved
    update(fetched.href) {
      $0.take(there, seen: seen, body: fetched.body, etag: fetched.etag)
      $0.state = .synced
    }
    guard let local = remote.item.flatMap({ items[$0] }) else {
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

  /// It is no longer here, and there it is another: whatever was only ticked or moved is deleted all the same.
  private mutating func takeDeletedHere(_ href: Href, _ read: TaskItem, base: TaskItem?) {
    if let base, read.isSameThing(as: base) { return }
    notes.append(.revived(read.name))
    // By a new id: the old one may stand on another list, and undoing its deletion must not undo what others have written.
    add(read, to: href)
  }

  private mutating func leave(_ fetched: FetchedItems.Item, _ problem: TaskProblem) {
    if problem != .noTask, remotes[fetched.href]?.state != .left(problem) {
      notes.append(.leftAlone(fetched.href, problem))
    }
    update(fetched.href, orNew: RemoteItem(href: fetched.href, uid: "")) {
      $0.body = fetched.body
      $0.etag = fetched.etag
      $0.state = .left(problem)
    }
  }

  private mutating func arrive(_ arrival: Arrival, beside added: inout [String: [Item]]) {
    let href = arrival.fetched.href
    var read = arrival.item
    read.details.category = read.details.category ?? context.category(read.name)
    var remote = RemoteItem(href: href, uid: arrival.uid)
    remote.take(read, seen: arrival.seen, body: arrival.fetched.body, etag: arrival.fetched.etag)
    // What could not be read until now is still the same item here.
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

  /// What was added here and nobody else has seen yet, by its key.
  private var newItems: [String: [Item]] {
    let new = items.values.filter { item in
      let home = homes[item.id].flatMap { remotes[$0] }
      return !item.isTicked
        && (home.map { $0.base == nil && $0.state == .synced || $0.state == .fresh } ?? true)
    }
    return Dictionary(grouping: new.sorted { $0.id < $1.id }, by: \.key)
  }

  /// Whether two of one name may be one: of two stores, or of amounts that cannot be compared, they are two.
  private static func isOneThing(_ one: ItemDetails, _ other: ItemDetails) -> Bool {
    if let first = one.amount, let second = other.amount, first != second,
      ItemMerge.larger(first, second) == nil
    {
      return false
    }
    return [(one.store, other.store), (one.note, other.note)].allSatisfy { one, other in
      guard let one, let other else { return true }
      return ItemName.key(of: one) == ItemName.key(of: other)
    }
  }

  /// Two that were added at the same time are one, with the larger amount: not the sum, for both meant the same.
  private mutating func join(_ local: Item, _ read: TaskItem, _ href: Href) {
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
      // Nothing has come of the first try to send it.
      drop(old)
      own(href, local.id)
    } else if href.path < old.path {
      // Both are there, and all who see both must give up the same one.
      update(old) { $0.item = nil }
      own(href, local.id)
    }
  }

  /// What other programs have moved comes to stand where they show it.
  private mutating func placeMoved(_ hrefs: [Href]) {
    for href in hrefs {
      guard let remote = remotes[href], let base = remote.base?.item, base.isMoved,
        let order = base.sortOrder,
        remote.past.first?.item.sortOrder != order, let item = remote.item.flatMap({ items[$0] })
      else { continue }
      let others = items.values.filter { $0.id != item.id }.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
      let place = others.lastIndex { sortOrder(of: $0) <= order }.map { $0 + 1 } ?? 0
      var moved = item
      moved.rank = Rank.between(
        place > 0 ? others[place - 1].rank : nil, place < others.count ? others[place].rank : nil)
      set(moved, instead: item)
    }
  }

  private mutating func takeGone(_ gone: [Href]) {
    var candidates: [(href: Href, item: Item)] = []
    for href in Set(gone).union(remotes.values.filter { $0.state == .held }.map(\.href)) {
      guard let remote = remotes[href] else { continue }
      guard let local = remote.item.flatMap({ items[$0] }), let base = remote.base?.item else {
        drop(href)
        continue
      }
      // Undone while it was on its way.
      if remote.state == .deleting {
        drop(href)
      } else if !TaskItem(local).isSameThing(as: base) {
        notes.append(.revived(local.name))
        drop(href)
      } else {
        candidates.append((href, local))
      }
    }
    let isMany = candidates.count > 10 && candidates.count * 10 > items.count * 3
    let wasHeld = candidates.contains { remotes[$0.href]?.state == .held }
    for (href, item) in candidates.sorted(by: { ($0.item.rank, $0.item.id) < ($1.item.rank, $1.item.id) }) {
      switch context.heldDeletions {
      case .keep where isMany || wasHeld: drop(href)
      case .ask where isMany || wasHeld:
        held.append(item.id)
        update(href) { $0.state = .held }
      default:
        notes.append(.deleted(item.name))
        changes.append(Change(removing: item))
        items[item.id] = nil
        drop(href)
      }
    }
    if isMany, !held.isEmpty, !wasHeld { notes.append(.held(held.count)) }
  }

  /// Tells apart what stands in one place: what the server has there stays, and of two that it has there the first by its
  /// name. Were it left to the database, each machine would put the other's behind its own, and send that, for ever.
  private mutating func separate() {
    guard Set(items.values.map(\.rank)).count < items.count else { return }
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

  /// What others have done to an item.
  private mutating func note(from old: Item, to new: Item) {
    if old.isTicked != new.isTicked { notes.append(new.isTicked ? .ticked(new.name) : .unticked(new.name)) }
    if !TaskItem(new).isSameThing(as: TaskItem(old)) { notes.append(.changed(new.name)) }
  }
}

// What goes.
extension ListPlan {
  private mutating func write() {
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

  /// - Parameters:
  ///   - above: What stands right above it.
  ///   - below: What stands right below it.
  private mutating func write(_ item: Item, above: Item?, below: Item?) {
    let home = homes[item.id]
    let remote = home.flatMap { remotes[$0] }
    let base = remote?.base?.item
    switch remote?.state {
    case .left, .held: return
    // Undone before anything came of it.
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
    if let remote, base != nil, remote.etag == nil {
      fetches.append(remote.href)
      return
    }
    var wanted = TaskItem(item)
    wanted.sortOrder = newSortOrder(of: item, base: base, above: above, below: below)
    put(wanted, at: home ?? register(item))
  }

  /// A place of its own on the server. Neither it nor the UID follows from the item: what was deleted there once may never come
  /// back under its old name.
  private mutating func register(_ item: Item) -> Href {
    let uid = context.newID().uuidString.lowercased()
    let href = context.collection.appending("\(uid).ics")
    set(RemoteItem(href: href, uid: uid))
    own(href, item.id)
    return href
  }

  private mutating func put(_ wanted: TaskItem, at href: Href) {
    guard let remote = remotes[href] else { return }
    // Sent before, and no answer has come: the same bytes again, so that two of one number are never two.
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
    guard let (body, written) = Self.body(of: wanted, for: remote, seen: seen, at: context.now) else {
      return
    }
    update(href) {
      // An attempt that may have arrived may be what somebody else begins from.
      if let sent = $0.unanswered { $0.past.insert(sent.version, at: 0) }
      $0.past = Array($0.past.prefix(RemoteItem.pastCount))
      $0.seen = seen
      $0.unanswered = RemoteItem.Unanswered(
        version: RemoteItem.Version(item: written, seen: seen), body: body)
    }
    send(body, to: remote)
  }

  private mutating func send(_ body: String, to remote: RemoteItem) {
    writes.append(
      RemoteWrite(
        href: remote.href, kind: .put(body),
        condition: remote.base == nil ? .isNew : DAVRequest.Condition(version: remote.etag)))
  }

  private mutating func delete(_ remote: RemoteItem) {
    switch remote.state {
    case .left, .held: return
    case .synced, .fresh, .deleting: break
    }
    // Nothing of it is known to be there, unless a try to send it had no answer.
    if remote.base == nil, remote.unanswered == nil || remote.unanswered?.isRejected == true {
      drop(remote.href)
      return
    }
    guard context.mayWrite else { return }
    guard remote.base != nil, remote.etag != nil else {
      fetches.append(remote.href)
      return
    }
    update(remote.href) { $0.state = .deleting }
    writes.append(
      RemoteWrite(href: remote.href, kind: .delete, condition: DAVRequest.Condition(version: remote.etag)))
  }

  /// The body that makes the server say this, and what it then says.
  private static func body(
    of wanted: TaskItem, for remote: RemoteItem, seen: VersionVector, at now: Moment
  ) -> (body: String, item: TaskItem)? {
    let known = try? Self.document(remote.body)
    var document = known ?? wanted.document(uid: remote.uid, at: now)
    document.edit { task in
      if known != nil { wanted.write(to: &task, known: remote.base?.item, at: now) }
      task[raw: VersionVector.property] = seen.description
    }
    // What an XML parser has made of the ends of lines is not what iCalendar wants.
    let body = String(decoding: document.bytes, as: UTF8.self).withReturns
    guard let task = document.task, let item = try? TaskItem(task) else { return nil }
    return (body, item)
  }

  private static func document(_ body: String) throws(TaskProblem) -> CalendarDocument {
    do throws(CalendarError) {
      return try CalendarDocument(Array(body.utf8), maxSize: FetchedItems.maxBodySize)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Where other programs are to show it: nothing is said of what stands where they would put it anyway.
  private func newSortOrder(of item: Item, base: TaskItem?, above: Item?, below: Item?) -> Int? {
    if let base, base.rank == item.rank || base.isMoved { return base.sortOrder }
    let (low, high) = (above.map(sortOrder), below.map(sortOrder))
    let own = item.created.sortOrder
    if low ?? own <= own, own <= high ?? own { return base?.sortOrder == nil ? nil : own }
    return low.map { $0 + max(0, ((high ?? $0 + 2) - $0) / 2) } ?? high.map { $0 - 1 }
  }

  private func sortOrder(of item: Item) -> Int {
    homes[item.id].flatMap { remotes[$0]?.base?.item.sortOrder } ?? item.created.sortOrder
  }
}

// The rows and the records, changed together with what is told of them.
extension ListPlan {
  private mutating func set(_ item: Item, instead old: Item) {
    items[item.id] = item
    if let change = Change(before: .item(old), after: .item(item)), !change.isEmpty { changes.append(change) }
  }

  /// A row for what is on the server.
  private mutating func add(_ read: TaskItem, to href: Href) {
    let item = read.item(id: Item.ID(context.newID()), list: list, created: read.created ?? context.now)
    items[item.id] = item
    changes.append(Change(adding: item))
    own(href, item.id)
  }

  private mutating func own(_ href: Href, _ item: Item.ID) {
    homes[item] = href
    update(href) { $0.item = item }
  }

  private mutating func set(_ remote: RemoteItem) {
    remotes[remote.href] = remote
    touched.insert(remote.href)
  }

  private mutating func update(_ href: Href, orNew new: RemoteItem? = nil, _ edit: (inout RemoteItem) -> Void)
  {
    guard var remote = remotes[href] ?? new else { return }
    edit(&remote)
    set(remote)
  }

  private mutating func drop(_ href: Href) {
    if let item = remotes[href]?.item, homes[item] == href { homes[item] = nil }
    remotes[href] = nil
    touched.insert(href)
  }
}

extension FetchedItems {
  /// More is no item of a list.
  package static let maxBodySize = 16 << 20
}

extension String {
  /// Whether two bodies are one, however their lines end.
  fileprivate func isSameButReturns(_ other: String) -> Bool {
    if utf8.elementsEqual(other.utf8) { return true }
    let isNoReturn = { (byte: UInt8) in byte != UInt8(ascii: "\r") }
    return utf8.lazy.filter(isNoReturn).elementsEqual(other.utf8.lazy.filter(isNoReturn))
  }

  /// With a return before each line feed.
  fileprivate var withReturns: String {
    guard utf8.contains(UInt8(ascii: "\n")) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count + utf8.count / 32)
    for byte in utf8 {
      if byte == UInt8(ascii: "\n"), bytes.last != UInt8(ascii: "\r") { bytes.append(UInt8(ascii: "\r")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
