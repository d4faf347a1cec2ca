// The program itself is suspended, opens the editor and copies, while the window changes.

import PtyTesting
import Testing
import ToteTesting

@Suite(.serialized, .waitsForPrograms) struct ResizeFuzzTests {
  @Test(arguments: UInt64(1)...2)
  func `it goes on whatever is pressed while the window changes`(seed: UInt64) throws {
    var chance = SplitMix(seed: seed)
    let editing = EditorTests()
    let program = try editing.tote(#"echo eggs >> "$1""#)
    var text = "flour\n"
    for round in 0..<20 {
      let key = ["\u{1A}", "E", "y", "j"].randomElement(using: &chance)!
      program.send(["", "k", "y"].randomElement(using: &chance)! + key)
      for _ in 0..<Int.random(in: 1...3, using: &chance) {
        program.resize(.random(in: 40...130, using: &chance), .random(in: 10...50, using: &chance))
      }
      if key == "\u{1A}" {
        try program.wait("for the stop of round \(round)") { $0.state == .stopped }
        program.resume()
      }
      if key == "E" { text += "eggs\n" }
      try program.wait("for the screen of round \(round)") {
        $0.isOtherScreen && $0.text.contains("Cake") && editing.stored == text
      }
    }
    try program.wait { $0.showsSaved }
    try editing.expectOrder(program)
  }
}
