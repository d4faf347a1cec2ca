import Composable
import Loop
import Screen
import Synchronization
import Testing

/// Events that arrive together become one action.
@Suite struct JoiningTests {
  /// Logs the reducer's actions.
  final class Work: Sendable {
    let actions = Mutex<[JotterAction]>([])
  }

  static func joined(_ one: JotterAction, _ other: JotterAction) -> JotterAction? {
    if case .typed(let one) = one, case .typed(let other) = other { .typed(one + other) } else { nil }
  }

  /// Returns the reducer's actions and the painted frames for these batches.
  static func play(
    _ batches: [[Event]], typeahead: @escaping (Jotter) -> Typeahead = { _ in .handle }
  ) -> (actions: [JotterAction], console: BatchConsole) {
    let console = BatchConsole(batches)
    let work = Work()
    let environment = JotterEnvironment(clock: ContinuousClock())
    let store = Store(
      initialState: Jotter(),
      reducer: Reducer<Jotter, JotterAction, JotterEnvironment> { state, action, environment in
        work.actions.withLock { $0.append(action) }
        return jotter(&state, action, environment)
      }, environment: environment)
    Program(
      store: store, view: jotterView, keymap: jotterKeys, typeahead: typeahead, joined: joined,
      isOver: \.isOver
    ).run(on: console)
    return (work.actions.withLock { $0 }, console)
  }

  static func keys(_ text: String) -> [Event] { text.map { .key(Key(.character($0))) } }

  @Test func `ten thousand letters that come together are one action and one frame`() {
    let text = String(repeating: "牛乳とパン", count: 2_000)
    let (actions, console) = Self.play([[.key("i")], Self.keys(text)])
    #expect(actions == [.resized(Size(12, 1)), .typingBegan, .typed(text)])
    #expect(console.frames.count == 3)
  }

  @Test func `what stands between them is handled in its place, by the keys of its moment`() {
    // The first letter opens the field, the q is then text, and after Escape it quits.
    let (actions, _) = Self.play([
      Self.keys("iquick") + [.key("esc")] + Self.keys("i!") + [.paste("p"), .key("esc")] + Self.keys("qi")
    ])
    #expect(
      actions == [
        .resized(Size(12, 1)), .typingBegan, .typed("quick"), .typingEnded, .typingBegan, .typed("!p"),
        .typingEnded, .left,
      ])
  }

  @Test func `what was typed ahead is joined as well`() {
    let (actions, _) = Self.play([Self.keys("xyz"), Self.keys("xi"), [.key("esc")]]) {
      $0.isTyping ? .handle : .hold
    }
    #expect(actions == [.resized(Size(12, 1)), .typingBegan, .typed("xyzx"), .typingEnded])
  }
}
