// Reports failures to Swift Testing or XCTest, whichever runs the test.

import Testing
import XCTest

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

/// Fails the running test.
package func recordFailure(_ message: String, at place: TestPlace) {
  if Test.current != nil || isSwiftTesting {
    Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
  } else {
    XCTFail(message, file: place.filePath, line: place.line)
  }
}

/// Records a message without failing the test.
package func recordNote(_ message: String, at place: TestPlace) {
  if Test.current != nil {
    Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: place.sourceLocation)
  } else {
    print("\(place.filePath):\(place.line): note: \(message)")
  }
}

/// Whether Swift Testing runs this process. Its detached tasks have no current test, and XCTest is loaded as
/// well.
private let isSwiftTesting = CommandLine.arguments.contains("swift-testing")
