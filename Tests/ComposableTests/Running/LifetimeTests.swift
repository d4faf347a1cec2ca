import Glibc
@testable import ComposableTesting
import Testing

@testable import Composable

/// A store leaves nothing behind when it is freed.
@Suite struct LifetimeTests {
  final class Witness: Sendable {}
  enum Action: Sendable { case start, done }

  @Test("when the store goes, its effects are cancelled and everything they held is free")
  func storeGoes() {
    weak var witness: Witness?
    let wasCancelled = Log<Bool>()
    let drain = DrainExecutor(thread: { pthread_self() })
    do {
      let held = Witness()
      witness = held
      let store = Store<Int, Action>(
        initialState: 0,
        reduce: { [held] _, _ in
          .run { _ in
            try? await Task.sleep(for: .seconds(3600))
            wasCancelled.append(Task.isCancelled)
            withExtendedLifetime(held) {}
          }.cancellable(id: 1)
        },
        report: { _ in },
        spawn: EffectExecutor.spawner(on: drain))
      store.send(.start)
      drain.run()
      #expect(wasCancelled.values.isEmpty)
    }
    #expect(witness != nil)
    drain.run()
    #expect(wasCancelled.values == [true])
    #expect(witness == nil)
  }

  @Test("when the store goes, its wake is free though an effect has not yet learned of it")
  func wakeIsFree() {
    weak var witness: Witness?
    let drain = DrainExecutor(thread: { pthread_self() })
    do {
      let held = Witness()
      witness = held
      let store = Store<Int, Action>(
        initialState: 0, reduce: { _, _ in .run { $0(.done) } }, report: { _ in },
        spawn: EffectExecutor.spawner(on: drain))
      store.setWake { withExtendedLifetime(held) {} }
      store.send(.start)
    }
    #expect(witness == nil)
    drain.run()
  }

  @Test("nothing keeps the store alive: not its observers, its effects nor its wake")
  func storeIsFree() {
    weak var gone: Store<Int, Action>?
    do {
      let store = Store(
        initialState: 0,
        reducer: Reducer<Int, Action, Void> { _, action, _ in
          .merge(
            .run { _ in try await Task.sleep(for: .seconds(3600)) }.cancellable(id: 1),
            .timer(id: 2, every: .seconds(3600), clock: ContinuousClock()) { .done })
        },
        environment: ())
      gone = store
      store.observe { _ in }
      store.setWake {}
      store.send(.start)
    }
    #expect(gone == nil)
  }

  @Test("an ended effect is let go of while the store lives")
  func endedEffect() {
    nonisolated(unsafe) weak var witness: Witness?
    let clock = TestClock()
    let store = TestStore(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { _, action, _ in
        guard case .start = action else { return .none }
        let held = Witness()
        witness = held
        return .run { _ in
          try await clock.sleep(for: .seconds(1))
          withExtendedLifetime(held) {}
        }.cancellable(id: 1)
      },
      environment: ())
    store.send(.start)
    #expect(witness != nil)
    clock.advance(by: .seconds(1))
    #expect(witness == nil)
  }

  @Test("a cancelled effect is let go of while the store lives")
  func cancelledEffect() {
    nonisolated(unsafe) weak var witness: Witness?
    let clock = TestClock()
    let store = TestStore(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { _, action, _ in
        guard case .start = action else { return .cancel(id: 1) }
        let held = Witness()
        witness = held
        return .concatenate(
          .run { _ in try await clock.sleep(for: .seconds(1)) },
          .run { _ in withExtendedLifetime(held) {} }
        ).cancellable(id: 1)
      },
      environment: ())
    store.send(.start)
    #expect(witness != nil)
    store.send(.done)
    #expect(witness == nil)
  }
}
