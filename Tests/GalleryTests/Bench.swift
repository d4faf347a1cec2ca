import Composable
import FoundationEssentials
import Screen
import Synchronization
import Testing

@testable import Gallery

// Shared by the tests of several programs.

let unimplementedTransport: Transport = Composable.unimplemented("transport")

/// A program's view as the gallery shows it, with its keys below.
func screened<Action>(_ view: any View, _ keymap: Keymap<Action>) -> some View {
  Screened(view, keymap: keymap)
}

/// Draws each view at small sizes. Nothing may trap, and something must be
/// visible; in a single cell at least a field's cursor.
func assertDraws(_ views: [() -> any View], sourceLocation: SourceLocation = #_sourceLocation) {
  for width in [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 19, 20, 21, 30, 39, 40, 45] {
    for height in 1...14 {
      for (index, view) in views.enumerated() {
        let frame = Frame(view(), size: Size(width, height))
        if frame.cursor == nil, !frame.lines.contains(where: { $0.contains { $0 != " " } }) {
          Issue.record("nothing at \(width)x\(height), view \(index)", sourceLocation: sourceLocation)
        }
      }
    }
  }
}

/// A thread-safe list of what happened.
final class Log<Value: Sendable>: Sendable {
  private let contents = Mutex<[Value]>([])
  var values: [Value] { contents.withLock { $0 } }
  func append(_ value: Value) { contents.withLock { $0.append(value) } }
}

/// Calls a closure with a temporary folder.
func withFolder<Result>(_ work: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder.path)
}
