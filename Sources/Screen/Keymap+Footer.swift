/// A footer for what matters on the current screen.
extension Array {
  func inFooter<Action>(_ hints: [(key: Key, help: String)]) -> [Element]
  where Element == Command<Void, Action> {
    var named: [Element] = []
    var isNamed = map { _ in false }
    for hint in hints {
      guard let index = indices.first(where: { !isNamed[$0] && self[$0].keys.contains(hint.key) }) else {
        continue
      }
      isNamed[index] = true
      var command = self[index]
      command.keys = [hint.key] + command.keys.filter { $0 != hint.key }
      command.title = hint.help
      command.isInFooter = true
      named.append(command)
    }
    for index in indices where !isNamed[index] {
      named.append(self[index])
      named[named.endIndex - 1].isInFooter = false
    }
    return named
  }
}
