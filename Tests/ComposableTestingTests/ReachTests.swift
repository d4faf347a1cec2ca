import Composable
import ComposableTesting
import Testing
import XCTest

@Suite struct ReachesSwiftTesting {
  @Test("a failure is an issue of Swift Testing, at the line of the step")
  func issue() {
    let line = #line + 3
    withKnownIssue {
      let store = TestStore(initialState: Shop(), reducer: shopReducer, environment: ShopEnvironment.quick)
      store.send(.titled("Party"))
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue.hasPrefix("The state changed after sending") == true
    }
  }

  @Test("what is only noted is a warning, which fails nothing")
  func note() {
    withKnownIssue {
      let store = TestStore(initialState: Shop(), reducer: shopReducer, environment: ShopEnvironment.quick)
      store.exhaustivity = .off(showSkipped: true)
      store.send(.titled("Party"))
    } matching: { issue in
      issue.severity == .warning
    }
  }
}

final class ReachesXCTest: XCTestCase {
  private var recorded: [(description: String, line: Int)] = []
  private var isReading = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    if isReading {
      recorded.append((description, lineNumber))
    } else {
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  }

  func testAFailureIsAFailureOfXCTestAtTheLineOfTheStep() {
    isReading = true
    let line = #line + 2
    let store = TestStore(initialState: Shop(), reducer: shopReducer, environment: ShopEnvironment.quick)
    store.send(.titled("Party"))
    store.send(.titled("End")) { $0.title = "End" }
    isReading = false
    XCTAssertEqual(recorded.count, 1)
    XCTAssertEqual(recorded.first?.line, line)
    XCTAssertTrue(recorded.first?.description.contains("The state changed after sending") ?? false)
  }
}
