import Composable
import ComposableTesting
import Synchronization

/// A small shopping list that this library's tests share.
struct Shop: Equatable {
  var title = "Groceries"
  var products: IdentifiedArrayOf<Product> = []
  var isLoading = false
  var error: String?
}

struct Product: Equatable, Identifiable, Sendable {
  var id: Int
  var name = ""
  var isInBox = false
}

enum ShopAction: Equatable, Sendable {
  case loadTapped
  case loaded([Product])
  case titled(String)
  case product(id: Int, action: ProductAction)
  case saved
  case nothing
  case twice
  case forget

  static let loadedCase = CasePath<ShopAction, [Product]>(
    embed: ShopAction.loaded, extract: { if case .loaded(let products) = $0 { products } else { nil } })
  static let productCase = CasePath<ShopAction, (Int, ProductAction)>(
    embed: { .product(id: $0, action: $1) },
    extract: { if case .product(let id, let action) = $0 { (id, action) } else { nil } })
}

enum ProductAction: Equatable, Sendable { case nameChanged(String), toggled }

struct ShopEnvironment: Sendable {
  var load: @Sendable () async throws -> [Product]
  var save: @Sendable (IdentifiedArrayOf<Product>) -> Effect<Never>
  var clock: any Clock<Duration>

  static let unimplemented = ShopEnvironment(
    load: Composable.unimplemented("load"),
    save: Composable.unimplemented("save"),
    clock: ImmediateClock())

  static let quick = ShopEnvironment(
    load: { [Product(id: 1, name: "Milk")] }, save: { _ in .none }, clock: ImmediateClock())
}

let productReducer = Reducer<Product, ProductAction, Void> { product, action, _ in
  switch action {
  case .nameChanged(let name): product.name = name
  case .toggled: product.isInBox.toggle()
  }
  return .none
}

let shopReducer = Reducer<Shop, ShopAction, ShopEnvironment>.combine(
  productReducer.forEach(
    state: \.products, action: ShopAction.productCase, environment: { _ in () }, fileID: "Shop/Shop.swift",
    line: 42),
  Reducer { state, action, environment in
    switch action {
    case .loadTapped:
      state.isLoading = true
      return .run(name: "load") { send in send(.loaded(try await environment.load())) }
    case .loaded(let products):
      state.isLoading = false
      state.products = IdentifiedArray(products)
      return environment.save(state.products).fireAndForget()
    case .titled(let title): state.title = title
    case .twice: return .merge(.send(.titled("one")), .send(.saved))
    case .forget:
      return .run(name: "sleep") { send in
        try await environment.clock.sleep(for: .seconds(5))
        send(.saved)
      }
    case .product, .saved, .nothing: break
    }
    return .none
  })
