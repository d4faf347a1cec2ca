// Lists that are shared: when the server is asked, and what the header says.

import Composable
import ComposableTesting
import Parts
import Screen
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

  /// What is asked of the server is noted; what a person has done works, or fails.
  private var sync: SyncEnvironment {
    var sync = SyncEnvironment.idle
    sync.synchronize = { [asked] in asked.add($0) }
    return sync
  }

  private func store(
    _ sharing: Sharing, perform: @escaping @Sendable (SharingAct) throws(SharingFailure) -> ShoppingList.ID?
  ) -> TestStore<Sharing, SharingAction, SharingEnvironment> {
    var sync = sync
    sync.perform = { act throws(SharingFailure) in try perform(act) }
    return TestStore(
      initialState: sharing, reducer: sharingReducer,
      environment: SharingEnvironment(clock: clock, sync: sync))
  }

  private func store(_ sharing: Sharing) -> TestStore<Sharing, SharingAction, SharingEnvironment> {
    TestStore(
      initialState: sharing, reducer: sharingReducer,
      environment: SharingEnvironment(
        clock: clock, sync: sync))
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
    var sync = SyncEnvironment.idle
    sync.synchronize = { [clock, asked] list in
      asked.add(list)
      clock.advance(by: takes.withLock { $0 })
    }
    let store = TestStore(
      initialState: state, reducer: sharingReducer,
      environment: SharingEnvironment(clock: clock, sync: sync))
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

  private let groceries = ShoppingList(
    id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: .zero)
  private let party = ShoppingList(id: ShoppingList.ID(high: 1, low: 2), name: "Party", created: .zero)

  @Test func `a list is shared in the background, and both is told: that it begins, and that it is done`() {
    let act = SharingAct.share(party)
    let store = store(sharing()) { _ in nil }
    store.send(.actAsked(act)) {
      $0.acts = [act]
      $0.message = Message("Sharing “Party”…")
    }
    store.receive(.actDone(act, joined: nil)) {
      $0.acts = []
      $0.message = Message("Shared “Party”. In Tote on another machine, L + joins it.")
    }
    store.receive(.delegate(.actEnded(joined: nil)))
  }

  @Test func `where it fails the reason is told, and it can be asked for again`() {
    let act = SharingAct.share(party)
    let store = store(sharing()) { _ throws(SharingFailure) in
      throw SharingFailure("example.org is busy. Try again later.")
    }
    for _ in 1...2 {
      store.send(.actAsked(act)) {
        $0.acts = [act]
        $0.message = Message("Sharing “Party”…")
      }
      store.receive(.actFailed(act, SharingFailure("example.org is busy. Try again later."))) {
        $0.acts = []
        $0.message = Message("“Party” couldn't be shared. example.org is busy. Try again later.", .refused)
      }
      store.receive(.delegate(.actEnded(joined: nil)))
    }
  }

  @Test func `whoever has no account reads what to type, and nothing is started`() {
    let store = store(sharing(nil))
    store.send(.actAsked(.share(party))) {
      $0.message = Message(
        "To share lists, first run tote sync login URL --user NAME on the command line.", .refused)
    }
  }

  @Test func `what makes no sense is refused, and nothing is started`() {
    let store = store(sharing())
    store.send(.actAsked(.share(groceries))) {
      $0.message = Message("“Groceries” is already shared.", .refused)
    }
    store.send(.actAsked(.leave(party))) {
      $0.message = Message("“Party” isn't shared. S shares it.", .refused)
    }
    store.send(.actAsked(.decide(party, accepting: true)))
  }

  @Test func `nothing is done twice at once: a second key would make a second list on the server`() {
    let act = SharingAct.share(party)
    var state = sharing()
    state.acts = [act]
    let store = store(state)
    store.send(.actAsked(act)) { $0.message = Message("Sharing “Party”…", .refused) }
  }

  @Test func `while a list is sent for the first time, nothing else asks the server about it`() {
    let act = SharingAct.leave(groceries)
    var state = sharing()
    (state.isWatching, state.acts) = (true, [act])
    let store = store(state)
    store.send(.asked) { $0.isAskedAgain = true }
    #expect(asked.all.isEmpty)
    store.send(.actDone(act, joined: nil)) {
      $0.acts = []
      $0.message = Message("“Groceries” is no longer shared. It stays here and on the server.")
      $0.isAskedAgain = false
      $0.isRunning = true
    }
    store.receive(.delegate(.actEnded(joined: nil)))
    store.receive(.finished) { $0.isRunning = false }
    #expect(asked.all == [nil])
  }

  @Test func `the end of the program waits for no server`() throws {
    let act = SharingAct.share(DatabaseSnapshot.shared.lists[1])
    let stage = Stage(
      size: Size(80, 24), initialState: App.loaded(.shared), reducer: appReducer,
      environment: { clock in
        var environment = ToteEnvironment.preview(.shared, clock: clock)
        environment.sync.perform = { _ throws(SharingFailure) in
          try? await clock.sleep(for: .seconds(600))
          return nil
        }
        return environment
      },
      view: AppView.init, keymap: \.keymap, isOver: \.isOver, whenOpen: .sharing(.actAsked(act)),
      whenOver: .ended)
    try stage.play("q")
    #expect(stage.isOver && stage.state.sharing.acts == [act])
  }

  @Test func `what others did is told for some seconds`() {
    var changes = SharedChanges()
    changes.added = [Item.ID(high: 2, low: 1)]
    let store = store(sharing())
    store.send(.othersChanged(changes)) {
      $0.news = changes
      $0.toasts = Toasts([Toasts.Toast(id: 1, text: "others: +1", kind: .info)])
    }
    store.do { clock.advance(by: .seconds(8)) }
    store.receive(.toasts(.expired(1))) {
      $0.news = nil
      $0.toasts = Toasts(last: 1)
    }
  }

  @Test func `a press on it takes it away, and what comes later is told alone`() {
    var (first, second) = (SharedChanges(), SharedChanges())
    (first.removed, second.removed) = (1, 2)
    let store = store(sharing())
    store.exhaustivity = .off
    store.send(.othersChanged(first))
    store.send(.toasts(.dismissed(1)))
    #expect(store.state.toasts.shown.isEmpty && store.state.news == nil)
    store.send(.othersChanged(second))
    #expect(store.state.toasts.shown.map(\.text) == ["others: −2"])
    store.do { clock.advance(by: .seconds(8)) }
    store.receive(.toasts(.expired(2)))
  }

  @Test func `what comes by parts is told as one`() {
    let (milk, eggs, tea) = (Item.ID(high: 2, low: 1), Item.ID(high: 2, low: 2), Item.ID(high: 2, low: 3))
    var first = SharedChanges()
    (first.added, first.changed, first.removed) = ([milk], [eggs], 1)
    var second = SharedChanges()
    (second.added, second.ticked, second.changed, second.removed) = ([tea], [eggs], [milk], 2)
    let store = store(sharing())
    store.send(.othersChanged(first)) {
      $0.news = first
      $0.toasts = Toasts([Toasts.Toast(id: 1, text: "others: +1 ~1 −1", kind: .info)])
    }
    store.do { clock.advance(by: .seconds(7)) }
    store.send(.othersChanged(second)) {
      $0.toasts = Toasts([Toasts.Toast(id: 2, text: "others: +2 ✓1 −3", kind: .info)])
      $0.news?.added = [milk, tea]
      $0.news?.ticked = [eggs]
      // What is new or ticked isn't counted as changed too.
      $0.news?.changed = []
      $0.news?.removed = 3
    }
    store.do { clock.advance(by: .seconds(8)) }
    store.receive(.toasts(.expired(2))) {
      $0.news = nil
      $0.toasts = Toasts(last: 2)
    }
  }

  @Test func `the header says what matters and nothing else`() {
    func fact(_ status: SharedListStatus, problem: SharingProblem? = nil) -> String? {
      let all = SharingStatus(
        account: SharingStatus.Account(user: "ada", address: "", problem: problem), lists: [list: status])
      return Sharing().fact(of: list, in: all)?.spans.map(\.text).joined()
    }
    #expect(fact(SharedListStatus(name: "a")) == "shared")
    #expect(fact(SharedListStatus(name: "a", unsent: 3)) == "3 to send")
    #expect(fact(SharedListStatus(name: "a", unsent: 3), problem: .offline) == "offline · 3 to send")
    #expect(fact(SharedListStatus(name: "a"), problem: .password) == "password needed")
    #expect(fact(SharedListStatus(name: "a", held: 12)) == "12 deletions on hold")
    #expect(fact(SharedListStatus(name: "a", unsent: 2, isReadOnly: true)) == "read-only")
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
