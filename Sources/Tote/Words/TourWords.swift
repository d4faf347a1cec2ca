import Screen
import ToteModel

extension Words {
  var tourEnded: String { say("tour-ended") }
  func text(_ step: Tour.Step) -> String {
    switch step {
    case .add: say("tour-text-add")
    case .tick: say("tour-text-tick")
    case .delete: say("tour-text-delete")
    case .undo: say("tour-text-undo")
    case .help: say("tour-text-help")
    }
  }
}

extension Words {
  func title(_ step: Tour.Step) -> String {
    say("tour-title", ["number": step.rawValue + 1, "count": Tour.Step.allCases.count])
  }
}

extension Message {
  static var tourEnded: Message { Message(words.tourEnded) }
}
