import Composable
import Loop
import Terminal

let terminal = Terminal.openOrExit()
let store = Store(initialState: Steps(), reducer: steps, environment: ())
Program(store: store, view: StepsView.init, keymap: { _ in stepsKeys }, isOver: \.isOver)
  .run(on: terminal)
terminal.leave()
