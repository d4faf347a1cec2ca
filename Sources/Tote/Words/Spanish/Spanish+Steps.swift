import ToteModel

extension Spanish {
  package func sentence(_ obstacle: StepObstacle) -> String {
    switch obstacle {
    case .unknown(let number): "No hay ningún paso \(number)."
    case .undone(let number): "El paso \(number) ya está deshecho."
    case .unreadable(let number):
      "El historial ya no indica qué cambió el paso \(number), así que no se puede deshacer."
    case .builtOn(let number, let line):
      "El paso \(number) no se puede deshacer por sí solo: el paso \(line.number) (\(told(line.entry))) depende de él."
    }
  }
}
