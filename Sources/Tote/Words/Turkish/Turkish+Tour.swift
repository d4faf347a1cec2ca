import Screen
import ToteModel

extension Turkish {
  func title(_ step: Tour.Step) -> String {
    "Kısa tur, \(step.rawValue + 1)/\(Tour.Step.allCases.count)"
  }
}
