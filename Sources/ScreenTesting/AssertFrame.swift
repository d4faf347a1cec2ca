import FailureReporting
import Screen

/// Compares a frame with the accepted snapshot of that name; `swift run snapshots review` accepts it.
///
///     @Test func `an empty list shows which key to press`() {
///       assertFrame(Frame(ShoppingView(State()), size: Size(40, 8)), "empty")
///     }
///
/// The suite is the name of the test file; the snapshot is `Snapshots/<suite>/<name>.frame`.
public func assertFrame(
  _ frame: Frame, _ name: String, suite: String? = nil, in snapshots: Snapshots? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  check(Story(frame), name, suite, snapshots, place)
}

/// Compares a sequence of frames with the accepted one of that name, which is one file.
///
///     assertFrames("ticking", [Scene("open", first), Scene("space", second)])
public func assertFrames(
  _ name: String, _ scenes: [Scene], suite: String? = nil, in snapshots: Snapshots? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  check(Story(scenes), name, suite, snapshots, place)
}

private func check(
  _ story: Story, _ name: String, _ suite: String?, _ snapshots: Snapshots?, _ place: TestPlace
) {
  guard !story.scenes.isEmpty else {
    return recordFailure("Snapshot \"\(name)\" has no frame in it.", at: place)
  }
  let root = Files.packageRoot(above: place.filePath.description)
  guard let snapshots = snapshots ?? root.map({ Snapshots(root: $0) }) else {
    return recordFailure(
      "There is no Package.swift above \(place.filePath), so no place for snapshots.", at: place)
  }
  let suite = suite ?? place.file
  let outcome = snapshots.check(story, suite: suite, name: name, place: "\(place.fileID):\(place.line)")
  if case .failed(let message) = outcome { recordFailure(message, at: place) }
}

extension TestPlace {
  fileprivate var file: String {
    let name = fileID.description.split(separator: "/").last ?? ""
    return String(name.split(separator: ".").first ?? "")
  }
}
