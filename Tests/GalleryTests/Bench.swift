import Composable
import FoundationEssentials
import Screen
import Synchronization
import Testing

@testable import Gallery

// What the tests of several programs have in common.

/// A transport that must not be used.
let unimplementedTransport: Transport = Composable.unimplemented("transport")

/// Draws each view at the sizes that a small window can have, with its help and without; nothing may trap, and
/// something must be seen: in a single cell, the cursor of a field at least.
func assertDraws<Action>(
  _ views: [(Visit) -> any View], _ keymap: Keymap<Action>, sourceLocation: SourceLocation = #_sourceLocation
) {
  for width in [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 19, 20, 21, 30, 39, 40, 45] {
    for height in 1...14 {
      for (index, view) in views.enumerated() {
        for isHelpShown in [false, true] {
          var visit = Visit(keymap)
          visit.resize(to: Size(width, height))
          visit.help.top = isHelpShown ? 0 : nil
          let frame = Frame(view(visit), size: Size(width, height))
          if frame.cursor == nil, !frame.lines.contains(where: { $0.contains { $0 != " " } }) {
            Issue.record("nothing at \(width)x\(height), view \(index)", sourceLocation: sourceLocation)
          }
        }
      }
    }
  }
}

/// What happened, in order, written from any thread.
final class Log<Value: Sendable>: Sendable {
  private let contents = Mutex<[Value]>([])
  var values: [Value] { contents.withLock { $0 } }
  func append(_ value: Value) { contents.withLock { $0.append(value) } }
}

/// A folder that is gone with the test.
func withFolder<Result>(_ work: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder.path)
}
