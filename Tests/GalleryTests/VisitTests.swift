import Composable
import ComposableTesting
import Screen
import Synchronization
import Testing

@testable import Gallery

/// The part that all programs share.
@Suite struct VisitTests {
  private func store() -> TestStore<Visit, VisitAction, Services> {
    TestStore(initialState: Visit(), reducer: visitReducer, environment: .unimplemented)
  }

  @Test func `leaving says where to`() {
    store().send(.left(.back)) { $0.exit = .back }
    store().send(.left(.quit)) { $0.exit = .quit }
  }

  @Test func `suspending is asked of the terminal`() {
    let count = Atomic(0)
    let store = store()
    store.environment.suspend = { .fireAndForget { count.add(1, ordering: .relaxed) } }
    store.send(.suspensionRequested)
    #expect(count.load(ordering: .relaxed) == 1)
  }

  @Test func `no key stands in two places of any table`() {
    #expect(counterKeys.conflicts.isEmpty)
    #expect(menuKeys.conflicts.isEmpty)
    #expect(weatherKeys.conflicts.isEmpty)
    #expect(weatherFieldKeys.conflicts.isEmpty)
    #expect(firstRunKeys.conflicts.isEmpty)
  }
}
