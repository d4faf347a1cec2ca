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
      past: stored.past.utf8.split(separator: UInt8(ascii: "\n")).compactMap {
        Version(stored: Substring($0))
      },
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

  fileprivate init?(stored: Substring) {
    guard let blank = stored.utf8.firstIndex(of: UInt8(ascii: " ")),
      let item = TaskItem(stored: String(stored[..<blank]))
    else { return nil }
    let seen = stored[stored.utf8.index(after: blank)...]
    self.init(item: item, seen: seen == "-" ? nil : VersionVector(String(seen)))
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
