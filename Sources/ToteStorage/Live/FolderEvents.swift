import Glibc

/// What the system tells of files in some folders: a descriptor to wait for.
package final class FolderEvents {
  package let descriptor: Int32
  package init() { descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches these folders, new ones and those made again in the place of others too. False if the system has no watch left.
  package func watch(_ folders: [String]) -> Bool {
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR
    return folders.allSatisfy { folder in
      // One may have gone meanwhile.
      inotify_add_watch(descriptor, folder, UInt32(events)) >= 0 || errno == ENOENT
    }
  }

  /// Takes all pending events. Returns whether any is about a folder or a file that matters: an editor's swap file, for one,
  /// doesn't.
  package func take(where matters: (_ file: String) -> Bool) -> Bool {
    PendingEvents(from: descriptor).events.contains {
      $0.isLost || $0.isOfFolder || $0.name.isEmpty || matters($0.name)
    }
  }
}
