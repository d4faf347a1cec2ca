@testable import ComposableTesting
import Dumping
import Testing

@testable import Composable

/// The parent lends each child the state that they share.
@Suite struct LendingTests {
  /// Shared, and must never be copied.
  struct Shared: Equatable {
    var numbers: [Int] = []
    var rows: IdentifiedArrayOf<Row> = []
  }
  struct Row: Equatable, Identifiable { var id: Int; var ticks = 0 }

  struct Child: Equatable, Lender {
    @Lent var shared: Shared
    var count = 0
    /// What it leaves for its parent.
    var said: String?
    /// Told by the parent.
    @Lent var place: String
    /// Lent on to it.
    var inner = Inner()

    static let inner = Lending(\Child.inner).lending(\.$shared, as: \.$shared)

    init(count: Int = 0) { self.count = count }
  }

  struct Inner: Equatable { @Lent var shared: Shared }

  /// An enum whose child borrows in one case.
  enum Page: Equatable {
    case child(Child)
    case empty

    static let childCase = CasePath<Page, Child>(
      embed: Page.child, extract: { if case .child(let child) = $0 { child } else { nil } })
  }

  struct Parent: Equatable, Lender {
    @Lent var shared = Shared()
    var child = Child()
    var editor: Child?
    var page = Page.empty
    var panel: Page?
    var said: String?
    var place = "here"

    static let child = Lending(\Parent.child).lending(\.$shared, as: \.$shared)
      .telling(\.place, as: \.$place).returning(\.said, to: \.said)
    static let editor = Lending(\Parent.editor).lending(\.$shared, as: \.$shared)
    static let page = Lending(\Parent.page, case: Page.childCase).lending(\.$shared, as: \.$shared)
    static let panel = Lending(\Parent.panel, case: Page.childCase).lending(\.$shared, as: \.$shared)
  }

  enum ChildAction: Sendable, Equatable {
    case changed(at: Int), changedInside(at: Int), echoed, started, ticked, spoke
    case row(Int, RowAction)
    static let rowCase = CasePath<ChildAction, (Int, RowAction)>(
      embed: ChildAction.row, extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
    )
  }
  enum RowAction: Sendable, Equatable { case started, ticked }

  enum ParentAction: Sendable, Equatable {
    case child(ChildAction), editor(ChildAction), page(ChildAction), panel(ChildAction)
    case editorClosed, panelChanged, rowRemoved(Int)
    static let childCase = CasePath<ParentAction, ChildAction>(
      embed: ParentAction.child, extract: { if case .child(let action) = $0 { action } else { nil } })
    static let editorCase = CasePath<ParentAction, ChildAction>(
      embed: ParentAction.editor, extract: { if case .editor(let action) = $0 { action } else { nil } })
  }

  static let row = Reducer<Row, RowAction, TestClock> { row, action, clock in
    switch action {
    case .started: return .timer(id: row.id, every: .seconds(1), clock: clock, name: "row") { .ticked }
    case .ticked: row.ticks += 1
    }
    return .none
  }

  static let child = Reducer<Child, ChildAction, TestClock>.combine(
    row.forEach(state: \.shared.rows, action: ChildAction.rowCase, environment: { $0 }),
    Reducer { state, action, clock in
      switch action {
      case .changed(let index): state.shared.numbers[index] += 1
      case .echoed: return .send(.ticked)
      case .started: return .timer(id: "child", every: .seconds(1), clock: clock, name: "child") { .ticked }
      case .ticked: state.count += 1
      case .changedInside(let index): state[Child.inner].shared.numbers[index] += 1
      case .spoke: state.said = "\(state.place), \(state.shared.numbers.count)"
      case .row: break
      }
      return .none
    })

  static let parent = Reducer<Parent, ParentAction, TestClock>.combine(
    child.pullback(lending: Parent.child, action: ParentAction.childCase),
    child.optional().pullback(
      lending: Parent.editor, action: ParentAction.editorCase, environment: { $0 }),
    Reducer { state, action, clock in
      switch action {
      case .child, .editor: break
      case .page(let action):
        return child.run(action, in: &state, lending: Parent.page, clock, as: ParentAction.page)
      case .panel(let action):
        return child.run(action, in: &state, lending: Parent.panel, clock, as: ParentAction.panel)
      case .editorClosed: state.editor = nil
      case .panelChanged: state.panel = .empty
      case .rowRemoved(let id): state.shared.rows.remove(id: id)
      }
      return .none
    })

  let clock = TestClock()

  /// With every child there is.
  private func whole(_ shared: Shared = Shared(numbers: Array(0..<100_000), rows: [Row(id: 1)])) -> Parent {
    var parent = Parent()
    parent.shared = shared
    parent.editor = Child()
    parent.page = .child(Child())
    parent.panel = .child(Child())
    return parent
  }

  @Test(
    "what is lent is changed in place, without a copy",
    arguments: [
      ParentAction.child(.changed(at: 7)), .editor(.changed(at: 7)), .page(.changed(at: 7)),
      .panel(.changed(at: 7)), .child(.changedInside(at: 7)), .panel(.changedInside(at: 7)),
    ])
  func inPlace(action: ParentAction) {
    let store = Store(initialState: whole(), reducer: Self.parent, environment: clock)
    func address() -> UnsafeRawPointer? {
      store.state.shared.numbers.withUnsafeBytes { $0.baseAddress }
    }
    let before = address()
    store.send(action)
    store.send(action)
    #expect(address() == before)
    #expect(store.state.shared.numbers[7] == 9)
  }

