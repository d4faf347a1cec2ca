import Loop
import Screen
import ScreenTesting
import Testing

@testable import Steps

@Test func stepsAreCounted() throws {
  let rehearsal = Rehearsal(
    size: Size(40, 5), initialState: Steps(), reducer: steps, environment: { _ in () },
    view: StepsView.init, keymap: { _ in stepsKeys }, isOver: \.isOver)
  try rehearsal.play("kk<up>j")
  assertFrame(rehearsal.frame, "two steps")
}
