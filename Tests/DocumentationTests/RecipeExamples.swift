// The code of the article "Recipes", compiled and played. `DocumentationTests` compares them.

import Composable
import ComposableTesting
import Loop
import Parts
import Screen
import Terminal
import Testing

// MARK: Autosave

struct Page: Equatable {
  var editor = TextEditor()
  var saved = 0
  var isSaved: Bool { editor.document.revision == saved }
}

enum PageAction: Equatable, Sendable {
  case editor(TextEditorAction)
  case saveDue, saved(revision: Int)
}

struct PageEnvironment: Sendable {
  var save: @Sendable (String) async -> Void
  var clock: any Clock<Duration>
}

struct SaveID: Hashable, Sendable {}

let page = Reducer<Page, PageAction, PageEnvironment> { state, action, environment in
  switch action {
  case .editor(let action):
    let effect = TextEditor.reducer.run(action, in: &state, at: \.editor, (), as: PageAction.editor)
    if state.isSaved { return effect }
    // Begins anew with each key, so it comes when nobody has typed for a second.
    return .merge(
      effect,
      .send(.saveDue).debounce(id: SaveID(), for: .seconds(1), clock: environment.clock))
  case .saveDue:
    let (text, revision) = (state.editor.text, state.editor.document.revision)
    return .run(name: "save") { send in
      await environment.save(text)
      send(.saved(revision: revision))
    }.finishing()
  case .saved(let revision): state.saved = revision
  }
  return .none
}

@Test func aPageIsSavedASecondAfterTheLastKey() {
  let clock = TestClock()
  let store = TestStore(
    initialState: Page(), reducer: page, environment: PageEnvironment(save: { _ in }, clock: clock))
  store.exhaustivity = .off
  store.send(.editor(.edited(.text(.insert("a")))))
  clock.advance(by: .milliseconds(900))
  store.send(.editor(.edited(.text(.insert("b")))))
  clock.advance(by: .milliseconds(900))
  #expect(!store.state.isSaved)
  clock.advance(by: .milliseconds(100))
  store.receive(.saveDue)
  store.skipReceivedActions()
  #expect(store.state.isSaved)
}

// MARK: Child process

struct Check: Equatable {
  var lines: [String] = []
  var isRunning = false
}

enum CheckAction: Equatable, Sendable {
  case begun, stopped
  case happened(Subprocess.Event)
}

struct CheckEnvironment: Sendable {
  var events: @Sendable () -> AsyncStream<Subprocess.Event>

