import ComposableTesting
import FoundationEssentials
import Testing

@testable import Composable

private struct ShoppingListState: Equatable { var products: IdentifiedArrayOf<Product> = [] }
private struct Product: Equatable, Identifiable { let id: UUID; var name = ""; var isInBox = false }
private enum ShoppingListAction: Sendable, Equatable {
  case product(id: UUID, action: ProductAction)
  case saved
}
private enum ProductAction: Sendable, Equatable { case nameChanged(String) }

@Suite struct DebugTests {
  private static let reducer = Reducer<Product, ProductAction, Void> { product, action, _ in
    switch action {
    case .nameChanged(let name): product.name = name
    }
    return .none
  }.forEach(
    state: \ShoppingListState.products,
    action: CasePath<ShoppingListAction, (UUID, ProductAction)>(
      embed: { .product(id: $0, action: $1) },
      extract: { if case .product(let id, let action) = $0 { (id, action) } else { nil } }),
    environment: { $0 })

  static let id = UUID(uuidString: "D9834386-75BC-4B9C-B87B-121FFFDB2F93")!
  private static let state = ShoppingListState(products: [
    Product(id: .number(1), name: "Bread"), Product(id: id), Product(id: .number(3), name: "Salt"),
  ])

  @Test("debug prints the action, then what changed, the unchanged folded")
  func debug() {
    let log = Log<String>()
    var state = Self.state
    let reducer = Self.reducer.debug(to: { log.append($0) })
    _ = reducer(&state, .product(id: Self.id, action: .nameChanged("Milk")), ())
    #expect(
      log.values == [
        """
        received action:
          ShoppingListAction.product(
            id: UUID(uuidString: "D9834386-75BC-4B9C-B87B-121FFFDB2F93")!,
            action: .nameChanged("Milk")
          )
          ShoppingListState(
            products: [
              … (1 unchanged),
              [1]: Product(
                id: UUID(uuidString: "D9834386-75BC-4B9C-B87B-121FFFDB2F93")!,
        -       name: "",
        +       name: "Milk",
                isInBox: false
              ),
              … (1 unchanged)
            ]
          )

        """
      ])
  }

  @Test("debug says so where nothing changed, and bears a prefix")
  func unchanged() {
    let log = Log<String>()
    var state = Self.state
    _ = Self.reducer.debug("list", to: { log.append($0) })(&state, .saved, ())
    #expect(
      log.values == [
        """
        list: received action:
          ShoppingListAction.saved
          (No state changes)

        """
      ])
  }

  @Test("debugActions prints the action alone")
  func actions() {
    let log = Log<String>()
    var state = Self.state
    let reducer = Self.reducer.debugActions("list", to: { log.append($0) })
    _ = reducer(&state, .product(id: Self.id, action: .nameChanged("Milk")), ())
    #expect(state.products[id: Self.id]?.name == "Milk")
    #expect(
      log.values == [
        """
        list: received action:
          ShoppingListAction.product(
            id: UUID(uuidString: "D9834386-75BC-4B9C-B87B-121FFFDB2F93")!,
            action: .nameChanged("Milk")
          )

        """
      ])
  }

  @Test("debugActions prints the action before anything is done with it")
  func actionsFirst() {
    let log = Log<String>()
    var state = 0
    let reducer = Reducer<Int, Int, Void> { _, _, _ in
      log.append("reduced")
      return .none
    }
    _ = reducer.debugActions(to: { _ in log.append("printed") })(&state, 1, ())
    #expect(log.values == ["printed", "reduced"])
  }

  @Test("an action that carries thousands of rows is cut")
  func longAction() {
    let log = Log<String>()
    var state = 0
    let reducer = Reducer<Int, [Int], Void> { _, _, _ in .none }
    _ = reducer.debugActions(to: { log.append($0) })(&state, Array(0..<10_000), ())
    let lines = log.values[0].split(separator: "\n").count
    #expect(lines > 100 && lines < 300)
  }

  @Test("debug returns the effects of the reducer it watches")
  func effects() {
    let watched = Reducer<Int, Bool, Void> { state, starts, _ in
      state += 1
      return starts ? .send(false) : .none
    }.debug(to: { _ in }).debugActions(to: { _ in })
    let store = TestStore(initialState: 0, reducer: watched, environment: ())
    store.send(true) { $0 = 1 }
    store.receive(false) { $0 = 2 }
  }
}
