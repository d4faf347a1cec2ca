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
    tests: TestWriting<State, Action>
  ) {
    store = Store(
      initialState: Inspection(history), reducer: inspectionReducer(),
      environment: InspectionEnvironment(history: history, picture: picture, tests: tests))
    program = Program(
      store: store, view: { InspectionView(inspection: $0, picture: picture) }, keymap: \.keymap,
      mouse: Mouse { (state: Inspected, pointer: Pointer<StepPlace>) in state.action(for: pointer) }
        .adding(Mouse { (state: Inspected, pointer: Pointer<StoppedFrame>) in state.action(for: pointer) })
        .adding(Mouse { (state: Inspected, pointer: Pointer<FrameRow>) in state.action(for: pointer) })
        .adding(Mouse { $0.action(for: $1) }),
      isOver: { $0.outcome != nil })
    // Between two slices of work it only looks whether a key was pressed.
    program.wait { [store] console in
      let work: InspectionAction
      if store.state.search != nil {
        work = .searchedOn
      } else if store.state.shortening != nil {
        work = .shortenedOn
      } else {
        return console.waitForEvents()
      }
      console.wake()
      let events = console.waitForEvents()
      if events?.isEmpty == true { store.send(work) }
      return events
    }
  }

  /// Begins at an action, and with a sentence.
  func open(at number: Int?, saying message: String) {
    if let index = number.flatMap(state.index) { store.send(.stepPressed(index)) }
    if !message.isEmpty { store.send(.said(message)) }
  }

  func start(on console: some Console) { program.start(on: console) }

  func handle(_ events: [Event]) { program.handle(events) }

  /// Handles events until it is closed, or there are no more for now.
  func run(on console: some Console) { program.handleEvents(of: console) }
}
