/// A note's properties: the lines of YAML that stand between two lines of dashes above the text of its file, exactly as somebody
/// wrote them, with their order, remarks and whatever Tote doesn't understand.
///
///     var properties = NoteProperties("rating: 4 # of 5\nup: \"[[Soups]]\"")
///     properties["rating"]?.value         // .number(4)
///     properties.set("rating", to: .number(5))
///     properties.text                     // rating: 5 # of 5 …
///
/// Nothing is read before it is asked for, so a note costs no more for having properties. `fields` reads all of them: ask once, not
/// for each. A change touches the lines of its field alone.
package struct NoteProperties: Sendable {
  /// Without the lines of dashes, and without a break behind the last line.
  package private(set) var text: String

  package init(_ text: String = "") { self.text = text }

  /// What somebody has typed as a whole; `nil` if a line would end the properties there.
  package init?(typed: String) {
    var text = typed.plainLines
    while text.utf8.last == 0x0A { text.removeLast() }
    guard !text.split(separator: "\n").contains(where: { $0 == "---" || $0 == "..." }) else { return nil }
    self.text = text
  }

  package var isEmpty: Bool { text.isEmpty }

  // MARK: Reading

  /// In their order. Of a name that is there twice, the last counts.
  package var fields: [NoteProperty] { parts.compactMap(\.property) }

  package var names: [String] { parts.compactMap(\.name) }

  package subscript(name: String) -> NoteProperty? {
    parts.last { $0.name == name }?.property
  }

  // MARK: Changing

  /// Changes a field, or adds it below the others. A list stays written as it was, an item a line or all in one, and a remark
  /// stays behind its value.
  package mutating func set(_ name: String, to value: NoteProperty.Value) {
    let old = parts.last { $0.name == name }
    let key = old?.key.map(String.init) ?? name.yamlKey
    let remark = old?.property?.remark.map { " " + $0 } ?? ""
    if case .list(let items) = value, let indent = old?.itemIndent, !items.isEmpty {
      replace(name, with: ["\(key):\(remark)"] + items.map { "\(indent)- \($0.yaml)" })
    } else {
      let written = value.yaml
      replace(name, with: (written.isEmpty ? "\(key):\(remark)" : "\(key): \(written)\(remark)").brokenLines)
    }
  }

  /// Changes what is right of the colon, with all lines below that belong to it, to what somebody has typed. It must be YAML of a
  /// field: lines below the first are indented, or items of a list.
  package mutating func setSource(of name: String, to source: String) {
    let key = parts.last { $0.name == name }?.key.map(String.init) ?? name.yamlKey
    replace(
      name,
      with: "\(key):\(source.first.map { $0 == " " || $0 == "\n" } ?? true ? "" : " ")\(source)".brokenLines)
  }

  package mutating func remove(_ name: String) { replace(name, with: []) }

  /// A missing field, or a name that is taken, changes nothing.
  package mutating func rename(_ name: String, to new: String) {
    var parts = parts
    guard !new.isEmpty, !parts.contains(where: { $0.name == new }),
      let place = parts.lastIndex(where: { $0.name == name }), let key = parts[place].key
    else { return }
    parts[place].lines[0] = new.yamlKey + parts[place].lines[0].dropFirst(key.count)
    write(parts)
  }

  /// Brings what one side changed into what another made of the same properties, field by field. What both changed is as `later` has it.
  package static func merging(
    base: NoteProperties, first: NoteProperties, later: NoteProperties
  ) -> NoteProperties {
    if first == base || first == later { return later }
    if later == base { return first }
    func lines(_ properties: NoteProperties) -> [String: [Substring]] {
      Dictionary(properties.parts.compactMap { part in part.name.map { ($0, part.lines) } }) { $1 }
    }
    let (before, one, other) = (lines(base), lines(first), lines(later))
    var merged = later
    for name in first.names + base.names where one[name] != before[name] && other[name] == before[name] {
      merged.replace(name, with: (one[name] ?? []).map(String.init))
    }
    return merged
  }

  /// Those whose names aren't among these. Remarks stay.
  package func without(_ names: Set<String>) -> NoteProperties {
    var rest = self
    rest.write(parts.filter { !($0.name.map(names.contains) ?? false) })
    return rest
  }

  private mutating func replace(_ name: String, with lines: [String]) {
    var parts = parts
    let lines = lines.map { Substring($0) }
    if let place = parts.lastIndex(where: { $0.name == name }) {
      if lines.isEmpty { parts.remove(at: place) } else { parts[place].lines = lines }
    } else if !lines.isEmpty {
      parts.append(Part(lines: lines))
    }
    write(parts)
  }

  private mutating func write(_ parts: [Part]) { text = parts.flatMap(\.lines).joined(separator: "\n") }
}

