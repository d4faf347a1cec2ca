import Glibc

/// What the system tells of writes to the database's files, by any program: a descriptor to wait for.
///
/// It watches the folder, not the files: the write-ahead log comes and goes, and a file may be replaced by another.
final class FileEvents {
  let descriptor: Int32
  private let names: Set<String>

  /// `nil` if the system has no watch left.
  init?(of file: String) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    let name = String(file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...])
    names = [name, name + "-wal"]
    let events = IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
    guard descriptor >= 0,
      inotify_add_watch(descriptor, PrivateFile.folder(of: file) ?? ".", UInt32(events)) >= 0
    else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Takes all pending events and returns whether any is about our files, or may have been.
  func take() -> Bool {
    PendingEvents(from: descriptor).events.contains { $0.isLost || names.contains($0.name) }
  }
}
