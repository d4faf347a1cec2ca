import Screen

/// How a state learns the sizes that its views have: before a frame is painted, so that nobody sees it drawn for another size.
extension Program {
  /// A size may decide what else shows, and so lead to another; more rounds than these come from states that don't listen.
  private static var rounds: Int { 3 }

  @usableFromInline
  func tell(_ frame: inout Frame) {
    guard tellsSizes, !isStopped, !isOver(store.state) else { return }
    for _ in 0..<Self.rounds {
      let before = frame.measures
      // `map` comes first, so that each is told, whatever the others are.
      guard before.map({ tell($0) }).contains(true) else { break }
      frame = self.frame(store.state, frame.size)
      if frame.measures.isEmpty || frame.measures == before { break }
    }
    isStale = false
  }

  /// Tells the state a size that the shown frame has; false if it has no such.
  func tell(_ label: String, _ size: Size) -> Bool {
    guard let measure = shown?.measures.first(where: { $0.label == label && $0.size == size }) else {
      return false
    }
    return tell(measure)
  }

  private func tell(_ measure: Measure) -> Bool {
    guard let action = mouse?.action(for: measure, in: store.state) else { return false }
    tracing?.told(measure)
    send(action, from: .program)
    return true
  }
}
