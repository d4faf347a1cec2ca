// How a failure that ComposableTesting or ScreenTesting has found reaches the test that is running, be it one of Swift
// Testing or of XCTest.

import Testing
import XCTest

/// Where in a test something stands.
package struct TestPlace: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}

/// Fails the test that is running.
package func recordFailure(_ message: String, at place: TestPlace) {
  if Test.current != nil || isSwiftTesting {
    Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
  } else {
    XCTFail(message, file: place.filePath, line: place.line)
  }
}

/// Says something that fails no test.
package func recordNote(_ message: String, at place: TestPlace) {
  if Test.current != nil {
    Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: place.sourceLocation)
  } else {
    print("\(place.filePath):\(place.line): note: \(message)")
  }
}

/// Whether this is a process of Swift Testing: a detached task of its tests has no current test, and XCTest, which is
/// loaded as well, has no test case that could fail.
private let isSwiftTesting = CommandLine.arguments.contains("swift-testing")
