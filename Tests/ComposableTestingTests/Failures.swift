import Synchronization

@testable import ComposableTesting

/// The failures and notes of a test, read instead of failing.
struct Said: Equatable {
  var failures: [String] = []
  var notes: [String] = []
  /// The lines of the failures, relative to the call of `said`.
  var lines: [Int] = []
}

/// Collects the failures of the TestStores in a closure, until they are freed.
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
