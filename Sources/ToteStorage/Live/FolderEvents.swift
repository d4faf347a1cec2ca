import Glibc

/// What the system tells of files in some folders: a descriptor to wait for.
package final class FolderEvents {
  package let descriptor: Int32
  private var watched: Set<String> = []

  package init() { descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches new folders too. False if the system has no watch left.
  package func watch(_ folders: [String]) -> Bool {
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR
    for folder in folders where !watched.contains(folder) {
      guard inotify_add_watch(descriptor, folder, UInt32(events)) >= 0 else {
        // It has gone meanwhile.
        if errno == ENOENT { continue }
        return false
      }
      watched.insert(folder)
    }
    return true
  }

  /// Forgets what has happened so far: the folders are looked at as a whole.
  package func clear() {
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
