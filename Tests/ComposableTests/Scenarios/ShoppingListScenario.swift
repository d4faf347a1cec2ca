import ComposableTesting
import FoundationEssentials
import Testing

@testable import Composable

/// A shopping list with ids from the environment, loading, editing, and a save after each edit.
@Suite struct ShoppingListScenario {
  struct Product: Equatable, Identifiable, Sendable {
    let id: UUID
    var name = ""
    var isInBox = false
  }

  enum ProductAction: Equatable, Sendable { case nameChanged(String), boxToggled, editingEnded }

  struct List: Equatable { var products: IdentifiedArrayOf<Product> = [] }

  enum ListAction: Equatable, Sendable {
    case load
    case loaded([Product])
    case addProduct
    case product(id: UUID, action: ProductAction)
    case save

    static let productCase = CasePath<ListAction, (UUID, ProductAction)>(
      embed: { .product(id: $0, action: $1) },
      extract: { if case .product(let id, let action) = $0 { (id, action) } else { nil } })
  }

  struct Environment: Sendable {
    var uuid: @Sendable () -> UUID
    var load: @Sendable () -> Effect<[Product]>
    var save: @Sendable ([Product]) -> Effect<Never>

    static let unimplemented = Environment(
      uuid: Composable.unimplemented("uuid", placeholder: .number(0)),
      load: Composable.unimplemented("load"),
      save: Composable.unimplemented("save"))
  }

  static let product = Reducer<Product, ProductAction, Void> { product, action, _ in
    switch action {
    case .nameChanged(let name): product.name = name
    case .boxToggled: product.isInBox.toggle()
    case .editingEnded: break
    }
    return .none
  }

  static let list = Reducer<List, ListAction, Environment>.combine(
    product.forEach(state: \.products, action: ListAction.productCase, environment: { _ in () }),
    Reducer { state, action, environment in
      switch action {
      case .load: return environment.load().map(ListAction.loaded)
      case .loaded(let products): state.products = IdentifiedArray(products)
      case .addProduct:
        state.products.insert(Product(id: environment.uuid()), at: 0)
        return .send(.save)
      case .product(_, .editingEnded): return .send(.save)
      case .product: break
      case .save: return environment.save(state.products.elements).fireAndForget()
      }
      return .none
    })

  @Test("adding inserts a product at the top, with an id from the environment; two runs give the same state")
  func adds() {
    func run() -> List {
      var environment = Environment.unimplemented
      environment.uuid = UUIDGenerator.incrementing
      environment.save = { _ in .none }
      let store = TestStore(
        initialState: List(products: [Product(id: .number(9), name: "Bread")]), reducer: Self.list,
        environment: environment)
      store.send(.addProduct) {
        $0.products = [Product(id: .number(1)), Product(id: .number(9), name: "Bread")]
      }
      store.receive(.save)
      return store.state
    }
    #expect(run() == run())
  }

  @Test("with a generator that is not replaced, the test says which dependency was used")
  func saysWhichDependency() {
    withKnownIssue {
      var environment = Environment.unimplemented
      environment.save = { _ in .none }
      let store = TestStore(initialState: List(), reducer: Self.list, environment: environment)
      store.send(.addProduct) { $0.products = [Product(id: .number(0))] }
      store.receive(.save)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(#"The dependency "uuid" was called"#) == true
    }
  }

  @Test("load, add, rename: what is saved, and how often, between the steps")
  func loadsAddsRenamesSaves() {
    let milk = Product(id: .number(100), name: "Milk")
    let saved = Log<[Product]>()
    let store = TestStore(
      initialState: List(),
      reducer: Self.list,
      environment: Environment(
        uuid: UUIDGenerator.incrementing,
        load: { .send([milk]) },
        save: { products in .fireAndForget { saved.append(products) } }))
    let added = Product(id: .number(1))
    let renamed = Product(id: .number(1), name: "Oat flakes")
    store.assert(
      .send(.load),
      .receive(.loaded([milk])) { $0.products = [milk] },
      .send(.addProduct) { $0.products = [added, milk] },
      .receive(.save),
      .do { #expect(saved.values == [[added, milk]]) },
      .send(.product(id: added.id, action: .nameChanged("Oat flakes"))) {
        $0.products[0].name = "Oat flakes"
      },
      .do { #expect(saved.values.count == 1) },
      .send(.product(id: added.id, action: .editingEnded)),
      .receive(.save),
      .do {
        #expect(saved.values.count == 2)
        #expect(saved.values.last == [renamed, milk])
      })
  }
}
