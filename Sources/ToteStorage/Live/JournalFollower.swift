import Glibc
import ToteModel

/// The journal as it grows, for a command that has nothing else to do: it sleeps on the caller's thread until another
/// program writes. (The app has its queue for that, `LiveStorage`.)
///
///     let follower = JournalFollower(storage, after: 41)
///     while try follower.wait(...) == .written { for line in try follower.next() { … } }
package final class JournalFollower {
  private let storage: Storage
  private let events: FileEvents
  /// Everything up to this number was told.
  private var last: Int64
  /// In milliseconds, until the next look at a commit that is half done.
  private var pause: Int?

  private static let (shortestPause, longestPause) = (2, 32_768)
  private static let batch = 1_000

  package init(_ storage: Storage, after last: Int64) throws(StorageError) {
    guard let file = storage.file, let events = FileEvents(of: file) else {
      throw .failed(reason: "inotify: \(String(cString: strerror(errno)))")
    }
    (self.storage, self.events, self.last) = (storage, events, last)
  }

  package enum Wake: Hashable, Sendable {
    case written
    /// What this writes isn't read any more.
    case readerGone
    case interrupted
    /// There is something to read from the other descriptor.
    case other
  }

  /// The lines that have come since the last call, oldest first, up to a thousand; empty if there are no more.
  package func next() throws -> [JournalLine] {
    let start = last
    let (lines, end) = try storage.read { session in
      (try session.journal(after: start, limit: Self.batch), try session.journalEnds().last)
    }
    // The journal may end in lines that this version can't read.
    last = lines.count < Self.batch ? max(end, last) : lines[lines.count - 1].number
    return lines
  }

  /// Sleeps until there may be more, nothing reads `output` any more, or there is something to read from `interruption` or from
  /// another descriptor.
  package func wait(
    writingTo output: Int32, interruption: Int32, or other: Int32 = -1
  ) throws(StorageError) -> Wake {
    while true {
      // Before the first sleep, and after each: the system reports a write before it takes effect.
      let isWritten = try look()
      if isWritten { return .written }
      switch Self.sleep(on: events.descriptor, output, interruption, other, for: pause) {
      case .readerGone: return .readerGone
      case .interrupted: return .interrupted
      case .other: return .other
      case .written: if events.take() { pause = nil }
      }
    }
  }

  /// Whether another program has committed; plans the next look if a commit is still under way.
  private func look() throws(StorageError) -> Bool {
    var isUnsettled = false
    do throws(StorageError) {
      let activity = try storage.externalActivity()
      if activity.hasChanges {
        pause = nil
        return true
      }
      isUnsettled = activity.isCommitting
    } catch .busy {
      isUnsettled = true
    }
    pause = isUnsettled ? pause.map { 2 * $0 } ?? Self.shortestPause : nil
    if let planned = pause, planned > Self.longestPause { pause = nil }
    return false
  }

  private static func sleep(
    on events: Int32, _ output: Int32, _ interruption: Int32, _ other: Int32, for pause: Int?
  ) -> Wake {
    var files = [
      pollfd(fd: events, events: Int16(POLLIN), revents: 0), pollfd(fd: output, events: 0, revents: 0),
      pollfd(fd: interruption, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&files, 4, Int32(pause ?? -1)) > 0 else { return .written }
    if files[2].revents != 0 { return .interrupted }
    if files[3].revents != 0 { return .other }
    return files[1].revents & Int16(POLLERR | POLLNVAL) != 0 ? .readerGone : .written
  }
}
