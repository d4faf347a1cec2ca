import Composable
import Loop
import Screen

/// The inspector is a program of its own, on the same console.
final class InspectorProgram<State, Action: Sendable> {
  typealias Inspected = Inspection<State, Action>

  private let store: Store<Inspected, InspectionAction>
  private let program: Program<Inspected, InspectionAction>

  var state: Inspected { store.state }

  init(
    _ history: History<State, Action>, picture: @escaping (State, Size) -> Frame,
    cut: ((ClosedRange<Int>) -> String)?
  ) {
    store = Store(
      initialState: Inspection(history), reducer: inspectionReducer(),
      environment: InspectionEnvironment(picture: picture, cut: cut))
    program = Program(
      store: store, view: { InspectionView(inspection: $0, picture: picture) }, keymap: \.keymap,
      mouse: Mouse { $0.action(for: $1) }.adding(Mouse { $0.action(for: $1) }),
      isOver: { $0.outcome != nil })
    // Between two slices of a search it only looks whether a key was pressed.
    program.wait { [store] console in
      if store.state.search == nil { return console.waitForEvents() }
      console.wake()
      let events = console.waitForEvents()
      if events?.isEmpty == true { store.send(.searchedOn) }
      return events
    }
  }

  func start(on console: some Console) { program.start(on: console) }

  func handle(_ events: [Event]) { program.handle(events) }

  /// Handles events until it is closed, or there are no more for now.
  func run(on console: some Console) { program.handleEvents(of: console) }
}
