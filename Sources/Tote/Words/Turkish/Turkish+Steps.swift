import ToteModel

extension Turkish {
  package func sentence(_ obstacle: StepObstacle) -> String {
    switch obstacle {
    case .unknown(let number): "\(number) numaralı adım yok."
    case .undone(let number): "\(number) numaralı adım zaten geri alınmış."
    case .unreadable(let number):
      "\(number) numaralı adımın neyi değiştirdiği artık kayıtlı değil; geri alınamaz."
    case .builtOn(let number, let line):
      "\(number) numaralı adım tek başına geri alınamaz: \(line.number) numaralı adım (\(told(line.entry))) ona dayanıyor."
    }
  }
}
