import Screen
import ToteModel

extension French {
  func title(_ step: Tour.Step) -> String {
    "Visite guidée, étape \(step.rawValue + 1) sur \(Tour.Step.allCases.count)"
  }
}
