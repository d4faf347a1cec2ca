import Screen
import ToteModel

protocol TourWords {
  func title(_ step: Tour.Step) -> String
}

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

extension Message {
  static var tourEnded: Message { Message(words.tourEnded) }
}
