import Composable
import Loop
import Screen
import Synchronization
import Testing

@Suite struct ProgramTests {
  /// The outcome of a run.
  private struct Run: Sendable {
    var state: Jotter
    var frames: [Frame]
    var wakes: Int
    var hasRunningEffects: Bool
    var tops: [String] { frames.map(\.top) }
  }

  /// Runs the jotter on batches of events; `nil` waits for a wake-up.
  private func run(
    _ batches: [[Event]?], _ environment: JotterEnvironment = JotterEnvironment(clock: ContinuousClock()),
    whenOver: JotterAction? = nil, patience: Duration = .seconds(86_400), newSize: Size? = nil
  ) async -> Run {
    await onThread {
      let console = BatchConsole(batches)
      console.beforeBatch = { [unowned console] _ in newSize.map { console.size = $0 } }
      let store = Store(initialState: Jotter(), reducer: jotter, environment: environment)
      let program = Program(
        store: store, view: jotterView, keymap: jotterKeys, isOver: \.isOver, whenOver: whenOver,
        patience: patience)
      program.run(on: console)
      return Run(
        state: store.state, frames: console.frames, wakes: console.wakes.count.load(ordering: .relaxed),
        hasRunningEffects: store.hasRunningEffects)
    }
  }

  private func keys(_ text: String) -> [Event] { text.map { .key(Key(.character($0))) } }

  /// Yields so often that a program that does not wait would have ended.
  private static func linger() async {
    for _ in 0..<100 { await Task.yield() }
  }

  @Test func `the first frame is painted before anything is waited for`() async {
    #expect(await run([]).tops == ["|0"])
  }

  @Test func `the first key table is made with the program, not with the first key`() {
    let store = Store(
      initialState: Jotter(), reducer: jotter, environment: JotterEnvironment(clock: ContinuousClock()))
    var tables = 0
    let program = Program(
      store: store, view: jotterView,
      keymap: { state in
        tables += 1
        return jotterKeys(state)
      })
    withExtendedLifetime(program) { #expect(tables == 1) }
  }

  @Test func `all that waits is handled before one paint`() async {
    let run = await run([keys("i") + keys(String(repeating: "a", count: 1_000))])
    #expect(run.state.text.count == 1_000)
    #expect(run.frames.count == 2)
  }

  @Test func `each event meets the keys of the state that the one before has left`() async {
    let run = await run([keys("isq") + [.key("esc")] + keys("q")])
    #expect(run.state == Jotter(text: "sq", width: 12, isOver: true))
  }

  @Test func `what no key table answers paints nothing`() async {
    #expect(await run([keys("xyz"), [], [.focus(true)]]).frames.count == 1)
  }

  @Test func `another size is painted, also when no action follows`() async {
    let run = await run([[.resize(Size(4, 2))]], newSize: Size(4, 2))
    #expect(run.frames.map(\.size) == [Size(12, 1), Size(4, 2)])
  }

  @Test func `what comes after the program has ended is not handled`() async {
    #expect(await run([keys("qi"), keys("i")]).state == Jotter(width: 12, isOver: true))
  }

  @Test func `the answer of an effect wakes the loop and is painted`() async {
    let environment = JotterEnvironment(lookUp: { _ in "word" }, clock: ContinuousClock())
    #expect(await run([keys("l"), nil], environment).tops.last == "word|0")
  }

  @Test func `the end of an effect that answers nothing wakes nobody`() async {
    let environment = JotterEnvironment(save: { _ in await Self.linger() }, clock: ContinuousClock())
    #expect(await run([keys("s")], environment).wakes == 0)
  }

  @Test func `a save that runs when the user quits reaches its end`() async {
    let saved = Saved()
    let environment = JotterEnvironment(
      save: {
        await Self.linger()
        saved.add($0)
      }, clock: ContinuousClock())
    _ = await run([keys("iab") + [.key("esc")] + keys("sq")], environment)
    #expect(saved.all == ["ab"])
  }

  @Test(arguments: [true, false])
  func `the last action is sent whatever ends the program, and its effects are waited for`(_ quits: Bool)
    async
  {
    let saved = Saved()
    let environment = JotterEnvironment(
      save: {
        await Self.linger()
        saved.add($0)
      }, clock: ContinuousClock())
    _ = await run(quits ? [keys("q")] : [], environment, whenOver: .saved)
    #expect(saved.all == [""])
  }

  @Test func `what a finishing effect answers after the user has quit is still handled and painted`() async {
    let environment = JotterEnvironment(
      lookUp: { _ in
        await Self.linger()
        return "late"
      }, clock: ContinuousClock())
    let run = await run([keys("Lq")], environment)
    #expect(run.state.text == "late")
    #expect(run.tops.last == "late|0")
  }

  @Test func `effects that aren't marked are cancelled when the user quits, and not waited for`() async {
    let environment = JotterEnvironment(
      lookUp: { _ in
        // Would last longer than the test may, if it were waited for.
        try await Task.sleep(for: .seconds(86_400))
        return "late"
      }, clock: ContinuousClock())
    let run = await run([keys("lwq")], environment)
    #expect(run.state.text == "" && !run.hasRunningEffects)
  }

  @Test func `a finishing effect that doesn't end is waited for no longer than patience lasts`() async {
    let environment = JotterEnvironment(
      save: { _ in try? await Task.sleep(for: .seconds(86_400)) }, clock: ContinuousClock())
    #expect(await !run([keys("sq")], environment, patience: .milliseconds(1)).hasRunningEffects)
  }
}

final class Saved: Sendable {
  private let texts = Mutex<[String]>([])
  var all: [String] { texts.withLock { $0 } }
  func add(_ text: String) { texts.withLock { $0.append(text) } }
}
