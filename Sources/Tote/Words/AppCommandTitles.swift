/// How the footer and the help call what can be asked for wherever one is.
extension AppCommand {
  var title: String {
    switch self {
    case .undo: "undo"
    case .redo: "redo"
    case .quit, .leave, .giveUp: "quit"
    case .saveNow: "save now"
    case .suspend: "suspend"
    case .help: "help"
    case .endTour: "end the tour"
    }
  }
}

extension HelpCommand {
  var title: String {
    switch self {
    case .close: "close"
    case .down: "down"
    case .up: "up"
    case .pageDown: "a page down"
    case .pageUp: "a page up"
    case .halfPageDown: "half a page down"
    case .halfPageUp: "half a page up"
    case .first: "first"
    case .last: "last"
    }
  }
}

extension DatabaseLoadingCommand {
  var title: String { "try again" }
}

extension PickerCommand {
  package var title: String {
    switch self {
    case .choose: Action.chooseTitle
    case .down: "down"
    case .up: "up"
    case .pageDown: "further down"
    case .pageUp: "further up"
    case .close: "close"
    }
  }
}
