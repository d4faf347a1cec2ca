import Composable
import Screen

/// The gallery's fourth program: recommendations of several kinds, each with a source of its own.
struct Recommendations: Equatable {
  enum Kind: String, CaseIterable, Sendable {
    case book, magazine, newspaper
  }

  struct Item: Equatable, Sendable {
    var kind: Kind
    var title: String
    var reason: String
  }

  enum Shelf: Equatable {
    case loading
    case failed(String)
    case loaded([Item])
  }

  var kind = Kind.book
  var shelf = Shelf.loading
  var selected = 0
  var visit = Visit()
}

enum RecommendationsAction: Equatable, Sendable {
  case opened
  case kindChanged(by: Int)
  case reloadRequested
  case itemsLoaded([Recommendations.Item])
  case loadFailed(String)
  case moved(by: Int)
  case visit(VisitAction)
}

private struct Loading: Hashable, Sendable {}

let recommendationsReducer = Reducer<Recommendations, RecommendationsAction, RecommendationsEnvironment> {
  state, action, environment in
  switch action {
  case .kindChanged(let places):
    let kinds = Recommendations.Kind.allCases
    let place = kinds.firstIndex(of: state.kind)! + places
    state.kind = kinds[(place % kinds.count + kinds.count) % kinds.count]
    return load(&state, environment)

  case .opened, .reloadRequested:
    return load(&state, environment)

  case .itemsLoaded(let items): state.shelf = .loaded(items)
  case .loadFailed(let reason): state.shelf = .failed(reason)

  case .moved(let rows):
    guard case .loaded(let items) = state.shelf else { break }
    state.selected = max(0, min(state.selected + rows, items.count - 1))

  case .visit(let action):
    let effect = visitReducer.run(
      action, in: &state, at: \.visit, environment.services, as: RecommendationsAction.visit)
    if case .left = action { return effect.merged(with: .cancel(id: Loading())) }
    return effect
  }
  return .none
}

private func load(
  _ state: inout Recommendations, _ environment: RecommendationsEnvironment
) -> Effect<RecommendationsAction> {
  state.shelf = .loading
  state.selected = 0
  return .run(name: "recommendations") { [kind = state.kind] send in
    send(.itemsLoaded(try await environment.recommendations(for: kind)))
  } catch: { error, send in
    send(.loadFailed("\(error)"))
  }
  .cancellable(id: Loading(), inFlight: .replace)
}
