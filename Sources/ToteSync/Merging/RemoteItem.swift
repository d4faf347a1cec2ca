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
    /// By what it is known again; `nil` where an earlier version of the program has not remembered it.
    package var marks: TaskMarks?

    package init(item: TaskItem, seen: VersionVector?, marks: TaskMarks? = nil) {
      self.item = item
      self.seen = seen
      self.marks = marks
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
  package static let pastCount = 6

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

  /// The server has this now.
  mutating func take(_ version: Version, body: String, etag: ETag?) {
    keep(unanswered.map(\.version))
    keep(base)
    unanswered = nil
    base = version
    if let seen = version.seen { self.seen.merge(seen) }
    self.body = body
    self.etag = etag
  }

  /// What was sent is there.
  package mutating func stored(_ etag: ETag?) {
    guard let sent = unanswered else { return }
    state = base == nil ? .fresh : .synced
    unanswered = nil
    take(sent.version, body: sent.body, etag: etag)
  }

  private mutating func keep(_ version: Version?) {
    guard let version else { return }
    // One that was read or sent twice is one.
    past.removeAll { $0 == version }
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
  func isSameThing(as other: TaskItem) -> Bool { name == other.name && details == other.details }

  /// All that is shared of an item.
  var fields: [FieldValue] { item(id: .zero, list: .zero, created: .zero).fields }
}
