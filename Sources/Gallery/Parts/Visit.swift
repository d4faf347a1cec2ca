import Composable
import Screen

/// What all programs of the gallery have in common: the help, the way out, the size of the window. A feature of its own,
/// State to keys, that each of them pulls back into its own; so none has to write it again.
struct Visit: Equatable {
  var help: HelpPane
  /// Of the whole window.
  var size = Size(80, 24)
  /// Set when the user leaves.
  var exit: Exit?

  /// A visit to a program with these keys.
  init<Action>(_ keymap: Keymap<Action>) { help = HelpPane(keymap) }

  mutating func resize(to size: Size) {
    self.size = size
    _ = helpReducer(&help, .resized(size), ())
  }
}

/// Where a user who leaves a program wants to go.
enum Exit: Sendable {
  /// Back to the menu, if the program came from there.
  case back
  /// Out of the gallery.
  case quit
}

enum VisitAction: Equatable, Sendable {
  case help(HelpAction)
  case resized(Size)
  case suspensionRequested
  case left(Exit)

  static let helpCase = CasePath<VisitAction, HelpAction>(
    embed: VisitAction.help, extract: { if case .help(let action) = $0 { action } else { nil } })
}

let visitReducer = Reducer<Visit, VisitAction, Services>.combine(
  helpReducer.pullback(state: \.help, action: VisitAction.helpCase, environment: { _ in }),
  Reducer { visit, action, services in
    switch action {
    // `helpReducer` has done it.
    case .help: break
    case .resized(let size): visit.resize(to: size)
    case .suspensionRequested: return services.suspend().fireAndForget()
    case .left(let exit): visit.exit = exit
    }
    return .none
  })

/// The keys that mean the same in every program; they stand behind its own.
let visitKeys = Keymap([
  Binding("q", action: VisitAction.left(.back), help: "leave", group: "Program", footer: true),
  Binding("ctrl+c", action: .left(.quit), help: "quit", group: "Program"),
  Binding("ctrl+z", action: .suspensionRequested, help: "suspend", group: "Program"),
  Binding("?", "f1", action: .help(.opened), help: "help", group: "Program", footer: true),
]) { event in
  if case .resize(let size) = event { .resized(size) } else { nil }
}

/// The keys of every program while its help is open.
let visitHelpKeys = helpKeys.map(VisitAction.help).adding(alwaysKeys)

/// What counts whatever is open: also while somebody types into a field.
let alwaysKeys = Keymap([
  Binding("ctrl+c", action: VisitAction.left(.quit), help: "quit"),
  Binding("ctrl+z", action: .suspensionRequested, help: "suspend"),
]) { event in
  if case .resize(let size) = event { .resized(size) } else { nil }
}
