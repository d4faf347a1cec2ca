/// What the tour says.
enum TourWords {
  static func title(_ step: Tour.Step) -> String {
    "A short tour, \(step.rawValue + 1) of \(Tour.Step.allCases.count)"
  }

  /// The key of a step.
  static func key(_ step: Tour.Step) -> String {
    switch step {
    case .add: ListCommand.add.keyLabel
    case .tick: ListCommand.tick.keyLabel
    case .delete: ListCommand.delete.keyLabel
    case .undo: AppCommand.undo.keyLabel
    case .help: AppCommand.help.keyLabel
    }
  }

  /// What it does.
  static func text(_ step: Tour.Step) -> String {
    switch step {
    case .add:
      "add: press it, type 2 kg apples, then \(ItemEditorCommand.commit.key) and \(ItemEditorCommand.close.key)"
    case .tick: "tick what is in the basket; once more takes the tick away"
    case .delete: "delete a row, at once and without a question …"
    case .undo: "… because everything can be undone, also tomorrow"
    case .help: "every other key"
    }
  }
}
