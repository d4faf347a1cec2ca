import Loop
import Screen
import Tote

/// Two programs on the same lists, beside each other. `<other>` in a script goes from one to the other.
struct SharedPlay {
  private let programs: [Rehearsal<App, AppAction>]

  init(_ left: Rehearsal<App, AppAction>, _ right: Rehearsal<App, AppAction>) { programs = [left, right] }

  static let turn = "<other>"

  /// What is played before each change of program.
  static func turns(in script: String) -> [Substring] {
    script.split(separator: turn, omittingEmptySubsequences: false)
  }

  func shots(of turns: [Substring], after earlier: String?) throws -> [ScriptedConsole.Shot] {
    try earlier.map { _ = try programs[0].play($0) }
    try programs[1].play("<wait 1s>")
    var frames = programs.map(\.frame)
    var shots = [ScriptedConsole.Shot(step: "", number: 0, frame: frame(of: frames, active: 0))]
    func add(_ step: String, isNew: Bool, active: Int) {
      let frame = frame(of: frames, active: active)
      guard let last = shots.last, last.frame != frame else { return }
      shots.append(ScriptedConsole.Shot(step: step, number: last.number + (isNew ? 1 : 0), frame: frame))
    }
    for (turn, script) in turns.enumerated() {
      let active = turn % 2
      let begun = programs[active].shots.count
      try programs[active].play(String(script))
      var number = -1
      for shot in programs[active].shots[begun...] {
        frames[active] = shot.frame
        add(shot.step, isNew: shot.number != number, active: active)
        number = shot.number
      }
      // What was done arrives at the other one.
      try programs[1 - active].play("<wait 1s>")
      frames[1 - active] = programs[1 - active].frame
      add(Self.turn, isNew: true, active: active)
    }
    return shots
  }

  private func frame(of frames: [Frame], active: Int) -> Frame {
    let width = frames[0].size.width + 2
    return Frame(
      Drawing { canvas in
        for (index, frame) in frames.enumerated() {
          let rect = Rect(index * (width + 1), 0, width, frame.size.height + 2)
          canvas.draw(Border(Copied(frame: frame, hasCursor: index == active), title: "tote"), in: rect)
        }
      }, size: Size(2 * width + 1, frames[0].size.height + 2))
  }
}

/// A frame within another, with the terminal's cursor if it has the keys.
private struct Copied: View {
  let frame: Frame
  let hasCursor: Bool

  func draw(on canvas: inout Canvas) {
    for row in 0..<frame.size.height {
      for (column, cell) in frame.row(row).enumerated() where !cell.isContinuation {
        canvas.put(cell, at: Point(column, row))
      }
    }
    if hasCursor, let cursor = frame.cursor { canvas.setCursor(at: cursor.point, cursor.shape) }
  }
}
