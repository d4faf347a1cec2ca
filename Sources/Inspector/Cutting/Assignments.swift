import Dumping

/// What changed between two states, as the statements that a test would write.
enum Assignments {
  static func source<State>(from old: State, to new: State) -> [String] {
    guard let difference = difference(old, new) else { return [] }
    var lines: [String] = []
    var whole: Set<String> = []
    for change in difference.changes {
      if isAssignable(change.path, in: new), let value = change.new, change.old != nil {
        lines.append("$0.\(change.path) = \(value)")
        continue
      }
      // Rows that came or went, and what lies within a case, are written as a whole.
      let field = String(change.path.prefix { $0 != "." && $0 != "[" })
      guard whole.insert(field).inserted else { continue }
      let value = Mirror(reflecting: new).children.first { $0.label == field }?.value
      guard !field.isEmpty, let value else { return ["$0 = \(argumentSource(of: new))"] }
      lines.append("$0.\(field) = \(argumentSource(of: value))")
    }
    return lines.filter { line in
      !whole.contains { line.hasPrefix("$0.\($0).") || line.hasPrefix("$0.\($0)[") }
    }
  }

  /// Whether a path leads through structs and arrays alone.
  private static func isAssignable(_ path: String, in value: Any) -> Bool {
    var value = value
    for part in parts(of: path) {
      let mirror = Mirror(reflecting: value)
      if let index = Int(part) {
        guard mirror.displayStyle == .collection, value is [Any], index < mirror.children.count else {
          return false
        }
        value = mirror.children[mirror.children.index(mirror.children.startIndex, offsetBy: index)].value
      } else {
        guard mirror.displayStyle == .struct, let child = mirror.children.first(where: { $0.label == part })
        else {
          return false
        }
        value = child.value
      }
    }
    return !path.isEmpty
  }

  /// `items[2].name` is `items`, `2`, `name`.
  private static func parts(of path: String) -> [String] {
    path.replacing("[", with: ".").replacing("]", with: "").split(separator: ".").map(String.init)
  }
}
