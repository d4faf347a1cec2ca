import Screen
import ToteModel

extension Spanish {
  func title(_ step: Tour.Step) -> String {
    "Recorrido rápido, \(step.rawValue + 1) de \(Tour.Step.allCases.count)"
  }
}
