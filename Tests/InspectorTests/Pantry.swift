import Composable
import Loop
import Screen

@testable import Inspector

/// A program to look into: a list that is fetched, a timer that counts, and rows that can be ticked.
struct Pantry: Equatable, Sendable {
  struct Item: Equatable, Sendable, Codable, Identifiable {
    var id: Int
    var name: String
    var isTicked = false
  }

  var items: [Item] = []
  var cursor = 0
  var seconds = 0
  var isLoading = false
  var note = ""
  var isOver = false
}

enum PantryAction: Equatable, Sendable, Codable {
  case loadRequested
  case loaded([Pantry.Item])
  case moved(by: Int)
  case ticked
  case basketChanged
  case typed(String)
  case timerStarted, secondPassed
  case quit
}

struct PantryEnvironment: Sendable {
  var load: @Sendable () async throws -> [Pantry.Item]
  var clock: any Clock<Duration>
}

extension PantryEnvironment {
  static let unimplemented = PantryEnvironment(
    load: Composable.unimplemented("load"), clock: ContinuousClock())
}

let pantryReducer = Reducer<Pantry, PantryAction, PantryEnvironment> { state, action, environment in
  switch action {
  case .loadRequested:
    state.isLoading = true
    return .run(name: "load") { send in send(.loaded(try await environment.load())) }
  case .loaded(let items): (state.items, state.isLoading) = (items, false)
  case .moved(let rows): state.cursor = max(0, min(state.items.count - 1, state.cursor + rows))
  case .ticked:
    guard state.items.indices.contains(state.cursor) else { break }
    state.items[state.cursor].isTicked.toggle()
    return .send(.basketChanged)
  case .basketChanged:
    let count = state.items.count { $0.isTicked }
    state.note = count == 0 ? "" : "\(count) in the basket"
  case .typed(let text): state.note += text
  case .timerStarted:
    return .timer(id: "seconds", every: .seconds(1), clock: environment.clock) { .secondPassed }
  case .secondPassed: state.seconds += 1
  case .quit: state.isOver = true
  }
  return .none
}

let pantryKeys = Keymap(
  [
    Command("fetch", keys: "f", action: PantryAction.loadRequested, footer: true),
    Command("down", keys: "j", action: .moved(by: 1), footer: true),
    Command("up", keys: "k", action: .moved(by: -1)),
    Command("tick", keys: "space", action: .ticked, footer: true),
    Command("timer", keys: "t", action: .timerStarted),
    Command("quit", keys: "q", action: .quit, footer: true),
  ]
) { event in
  if case .paste(let text) = event { .typed(text) } else { nil }
}

struct PantryView: ComposedView {
  let pantry: Pantry

  var body: some View {
    Rows(
      .fixed(1, Text("Pantry · \(pantry.seconds) s", style: .heading)),
      .fill(
        List(count: pantry.items.count, position: ListPosition(selected: pantry.cursor)) { index, _ in
          Text((pantry.items[index].isTicked ? "[x] " : "[ ] ") + pantry.items[index].name)
        }),
      .fixed(1, Text(pantry.isLoading ? "Loading …" : pantry.note, style: .muted)),
      .fixed(1, Footer(pantryKeys)))
  }
}

let staples = ["Milk", "Bread", "Apples"].enumerated().map { Pantry.Item(id: $0, name: $1) }

func pantry(
  size: Size = Size(80, 24), history: HistoryLimit = .keeping(1000),
  load: @escaping @Sendable () async throws -> [Pantry.Item] = { staples }
) -> Rehearsal<Pantry, PantryAction> {
  Rehearsal(
    size: size, initialState: Pantry(), reducer: pantryReducer,
    environment: { PantryEnvironment(load: load, clock: $0) },
    view: PantryView.init, keymap: { _ in pantryKeys }, isOver: \.isOver, history: history)
}
