import Composable
import Parts
import Screen

/// What all programs have in common (help, leaving, the window's size): a feature that each of them embeds.
struct Visit: Equatable {
  var help: KeyHelp
  /// The size of the whole window.
  var size = Size(80, 24)
  var exit: Exit?

  init<Action>(_ keymap: Keymap<Action>) { help = KeyHelp(keymap) }

  mutating func resize(to size: Size) {
    self.size = size
    // The footer takes a row.
    _ = KeyHelp.reducer(&help, .resized(Size(size.width, max(0, size.height - 1))), ())
  }
}

enum Exit: Sendable {
  case back
  case quit
}

enum VisitAction: Equatable, Sendable {
  case help(KeyHelpAction)
  case resized(Size)
  case suspensionRequested
  case left(Exit)
}

let visitReducer = Reducer<Visit, VisitAction, Services> { visit, action, services in
  switch action {
  case .help(let action): return KeyHelp.reducer.run(action, in: &visit, at: \.help, (), as: VisitAction.help)
  case .resized(let size): visit.resize(to: size)
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
]) { event in
  if case .resize(let size) = event { .resized(size) } else { nil }
}

let visitHelpKeys = KeyHelp.keymap.map(VisitAction.help).adding(alwaysKeys)

/// The keys that always work, even while typing into a field.
let alwaysKeys = Keymap([
  Command("quit", keys: "ctrl+c", action: VisitAction.left(.quit)),
  Command("suspend", keys: "ctrl+z", action: .suspensionRequested),
]) { event in
  if case .resize(let size) = event { .resized(size) } else { nil }
}
