import Composable
import Loop
import Screen
import ScreenTesting
import Testing

@testable import Inspector

/// A program is stopped by a key, stepped back, and goes on.
@Suite struct InspectionTests {
  @Test func `the key stops the program and shows its own frame at any step`() throws {
    let pantry = pantry()
    pantry.inspect()
    try pantry.play("f j<Space>")
    try pantry.play("<f12>")
    assertFrame(pantry.frame, "stopped")
    try pantry.play("<left><left><left>")
    assertFrame(pantry.frame, "three steps back")
    try pantry.play("<esc>")
    #expect(pantry.state.items[1].isTicked)
    #expect(pantry.frame.lines[23].contains("fetch"), "the program is on the screen again")
  }

  @Test func `a wide screen has the history beside the program`() throws {
    let pantry = pantry(size: Size(120, 20))
    pantry.inspect()
    try pantry.play("f<Space>j<Space><f12>")
    assertFrame(pantry.frame, "beside")
  }

  @Test func `keys are the inspector's while it is open`() throws {
    let pantry = pantry()
    pantry.inspect()
    try pantry.play("f<f12>q")
    #expect(!pantry.isOver, "this closed the inspector alone")
    try pantry.play("q")
    #expect(pantry.isOver)
  }

  @Test func `what effects send waits while it is open`() throws {
    let pantry = pantry()
    pantry.inspect()
    try pantry.play("t<wait 1s><f12><wait 3s>")
    #expect(pantry.state.seconds == 1)
    try pantry.play("<f12>")
    #expect(pantry.state.seconds == 4)
  }

  @Test func `it goes on from a step, and cancels what runs`() throws {
    let pantry = pantry()
    pantry.inspect()
    try pantry.play("ft<wait 3s>")
    #expect(pantry.state.seconds == 3)
    try pantry.play("<f12><left><left><Enter>")
    #expect(pantry.frame.lines[23].contains("Go on from here? 1 effect is cancelled."))
    try pantry.play("<Enter>")
    #expect(pantry.state.seconds == 1)
    try pantry.play("<wait 5s>")
    #expect(pantry.state.seconds == 1, "the timer was cancelled")
    #expect(pantry.history?.steps.last?.number == 4, "what came later is forgotten")
  }

  @Test func `steps that one effect sent in a row are folded, and open where one is`() throws {
    let pantry = pantry()
    pantry.inspect()
    try pantry.play("t<wait 9s>f<f12>")
    #expect(pantry.frame.lines.contains { $0.contains("+8") })
    try pantry.play("<up><up>")
    #expect(pantry.frame.lines.filter { $0.contains("secondPassed") }.count > 4)
  }

  @Test func `a text is found in actions, changes and on the frame`() throws {
    let pantry = pantry()
    pantry.inspect()
    try pantry.play("f<Space>jj<Space><f12><home>/basket<Enter>")
    #expect(pantry.frame.lines.contains { $0.contains("4 of ") })
    try pantry.play("/2 in the<Enter>")
    #expect(pantry.frame.lines.contains { $0.contains("▸ note") && $0.contains("\"2 in the") })
    try pantry.play("/nowhere<Enter>")
    #expect(pantry.frame.lines.contains { $0.contains("Not found.") })
  }

  @Test func `n goes to the next change of what is under the cursor`() throws {
    let pantry = pantry()
    pantry.inspect()
    try pantry.play("f<Space>jj<Space>kk<Space><f12><home>")
    // The third step ticks the first item.
    try pantry.play("<right><right>")
    #expect(pantry.frame.lines.contains { $0.contains("▸ items[0].isTicked") })
    try pantry.play("n")
    #expect(pantry.frame.lines.contains { $0.contains("▸ items[0].isTicked") && $0.contains("true → false") })
    try pantry.play("N")
    #expect(pantry.frame.lines.contains { $0.contains("▸ items[0].isTicked") && $0.contains("false → true") })
  }

  @Test func `g goes to the key that caused an action`() throws {
    let pantry = pantry()
    pantry.inspect()
    try pantry.play("jf<f12>g")
    #expect(pantry.frame.lines.contains { $0.contains("from f") })
  }

  @Test func `the mouse chooses a step, and z shows the whole frame`() throws {
    let pantry = pantry()
    pantry.inspect()
    try pantry.play("f<Space><f12><click step(1)>z")
    #expect(pantry.frame.lines[0].hasPrefix("Pantry"))
    #expect(!pantry.frame.lines.contains { $0.contains("Stopped") })
  }

  @Test func `a program can be stopped before anything happened`() throws {
    let pantry = pantry()
    pantry.inspect()
    try pantry.play("<f12><left><right><up><down>gn<Tab><Enter>")
    #expect(pantry.frame.lines[23].contains("fetch"))
  }

  @Test func `v marks where a test of the state begins, and T writes it`() throws {
    let pantry = pantry()
    var source = ""
    pantry.inspect(cutting: TestCut(reducer: "pantryReducer", environment: ".unimplemented")) { source = $0 }
    try pantry.play("fj<Space>j<f12><left>v<left>T")
    #expect(source.contains("store.send(.ticked) { $0.items[1].isTicked = true }"))
    #expect(source.contains("store.receive(.basketChanged)") && !source.contains("moved"))
    #expect(pantry.frame.lines.contains { $0.contains("Written.") })
  }

  @Test func `after it went on from an earlier step, a cause is still found`() throws {
    let pantry = pantry()
    pantry.inspect()
    try pantry.play("fjj<f12><left><left><Enter><Enter>")
    try pantry.play("<Space><f12>")
    #expect(pantry.history?.steps.map(\.number) == [1, 2, 5, 6], "3 and 4 are forgotten")
    try pantry.play("g")
    #expect(pantry.frame.lines.contains { $0.contains("from <space>") })
  }

  @Test func `a program hears of a size that changed while it was stopped`() throws {
    let pantry = pantry()
    var seen: [Event] = []
    pantry.program.follow(
      ProgramFollower(
        didSee: { event, _, _, _ in seen.append(event) }, didStep: { _ in }, didStart: { _, _ in },
        didEnd: { _, _ in }, didPaint: { _, _ in }))
    pantry.inspect()
    try pantry.play("f<f12><resize 60x12><f12>")
    #expect(seen == [.key("f"), .resize(Size(60, 12))])
    #expect(pantry.frame.size == Size(60, 12))
  }
}
