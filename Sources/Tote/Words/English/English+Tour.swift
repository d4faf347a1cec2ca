import Screen
import ToteModel

extension English {
  func title(_ step: Tour.Step) -> String {
    "A short tour, \(step.rawValue + 1) of \(Tour.Step.allCases.count)"
  }
}
