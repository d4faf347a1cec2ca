/// What is remembered of one resource of a shared list between two synchronisations. Everything that is to be sent follows from
/// it: an item that differs from the base here is sent, one that is no longer here is deleted there.

import ToteFormats
import ToteModel

/// An item on a server.
package struct RemoteItem: Hashable, Sendable, Identifiable {
  /// What a body said, and which writes it knew of.
  package struct Version: Hashable, Sendable {
    package var item: TaskItem
    /// `nil` where a program that drops such things has written it.
    package var seen: VersionVector?

    package init(item: TaskItem, seen: VersionVector?) {
      self.item = item
      self.seen = seen
    }
  }

  /// A write that no answer has come to yet: it may have arrived or not.
  package struct Unanswered: Hashable, Sendable {
    package var version: Version
    package var body: String
    /// The server does not take it. It is not sent again before it changes.
    package var isRejected = false

    package init(version: Version, body: String, isRejected: Bool = false) {
      self.version = version
      self.body = body
      self.isRejected = isRejected
    }
  }

  package enum State: Hashable, Sendable {
    case synced
    /// Sent, and not yet seen in a listing: somebody else may have added the same thing at the same time.
    case fresh
    /// A deletion is on its way.
    case deleting
    /// It has gone from the server with many others; what that means is for people to say.
    case held
    /// It is no item, or none that can be read: it is left as it is.
    case left(TaskProblem)
  }

  package var href: Href
  package var uid: String
  /// The item it is here; `nil` where there is none, or none any more.
  package var item: Item.ID?
  /// `nil` where it is not known: then it is fetched before it is changed.
  package var etag: ETag?
  /// As the server has it.
  package var body: String
  /// What that says; `nil` before the server has had it, and for what is left alone.
  package var base: Version?
  /// What the server had before, the newest first.
  package var past: [Version]
  package var unanswered: Unanswered?
  /// All that was ever seen of it.
  package var seen: VersionVector
  package var state: State

  package var id: Href { href }

  /// How many older versions are kept: so many writes may lie between what a slow program has read and what it writes.
  package static let pastCount = 4

  package init(
    href: Href, uid: String, item: Item.ID? = nil, etag: ETag? = nil, body: String = "", base: Version? = nil,
    past: [Version] = [], unanswered: Unanswered? = nil, seen: VersionVector = VersionVector(),
    state: State = .synced
  ) {
    self.href = href
    self.uid = uid
    self.item = item
    self.etag = etag
    self.body = body
    self.base = base
    self.past = past
    self.unanswered = unanswered
    self.seen = seen
    self.state = state
  }

  /// Everything that may have been the beginning of what another program writes, the newest first.
  private var versions: [Version] { [unanswered?.version, base].compactMap { $0 } + past }

  /// What a body began from, and what it says beside that; it throws where that is no item. Where it began from something
  /// that was never seen here, there is no base.
  ///
  /// With a vector, the newest version that it has seen. Where somebody has dropped the vector, nobody can know: then it is
  /// the version from which it is most easily made.
  func reading(
    _ task: CalendarComponent
  ) throws(TaskProblem) -> (base: TaskItem?, item: TaskItem, seen: VersionVector?) {
    let seen = task[raw: VersionVector.property].flatMap(VersionVector.init)
    if let seen {
      guard let version = versions.first(where: { $0.seen?.isAtMost(seen) ?? false }) else {
        return (nil, try TaskItem(task, known: base?.item), seen)
      }
      if version.seen?.hasGaps(of: seen) == true {
        return (version.item, try TaskItem(task, known: version.item), seen)
      }
    }
    var best: (base: TaskItem, item: TaskItem, effort: Int?)?
    // What was sent may not have come there.
    for version in [base, unanswered?.version].compactMap({ $0 }) + past {
      let item = try TaskItem(task, known: version.item)
      let effort = effort(from: version.item, to: item)
      // Nobody writes what is there already.
      if best == nil || effort.map({ $0 < best?.effort ?? .max }) ?? false {
        best = (version.item, item, effort)
      }
    }
    guard let best else { return (nil, try TaskItem(task), seen) }
    return (best.base, best.item, seen)
  }

  /// How much somebody must have changed; `nil` for nothing. Ticking is quickly done and undone and says nothing, nor does the
  /// place of a row. But that a text becomes once more what it has been is less likely than that nobody has touched it since.
  private func effort(from old: TaskItem, to new: TaskItem) -> Int? {
    let (oldFields, newFields) = (old.fields, new.fields)
    if oldFields == newFields { return nil }
    let before = versions.map(\.item.fields)
    return Item.schema.fields.reduce(0) { effort, field in
      let new = newFields[field.column]
      let isQuick = field.kind == .truth || field.kind == .rank || !field.rules.isExported
      if oldFields[field.column] == new || isQuick { return effort }
      return effort + (before.contains { $0[field.column] == new } ? 2 : 1)
    }
  }

  /// The server has this now.
  mutating func take(_ item: TaskItem, seen: VersionVector?, body: String, etag: ETag?) {
    keep(unanswered.map(\.version))
    keep(base)
    unanswered = nil
    base = Version(item: item, seen: seen)
    if let seen { self.seen.merge(seen) }
    self.body = body
    self.etag = etag
  }

  /// What was sent is there.
  package mutating func stored(_ etag: ETag?) {
    guard let sent = unanswered else { return }
    state = base == nil ? .fresh : .synced
    unanswered = nil
    take(sent.version.item, seen: sent.version.seen, body: sent.body, etag: etag)
  }

  private mutating func keep(_ version: Version?) {
    guard let version else { return }
    past.insert(version, at: 0)
    past.removeLast(max(0, past.count - Self.pastCount))
  }
}

extension VersionVector {
  /// What it is called in a task.
  package static let property = "X-TOTE-SEEN"
}

extension TaskItem {
  /// Whether nothing is different that people would call an edit: neither the tick nor the place is one.
  func isSameThing(as other: TaskItem) -> Bool {
    var one = self
    (one.isTicked, one.rank) = (other.isTicked, other.rank)
    return one.fields == other.fields
  }

  /// All that is shared of an item.
  var fields: [FieldValue] { item(id: .zero, list: .zero, created: .zero).fields }
}
