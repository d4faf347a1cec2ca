import Composable
import Loop
import Terminal

/// One program of the gallery, whatever its state and its actions are: the menu and the command line know no more of
/// it. Before the walk: `run` begins one.
///
/// A new program is a folder beside `Counter`, and one line in `all`.
struct Entry: Sendable {
  /// What the command line calls it.
  let name: String
  /// What the menu calls it.
  let title: String
  /// What it is, in a few words.
  let summary: String
  /// Runs it on a console until the user leaves, and says where to.
  let run: @Sendable (any Console, Services) -> Exit

  static let all: [Entry] = [.counter]
}

/// Where a user who leaves a program wants to go.
enum Exit: Sendable {
  /// Back to the menu, if the program came from there.
  case back
  /// Out of the gallery.
  case quit
}

/// What the outside world does for every program of the gallery.
struct Services: Sendable {
  /// Puts the whole process to sleep, until the shell wakes it.
  var suspend: @Sendable () -> Effect<Never>
}

extension Services {
  /// What a real terminal does.
  init(_ handle: TerminalHandle) {
    self.init(suspend: { .fireAndForget(name: "suspend") { handle.suspend() } })
  }

  static let unimplemented = Services(suspend: Composable.unimplemented("suspend"))
}

extension Entry {
  static let counter = Entry(
    name: "counter", title: "Counter", summary: "a number, and facts that take their time"
  ) { console, services in
    let store = Store(initialState: Counter(), reducer: counterReducer, environment: .live(services))
    Program(
      store: store, view: CounterView.init, keymap: \.keymap, isOver: { $0.exit != nil }, whenOver: .ended
    ).run(on: console)
    return store.state.exit ?? .quit
  }

  /// Runs the menu and what is chosen in it, in turn, until the user has enough.
  static func runMenu(on console: some Console, services: Services) {
    var menu = Menu(entries: all)
    while true {
      let store = Store(initialState: menu, reducer: menuReducer, environment: services)
      Program(store: store, view: MenuView.init, keymap: \.keymap, isOver: \.isOver).run(on: console)
      menu = store.state
      guard let chosen = menu.chosen, all[chosen].run(console, services) == .back else { return }
      menu.chosen = nil
    }
  }
}
