import ToteModel

extension English {
  package func sentence(_ obstacle: StepObstacle) -> String {
    switch obstacle {
    case .unknown(let number): "There is no step \(number)."
    case .undone(let number): "Step \(number) is already undone."
    case .unreadable(let number):
      "The journal no longer says what step \(number) changed, so it can't be undone."
    case .builtOn(let number, let line):
      "Step \(number) can't be undone on its own: step \(line.number) (\(told(line.entry))) builds on it."
    }
  }
}
