import Screen

/// What can be asked for wherever one is.
enum AppCommand: String, ScreenCommand {
  case undo = "app.undo"
  case redo = "app.redo"
  case quit = "app.quit"
  /// Quits also where letters are typed.
  case leave = "app.leave"
  case saveNow = "app.save"
  case suspend = "app.suspend"
  case help = "app.help"
  case endTour = "tour.end"
  /// Quits where the database cannot be opened.
  case giveUp = "database.quit"

  var action: AppAction {
    switch self {
    case .undo: .undone
    case .redo: .redone
    case .quit, .leave, .giveUp: .quit
    case .saveNow: .saving(.retried)
    case .suspend: .suspended
    case .help: .helpOpened
    case .endTour: .tourEnded
    }
  }

  var group: CommandGroup {
    switch self {
    case .undo, .redo, .quit, .leave, .saveNow, .suspend, .help: .program
    case .endTour, .giveUp: .none
    }
  }

  var keys: [Key] {
    switch self {
    case .undo: ["u"]
    case .redo: ["ctrl+r", "U"]
    case .quit: ["q"]
    case .leave: ["ctrl+c"]
    case .saveNow: ["ctrl+s"]
    case .suspend: ["ctrl+z"]
    case .help: ["?", "f1"]
    case .endTour: ["esc"]
    case .giveUp: ["q", "esc"]
    }
  }
}

/// Opens a tab: its number.
struct TabCommand: ScreenCommand {
  let tab: Tab

  static let allCases = Tab.allCases.map(TabCommand.init)

  init(_ tab: Tab) { self.tab = tab }

  init?(rawValue: String) {
    guard let command = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = command
  }

  var rawValue: String { "app.\(tab.rawValue)" }
  var action: AppAction { .tabChosen(tab) }
  var title: String { tab.titles.command }
  var group: CommandGroup { .program }
  var keys: [Key] { [Key(.character(Character("\(Tab.allCases.firstIndex(of: tab)! + 1)")))] }
}
