// The code of the article "Testing", compiled and run. `DocumentationTests` compares the two.

import Composable
import ComposableTesting
import FoundationEssentials
import Synchronization
import Testing

struct Basket: Equatable {
  var products: IdentifiedArrayOf<BasketProduct> = []
}

struct BasketProduct: Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
}

enum BasketProductAction: Equatable, Sendable { case nameChanged(String), editingEnded }

enum BasketAction: Equatable, Sendable {
  case loadTapped
  case loaded([BasketProduct])
  case addTapped
  case product(id: UUID, action: BasketProductAction)
  case saved

  static let productCase = CasePath<BasketAction, (UUID, BasketProductAction)>(
    embed: { .product(id: $0, action: $1) },
    extract: { if case .product(let id, let action) = $0 { (id, action) } else { nil } })
}

struct BasketEnvironment: Sendable {
  var uuid: @Sendable () -> UUID
  var load: @Sendable () async throws -> [BasketProduct]
  var save: @Sendable ([BasketProduct]) async throws -> Void

  static let unimplemented = BasketEnvironment(
    uuid: Composable.unimplemented("uuid", placeholder: .number(0)),
    load: Composable.unimplemented("load"),
    save: Composable.unimplemented("save"))
}

let basketProduct = Reducer<BasketProduct, BasketProductAction, Void> { product, action, _ in
  if case .nameChanged(let name) = action { product.name = name }
  return .none
}

let basket = Reducer<Basket, BasketAction, BasketEnvironment>.combine(
  basketProduct.forEach(
    state: \.products, action: BasketAction.productCase, environment: { _ in () }),
  Reducer { state, action, environment in
    switch action {
    case .loadTapped:
      return .run(name: "load") { send in send(.loaded(try await environment.load())) }
    case .loaded(let products):
      state.products = IdentifiedArray(products)
    case .addTapped:
      state.products.insert(BasketProduct(id: environment.uuid()), at: 0)
    case .product(_, .editingEnded):
      return .run(name: "save") { [products = state.products.elements] send in
        try await environment.save(products)
        send(.saved)
      }
    case .product, .saved: break
    }
    return .none
  })

@Test func loadedProductsAreShown() {
  let milk = BasketProduct(id: .number(9), name: "Milk")
  var environment = BasketEnvironment.unimplemented
  environment.load = { [milk] }
  let store = TestStore(initialState: Basket(), reducer: basket, environment: environment)
  store.send(.loadTapped)
  store.receive(.loaded([milk])) { $0.products = [milk] }
}

@Test func renamedProductsAreSaved() {
  let milk = BasketProduct(id: .number(9), name: "Milk")
  let bread = BasketProduct(id: .number(1), name: "Bread")
  let saved = Mutex<[BasketProduct]>([])
  var environment = BasketEnvironment.unimplemented
  environment.uuid = UUIDGenerator.incrementing
  environment.load = { [milk] }
  environment.save = { products in saved.withLock { $0 = products } }
  let store = TestStore(initialState: Basket(), reducer: basket, environment: environment)

  store.assert(
    .send(.loadTapped),
    .receive(.loaded([milk])) { $0.products = [milk] },
    .send(.addTapped) { $0.products = [BasketProduct(id: .number(1)), milk] },
    .send(.product(id: .number(1), action: .nameChanged("Bread"))) { $0.products[0].name = "Bread" },
    .do { #expect(saved.withLock { $0 }.isEmpty) },
    .send(.product(id: .number(1), action: .editingEnded)),
    .receive(.saved),
    .do { #expect(saved.withLock { $0 } == [bread, milk]) })
}

@Test func timerTicksUntilCleared() {
  let clock = TestClock()
  let store = TestStore(
    initialState: Search(), reducer: search,
    environment: SearchEnvironment(
      search: unimplemented("search"), log: unimplemented("log"), clock: clock))
  store.send(.watchStarted)
  clock.advance(by: .seconds(2))
  store.receive(.secondPassed) { $0.seconds = 1 }
  store.receive(.secondPassed) { $0.seconds = 2 }
  store.send(.cleared) { $0 = Search() }
  clock.advance(by: .seconds(5))
}

@Test func onlyTheCountMatters() {
  var environment = BasketEnvironment.unimplemented
  environment.load = { [BasketProduct(id: .number(9), name: "Milk")] }
  let store = TestStore(initialState: Basket(), reducer: basket, environment: environment)
  store.exhaustivity = .off
  store.send(.loadTapped)
  store.skipReceivedActions()
  #expect(store.state.products.count == 1)
}
