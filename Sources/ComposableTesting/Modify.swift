import Dumping
import FailureReporting

/// Changes what a case carries, in what a test expects:
///
///     store.send(.titleEdited("Plums")) {
///       modify(&$0.route, as: Route.detail) { $0.title = "Plums" }
///     }
///
/// The check fails if the value is in another case, or the case carries several values.
///
/// - Parameters:
///   - root: The value of the enum. One that is optional is written `&$0.route!`.
///   - embed: The case.
public func modify<Root, Value>(
  _ root: inout Root, as embed: (Value) -> Root, _ change: (inout Value) throws -> Void,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) rethrows {
  guard var value = payload(of: root) as? Value, areInSameCase(root, embed(value)) else {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return recordFailure(
      "This can't be changed as the case that was given: the value is\n\n\(swiftSource(of: root))", at: place)
  }
  try change(&value)
  root = embed(value)
}
