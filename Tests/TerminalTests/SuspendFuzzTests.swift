// What gives the terminal away (a stop, an editor) or writes to it (a copy, the bell), while the window changes: the
// last frame is then painted on a screen of another size.

import PtyTesting
import Screen
import Testing

@testable import ConsoleProbe

@Suite(.serialized, .waitsForPrograms) struct SuspendFuzzTests {
  @Test(arguments: UInt64(1)...4)
  func `whatever is asked of it while the window changes, it ends up with the whole frame`(seed: UInt64)
    throws
  {
    var dice = Dice(seed + 2000)
    let program = try PtyProgram("ConsoleProbe", ["frames", "\(seed)"], environment: ["EDITOR": "exit 0"])
    try program.wait { $0.title == "frame 0 80x24" }
    var size = Size(80, 24)
    var (number, bells) = (0, 0)
    for round in 0..<25 {
      var keys = (0..<Int.random(in: 0...3, using: &dice)).map { _ in "ncbo".randomElement(using: &dice)! }
      let stops = Int.random(in: 0..<3, using: &dice) == 0
      if stops { keys.insert("z", at: Int.random(in: 0...keys.count, using: &dice)) }
      // The last key works for a moment, in which the window changes: all is answered before the next frame.
      program.send(String(keys) + "h")
      for _ in 0..<Int.random(in: 1...3, using: &dice) {
        size = Size(.random(in: 2...110, using: &dice), .random(in: 1...35, using: &dice))
        program.resize(size.width, size.height)
      }
      number += keys.count { $0 == "n" }
      bells += keys.count { $0 == "b" || $0 == "o" }
      if stops {
        try program.wait("for the stop of round \(round)") { $0.state == .stopped }
        program.resume()
      }
      try program.wait("for frame \(number) at \(size), after \(String(keys))") {
        $0.title == "frame \(number) \(size)" && $0.bells == bells && $0.isOtherScreen
      }
      try program.waitToShow(Chance.frame(seed: seed, number: number, size: size))
    }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
  }
}
