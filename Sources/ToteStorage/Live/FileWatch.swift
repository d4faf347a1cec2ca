import Dispatch

/// Reports when the database's files are written, made or replaced, by any program. Nothing runs between such events.
final class FileWatch {
  private let source: any DispatchSourceRead

  /// Calls back on the queue until released. `nil` if the system has no watch left.
  init?(_ file: String, on queue: DispatchQueue, whenWritten: @escaping @Sendable () -> Void) {
    guard let events = FileEvents(of: file) else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: events.descriptor, queue: queue)
    source.setEventHandler { if events.take() { whenWritten() } }
    // Its descriptor may only be closed when the source no longer uses it.
    source.setCancelHandler { withExtendedLifetime(events) {} }
    source.resume()
  }

  deinit { source.cancel() }
}
