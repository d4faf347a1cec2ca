/// The same keys with another footer, for what matters on the current screen.
extension Keymap {
  /// Returns this table with a footer of only these keys, in this order, each with its own label.
  public func footer(_ hints: [(key: Key, help: String)]) -> Keymap {
    var lines = bindings
    for index in lines.indices { lines[index].isInFooter = false }
    var named: [Binding<Action>] = []
    for hint in hints {
      guard let index = lines.firstIndex(where: { $0.keys.contains(hint.key) }) else { continue }
      var line = lines.remove(at: index)
      line.keys = [hint.key] + line.keys.filter { $0 != hint.key }
      line.help = hint.help
      line.isInFooter = true
      named.append(line)
    }
    return Keymap(named + lines, otherwise: otherwise)
  }
}

extension Keymap {
  /// Returns the binding shown at a column of a `Footer` of this width, for a click.
  public func binding(inFooterAt column: Int, width: Int) -> Binding<Action>? {
    Footer(self).entry(at: column, width: width).map { footer.filter { !$0.keys.isEmpty }[$0] }
  }
}
