// The reducers are pure: the same actions and the same environment give the same state.

import Composable
import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct PurityTests {
  /// A reducer alone: effects are made and thrown away, and what they would answer is made up.
  private struct Bare {
    var app = App.loaded(FuzzTests.contents)
    let environment = ToteEnvironment.preview(clock: ContinuousClock())

    mutating func reduce(_ action: AppAction) { _ = appReducer(&app, action, environment) }
  }

  private func script(seed: UInt64, count: Int) -> (actions: [AppAction], states: [App]) {
    var monkey = Monkey(seed: seed)
    var bare = Bare()
    var (actions, states): ([AppAction], [App]) = ([], [])
    while actions.count < count {
      let action: AppAction
      switch monkey.below(20) {
      case 0 where bare.app.workspace.sent > 0:
        action = .saving(.finished(bare.app.workspace.sequence + Int64(bare.app.workspace.sent)))
      case 1 where bare.app.workspace.sent > 0: action = .saving(.failed(.busy))
      case 2: action = .saving(.retryDue)
      default:
        guard let pressed = bare.app.keymap.action(for: monkey.event(in: bare.app)) else { continue }
        action = pressed
      }
      bare.reduce(action)
      actions.append(action)
      if actions.count % 100 == 0 { states.append(bare.app) }
    }
    return (actions, states)
  }

  @Test("the same actions give the same state, step by step", arguments: 1...4)
  func isPure(seed: Int) {
    let (actions, states) = script(seed: UInt64(seed), count: 1_000)
    var again = Bare()
    for (number, action) in actions.enumerated() {
      again.reduce(action)
      if (number + 1) % 100 == 0 {
        let expected = states[number / 100]
        #expect(again.app == expected, "seed \(seed), action \(number)")
        if again.app != expected { return }
      }
    }
  }

  @Test func `the same keys give the same frames`() throws {
    var monkey = Monkey(seed: 77)
    let first = Stage.blind(FuzzTests.contents)
    first.allowsUnboundKeys = true
    try first.play("")
    var script = ""
    for _ in 0..<500 {
      let step = monkey.event(in: first.state).script
      try first.play(step)
      script += step
    }
    let second = Stage.blind(FuzzTests.contents)
    second.allowsUnboundKeys = true
    try second.play(script)
    #expect(second.state == first.state)
    let frames = [first, second].map { Frame(AppView($0.state), size: $0.state.lists.screen) }
    #expect(frames[0] == frames[1])
  }
}
