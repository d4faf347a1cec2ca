/// The same keys with another footer, for what matters on the current screen.
extension Keymap {
  /// Returns this table with a footer of only these keys, in this order, each with its own label.
  public func footer(_ hints: [(key: Key, help: String)]) -> Keymap { footer { hints } }

  /// The same, its hints made when they are shown; `nil` leaves the footer as it is.
  package func footer(_ hints: @escaping () -> [(key: Key, help: String)]?) -> Keymap {
    Keymap(find: find, entries: { hints().map(bindings(footer:)) ?? bindings }, otherwise)
  }

  private func bindings(footer hints: [(key: Key, help: String)]) -> [Binding<Action>] {
    let bindings = bindings
    var named: [Binding<Action>] = []
    var isNamed = bindings.map { _ in false }
    for hint in hints {
      let index = bindings.indices.first { !isNamed[$0] && bindings[$0].keys.contains(hint.key) }
      guard let index else { continue }
      isNamed[index] = true
      var line = bindings[index]
      line.keys = [hint.key] + line.keys.filter { $0 != hint.key }
      line.help = hint.help
      line.isInFooter = true
      named.append(line)
    }
    for index in bindings.indices where !isNamed[index] {
      named.append(bindings[index])
      named[named.endIndex - 1].isInFooter = false
    }
    return named
  }
}
