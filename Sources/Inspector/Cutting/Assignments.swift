import Dumping

/// What changed between two states, as the statements that a test would write.
enum Assignments {
  static func source<State>(from old: State, to new: State) -> [String] {
    guard let difference = difference(old, new) else { return [] }
    var lines: [(path: String, text: String)] = []
    for change in difference.changes {
      // Rows that came or went are written with all the others.
      let isRow = change.old == nil || change.new == nil
      let path = assignable(isRow ? String(change.path.prefix { $0 != "[" }) : change.path, in: new)
      guard let value = value(at: path, in: new), !path.isEmpty else {
        return ["$0 = \(argumentSource(of: new))"]
      }
      if !lines.contains(where: { $0.path == path }) {
        lines.append((path, "$0.\(path) = \(argumentSource(of: value))"))
      }
    }
    return lines.filter { line in
      !lines.contains { line.path.hasPrefix($0.path + ".") || line.path.hasPrefix($0.path + "[") }
    }.map(\.text)
  }

  /// The beginning of a path that leads through structs and arrays alone: what lies within a case is written with the case.
  private static func assignable(_ path: String, in value: Any) -> String {
    var end = path.startIndex
    var place = path.startIndex
    while place < path.endIndex {
      place = path[path.index(after: place)...].firstIndex { $0 == "." || $0 == "[" } ?? path.endIndex
      guard self.value(at: String(path[..<place]), in: value) != nil else { break }
      end = place
    }
    return String(path[..<end])
  }

  private static func value(at path: String, in value: Any) -> Any? {
    var value = value
    for part in parts(of: path) {
      let mirror = Mirror(reflecting: value)
      if let index = Int(part) {
        guard mirror.displayStyle == .collection, value is [Any], index < mirror.children.count else {
          return nil
        }
        value = mirror.children[mirror.children.index(mirror.children.startIndex, offsetBy: index)].value
      } else {
        guard mirror.displayStyle == .struct, let child = mirror.children.first(where: { $0.label == part })
        else {
          return nil
        }
        value = child.value
      }
    }
    return value
  }

  /// `items[2].name` is `items`, `2`, `name`.
  private static func parts(of path: String) -> [String] {
    path.replacing("[", with: ".").replacing("]", with: "").split(separator: ".").map(String.init)
  }
}