/// By bytes, so that another spelling of an accent is a change.
extension NoteProperties: Hashable {
  package static func == (one: NoteProperties, other: NoteProperties) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }
}

extension NoteProperties: FieldType {
  package static var kind: FieldKind { .text }
  package var fieldValue: FieldValue { .text(text) }
  package static func read(from source: inout some FieldSource) -> Self? {
    source.text().map { NoteProperties($0) }
  }
}

// MARK: Lines

extension NoteProperties {
  /// A field with the lines that belong to it, or a line that belongs to none.
  private struct Part {
    var lines: [Substring]
    /// As it is written, with its quotes.
    var key: Substring?
    var name: String?

    init(lines: [Substring]) {
      self.lines = lines
      guard let line = lines.first, let (key, name) = line.yamlName else { return }
      (self.key, self.name) = (key, name)
    }

    /// Right of the colon, and below.
    var source: String {
      guard let key else { return "" }
      let rest = lines[0].dropFirst(key.count).drop { $0 != ":" }.dropFirst()
      return ([rest] + lines.dropFirst()).joined(separator: "\n")
    }

    private var hasNothingBesideName: Bool {
      let rest = lines[0].dropFirst(key?.count ?? 0).drop { $0 != ":" }.dropFirst().drop {
        $0 == " " || $0 == "\t"
      }
      return rest.isEmpty || rest.first == "#"
    }

    var property: NoteProperty? { name.map { NoteProperty(name: $0, source: source) } }

    /// What is before the first item of a list that has a line for each.
    var itemIndent: Substring? {
      lines.dropFirst().first { $0.isYAMLItem }.map { $0.prefix { $0 == " " || $0 == "\t" } }
    }

    func goesOn(with line: Substring) -> Bool {
      switch line.utf8.first {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): true
      case UInt8(ascii: "-"): line.isYAMLItem && hasNothingBesideName
      case UInt8(ascii: "]"), UInt8(ascii: "}"): source.opensMoreThanItCloses
      default: false
      }
    }
  }

  private var parts: [Part] {
    if text.isEmpty { return [] }
    var parts: [Part] = []
    // Blank lines and remarks, which belong to the field above if it goes on below them.
    var held: [Substring] = []
    func letGo() {
      parts += held.map { Part(lines: [$0]) }
      held = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isBlank = line.allSatisfy { $0 == " " || $0 == "\t" }
      if isBlank || line.first == "#" {
        held.append(line)
      } else if let last = parts.indices.last, parts[last].name != nil, parts[last].goesOn(with: line) {
        parts[last].lines += held + [line]
        held = []
      } else {
        letGo()
        parts.append(Part(lines: [line]))
      }
    }
    letGo()
    return parts
  }
}

extension Substring {
  /// The key of a field as it is written, and as it is meant; `nil` if this is no field's first line.
  fileprivate var yamlName: (key: Substring, name: String)? {
    guard let first, !" \t#?[]{}".contains(first), !isYAMLItem else { return nil }
    var end = startIndex
    if first == "\"" || first == "'" {
      guard let close = self[index(after: end)...].firstIndex(of: first) else { return nil }
      end = index(after: close)
      guard self[end...].drop(while: { $0 == " " }).first == ":" else { return nil }
      let key = self[..<end]
      return YAMLScalar.unquoted(key).map { (key, $0) }
    }
    while let colon = self[end...].firstIndex(of: ":") {
      let next = index(after: colon)
      if next == endIndex || self[next] == " " || self[next] == "\t" {
        var key = self[..<colon]
        while key.last == " " || key.last == "\t" { key.removeLast() }
        return key.isEmpty ? nil : (key, String(key))
      }
      end = next
    }
    return nil
  }

  fileprivate var isYAMLItem: Bool {
    let bare = drop { $0 == " " || $0 == "\t" }
    return bare == "-" || bare.hasPrefix("- ") || bare.hasPrefix("-\t")
  }
}

extension String {
  fileprivate var opensMoreThanItCloses: Bool {
    count { $0 == "[" || $0 == "{" } > count { $0 == "]" || $0 == "}" }
  }

  fileprivate var brokenLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
