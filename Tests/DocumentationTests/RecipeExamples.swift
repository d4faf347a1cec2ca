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
  var list = Listing(
    [
      ListingRow("owl", cells: ["Owl", "1"]), ListingRow("robin", cells: ["Robin", "12"]),
      ListingRow("wren", cells: ["Wren", "3"]),
    ],
    columns: [
      ListingColumn("Bird", .share()), ListingColumn("Seen", .fixed(6), align: .trailing, sorting: .number),
    ], marks: .none)
  var split = Splitter(first: 3, of: 5)
}

enum BirdsAction: Equatable, Sendable {
  case list(ListingAction<String>)
  case split(SplitterAction)
}

let birds = Reducer<Birds, BirdsAction, Void> { state, action, _ in
  switch action {
  case .list(let action):
    return Listing.reducer.run(action, in: &state, at: \.list, (), as: BirdsAction.list)
  case .split(let action):
    return Splitter.reducer.run(action, in: &state, at: \.split, (), as: BirdsAction.split)
  }
}

struct BirdsView: ComposedView {
  let state: Birds

  var body: some View {
    let cells = state.list.current?.cells ?? ["", ""]
    return SplitterView(
      state.split, ListingView(state.list),
      Border(Text("seen \(cells[1]) times", overflow: .wrap), title: cells[0]))
  }
}

extension Birds {
  static var mouse: Mouse<Birds, BirdsAction> {
    Listing<String>.mouse.map(BirdsAction.list) { (birds: Birds) in birds.list }
      .adding(Splitter.mouse.map(BirdsAction.split) { $0.split })
  }

  var keymap: Keymap<BirdsAction> {
    list.keymap.map(BirdsAction.list).adding(split.keymap.map(BirdsAction.split))
  }
}

@Test func theDetailsFollowTheMouse() throws {
  let play = Rehearsal(
    size: Size(36, 6), initialState: Birds(), reducer: birds, environment: { _ in },
    view: BirdsView.init, keymap: \.keymap, mouse: Birds.mouse)
  try play.play("<click header(1)><click header(1)><click item(robin)>")
  #expect(play.frame.lines[2].hasPrefix("▸ Robin"))
  #expect(play.frame.lines[1].hasSuffix("│seen 12     │"))
  try play.play("<click 21,1><drag left,18,1><release left,18,1>")
  #expect(play.frame.lines[1].hasSuffix("│seen 12 times  │"))
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
  Program(store: store, view: BirdsView.init, keymap: \.keymap, mouse: Birds.mouse, linear: true)
}
