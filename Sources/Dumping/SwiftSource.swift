/// Returns a value as Swift source.
///
///     print(swiftSource(of: Product(id: 1, name: "Milk")))
///     // Product(
///     //   id: 1,
///     //   name: "Milk"
///     // )
///
/// A struct has one line per field; sets and dictionaries are sorted. An object that contains itself is
/// shortened to `Node(↩︎)`, and anything deeper than 64 levels to `…`.
public func swiftSource<Value>(of value: Value) -> String {
  swiftSource(of: value, limit: .max)
}

/// The same in about this many lines: after that, lists and strings are cut off and records folded.
package func swiftSource<Value>(of value: Value, limit: Int) -> String {
  var dumper = Dumper(limit: limit)
  return dumper.text(of: value, isRoot: true)
}

package func indented(_ text: String, by columns: Int = 2) -> String {
  let margin = String(repeating: " ", count: columns)
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : margin + $0 }
    .joined(separator: "\n")
}

struct Line {
  enum Mark: String {
    case none = "  "
    case removed = "- "
    case added = "+ "
  }

  var mark = Mark.none
  var indent: Int
  var text: String

  /// The indented line. An empty one gets no indentation, to avoid trailing blanks.
  var body: String { text.isEmpty ? "" : String(repeating: "  ", count: indent) + text }

  var marked: String {
    if text.isEmpty { return mark == .none ? "" : String(mark.rawValue.prefix(1)) }
    return mark.rawValue + body
  }
}

let depthLimit = 64

struct Dumper {
  var limit = Int.max

  private var written = 0
  private var path: [ObjectIdentifier] = []

  init(limit: Int = .max) { self.limit = limit }

  mutating func text(of value: Any, isRoot: Bool = false) -> String {
    lines(of: value, isRoot: isRoot).map(\.body).joined(separator: "\n")
  }

  /// The lines of a value, with `lead` before the first and `trail` after the last.
  mutating func lines(
    of value: Any, lead: String = "", trail: String = "", indent: Int = 0, depth: Int = 0,
    isRoot: Bool = false
  ) -> [Line] {
    var lines: [Line] = []
    func add(_ text: String, _ extra: Int = 0) {
      lines.append(Line(indent: indent + extra, text: text))
      written += 1
    }

    switch depth < depthLimit ? Shape(value, isRoot: isRoot) : .line("…") {
    case .line(let text):
      add(lead + text + trail)
    case .text(let text) where !isBlock(text):
      add(lead + quoted(text) + trail)
    case .text(let text):
      add(lead + "\"\"\"")
      let block = blockLines(of: text)
      let shown = min(block.count, max(limit - written, 1))
      for line in block.prefix(shown) { add(line) }
      if shown < block.count { add("… (\(block.count - shown) more lines)") }
      add("\"\"\"" + trail)
    case .record(let record):
      return self.lines(of: record, lead, trail, indent, depth, isRoot)
    case .list(let rows):
      add(rows.isEmpty ? lead + "[]" + trail : lead + "[")
      guard !rows.isEmpty else { break }
      let count = rows.count
      for number in 0..<count {
        if written >= limit, count - number > 1 {
          add("… (\(count - number) more)", 1)
          break
        }
        let trail = number == count - 1 ? "" : ","
        lines += self.lines(of: rows.row(number), trail: trail, indent: indent + 1, depth: depth + 1)
      }
      add("]" + trail)
    case .members(let members):
      lines = unordered(members.members.map { (nil, $0) }, "[]", lead, trail, indent, depth)
    case .pairs(let pairs):
      lines = unordered(pairs.entries.map { ($0.key, $0.value) }, "[:]", lead, trail, indent, depth)
    }
    return lines
  }

  private mutating func lines(
    of record: Record, _ lead: String, _ trail: String, _ indent: Int, _ depth: Int, _ isRoot: Bool
  ) -> [Line] {
    let head = lead + record.head(isRoot)
    func folded(_ inside: String) -> [Line] {
      [Line(indent: indent, text: head + "(" + inside + ")" + trail)]
    }
    written += 1
    if record.fields.isEmpty { return folded("") }
    if written > limit { return folded("…") }
    if let object = record.object {
      if path.contains(object) { return folded("↩︎") }
      path.append(object)
    }
    defer { if record.object != nil { path.removeLast() } }

    var lines: [Line] = []
    for (number, field) in record.fields.enumerated() {
      let trail = number == record.fields.count - 1 ? "" : ","
      lines += self.lines(
        of: field.value, lead: field.lead, trail: trail, indent: indent + 1, depth: depth + 1)
    }
    if record.isCase, record.fields.count == 1, lines.count == 1 { return folded(lines[0].text) }
    written += 1
    return [Line(indent: indent, text: head + "(")] + lines + [Line(indent: indent, text: ")" + trail)]
  }

  private mutating func unordered(
    _ entries: [(key: Any?, value: Any)], _ empty: String, _ lead: String, _ trail: String, _ indent: Int,
    _ depth: Int
  ) -> [Line] {
    written += 1
    guard !entries.isEmpty else { return [Line(indent: indent, text: lead + empty + trail)] }
    var lines = [Line(indent: indent, text: lead + "[")]
    let sorted = sortedByDump(entries.map { ($0.key ?? $0.value, $0) })
    for (number, entry) in sorted.enumerated() {
      if written >= limit, sorted.count - number > 1 {
        lines.append(Line(indent: indent + 1, text: "… (\(sorted.count - number) more)"))
        break
      }
      let trail = number == sorted.count - 1 ? "" : ","
      let lead = entry.value.key == nil ? "" : entry.name + ": "
      lines += self.lines(
        of: entry.value.value, lead: lead, trail: trail, indent: indent + 1, depth: depth + 1)
    }
    written += 1
    return lines + [Line(indent: indent, text: "]" + trail)]
  }
}
