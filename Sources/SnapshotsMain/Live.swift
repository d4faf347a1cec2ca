import Screen
import ScreenTesting

// The review's environment on disk, and the SVG of a story.

extension ReviewEnvironment {
  static func live(_ folder: SnapshotFolder) -> ReviewEnvironment {
    ReviewEnvironment(
      list: { folder.names(.pending) },
      compare: { try folder.compare($0) },
      accept: { try folder.accept($0) },
      reject: { try folder.reject($0) })
  }
}

extension SnapshotFolder {
  /// Compares the pending snapshot with the accepted one.
  func compare(_ name: SnapshotName) throws -> Comparison {
    guard let new = text(name, .pending) else { throw Complaint("\(name) is not pending any more.") }
    return try Comparison(old: text(name, .accepted), new: new)
  }
}

/// All frames of a story below each other, as one SVG.
func strip(_ story: Story) -> String {
  if story.scenes.count == 1 { return story.scenes[0].frame.svg() }
  var (top, width) = (0, 0)
  var lines: [String] = []
  for scene in story.scenes {
    let size = (width: scene.frame.size.width * 10, height: scene.frame.size.height * 20)
    lines.append("<g transform=\"translate(0 \(top))\">\n\(scene.frame.svg(isStandalone: false))</g>")
    top += size.height + 10
    width = max(width, size.width)
  }
  let head =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(top)\" width=\"\(width)\" height=\"\(top)\">"
  return ([head, "<style>\n\(Frame.svgStyle)\n</style>"] + lines + ["</svg>"]).joined(separator: "\n") + "\n"
}
