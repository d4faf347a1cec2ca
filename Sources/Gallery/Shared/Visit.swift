import Composable
import Screen

/// What all programs have in common (asking for help, and leaving): a feature that each of them embeds.
struct Visit: Equatable {
  var exit: Exit?
}

enum Exit: Sendable {
  case back
  case quit
}

enum VisitAction: Equatable, Sendable {
  /// The gallery shows the keys.
  case helpAsked
  case suspensionRequested
  case left(Exit)
}

let visitReducer = Reducer<Visit, VisitAction, Services> { visit, action, services in
  switch action {
  case .helpAsked: break
  case .suspensionRequested: return services.suspend().fireAndForget()
  case .left(let exit): visit.exit = exit
  }
  return .none
}

/// The keys that work in every program, after its own.
let visitKeys = Keymap([
  Command("gallery.leave", keys: "q", action: VisitAction.left(.back), group: "Program", footer: true),
  Command("gallery.quit", keys: "ctrl+c", action: .left(.quit), group: "Program"),
  Command("gallery.suspend", keys: "ctrl+z", action: .suspensionRequested, group: "Program"),
  Command("gallery.help", keys: "?", "f1", action: .helpAsked, group: "Program", footer: true),
])

/// The keys that always work, even while typing into a field.
let alwaysKeys = Keymap([
  Command("gallery.quit", keys: "ctrl+c", action: VisitAction.left(.quit)),
  Command("gallery.suspend", keys: "ctrl+z", action: .suspensionRequested),
  Command("gallery.helpWhileTyping", title: "help", keys: "f1", action: .helpAsked),
])
