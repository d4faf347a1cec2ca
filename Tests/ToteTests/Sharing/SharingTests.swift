// Lists that are shared: when the server is asked, and what the header says.

import Composable
import ComposableTesting
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct SharingTests {
  private let list = ShoppingList.ID(high: 1, low: 1)
  private let clock = TestClock()
  private let asked = AskedLists()

  private func sharing(_ status: SharedListStatus? = SharedListStatus(name: "Groceries")) -> Sharing {
    var sharing = Sharing()
    let account = SharingStatus.Account(user: "ada", address: "https://example.org/")
    sharing.workspace = Workspace(
      DatabaseSnapshot(
        sharing: status.map { SharingStatus(account: account, lists: [list: $0]) } ?? SharingStatus()),
      writer: Entry.Writer.ID(high: 1, low: 1))
    sharing.list = list
    return sharing
  }

  private func store(_ sharing: Sharing) -> TestStore<Sharing, SharingAction, SharingEnvironment> {
    TestStore(
      initialState: sharing, reducer: sharingReducer,
      environment: SharingEnvironment(
        clock: clock, synchronize: { [asked] in asked.add($0) }))
  }

  @Test func `the open list is asked for each minute, and all lists each five`() {
    let store = store(sharing())
    store.send(.begun) {
      $0.isWatching = true
      $0.isRunning = true
    }
    store.receive(.finished) { $0.isRunning = false }
    for minute in 1...5 {
      store.do { clock.advance(by: .seconds(60)) }
      store.receive(.minutePassed) {
        $0.minutes = minute
        $0.isRunning = true
      }
      store.receive(.finished) { $0.isRunning = false }
    }
    #expect(asked.all == [nil, list, list, list, list, nil])
    store.skipInFlightEffects()
  }

  @Test func `a server that takes seconds is asked minutes apart, and again each minute once it is quick`() {
    let takes = Mutex(Duration.seconds(3.5))
    var state = sharing()
    state.isWatching = true
    let store = TestStore(
      initialState: state, reducer: sharingReducer,
      environment: SharingEnvironment(
        clock: clock,
        synchronize: { [clock, asked] list in
          asked.add(list)
          clock.advance(by: takes.withLock { $0 })
        }))
    func pass(_ minute: Int, asks: Bool, then pace: Int? = nil) {
      store.send(.minutePassed) {
        $0.minutes = minute
        $0.isRunning = asks
      }
      if let pace { store.receive(.paced(pace)) { $0.pace = pace } }
      if asks { store.receive(.finished) { $0.isRunning = false } }
    }
    // Little by little: what takes long may do so once.
    pass(1, asks: true, then: 2)
    pass(2, asks: true, then: 4)
    for minute in 3...7 { pass(minute, asks: minute == 4) }
    takes.withLock { $0 = .seconds(1) }
    pass(8, asks: true, then: 1)
    pass(9, asks: true)
    #expect(asked.all == Array(repeating: list, count: 5))
  }

  @Test func `two seconds after the last edit, and not after each, all is sent`() {
    var state = sharing()
    state.isWatching = true
    let store = store(state)
    store.send(.edited)
    store.do { clock.advance(by: .seconds(1)) }
    store.send(.edited)
    store.do { clock.advance(by: .seconds(1)) }
    store.do { clock.advance(by: .seconds(1)) }
    store.receive(.editsPaused) { $0.isRunning = true }
    store.receive(.finished) { $0.isRunning = false }
    #expect(asked.all == [nil])
  }

  @Test func `whoever asks meanwhile is asked for once more behind it`() {
    var state = sharing()
    state.isRunning = true
    let store = store(state)
    store.send(.asked) { $0.isAskedAgain = true }
    store.send(.finished) {
      $0.isAskedAgain = false
      $0.isRunning = true
    }
    store.receive(.finished) { $0.isRunning = false }
  }

  @Test func `where nothing is shared nothing is started`() {
    let store = store(sharing(nil))
    store.send(.asked)
    store.send(.edited)
    #expect(asked.all.isEmpty)
  }

  @Test func `what others did is told for some seconds`() {
    var changes = SharedChanges()
    changes.added = [Item.ID(high: 2, low: 1)]
    let store = store(sharing())
    store.send(.othersChanged(changes)) { $0.news = changes }
    store.do { clock.advance(by: .seconds(8)) }
    store.receive(.newsTold) { $0.news = nil }
  }

  @Test func `the header says what matters and nothing else`() {
    func fact(_ status: SharedListStatus, problem: SharingProblem? = nil, news: SharedChanges? = nil)
      -> String?
    {
      var sharing = Sharing()
      sharing.news = news
      let all = SharingStatus(
        account: SharingStatus.Account(user: "ada", address: "", problem: problem), lists: [list: status])
      return sharing.fact(of: list, in: all)?.spans.map(\.text).joined()
    }
    var changes = SharedChanges()
    changes.added = [Item.ID(high: 2, low: 1), Item.ID(high: 2, low: 2)]
    changes.ticked = [Item.ID(high: 2, low: 3)]
    #expect(fact(SharedListStatus(name: "a")) == "shared")
    #expect(fact(SharedListStatus(name: "a", unsent: 3)) == "3 to send")
    #expect(fact(SharedListStatus(name: "a", unsent: 3), problem: .offline) == "offline · 3 to send")
    #expect(fact(SharedListStatus(name: "a"), problem: .password) == "password needed")
    #expect(fact(SharedListStatus(name: "a", held: 12)) == "12 deletions held")
    #expect(fact(SharedListStatus(name: "a", unsent: 2, isReadOnly: true)) == "read-only")
    #expect(fact(SharedListStatus(name: "a"), news: changes) == "others: +2 ✓1")
    #expect(Sharing().fact(of: ShoppingList.ID(high: 9, low: 9), in: SharingStatus()) == nil)
  }

  @Test func `what came for another list, or was done here, is no news`() {
    let item = Item(id: Item.ID(high: 2, low: 1), list: list, name: "milk", created: .zero)
    var ticked = item
    ticked.isTicked = true
    func changes(by writer: Entry.Writer.ID) -> ExternalChanges {
      let edit = Edit(
        id: Edit.ID(high: 3, low: 1), title: .none, moment: .zero,
        changes: [Change(before: .item(item), after: .item(ticked))!])
      return ExternalChanges(
        entries: [Entry(edit, kind: .aside, writer: writer)], rows: [.item(item.id): .item(ticked)],
        sequence: 1)
    }
    #expect(SharedChanges(of: list, in: changes(by: .sharing)).ticked == [item.id])
    #expect(SharedChanges(of: list, in: changes(by: Entry.Writer.ID(high: 1, low: 1))).isEmpty)
    #expect(SharedChanges(of: ShoppingList.ID(high: 9, low: 9), in: changes(by: .sharing)).isEmpty)
  }
}

/// The lists that were asked for, in order.
private final class AskedLists: Sendable {
  private let lists = Mutex<[ShoppingList.ID?]>([])
  var all: [ShoppingList.ID?] { lists.withLock { $0 } }
  func add(_ list: ShoppingList.ID?) { lists.withLock { $0.append(list) } }
}
