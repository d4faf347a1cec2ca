import Screen
import ToteModel

extension English {
  var tourEnded: String { "That was the tour. \(AppCommand.help.key) shows all keys at any time." }

  func title(_ step: Tour.Step) -> String {
    "A short tour, \(step.rawValue + 1) of \(Tour.Step.allCases.count)"
  }

  func text(_ step: Tour.Step) -> String {
    switch step {
    case .add:
      "add: press it, type “2 kg apples”, then \(ItemEditorCommand.commit.key) and \(ItemEditorCommand.close.key)"
    case .tick: "tick what you have; press again to untick"
    case .delete: "delete an item, at once and without asking…"
    case .undo: "…because everything can be undone, even after a restart"
    case .help: "all the other keys"
    }
  }
}
