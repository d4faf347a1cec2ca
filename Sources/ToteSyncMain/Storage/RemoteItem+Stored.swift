import ToteFormats
import ToteModel
import ToteStorage
import ToteSync

/// Converts records from and to their table. Unreadable ones are fetched again.
extension RemoteItem {
  init?(_ stored: StoredRemoteItem) {
    guard let state = State(stored: stored.state) else { return nil }
    let refusals = Refusals(stored: stored.state)
    self.init(
      href: Href(path: stored.href), uid: stored.uid, item: stored.item, etag: ETag(stored.etag),
      body: stored.body,
      base: stored.base.flatMap { Version(base: $0, seen: stored.baseSeen) },
      past: stored.past.utf8.split(separator: UInt8(ascii: "\n")).compactMap {
        Version(stored: Substring($0))
      },
      unanswered: stored.unanswered.flatMap { Unanswered(stored: $0, body: stored.unansweredBody ?? "") },
      seen: VersionVector(stored.seen) ?? VersionVector(), state: state, refusals: refusals)
  }

  var stored: StoredRemoteItem {
    StoredRemoteItem(
      href: href.path, uid: uid, item: item, etag: etag?.text, body: body, base: base?.storedBase,
      baseSeen: base?.seen?.description, past: past.map(\.stored).joined(separator: "\n"),
      unanswered: unanswered?.stored, unansweredBody: unanswered?.body, seen: seen.description,
      state: state.stored + (refusals.map { " \($0.stored)" } ?? ""))
  }
}

extension RemoteItem.Version {
  /// `n=apples&s=apples… a1f3=12 1k2j3h.5m6n`; a dash means no vector.
  fileprivate var stored: String {
    "\(item.stored) \(seen?.description ?? "-")" + (marks.map { " \($0.stored)" } ?? "")
  }

  fileprivate init?(stored: Substring) {
    let words = stored.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard (2...3).contains(words.count), let item = TaskItem(stored: String(words[0])) else { return nil }
    self.init(
      item: item, seen: words[1] == "-" ? nil : VersionVector(String(words[1])),
      marks: words.count == 3 ? TaskMarks(stored: words[2]) : nil)
  }

  /// `n=apples&s=apples… 1k2j3h.5m6n`: the vector has its own column.
  fileprivate var storedBase: String { item.stored + (marks.map { " \($0.stored)" } ?? "") }

  fileprivate init?(base stored: String, seen: String?) {
    let words = stored.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard (1...2).contains(words.count), let item = TaskItem(stored: String(words[0])) else { return nil }
    self.init(
      item: item, seen: seen.flatMap { VersionVector($0) },
      marks: words.count == 2 ? TaskMarks(stored: words[1]) : nil)
  }
}

extension RemoteItem.Unanswered {
  private static let rejected = "! "

  fileprivate var stored: String { (isRejected ? Self.rejected : "") + version.stored }

  fileprivate init?(stored: String, body: String) {
    let isRejected = stored.hasPrefix(Self.rejected)
    let version = RemoteItem.Version(stored: stored.dropFirst(isRejected ? Self.rejected.count : 0))
    guard let version else { return nil }
    self.init(version: version, body: body, isRejected: isRejected)
  }
}

extension RemoteItem.Refusals {
  /// Between the state and this.
  fileprivate static let sign = " refused "

  /// `refused 4 1764100000000`.
  fileprivate var stored: String { "\(Self.sign.dropFirst())\(count) \(last.milliseconds)" }

  fileprivate init?(stored: String) {
    let parts = stored.split(separator: Self.sign, maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let numbers = parts[1].split(separator: " ").compactMap { Int64($0) }
    guard numbers.count == 2 else { return nil }
    self.init(count: Int(numbers[0]), last: Moment(milliseconds: numbers[1]))
  }
}

extension RemoteItem.State {
  fileprivate var stored: String {
    switch self {
    case .synced: "synced"
    case .fresh: "fresh"
    case .deleting: "deleting"
    case .held: "held"
    case .left(let problem): "left \(problem.stored)"
    }
  }

  /// Behind it, there may be refusals.
  init?(stored: String) {
    let stored = stored.split(separator: RemoteItem.Refusals.sign, maxSplits: 1).first.map(String.init) ?? ""
    switch stored {
    case "synced": self = .synced
    case "fresh": self = .fresh
    case "deleting": self = .deleting
    case "held": self = .held
    default:
      guard stored.hasPrefix("left "), let problem = TaskProblem(stored: String(stored.dropFirst(5))) else {
        return nil
      }
      self = .left(problem)
    }
  }
}
