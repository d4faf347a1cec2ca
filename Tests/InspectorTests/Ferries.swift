import Composable
import Loop
import Screen

/// A program with two bugs: what was asked for a ferry is shown below another that was chosen meanwhile; and a dialog remembers the
/// row, of which others move up when a ferry leaves.
struct Ferries: Equatable, Sendable {
  struct Ferry: Equatable, Sendable, Identifiable {
    let id: Int
    var harbour: String
    var isCancelled = false
  }

  struct Question: Equatable, Sendable {
    var text: String
    var row: Int
  }

  var ferries = [
    Ferry(id: 1, harbour: "Bodø"), Ferry(id: 2, harbour: "Å"), Ferry(id: 3, harbour: "Moskenes"),
    Ferry(id: 4, harbour: "Røst"),
  ]
  var cursor = 0
  var passengers: [String] = []
  var question: Question?
  /// Whether the first bug is mended.
  var isMended = false

  var current: Ferry? { ferries.indices.contains(cursor) ? ferries[cursor] : nil }
}

enum FerriesAction: Equatable, Sendable {
  case started, firstLeft
  case moved(by: Int), opened, chosen(Int), loaded([String])
  case cancelRequested, answered(Bool)
}

struct FerriesEnvironment: Sendable {
  var passengers: @Sendable (Int) async throws -> [String]
  var clock: any Clock<Duration>
}

let ferriesReducer = Reducer<Ferries, FerriesAction, FerriesEnvironment> { state, action, environment in
  switch action {
  case .started: return .timer(id: "leaving", every: .seconds(20), clock: environment.clock) { .firstLeft }
  case .firstLeft: if !state.ferries.isEmpty { state.ferries.removeFirst() }
  case .moved(let rows): state.cursor = max(0, min(state.ferries.count - 1, state.cursor + rows))
  case .opened: return state.current.map { .send(.chosen($0.id)) } ?? .none
  case .chosen(let ferry):
    let effect = Effect<FerriesAction>.run(name: "passengers") { send in
      send(.loaded(try await environment.passengers(ferry)))
    }
    return state.isMended ? effect.cancellable(id: "passengers", inFlight: .replace) : effect
  case .loaded(let names): state.passengers = names
  case .cancelRequested:
    if let current = state.current {
      state.question = Ferries.Question(text: "Cancel \(current.harbour)?", row: state.cursor)
    }
  case .answered(let isYes):
    guard let row = state.question?.row else { break }
    state.question = nil
    if isYes, state.ferries.indices.contains(row) { state.ferries[row].isCancelled = true }
  }
  return .none
}

private let ferriesKeys = Keymap([
  Command("down", keys: "j", action: FerriesAction.moved(by: 1)),
  Command("up", keys: "k", action: .moved(by: -1)),
  Command("open", keys: "enter", action: .opened),
  Command("cancel", keys: "c", action: .cancelRequested),
])

private let questionKeys = Keymap([
  Command("yes", keys: "y", action: FerriesAction.answered(true)),
  Command("no", keys: "n", action: .answered(false)),
])

/// - Parameter pause: How long it takes to ask for a ferry's passengers.
func ferries(
  isMended: Bool = false, pause: @escaping @Sendable (Int) -> Duration = { _ in .zero }
) -> Rehearsal<Ferries, FerriesAction> {
  Rehearsal(
    size: Size(60, 12), initialState: Ferries(isMended: isMended), reducer: ferriesReducer,
    environment: { clock in
      FerriesEnvironment(
        passengers: { ferry in
          try await clock.sleep(for: pause(ferry))
          return ["Ada \(ferry)", "Ben \(ferry)"]
        }, clock: clock)
    },
    view: { state in
      Text(
        (state.ferries.map(\.harbour) + state.passengers + [state.question?.text ?? ""]).joined(
          separator: "\n"))
    }, keymap: { $0.question == nil ? ferriesKeys : questionKeys }, whenOpen: .started,
    history: .keeping(1000))
}
