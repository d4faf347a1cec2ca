import Dumping

/// What changed between two states, as the statements that a test would write.
struct Assignments {
  /// Why a part can't be written.
  struct Obstacle: Error {
    let reason: String
  }

  /// How a test calls the state that it changes.
  var root = "$0"
  var visibility = Visibility.here
  /// No value may have more lines.
  var limit = Int.max

  /// A statement, within the cases that its part lies in.
  private struct Line {
    let path: String
    var cases: [PartOfValue.Case] = []
    var text: String
  }

  static func source<State>(from old: State, to new: State) throws -> [String] {
    try Assignments().source(from: old, to: new)
  }

  /// A value as source. A list of ten thousand rows isn't written only to be refused.
  static func source(of value: Any, limit: Int) throws -> String {
    let source = argumentSource(of: value, limit: limit)
    if source.lineCount + 1 >= limit { throw Obstacle(reason: "it would have more than \(limit) lines") }
    return source
  }

  func source<State>(from old: State, to new: State) throws -> [String] {
    guard let difference = difference(old, new) else { return [] }
    var lines: [Line] = []
    for change in difference.changes {
      guard let line = try line(for: change, among: difference.changes, old, new) else {
        if let reason = visibility.obstacle(in: new) { throw Obstacle(reason: reason) }
        return ["\(root) = \(try Self.source(of: new, limit: limit))"]
      }
      if !lines.contains(where: { $0.path == line.path }) { lines.append(line) }
    }
    lines = lines.filter { line in
      !lines.contains { line.path.hasPrefix($0.path + ".") || line.path.hasPrefix($0.path + "[") }
    }
    return blocks(lines[...], depth: 0)
  }

  /// What lies in the same case is in one block.
  private func blocks(_ lines: ArraySlice<Line>, depth: Int) -> [String] {
    var result: [String] = []
    var rest = lines
    while let line = rest.first {
      guard line.cases.count > depth else {
        result.append(line.text)
        rest.removeFirst()
        continue
      }
      let head = head(line, depth)
      let own = rest.prefix { $0.cases.count > depth && self.head($0, depth) == head }
      rest = rest[own.endIndex...]
      let inside = blocks(own, depth: depth + 1).joined(separator: "\n")
      let isShort = !inside.contains("\n") && head.count + inside.count < Folding.width - 12
      result.append(isShort ? "\(head) { \(inside) }" : "\(head) {\n\(indented(inside))\n}")
    }
    return result
  }

  private func head(_ line: Line, _ depth: Int) -> String {
    let around = line.cases[depth]
    let place = (depth == 0 ? root : "$0") + around.place
    return "modify(&\(place), as: \(typeName(around.enumeration)).\(around.name))"
  }

  /// The part's name in a statement.
  private func name(_ part: PartOfValue, _ expression: String) -> String {
    (part.cases.isEmpty ? root : "$0") + expression
  }

  /// Sets the part that changed, or the smallest one around it that can be set.
  private func line(
    for change: Difference.Change, among changes: [Difference.Change], _ old: Any, _ new: Any
  ) throws -> Line? {
    var path = change.path
    if change.old == nil || change.new == nil {
      if let line = try row(change, among: changes, old, new) { return line }
      // Several rows that came or went are written with all the others.
      path = Self.parent(of: path, upTo: "[")
    }
    while !path.isEmpty {
      if let part = PartOfValue(at: path, in: new), visibility.canReach(part),
        // What a case carries as a whole is written with the case.
        let expression = part.expression, part.cases.isEmpty || !expression.isEmpty,
        // The case is the same as before.
        part.cases.isEmpty || PartOfValue(at: path, in: old) != nil
      {
        // First, since it ends early where there are ten thousand rows; what is around them is longer still.
        let source = try Self.source(of: part.value, limit: limit)
        if visibility.obstacle(in: part.value) == nil {
          return Line(path: path, cases: part.cases, text: "\(name(part, expression)) = \(source)")
        }
      }
      path = Self.parent(of: path, upTo: ".[")
    }
    return nil
  }

  /// A single row of a list that came at its end or went, or a key of a dictionary.
  private func row(
    _ change: Difference.Change, among changes: [Difference.Change], _ old: Any, _ new: Any
  ) throws -> Line? {
    let list = Self.parent(of: change.path, upTo: "[")
    guard !list.isEmpty, change.path.hasSuffix("]"), let part = PartOfValue(at: list, in: new),
      visibility.canReach(part), let expression = part.expression
    else { return nil }
    func line(_ text: String) -> Line {
      Line(path: change.path, cases: part.cases, text: name(part, expression) + text)
    }
    func source(of row: PartOfValue) throws -> String? {
      visibility.obstacle(in: row.value) == nil ? try Self.source(of: row.value, limit: limit) : nil
    }
    let key = change.path.dropFirst(list.count + 1).dropLast()
    if Mirror(reflecting: part.value).displayStyle == .dictionary {
      guard let value = PartOfValue(at: change.path, in: new) else { return line("[\(key)] = nil") }
      return try source(of: value).map { line("[\(key)] = \($0)") }
    }
    guard let index = Int(key), changes.count(where: { $0.path.hasPrefix(list + "[") }) == 1 else {
      return nil
    }
    let hasIDs = part.id(ofRow: 0) != nil
    guard change.new != nil else {
      if let id = PartOfValue(at: list, in: old)?.id(ofRow: index) { return line("[id: \(id)] = nil") }
      return part.isArray ? line(".remove(at: \(index))") : nil
    }
    guard hasIDs || part.isArray, let row = PartOfValue(at: change.path, in: new),
      index == Mirror(reflecting: part.value).children.count - 1
    else { return nil }
    return try source(of: row).map { line(".append(\($0))") }
  }

  /// The path up to the last of these signs.
  private static func parent(of path: String, upTo signs: String) -> String {
    path.lastIndex { signs.contains($0) }.map { String(path[..<$0]) } ?? ""
  }
}
