import Glibc
import Synchronization
import Testing

@testable import Composable
@testable import ComposableTesting

/// The inbox: when it wakes the owner, and what it keeps.
@Suite struct MailTests {
  enum Action: Sendable, Equatable { case start, stop, one, two }
  struct Offline: Error {}
  final class Witness: Sendable {}

  let drain = DrainExecutor(thread: { pthread_self() })
  let wakes = Log<Void>()

  /// A store whose effects and mail are handled only when the test says so.
  private func store(
    report: @escaping @Sendable (Problem) -> Void = { _ in },
    _ effect: @escaping @Sendable () -> Effect<Action>
  ) -> Store<[Action], Action> {
    let store = Store<[Action], Action>(
      initialState: [],
      reduce: { state, action in
        state.append(action)
        return action == .start ? effect() : action == .stop ? .cancel(id: 1) : .none
      },
      report: report, spawn: EffectExecutor.spawner(on: drain))
    store.setWake { [wakes] in wakes.append(()) }
    return store
  }

  private func ticket<Content: Sendable>(
    isAwaited: Bool = false, for content: Content.Type = Action.self
  ) -> RunTicket<Content> {
    RunTicket(serial: 1, name: .given("x"), isAwaited: isAwaited)
  }

  @Test("the owner is woken once for all that comes before it looks, and again for what comes after")
  func wokenOnce() {
    let store = store {
      .run { send in
        send(.one)
        send(.two)
      }
    }
    store.send(.start)
    drain.run()
    #expect(wakes.values.count == 1)
    store.handleMail()
    #expect(store.state == [.start, .one, .two])
    let hasMail = store.runner.inbox.hasMail.load(ordering: .relaxed)
    #expect(!hasMail)
    store.send(.start)
    drain.run()
    #expect(wakes.values.count == 2)
  }

  @Test("the end of an operation wakes nobody")
  func silentEnd() {
    let store = store { .run { _ in } }
    store.send(.start)
    drain.run()
    #expect(wakes.values.isEmpty)
    store.handleMail()
    #expect(!store.hasRunningEffects)
  }

  @Test("the end of an operation wakes the owner if something waits for it, however far above")
  func awaitedEnd() {
    let store = store { .concatenate(.run { _ in }.cancellable(id: 1), .send(.one)) }
    store.send(.start)
    drain.run()
    #expect(wakes.values.count == 1)
    store.handleMail()
    #expect(store.state == [.start, .one])
  }

  @Test("the end of an operation wakes the owner if another is enqueued behind it")
  func enqueuedBehind() {
    let store = store {
      .merge(
        .run { _ in }.cancellable(id: 1), Effect.send(.one).cancellable(id: 1, inFlight: .enqueue))
    }
    store.send(.start)
    #expect(store.state == [.start])
    drain.run()
    #expect(wakes.values.count == 1)
    store.handleMail()
    #expect(store.state == [.start, .one])
  }

  @Test("an error that nobody caught wakes the owner")
  func errorWakes() {
    let problems = Log<String>()
    let store = store(report: { problems.append("\($0)") }) { .run { _ in throw Offline() } }
    store.send(.start)
    drain.run()
    #expect(wakes.values.count == 1)
    store.handleMail()
    #expect(problems.values.count == 1)
  }

  @Test("what a cancelled operation still does wakes nobody")
  func cancelledWakesNobody() {
    let clock = TestClock()
    let store = store {
      .run { send in
        try? await clock.sleep(for: .seconds(1))
        send(.one)
        throw Offline()
      }.cancellable(id: 1)
    }
    store.send(.start)
    drain.run()
    store.send(.stop)
    drain.run()
    #expect(wakes.values.isEmpty)
  }

  @Test("finish looks at the mail even where nothing runs")
  func finishLooks() async {
    let kept = Log<Send<Action>>()
    let problems = Log<String>()
    let store = store(report: { problems.append("\($0)") }) { .run { kept.append($0) } }
    store.send(.start)
    drain.run()
    store.handleMail()
    kept.values[0](.one)
    await store.finish()
    #expect(problems.values.count == 1)
    #expect(store.state == [.start])
  }

  @Test("an observer that has mail handled does so for later: the round at hand ends first")
  func handledByObserver() {
    let store = store { .run { $0(.one) } }
    var seen: [Int] = []
    store.observe { [unowned store, drain] _ in
      drain.run()
      store.handleMail()
    }
    store.observe { seen.append($0.count) }
    store.send(.start)
    #expect(seen == [1])
    store.handleMail()
    #expect(seen == [1, 2])
  }

  @Test("what an observer sends while mail is handled waits until the round at hand ends")
  func sentByObserver() {
    let store = store { .run { $0(.one) } }
    var seen: [Int] = []
    store.observe { [unowned store] in if $0 == [.start, .one] { store.send(.two) } }
    store.observe { seen.append($0.count) }
    store.send(.start)
    drain.run()
    store.handleMail()
    #expect(seen == [1, 2, 3])
  }

  @Test("whoever waits for mail goes on when it comes, even the end of an operation")
  func arrival() {
    let inbox = Inbox<Action>()
    let arrivals = Log<Int>()
    let wait: @Sendable () async -> Void = {
      await inbox.arrival()
      arrivals.append(1)
    }
    let info = RunInfo(serial: 1, name: .given("x"), startedBy: 0)
    _ = EffectExecutor.spawn(info, on: drain, wait)
    drain.run()
    #expect(arrivals.values.isEmpty)
    inbox.post(.ended, from: ticket())
    drain.run()
    #expect(arrivals.values == [1])
    // Mail that is there already is not waited for.
    _ = EffectExecutor.spawn(info, on: drain, wait)
    drain.run()
    #expect(arrivals.values == [1, 1])
  }

  @Test("a closed inbox keeps neither mail nor wake, and takes nothing more")
  func closed() {
    weak var mail: Witness?
    weak var wake: Witness?
    let inbox = Inbox<Witness>()
    do {
      let first = Witness()
      let second = Witness()
      (mail, wake) = (first, second)
      inbox.setWake { withExtendedLifetime(second) {} }
      inbox.post(.action(first), from: ticket(for: Witness.self))
    }
    #expect(mail != nil && wake != nil)
    inbox.close()
    #expect(mail == nil && wake == nil)
    inbox.post(.action(Witness()), from: ticket(for: Witness.self))
    #expect(inbox.takeAll().isEmpty)
  }

  @Test("a queue that never runs empty forgets what has passed, and keeps its order")
  func longQueue() {
    var queue = Queue<Int>()
    var passed: [Int] = []
    queue.append(0)
    for n in 1...10_000 {
      queue.append(n)
      if let first = queue.popFirst() { passed.append(first) }
    }
    #expect(passed == Array(0..<10_000))
    #expect(queue.slots.count < 3000)
    #expect(queue.popFirst() == 10_000)
    #expect(queue.isEmpty && queue.slots.isEmpty)
  }
}