  @Test("it is changed in place too while effects run whose child is asked for after each action")
  func inPlaceBesideEffects() {
    let store = Store(initialState: whole(), reducer: Self.parent, environment: clock)
    store.send(.editor(.started))
    store.send(.panel(.started))
    store.send(.child(.row(1, .started)))
    let before = store.state.shared.numbers.withUnsafeBytes { $0.baseAddress }
    store.send(.child(.changed(at: 7)))
    store.send(.editor(.changed(at: 7)))
    #expect(store.state.shared.numbers.withUnsafeBytes { $0.baseAddress } == before)
    #expect(store.hasRunningEffects)
  }

  @Test("at rest the borrower has nothing, in dumps, differences and equality")
  func atRest() {
    let store = TestStore(initialState: whole(Shared(numbers: [1])), reducer: Self.parent, environment: clock)
    store.send(.child(.changed(at: 0))) { $0.shared.numbers = [2] }
    #expect(!store.state.child.$shared.isHere)
    #expect(!store.state.child.$place.isHere)
    #expect(store.state.child == Child())
    let dump = swiftSource(of: Child(count: 2))
    #expect(dump.contains("count: 2") && !dump.contains("shared") && !dump.contains("place"))
    let changed = difference(Parent(), store.state)
    #expect(changed?.changes.map(\.path).contains { $0.hasPrefix("child") } == false)
  }

  @Test("a child by itself is tested with the value that its test gives it")
  func byItself() {
    var state = Child()
    state.shared = Shared(numbers: [1, 2])
    let store = TestStore(initialState: state, reducer: Self.child, environment: clock)
    store.send(.changed(at: 1)) { $0.shared.numbers = [1, 3] }
  }

  @Test("what a child says comes back when its action ends, and it knows what it is told")
  func saying() {
    let store = TestStore(initialState: whole(Shared()), reducer: Self.parent, environment: clock)
    store.send(.child(.spoke)) { $0.said = "here, 0" }
    // What isn't said takes nothing away.
    store.send(.child(.ticked)) { $0.child.count = 1 }
  }

  @Test("a missing child gets nothing, and its parent keeps what it has")
  func missing() {
    var parent = Parent()
    parent.shared = Shared(numbers: [1])
    parent[Parent.editor]?.count = 3
    parent[Parent.panel]?.count = 3
    parent[Parent.page]?.count = 3
    #expect(parent.shared.numbers == [1])
    #expect(parent.editor == nil && parent.panel == nil && parent.page == .empty)
  }

  @Test("what is lent comes back from a child that throws")
  func throwing() {
    struct Odd: Error {}
    func fail(_ child: inout Child) throws { throw Odd() }
    var parent = whole(Shared(numbers: [1]))
    #expect(throws: Odd.self) { try fail(&parent[Parent.child]) }
    #expect(parent.shared.numbers == [1])
    #expect(!parent.child.$shared.isHere)
  }

  @Test("what the child's effects send is embedded")
  func embedded() {
    let store = TestStore(initialState: whole(), reducer: Self.parent, environment: clock)
    store.send(.child(.echoed))
    store.receive(.child(.ticked)) { $0.child.count = 1 }
    store.send(.editor(.echoed))
    store.receive(.editor(.ticked)) { $0.editor?.count = 1 }
  }

  @Test("an optional child's effects end when it becomes nil, and not before")
  func optional() {
    let store = TestStore(initialState: whole(), reducer: Self.parent, environment: clock)
    store.send(.editor(.started))
    clock.advance(by: .seconds(1))
    store.receive(.editor(.ticked)) { $0.editor?.count = 1 }
    store.send(.editorClosed) { $0.editor = nil }
    #expect(!store.store.hasRunningEffects)
  }

  @Test("a child's effects end when its parent is in another case, and not before")
  func anotherCase() {
    let store = TestStore(initialState: whole(), reducer: Self.parent, environment: clock)
    store.send(.panel(.started))
    clock.advance(by: .seconds(1))
    store.receive(.panel(.ticked)) {
      var child = Child()
      child.count = 1
      $0.panel = .child(child)
    }
    store.send(.panelChanged) { $0.panel = .empty }
    #expect(!store.store.hasRunningEffects)
  }

  @Test("a row's effects end when it is removed from what is lent, and not before")
  func rows() {
    let store = TestStore(
      initialState: whole(Shared(rows: [Row(id: 1), Row(id: 2)])), reducer: Self.parent, environment: clock)
    store.send(.child(.row(2, .started)))
    store.send(.rowRemoved(1)) { $0.shared.rows = [Row(id: 2)] }
    clock.advance(by: .seconds(1))
    store.receive(.child(.row(2, .ticked))) { $0.shared.rows[id: 2]?.ticks = 1 }
    store.send(.rowRemoved(2)) { $0.shared.rows = [] }
    #expect(!store.store.hasRunningEffects)
  }
}
