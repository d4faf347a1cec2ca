// The code of the article "Composition", compiled and tested. `DocumentationTests` compares the two.

import Composable
import ComposableTesting
import Loop
import Screen
import Testing

struct Chore: Equatable, Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

enum ChoreAction: Equatable, Sendable { case toggled }

let chore = Reducer<Chore, ChoreAction, Void> { state, action, _ in
  switch action {
  case .toggled: state.isDone.toggle()
  }
  return .none
}

struct ChoreFilter: Equatable {
  var hidesDone = false
}

enum ChoreFilterAction: Equatable, Sendable { case toggled }

let choreFilter = Reducer<ChoreFilter, ChoreFilterAction, Void> { state, action, _ in
  switch action {
  case .toggled: state.hidesDone.toggle()
  }
  return .none
}

let choreFilterKeys = Keymap<ChoreFilterAction>([
  Command("hideDone", keys: "h", action: .toggled, footer: true)
])

struct ChoreEditor: Equatable {
  var field = TextCursor()
}

enum ChoreEditorAction: Equatable, Sendable {
  case edited(TextEdit), confirmed, cancelled
  case delegate(Delegate)

  /// What the editor asks of its parent.
  enum Delegate: Equatable, Sendable { case save(title: String), close }
}

let choreEditor = Reducer<ChoreEditor, ChoreEditorAction, Void> { state, action, _ in
  switch action {
  case .edited(let edit): state.field.apply(edit)
  case .confirmed: return .send(.delegate(.save(title: state.field.text)))
  case .cancelled: return .send(.delegate(.close))
  case .delegate: break
  }
  return .none
}

let choreEditorKeys = Keymap<ChoreEditorAction>([
  Command("save", keys: "enter", action: .confirmed, footer: true),
  Command("cancel", keys: "esc", action: .cancelled, footer: true),
]) { TextEdit(field: $0).map(ChoreEditorAction.edited) }

struct Chores: Equatable {
  var rows: IdentifiedArrayOf<Chore> = []
  var filter = ChoreFilter()
  var editor: ChoreEditor?
  var isOver = false
}

enum ChoresAction: Equatable, Sendable {
  case row(id: Int, ChoreAction)
  case filter(ChoreFilterAction)
  case editor(ChoreEditorAction)
  case addRequested, nextTicked, quit
}

let chores = Reducer<Chores, ChoresAction, Void> { state, action, environment in
  switch action {
  case .row(let id, let action):
    return chore.run(action, in: &state, at: \.rows, id: id, environment, as: ChoresAction.row)
  case .filter(let action):
    return choreFilter.run(action, in: &state, at: \.filter, environment, as: ChoresAction.filter)
  case .editor(.delegate(.save(let title))):
    state.rows.append(Chore(id: state.rows.count + 1, title: title))
    state.editor = nil
  case .editor(.delegate(.close)): state.editor = nil
  case .editor(let action):
    return choreEditor.run(action, in: &state, at: \.editor, environment, as: ChoresAction.editor)
  case .addRequested: state.editor = ChoreEditor()
  case .nextTicked:
    if let next = state.rows.first(where: { !$0.isDone }) { return .send(.row(id: next.id, .toggled)) }
  case .quit: state.isOver = true
  }
  return .none
}

let choresKeys = Keymap<ChoresAction>([
  Command("add", keys: "a", action: .addRequested, footer: true),
  Command("tickNext", keys: "space", action: .nextTicked, footer: true),
  Command("quit", keys: "q", action: .quit, footer: true),
]).adding(choreFilterKeys.map(ChoresAction.filter))

let choresEditorKeys = choreEditorKeys.map(ChoresAction.editor)

extension Chores {
  var keymap: Keymap<ChoresAction> { editor == nil ? choresKeys : choresEditorKeys }
}

struct ChoresView: View {
  let state: Chores

  func draw(on canvas: inout Canvas) {
    let rows = state.rows.filter { !$0.isDone || !state.filter.hidesDone }
    let list = List(count: rows.count, position: ListPosition()) { row, _ in
      Line(rows[row].isDone ? "[x] " : "[ ] ", Span(rows[row].title))
    }
    let field = state.editor.map { Field($0.field, placeholder: "a chore") }
    canvas.draw(
      Rows(.fill(list), .fit(field), .fixed(1, Footer(state.keymap))), in: canvas.bounds)
  }
}

@Test func theEditorAsksItsParentToSave() {
  let store = TestStore(initialState: Chores(), reducer: chores, environment: ())
  store.send(.addRequested) { $0.editor = ChoreEditor() }
  store.send(.editor(.edited(.insert("dishes")))) { $0.editor?.field = TextCursor("dishes") }
  store.send(.editor(.confirmed))
  store.receive(.editor(.delegate(.save(title: "dishes")))) {
    $0.rows = [Chore(id: 1, title: "dishes")]
    $0.editor = nil
  }
}

@Test func theKeysOfAllFeaturesWorkTogether() throws {
  let rehearsal = Rehearsal(
    size: Size(40, 4), initialState: Chores(), reducer: chores, environment: { _ in () },
    view: ChoresView.init, keymap: \.keymap, isOver: \.isOver)
  try rehearsal.play("ahoover<enter>aqueue<enter><space>h")
  #expect(rehearsal.state.rows.map(\.isDone) == [true, false])
  #expect(rehearsal.frame.lines[0].hasPrefix("▸ [ ] queue"))
}

extension ChoresAction {
  static let filterCase = CasePath<ChoresAction, ChoreFilterAction>(
    embed: ChoresAction.filter, extract: { if case .filter(let action) = $0 { action } else { nil } })
}

let loggedFilter = Reducer<Chores, ChoresAction, Void>.combine(
  choreFilter.pullback(state: \.filter, action: ChoresAction.filterCase),
  Reducer { _, action, _ in .fireAndForget { print(action) } })

@Test func reducersSideBySideSeeTheSameAction() {
  let store = TestStore(initialState: Chores(), reducer: loggedFilter, environment: ())
  store.send(.filter(.toggled)) { $0.filter.hidesDone = true }
}
