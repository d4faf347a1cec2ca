import Composable
import Inspector
import Loop
import Screen

/// A program of features that borrow what one owns.
struct People: Equatable, Sendable {
  struct Person: Equatable, Sendable, Identifiable {
    let id: Int
    var name: String
  }
  var all: IdentifiedArrayOf<Person> = []
}

struct NameScreen: Equatable, Sendable {
  @Lent var people: People
  var selection = 0
  var typed = ""
}

struct PersonEditor: Equatable, Sendable {
  @Lent var people: People
  var text = ""
}

enum PeoplePanel: Equatable, Sendable {
  case editor(PersonEditor)
  case help

  static let editorCase = CasePath<PeoplePanel, PersonEditor>(
    embed: PeoplePanel.editor, extract: { if case .editor(let editor) = $0 { editor } else { nil } })
}

struct PeopleApp: Equatable, Sendable, Lender {
  @Lent var people = People()
  var names = NameScreen()
  var panel: PeoplePanel?

  static let names = Lending(\PeopleApp.names).lending(\.$people, as: \.$people)
  static let editor = Lending(\PeopleApp.panel, case: PeoplePanel.editorCase).lending(
    \.$people, as: \.$people)
}

enum NameAction: Equatable, Sendable { case added, moved(by: Int), typed(String) }
enum PersonEditorAction: Equatable, Sendable { case typed(String), saved }
enum PeopleAction: Equatable, Sendable {
  case names(NameAction), editor(PersonEditorAction), opened, helped, closed
}

let nameScreen = Reducer<NameScreen, NameAction, Void> { state, action, _ in
  switch action {
  case .added:
    let id = (state.people.all.ids.max() ?? 0) + 1
    state.people.all.append(People.Person(id: id, name: state.typed))
    state.typed = ""
  case .moved(let rows): state.selection = max(0, min(state.people.all.count - 1, state.selection + rows))
  case .typed(let text): state.typed += text
  }
  return .none
}

let personEditor = Reducer<PersonEditor, PersonEditorAction, Void> { state, action, _ in
  switch action {
  case .typed(let text): state.text += text
  case .saved:
    let text = state.text
    if let id = state.people.all.first?.id { state.people.all[id: id]?.name = text }
  }
  return .none
}

let peopleReducer = Reducer<PeopleApp, PeopleAction, Void> { state, action, environment in
  switch action {
  case .names(let action):
    return nameScreen.run(action, in: &state, lending: PeopleApp.names, environment, as: PeopleAction.names)
  case .editor(let action):
    return personEditor.run(
      action, in: &state, lending: PeopleApp.editor, environment, as: PeopleAction.editor)
  case .opened: state.panel = .editor(PersonEditor())
  case .helped: state.panel = .help
  case .closed: state.panel = nil
  }
  return .none
}

private let peopleKeys = Keymap([
  Command("type", keys: "t", action: PeopleAction.names(.typed("ab"))),
  Command("add", keys: "a", action: .names(.added)),
  Command("down", keys: "j", action: .names(.moved(by: 1))),
  Command("open", keys: "o", action: .opened),
  Command("help", keys: "h", action: .helped),
])

private let panelKeys = Keymap([
  Command("type", keys: "t", action: PeopleAction.editor(.typed("xy"))),
  Command("save", keys: "s", action: .editor(.saved)),
  Command("close", keys: "esc", action: .closed),
])

func people() -> Rehearsal<PeopleApp, PeopleAction> {
  Rehearsal(
    size: Size(40, 8), initialState: PeopleApp(), reducer: peopleReducer, environment: { _ in () },
    view: { state in
      Text("\(state.names.typed)\n" + state.people.all.map(\.name).joined(separator: "\n"))
    },
    keymap: { state in if case .editor = state.panel { panelKeys } else { peopleKeys } })
}

extension DrivenProgram {
  static let people = DrivenProgram(
    "people", imports: ["@testable import CutPrograms"], play: "people()",
    cutting: TestCut(reducer: "peopleReducer", environment: "()", initialState: "PeopleApp()"),
    keys: ["t", "a", "j", "o", "t", "s", "<esc>", "h", "t", "a"]
  ) { CutPrograms.people() }

  package static let strangers = [mail, secrets, routes, shelves, people, desk]
}
