import Composable
import Parts
import Screen

/// What all programs have in common (help and leaving): a feature that each of them embeds.
struct Visit: Equatable {
  var help: KeyHelp
  var exit: Exit?

  init<Action>(_ keymap: Keymap<Action>) { help = KeyHelp(keymap) }

  static var mouse: Mouse<Visit, VisitAction> { KeyHelp.mouse.map(VisitAction.help) { $0.help } }
}

enum Exit: Sendable {
  case back
  case quit
}

enum VisitAction: Equatable, Sendable {
  case help(KeyHelpAction)
  case suspensionRequested
  case left(Exit)
}

let visitReducer = Reducer<Visit, VisitAction, Services> { visit, action, services in
  switch action {
  case .help(let action): return KeyHelp.reducer.run(action, in: &visit, at: \.help, (), as: VisitAction.help)
  case .suspensionRequested: return services.suspend().fireAndForget()
  case .left(let exit): visit.exit = exit
  }
  return .none
}

/// The keys that work in every program, after its own.
let visitKeys = Keymap([
  Command("leave", keys: "q", action: VisitAction.left(.back), group: "Program", footer: true),
  Command("quit", keys: "ctrl+c", action: .left(.quit), group: "Program"),
  Command("suspend", keys: "ctrl+z", action: .suspensionRequested, group: "Program"),
  Command("help", keys: "?", "f1", action: .help(.opened), group: "Program", footer: true),
])

let visitHelpKeys = KeyHelp.keymap.map(VisitAction.help).adding(alwaysKeys)

/// The keys that always work, even while typing into a field.
let alwaysKeys = Keymap([
  Command("quit", keys: "ctrl+c", action: VisitAction.left(.quit)),
  Command("suspend", keys: "ctrl+z", action: .suspensionRequested),
])
