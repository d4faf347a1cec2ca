import ToteFormats
import ToteModel
import ToteStorage
import ToteSync

/// A record as it stands in its table, and back. What cannot be read any more is fetched anew.
extension RemoteItem {
  init?(_ stored: StoredRemoteItem) {
    guard let state = State(stored: stored.state) else { return nil }
    self.init(
      href: Href(path: stored.href), uid: stored.uid, item: stored.item, etag: ETag(stored.etag),
      body: stored.body,
      base: stored.base.flatMap(TaskItem.init(stored:)).map {
        Version(item: $0, seen: stored.baseSeen.flatMap { VersionVector($0) })
      },
      past: stored.past.split(separator: "\n").compactMap { Version(stored: $0) },
      unanswered: stored.unanswered.flatMap { Unanswered(stored: $0, body: stored.unansweredBody ?? "") },
      seen: VersionVector(stored.seen) ?? VersionVector(), state: state)
  }

  var stored: StoredRemoteItem {
    StoredRemoteItem(
      href: href.path, uid: uid, item: item, etag: etag?.text, body: body, base: base?.item.stored,
      baseSeen: base?.seen?.description, past: past.map(\.stored).joined(separator: "\n"),
      unanswered: unanswered?.stored, unansweredBody: unanswered?.body, seen: seen.description,
      state: state.stored)
  }
}

extension RemoteItem.Version {
  /// `n=apples&s=apples… a1f3=12`; a dash where there is no vector.
  fileprivate var stored: String { "\(item.stored) \(seen?.description ?? "-")" }

  fileprivate init?(stored: some StringProtocol) {
    let parts = stored.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let item = TaskItem(stored: String(parts[0])) else { return nil }
    self.init(item: item, seen: parts[1] == "-" ? nil : VersionVector(String(parts[1])))
  }
}

extension RemoteItem.Unanswered {
  private static let rejected = "! "

  fileprivate var stored: String { (isRejected ? Self.rejected : "") + version.stored }

  fileprivate init?(stored: String, body: String) {
    let isRejected = stored.hasPrefix(Self.rejected)
    let version = RemoteItem.Version(stored: isRejected ? String(stored.dropFirst(2)) : stored)
    guard let version else { return nil }
    self.init(version: version, body: body, isRejected: isRejected)
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

  init?(stored: String) {
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
