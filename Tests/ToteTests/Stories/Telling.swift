import Loop
import Screen
import ScreenTesting

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// Plays a story step by step: each part of the script is a frame, with its keys above it.
func tell(
  _ name: String, _ stage: Stage, _ parts: [String], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let scenes = try parts.map { part in
    try stage.play(part)
    return Scene(part, stage.frame)
  }
  assertFrames(name, scenes, fileID: fileID, filePath: filePath, line: line, column: column)
}

extension Rehearsal where State == App, Action == AppAction {
  /// The items of the open list, in the order in which they show: `x milk 2 l`.
  var told: [String] {
    state.lines.items.map { item in
      [item.isTicked ? "x" : nil, item.name, item.amount?.description].compactMap { $0 }.joined(
        separator: " ")
    }
  }
}
