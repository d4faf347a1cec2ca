/// A value folded to one line, which shows only the names of cases and, with `showsID`, a record's `id`.
package func summary(of value: Any, isRoot: Bool = false, showsID: Bool = false) -> String {
  summary(of: value, isRoot: isRoot, showsID: showsID, depth: 0)
}

private func summary(of value: Any, isRoot: Bool, showsID: Bool, depth: Int) -> String {
  guard depth < depthLimit else { return "…" }
  switch Shape(value, isRoot: isRoot) {
  case .line(let text):
    return text
  case .text(let text):
    return isBlock(text) ? "\"\"\"… (\(blockLines(of: text).count) lines)\"\"\"" : quoted(text)
  case .list(let rows):
    return rows.isEmpty ? "[]" : "[… (\(rows.count))]"
  case .members(let members):
    return members.members.isEmpty ? "[]" : "[… (\(members.members.count))]"
  case .pairs(let pairs):
    return pairs.entries.isEmpty ? "[:]" : "[… (\(pairs.entries.count))]"
  case .record(let record):
    return record.head(isRoot) + "(" + inside(record, showsID, depth) + ")"
  }
}

private func inside(_ record: Record, _ showsID: Bool, _ depth: Int) -> String {
  if record.fields.isEmpty { return "" }
  if record.isCase, record.fields.count == 1, let text = inline(record.fields[0].value) {
    return record.fields[0].lead + text
  }
  var parts: [String] = []
  for field in record.fields {
    let isShown = showsID && field.label == "id" || record.isCase && isCase(field.value)
    if isShown {
      parts.append(field.lead + summary(of: field.value, isRoot: false, showsID: false, depth: depth + 1))
    } else if parts.last != "…" {
      parts.append("…")
    }
  }
  return parts.joined(separator: ", ")
}

func isCase(_ value: Any) -> Bool {
  switch Shape(value) {
  case .line(let text): text.hasPrefix(".")
  case .record(let record): record.isCase
  default: false
  }
}

/// The dump of a value if it fits on one line, without dumping values that don't.
func inline(_ value: Any, depth: Int = 0) -> String? {
  guard depth < depthLimit else { return "…" }
  switch Shape(value) {
  case .line(let text): return text
  case .text(let text): return isBlock(text) ? nil : quoted(text)
  case .list(let rows): return rows.isEmpty ? "[]" : nil
  case .members(let members): return members.members.isEmpty ? "[]" : nil
  case .pairs(let pairs): return pairs.entries.isEmpty ? "[:]" : nil
  case .record(let record):
    if record.fields.isEmpty { return record.head(false) + "()" }
    guard record.isCase, record.fields.count == 1 else { return nil }
    let field = record.fields[0]
    return inline(field.value, depth: depth + 1).map { "\(record.head(false))(\(field.lead)\($0))" }
  }
}

/// A whole value on one line, for example a key.
func compact(_ value: Any, depth: Int = 0) -> String {
  guard depth < depthLimit else { return "…" }
  func list(_ values: some Sequence<Any>) -> [String] { values.map { compact($0, depth: depth + 1) } }
  switch Shape(value) {
  case .line(let text):
    return text
  case .text(let text):
    return quoted(text)
  case .list(let rows):
    return "[" + list((0..<rows.count).map { rows.row($0) }).joined(separator: ", ") + "]"
  case .members(let members):
    return "[" + list(members.members).sorted().joined(separator: ", ") + "]"
  case .pairs(let pairs):
    let entries = zip(list(pairs.entries.map(\.key)), list(pairs.entries.map(\.value)))
    return pairs.entries.isEmpty
      ? "[:]" : "[" + entries.map { $0 + ": " + $1 }.sorted().joined(separator: ", ") + "]"
  case .record(let record):
    // An object may contain itself.
    if record.object != nil { return record.head(false) + "(…)" }
    let fields = zip(record.fields, list(record.fields.map(\.value))).map { $0.lead + $1 }
    return record.head(false) + "(" + fields.joined(separator: ", ") + ")"
  }
}

/// Sorts by the dumped keys: numbers by size, everything else as text.
func sortedByDump<Value>(_ entries: [(key: Any, value: Value)]) -> [(name: String, value: Value)] {
  let named = entries.map { entry -> (name: String, number: Double?, value: Value) in
    let name = compact(entry.key)
    return (name, Double(name), entry.value)
  }
  let sorted = named.sorted { one, other in
    switch (one.number, other.number) {
    case (let one?, let other?): one < other
    case (nil, nil): one.name.unicodeScalars.lexicographicallyPrecedes(other.name.unicodeScalars)
    default: one.number != nil
    }
  }
  return sorted.map { ($0.name, $0.value) }
}