  static let live = CheckEnvironment {
    AsyncStream { continuation in
      let task = Task {
        for await event in Subprocess("git", ["status", "--short"]) { continuation.yield(event) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

struct CheckID: Hashable, Sendable {}

let check = Reducer<Check, CheckAction, CheckEnvironment> { state, action, environment in
  switch action {
  case .begun:
    state = Check(isRunning: true)
    return .run(name: "check") { send in
      for await event in environment.events() { send(.happened(event)) }
    }.cancellable(id: CheckID(), inFlight: .replace)
  case .stopped:
    state.isRunning = false
    return .cancel(id: CheckID())
  case .happened(.line(let line)), .happened(.errorLine(let line)): state.lines.append(line)
  case .happened(.ended): state.isRunning = false
  }
  return .none
}

@Test func theLinesOfAProgramArrive() {
  let events: [Subprocess.Event] = [.line(" M main.swift"), .ended(.exited(0))]
  let store = TestStore(
    initialState: Check(), reducer: check,
    environment: CheckEnvironment {
      AsyncStream { continuation in
        for event in events { continuation.yield(event) }
        continuation.finish()
      }
    })
  store.send(.begun) { $0.isRunning = true }
  store.receive(.happened(events[0])) { $0.lines = [" M main.swift"] }
  store.receive(.happened(events[1])) { $0.isRunning = false }
}

// MARK: A table with details

struct Birds: Equatable {
  var table = TablePosition()
  var names = ["Owl", "Robin", "Wren"]
  var seen = [1, 12, 3]
}

enum BirdsAction: Equatable, Sendable { case moved(by: Int), sorted(by: Int) }

let birds = Reducer<Birds, BirdsAction, Void> { state, action, _ in
  switch action {
  case .moved(let rows): state.table.rows.move(by: rows, count: state.names.count, height: 10)
  case .sorted(let column):
    state.table.sort(by: column)
    let order = zip(state.names, state.seen).sorted { column == 0 ? $0.0 < $1.0 : $0.1 < $1.1 }
    let rows = state.table.order?.isAscending == false ? order.reversed() : order
    (state.names, state.seen) = (rows.map(\.0), rows.map(\.1))
  }
  return .none
}

struct BirdsView: ComposedView {
  let state: Birds

  var body: some View {
    let row = state.table.rows.selected
    return Columns(
      .fill(
        Table(
          [TableColumn("Bird", .share()), TableColumn("Seen", .fixed(6), align: .trailing)],
          count: state.names.count, position: state.table
        ) { row, column in column == 0 ? Span(state.names[row]) : Span("\(state.seen[row])") }),
      .fixed(16, Border(Text("seen \(state.seen[row]) times", overflow: .wrap), title: state.names[row])))
  }
}

extension Birds {
  static var mouse: Mouse<Birds, BirdsAction> {
    Mouse { (birds: Birds, pointer: Pointer<TablePlace>) in
      if case .wheel(let turn, over: .some) = pointer { return .moved(by: turn == .up ? -1 : 1) }
      return switch pointer.press {
      case .header(let column): .sorted(by: column)
      case .row(let row): .moved(by: row - birds.table.rows.selected)
      case nil: nil
      }
    }
  }
}

let birdsKeys = Keymap<BirdsAction>([
  Command("down", keys: "j", "down", action: .moved(by: 1)),
  Command("up", keys: "k", "up", action: .moved(by: -1)),
])

@Test func theDetailsFollowTheMouse() throws {
  let play = Rehearsal(
    size: Size(36, 6), initialState: Birds(), reducer: birds, environment: { _ in },
    view: BirdsView.init, keymap: { _ in birdsKeys }, mouse: Birds.mouse)
  try play.play("<click header(1)><click header(1)>")
  #expect(play.frame.lines[0].hasSuffix("╭─ Robin ──────╮"))
  try play.play("<click row(2)>")
  #expect(play.frame.lines[1].hasSuffix("│seen 1 times  │"))
}

// MARK: Logging

let loggedBirds = birds.debugActions { line in print(line) }

// MARK: Problems in the message line

struct Post: Equatable {
  var problem = ""
}

enum PostAction: Equatable, Sendable { case opened, problemFound(String) }

struct PostEnvironment: Sendable {
  var problems: @Sendable () -> AsyncStream<String>
}

let post = Reducer<Post, PostAction, PostEnvironment> { state, action, environment in
  switch action {
  case .opened:
    return .run(name: "problems") { send in
      for await problem in environment.problems() { send(.problemFound(problem)) }
    }
  case .problemFound(let problem): state.problem = problem
  }
  return .none
}

func postStore() -> Store<Post, PostAction> {
  let (problems, found) = AsyncStream.makeStream(of: String.self)
  return Store(
    initialState: Post(), reducer: post, environment: PostEnvironment(problems: { problems }),
    report: { found.yield("\($0)") })
}

@Test func aProblemIsShown() {
  let store = TestStore(
    initialState: Post(), reducer: post,
    environment: PostEnvironment {
      AsyncStream { problems in
        problems.yield("The disk is full.")
        problems.finish()
      }
    })
  store.send(.opened)
  store.receive(.problemFound("The disk is full.")) { $0.problem = "The disk is full." }
}

// MARK: For people who hear the screen

func speaking(_ store: Store<Birds, BirdsAction>) -> Program<Birds, BirdsAction> {
  Program(store: store, view: BirdsView.init, keymap: { _ in birdsKeys }, mouse: Birds.mouse, linear: true)
}
