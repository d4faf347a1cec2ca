import FailureReporting

/// A test failure, reported to Swift Testing or XCTest, whichever is running.
package struct Failure: Sendable, CustomStringConvertible {
  package let message: String
  package let line: UInt
  let place: TestPlace

  init(_ message: String, at place: TestPlace) {
    self.message = message
    self.line = place.line
    self.place = place
  }

  package var description: String { message }

  /// Bound by this library's own tests, which read failures instead of failing.
  @TaskLocal package static var reader: Reader?

  package final class Reader: Sendable {
    let failure: @Sendable (Failure) -> Void
    let note: @Sendable (Failure) -> Void
    package init(
      failure: @escaping @Sendable (Failure) -> Void, note: @escaping @Sendable (Failure) -> Void
    ) {
      self.failure = failure
      self.note = note
    }
  }

  /// Records the message without failing the test.
  func note() {
    if let reader = Failure.reader {
      reader.note(self)
    } else {
      recordNote(message, at: place)
    }
  }

  func record() {
    if let reader = Failure.reader {
      reader.failure(self)
    } else {
      recordFailure(message, at: place)
    }
  }
}
