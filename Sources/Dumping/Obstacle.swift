/// Why a value can't be written where a test is, in the words of a sentence; `nil` if it can.
///
/// - Parameter canCreate: Whether a test sees an initialiser of a type with these labels.
package func obstacle(
  in value: Any, canCreate: (_ type: Any.Type, _ labels: [String?]) -> Bool
) -> String? {
  obstacle(in: value, depth: 0, canCreate)
}

/// Whether a type is hidden in its file or in a function.
package func isHidden(_ type: Any.Type) -> Bool { String(reflecting: type).contains("(unknown context") }

private func obstacle(
  in value: Any, depth: Int, _ canCreate: (Any.Type, [String?]) -> Bool
) -> String? {
  guard depth < depthLimit else { return "it is too deep" }
  func first(_ values: some Sequence<Any>) -> String? {
    for value in values {
      if let reason = obstacle(in: value, depth: depth + 1, canCreate) { return reason }
    }
    return nil
  }
  let type = type(of: value)
  switch Shape(value) {
  case .text: return nil
  case .line("nil"): return nil
  case .line(let text):
    return text.isSource(of: value) ? hidden(type) : "\(typeName(type)) isn't written as source"
  case .record(let record):
    if record.kind != .tuple, let reason = hidden(record.type) { return reason }
    switch record.kind {
    case .structure, .object:
      let labels = record.fields.map(\.label)
      guard canCreate(record.type, labels) else {
        return "\(typeName(record.type)) can't be created with all that it keeps"
      }
    case .enumCase, .tuple: break
    }
    return first(record.fields.lazy.map(\.value))
  case .list(let rows):
    // Nobody would read more rows.
    return first((0..<min(rows.count, 200)).lazy.map { rows.row($0) })
  case .members(let members): return first(members.members)
  case .pairs(let pairs):
    return first(pairs.entries.lazy.map { $0.key }) ?? first(pairs.entries.lazy.map { $0.value })
  }
}

private func hidden(_ type: Any.Type) -> String? {
  isHidden(type) ? "\(typeName(type)) is private" : nil
}

extension String {
  /// Whether the line of a value means it: what only describes itself, and functions, have no source.
  fileprivate func isSource(of value: Any) -> Bool {
    if value is any Numeric || value is Bool || value is Any.Type { return true }
    let name = typeName(type(of: value))
    return self != name && !hasPrefix(name + "(") || hasPrefix("UUID(uuidString") || hasPrefix("URL(string")
      || hasPrefix("Decimal(string") || hasPrefix("Data([") || hasPrefix("Date(time")
  }
}
