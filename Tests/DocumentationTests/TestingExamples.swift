// The code of the article "Testing", compiled and tested. `DocumentationTests` compares the two.

import Composable
import ComposableTesting
import FoundationEssentials
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

@Suite struct TestingExamples {
  @Test("what is loaded shows, what is added stands on top, what is renamed is saved")
  func story() {
    let milk = BasketProduct(id: .number(9), name: "Milk")
    let bread = BasketProduct(id: .number(1), name: "Bread")
    let saved = Log<[BasketProduct]>()
    var environment = BasketEnvironment.unimplemented
    environment.uuid = UUIDGenerator.incrementing
    environment.load = { [milk] }
    environment.save = { saved.append($0) }
    let store = TestStore(initialState: Basket(), reducer: basket, environment: environment)

    store.assert(
      .send(.loadTapped),
      .receive(.loaded([milk])) { $0.products = [milk] },
      .send(.addTapped) { $0.products = [BasketProduct(id: .number(1)), milk] },
      .send(.product(id: .number(1), action: .nameChanged("Bread"))) { $0.products[0].name = "Bread" },
      .do { #expect(saved.values.isEmpty) },
      .send(.product(id: .number(1), action: .editingEnded)),
      .receive(.saved),
      .do { #expect(saved.values == [[bread, milk]]) })
  }

  @Test func onlyWhatMatters() {
    var environment = BasketEnvironment.unimplemented
    environment.load = { [BasketProduct(id: .number(9), name: "Milk")] }
    let store = TestStore(initialState: Basket(), reducer: basket, environment: environment)
    store.exhaustivity = .off
    store.send(.loadTapped)
    store.skipReceivedActions()
    #expect(store.state.products.count == 1)
  }
}
