import Screen
import ToteModel

protocol TourWords {
  var tourEnded: String { get }
  func title(_ step: Tour.Step) -> String
  func text(_ step: Tour.Step) -> String
}

extension Message {
  static var tourEnded: Message { Message(words.tourEnded) }
}
