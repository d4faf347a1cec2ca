import ToteFormats
import ToteModel

/// What is remembered of one resource of a shared list. It determines everything to be sent: an item that differs from
/// its base is sent, and one that is gone here is deleted there.
package struct RemoteItem: Hashable, Sendable, Identifiable {
  package struct Version: Hashable, Sendable {
    package var item: TaskItem
    /// `nil` if written by a program that drops unknown properties.
    package var seen: VersionVector?
    /// For recognising copies; `nil` if stored by an earlier version.
    package var marks: TaskMarks?

    package init(item: TaskItem, seen: VersionVector?, marks: TaskMarks? = nil) {
      self.item = item
      self.seen = seen
      self.marks = marks
    }
  }

  /// A write without an answer, which may or may not have arrived.
  package struct Unanswered: Hashable, Sendable {
    package var version: Version
    package var body: String
    /// The server refuses it. It isn't sent again until it changes.
    package var isRejected = false

    package init(version: Version, body: String, isRejected: Bool = false) {
      self.version = version
      self.body = body
      self.isRejected = isRejected
    }
  }

  /// Writes that the server took for outdated, one after the other. One or two mean that somebody else was faster.
  package struct Refusals: Hashable, Sendable {
    package var count: Int
    package var last: Moment

    package init(count: Int, last: Moment) { (self.count, self.last) = (count, last) }

    package static let patience = 3

    /// Five minutes, then twice as long each time, up to a day.
    var pause: Duration { .seconds(min(300 << max(0, min(count - Self.patience, 9)), 86_400)) }

    func isWaiting(at now: Moment) -> Bool {
      guard count >= Self.patience else { return false }
      return .zero..<pause ~= .milliseconds(now.milliseconds(since: last))
    }
  }

  package enum State: Hashable, Sendable {
    case synced
    /// Sent but not yet seen in a listing: somebody else may have added the same thing.
    case fresh
    case deleting
    /// Vanished from the server with many others; awaits a decision.
    case held
    /// No item, or an unreadable one: left as it is.
    case left(TaskProblem)
  }

  package var href: Href
  package var uid: String
  package var item: Item.ID?
  /// `nil` if unknown; it is then fetched before it is changed.
  package var etag: ETag?
  package var body: String
  /// What that says; `nil` if never sent, or left alone.
  package var base: Version?
  /// Newest first.
  package var past: [Version]
  package var unanswered: Unanswered?
  package var seen: VersionVector
  package var state: State
  package var refusals: Refusals?

  package var id: Href { href }

  /// How many older versions are kept: up to this many writes may come between a slow program's reading and writing.
  package static let pastCount = 6

  package init(
    href: Href, uid: String, item: Item.ID? = nil, etag: ETag? = nil, body: String = "", base: Version? = nil,
    past: [Version] = [], unanswered: Unanswered? = nil, seen: VersionVector = VersionVector(),
    state: State = .synced, refusals: Refusals? = nil
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
    self.refusals = refusals
  }

  mutating func take(_ version: Version, body: String, etag: ETag?) {
    keep(unanswered.map(\.version))
    keep(base)
    unanswered = nil
    base = version
    if let seen = version.seen { self.seen.merge(seen) }
    self.body = body
    self.etag = etag
  }

  package mutating func stored(_ etag: ETag?) {
    guard let sent = unanswered else { return }
    state = base == nil ? .fresh : .synced
    unanswered = nil
    refusals = nil
    take(sent.version, body: sent.body, etag: etag)
  }

  private mutating func keep(_ version: Version?) {
    guard let version else { return }
    // Reading or sending a version twice counts once.
    past.removeAll { $0 == version }
    past.insert(version, at: 0)
    past.removeLast(max(0, past.count - Self.pastCount))
  }
}

extension VersionVector {
  package static let property = "X-TOTE-SEEN"
}

extension TaskItem {
  /// Whether only ticks and ranks differ, which people wouldn't call edits.
  func isSameThing(as other: TaskItem) -> Bool { name == other.name && details == other.details }

  var fields: [FieldValue] { item(id: .zero, list: .zero, created: .zero).fields }
}
