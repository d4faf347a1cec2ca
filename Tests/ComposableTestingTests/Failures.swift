import Synchronization

@testable import ComposableTesting

/// What a test says when it is used in a way that fails, read instead of failing.
struct Said: Equatable {
  var failures: [String] = []
  var notes: [String] = []
  /// The lines of the failures, counted from the line where reading began.
  var lines: [Int] = []
}

/// Reads what the body's TestStores say, up to the end of their lives.
func said(line: UInt = #line, _ body: () throws -> Void) rethrows -> Said {
  let contents = Mutex(Said())
  let reader = Failure.Reader(
    failure: { failure in
      contents.withLock {
        $0.failures.append(failure.message)
        $0.lines.append(Int(failure.line) - Int(line))
      }
    },
    note: { note in contents.withLock { $0.notes.append(note.message) } })
  try Failure.$reader.withValue(reader) { try body() }
  return contents.withLock { $0 }
}
