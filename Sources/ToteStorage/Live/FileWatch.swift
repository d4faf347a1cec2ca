import Dispatch
import Glibc

/// Reports when the database's files are written, made or replaced, by any program. Nothing runs between such events.
///
/// It watches the folder, not the files: the write-ahead log comes and goes, and a file may be replaced by another.
final class FileWatch {
  private let source: any DispatchSourceRead

  /// Calls back on the queue until released. `nil` if the system has no watch left.
  init?(_ file: String, on queue: DispatchQueue, whenWritten: @escaping @Sendable () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let events = IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
    guard inotify_add_watch(descriptor, PrivateFile.folder(of: file) ?? ".", UInt32(events)) >= 0 else {
      Glibc.close(descriptor)
      return nil
    }
    let name = String(file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...])
    let names: Set = [name, name + "-wal"]
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler {
      if Self.names(from: descriptor).contains(where: { $0.map(names.contains) ?? true }) { whenWritten() }
    }
    source.setCancelHandler { Glibc.close(descriptor) }
    source.resume()
  }

  deinit { source.cancel() }

  /// The file names of all pending events; `nil` among them means that too many came and some were lost.
  private static func names(from descriptor: Int32) -> Set<String?> {
    var names: Set<String?> = []
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var place = 0
        while place < count {
          let event = buffer.load(fromByteOffset: place, as: inotify_event.self)
          let start = place + MemoryLayout<inotify_event>.size
          let bytes = buffer[start..<start + Int(event.len)].prefix { $0 != 0 }
          names.insert(
            event.mask & UInt32(IN_Q_OVERFLOW) == 0 ? String(decoding: bytes, as: UTF8.self) : nil)
          place = start + Int(event.len)
        }
      }
    }
    return names
  }
}
