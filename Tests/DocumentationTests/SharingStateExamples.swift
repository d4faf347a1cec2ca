// The code of the article "Sharing state without a reference", compiled and tested.

import Composable
import ComposableTesting
import Testing

struct People: Equatable, Sendable {
  var names: [String] = []
}

struct NameScreen: Equatable {
  @Lent var people: People
  var selection = 0
}

enum NameAction: Equatable, Sendable { case added(String), moved(by: Int) }

let nameScreen = Reducer<NameScreen, NameAction, Void> { state, action, _ in
  switch action {
  case .added(let name): state.people.names.append(name)
  case .moved(let rows): state.selection += rows
  }
  return .none
}

struct App: Equatable, Lender {
  @Lent var people = People()
  var names = NameScreen()

  static let names = Lending(\App.names).lending(\.$people, as: \.$people)
}

enum AppAction: Equatable, Sendable {
  case names(NameAction)
}

let app = Reducer<App, AppAction, Void> { state, action, environment in
  switch action {
  case .names(let action):
    nameScreen.run(action, in: &state, lending: App.names, environment, as: AppAction.names)
  }
}

@Test func addingAName() {
  let store = TestStore(initialState: App(), reducer: app, environment: ())
  store.send(.names(.added("Ada"))) { $0.people.names = ["Ada"] }
  store.send(.names(.moved(by: 1))) { $0.names.selection = 1 }
}

@Test func addingANameByItself() {
  var screen = NameScreen()
  screen.people = People(names: ["Ada"])
  let store = TestStore(initialState: screen, reducer: nameScreen, environment: ())
  store.send(.added("Grace")) { $0.people.names = ["Ada", "Grace"] }
}

struct NameEditor: Equatable {
  @Lent var people: People
  @Lent var place: String
  var text = ""
  var message: String?
}

struct Address: Equatable {
  @Lent var people: People
  var street = ""
}

enum Panel: Equatable {
  case address(Address)
  case help

  static let addressCase = CasePath<Panel, Address>(
    embed: Panel.address, extract: { if case .address(let address) = $0 { address } else { nil } })
}

struct PeopleScreen: Equatable, Lender {
  @Lent var people: People
  var place = "Zurich"
  var editor: NameEditor?
  var panel: Panel?
  var detail = NameEditor()
  var message: String?

  static let editor = Lending(\PeopleScreen.editor).lending(\.$people, as: \.$people)
  static let address = Lending(\PeopleScreen.panel, case: Panel.addressCase).lending(\.$people, as: \.$people)
  static let detail = Lending(\PeopleScreen.detail).lending(\.$people, as: \.$people)
    .telling(\.place, as: \.$place)
    .returning(\.message, to: \.message)
}

@Test func whatAChildLeavesComesBack() {
  var screen = PeopleScreen()
  screen.people = People(names: ["Ada"])
  screen[PeopleScreen.detail].message = "\(screen[PeopleScreen.detail].place)"
  #expect(screen.message == "Zurich" && screen.detail.message == nil)
  screen.panel = .address(Address())
  screen[PeopleScreen.address]?.people.names.append("Grace")
  screen[PeopleScreen.editor]?.people.names.append("nobody")
  #expect(screen.people.names == ["Ada", "Grace"])
}
