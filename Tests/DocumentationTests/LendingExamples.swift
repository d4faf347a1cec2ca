// The code of "Larger programs" in the article "Composable", compiled and tested. `DocumentationTests` compares them.

import Composable
import ComposableTesting
import Testing

enum NameAction: Equatable, Sendable { case added(String), moved(by: Int) }

let nameScreen = Reducer<NameScreen, NameAction, Void> { state, action, _ in
  switch action {
  case .added(let name): state.people.names.append(name)
  case .moved(let rows): state.selection += rows
  }
  return .none
}

enum AppAction: Equatable, Sendable {
  case names(NameAction)

  static let namesCase = CasePath<AppAction, NameAction>(
    embed: AppAction.names, extract: { if case .names(let action) = $0 { action } else { nil } })
}

struct People: Equatable {
  var names: [String] = []
}

struct NameScreen: Equatable {
  var people = People()
  var selection = 0
}

struct App: Equatable {
  var people = People()
  var selection = 0

  var nameScreen: NameScreen {
    get { NameScreen(people: people, selection: selection) }
    _modify {
      var screen = NameScreen(people: people, selection: selection)
      people = People()
      defer { (people, selection) = (screen.people, screen.selection) }
      yield &screen
    }
  }
}

let app: Reducer<App, AppAction, Void> = nameScreen.pullback(
  state: { app, reduce in reduce(&app.nameScreen) }, action: AppAction.namesCase, environment: { $0 })

@Suite struct LendingExamples {
  @Test func `what is lent comes back changed`() {
    let store = TestStore(initialState: App(), reducer: app, environment: ())
    store.send(.names(.added("Ada"))) { $0.people.names = ["Ada"] }
    store.send(.names(.moved(by: 1))) { $0.selection = 1 }
  }
}
