@testable import ComposableTesting
import Testing

@testable import Composable

/// Pullback by a closure: the parent lends each child the state that they share.
@Suite struct LendingTests {
  /// Shared, and must never be copied.
  struct Shared: Equatable {
    var numbers: [Int] = []
    var rows: IdentifiedArrayOf<Row> = []
  }
  struct Row: Equatable, Identifiable { var id: Int; var ticks = 0 }

  /// Has the shared state as a property.
  struct Child: Equatable {
    var shared = Shared()
    var count = 0
  }

  struct Parent: Equatable {
    var shared = Shared()
    var count = 0
    var editorCount: Int?

    var child: Child {
      get { Child(shared: shared, count: count) }
      _modify {
        var child = Child(shared: shared, count: count)
        shared = Shared()
        defer { (shared, count) = (child.shared, child.count) }
        yield &child
      }
    }

    var editor: Child? {
      get { editorCount.map { Child(shared: shared, count: $0) } }
      _modify {
        var editor = editorCount.map { Child(shared: shared, count: $0) }
        if editor != nil { shared = Shared() }
        defer {
          if let editor { shared = editor.shared }
          editorCount = editor?.count
        }
        yield &editor
      }
    }
  }

  enum ChildAction: Sendable, Equatable {
    case changed(at: Int), echoed, started, ticked
    case row(Int, RowAction)
    static let rowCase = CasePath<ChildAction, (Int, RowAction)>(
      embed: ChildAction.row, extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
    )
  }
  enum RowAction: Sendable, Equatable { case started, ticked }

  enum ParentAction: Sendable, Equatable {
    case child(ChildAction), editor(ChildAction), editorClosed, rowRemoved(Int)
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
      case .row: break
      }
      return .none
    })

  static let parent = Reducer<Parent, ParentAction, TestClock>.combine(
    child.pullback(
      state: { parent, reduce in reduce(&parent.child) }, action: ParentAction.childCase),
    child.optional().pullback(
      state: { parent, reduce in reduce(&parent.editor) }, action: ParentAction.editorCase,
      environment: { $0 }),
    Reducer { state, action, _ in
      switch action {
      case .child, .editor: break
      case .editorClosed: state.editorCount = nil
      case .rowRemoved(let id): state.shared.rows.remove(id: id)
      }
      return .none
    })

  let clock = TestClock()

  @Test(
    "what is lent is changed in place, without a copy",
    arguments: [ParentAction.child(.changed(at: 7)), .editor(.changed(at: 7))])
  func inPlace(action: ParentAction) {
    let store = Store(
      initialState: Parent(shared: Shared(numbers: Array(0..<100_000)), editorCount: 0),
      reducer: Self.parent, environment: clock)
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
    let store = Store(
      initialState: Parent(shared: Shared(numbers: Array(0..<100_000), rows: [Row(id: 1)]), editorCount: 0),
      reducer: Self.parent, environment: clock)
    store.send(.editor(.started))
    store.send(.child(.row(1, .started)))
    let before = store.state.shared.numbers.withUnsafeBytes { $0.baseAddress }
    store.send(.child(.changed(at: 7)))
    store.send(.editor(.changed(at: 7)))
    #expect(store.state.shared.numbers.withUnsafeBytes { $0.baseAddress } == before)
    #expect(store.hasRunningEffects)
  }

  @Test("what the child's effects send is embedded")
  func embedded() {
    let store = TestStore(initialState: Parent(editorCount: 0), reducer: Self.parent, environment: clock)
    store.send(.child(.echoed))
    store.receive(.child(.ticked)) { $0.count = 1 }
    store.send(.editor(.echoed))
    store.receive(.editor(.ticked)) { $0.editorCount = 1 }
  }

  @Test("an optional child's effects end when it becomes nil, and not before")
  func optional() {
    let store = TestStore(initialState: Parent(editorCount: 0), reducer: Self.parent, environment: clock)
    store.send(.editor(.started))
    clock.advance(by: .seconds(1))
    store.receive(.editor(.ticked)) { $0.editorCount = 1 }
    store.send(.editorClosed) { $0.editorCount = nil }
    #expect(!store.store.hasRunningEffects)
  }

  @Test("a row's effects end when it is removed from what is lent, and not before")
  func rows() {
    let store = TestStore(
      initialState: Parent(shared: Shared(rows: [Row(id: 1), Row(id: 2)])), reducer: Self.parent,
      environment: clock)
    store.send(.child(.row(2, .started)))
    store.send(.rowRemoved(1)) { $0.shared.rows = [Row(id: 2)] }
    clock.advance(by: .seconds(1))
    store.receive(.child(.row(2, .ticked))) { $0.shared.rows[id: 2]?.ticks = 1 }
    store.send(.rowRemoved(2)) { $0.shared.rows = [] }
    #expect(!store.store.hasRunningEffects)
  }

  @Test("a closure that hands out no state changes nothing, and ends what the child has started")
  func nothingLent() {
    struct Whole: Equatable { var child = Child(); var isShown = true }
    enum WholeAction: Sendable, Equatable { case child(ChildAction), hidden }
    let child = CasePath<WholeAction, ChildAction>(
      embed: WholeAction.child, extract: { if case .child(let action) = $0 { action } else { nil } })
    let reducer = Reducer<Whole, WholeAction, TestClock>.combine(
      Self.child.pullback(
        state: { whole, reduce in whole.isShown ? reduce(&whole.child) : .none }, action: child,
        environment: { $0 }),
      Reducer { state, action, _ in
        if action == .hidden { state.isShown = false }
        return .none
      })
    let store = TestStore(
      initialState: Whole(child: Child(shared: Shared(rows: [Row(id: 1)]))), reducer: reducer,
      environment: clock)
    store.send(.child(.row(1, .started)))
    store.send(.hidden) { $0.isShown = false }
    #expect(!store.store.hasRunningEffects)
    store.send(.child(.ticked))
  }
}
