import Dumping

/// What changed between two states, as the statements that a test would write.
enum Assignments {
  static func source<State>(from old: State, to new: State) -> [String] {
    guard let difference = difference(old, new) else { return [] }
    var lines: [(path: String, text: String)] = []
    for change in difference.changes {
      guard let line = line(for: change, among: difference.changes, in: new) else {
        return ["$0 = \(argumentSource(of: new))"]
      }
      if !lines.contains(where: { $0.path == line.path }) { lines.append(line) }
    }
    return lines.filter { line in
      !lines.contains { line.path.hasPrefix($0.path + ".") || line.path.hasPrefix($0.path + "[") }
    }.map(\.text)
  }

  /// Sets the part that changed, or the smallest one around it that can be set: what lies within a case is written with the case.
  private static func line(
    for change: Difference.Change, among changes: [Difference.Change], in new: Any
  ) -> (path: String, text: String)? {
    var path = change.path
    if change.old == nil || change.new == nil {
      if let line = row(change, among: changes, in: new) { return line }
      // Several rows that came or went are written with all the others.
      path = parent(of: path, upTo: "[")
    }
    while !path.isEmpty {
      if let part = PartOfValue(at: path, in: new), part.isWritable, let expression = part.expression {
        return (path, "$0\(expression) = \(argumentSource(of: part.value))")
      }
      path = parent(of: path, upTo: ".[")
    }
    return nil
  }

  /// A single row of a list that came at its end or went, or a key of a dictionary.
  private static func row(
    _ change: Difference.Change, among changes: [Difference.Change], in new: Any
  ) -> (path: String, text: String)? {
    let list = parent(of: change.path, upTo: "[")
    guard !list.isEmpty, change.path.hasSuffix("]"), let part = PartOfValue(at: list, in: new),
      part.isWritable,
      let expression = part.expression
    else { return nil }
    let key = change.path.dropFirst(list.count + 1).dropLast()
    if Mirror(reflecting: part.value).displayStyle == .dictionary {
      let value = PartOfValue(at: change.path, in: new).map { argumentSource(of: $0.value) }
      return (change.path, "$0\(expression)[\(key)] = \(value ?? "nil")")
    }
    guard let index = Int(key), changes.count(where: { $0.path.hasPrefix(list + "[") }) == 1, part.isArray
    else {
      return nil
    }
    guard change.new != nil else { return (change.path, "$0\(expression).remove(at: \(index))") }
    guard let row = PartOfValue(at: change.path, in: new),
      index == Mirror(reflecting: part.value).children.count - 1
    else { return nil }
    return (change.path, "$0\(expression).append(\(argumentSource(of: row.value)))")
  }

  /// The path up to the last of these signs.
  private static func parent(of path: String, upTo signs: String) -> String {
    path.lastIndex { signs.contains($0) }.map { String(path[..<$0]) } ?? ""
  }
}
