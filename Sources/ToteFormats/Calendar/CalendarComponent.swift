/// What stands between `BEGIN` and `END`: lines, and components within it. Editing touches the lines it is about and leaves
/// every other byte where it is.

/// A component, such as a task.
///
///     task["SUMMARY"]                    // "apples 2 kg"
///     task["SUMMARY"] = "apples 3 kg"    // only this line is written anew
///     task["COMPLETED"] = nil            // the line is gone
package struct CalendarComponent: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case line(ContentLine)
    case component(CalendarComponent)
  }

  /// In capitals.
  package let name: String
  let begin: ContentLine
  package internal(set) var parts: [Part]
  let end: ContentLine

  init(name: String, begin: ContentLine, parts: [Part], end: ContentLine) {
    self.name = name
    self.begin = begin
    self.parts = parts
    self.end = end
  }

  /// A component that is new and empty.
  package init(_ name: String) {
    let lineEnd = ContentLine.returnAndFeed
    self.init(
      name: name, begin: ContentLine("BEGIN", value: Array(name.utf8), lineEnd: lineEnd), parts: [],
      end: ContentLine("END", value: Array(name.utf8), lineEnd: lineEnd))
    // As many as a task has that Tote writes.
    parts.reserveCapacity(16)
  }

  /// Its own lines of a name, in their order.
  package func lines(_ name: String) -> [ContentLine] {
    parts.compactMap { if case .line(let line) = $0, line.name == name { line } else { nil } }
  }

  private func first(_ name: String) -> ContentLine? {
    for place in parts.indices {
      if case .line(let line) = parts[place], line.name == name { return line }
    }
    return nil
  }

  /// The components right within it.
  package var components: [CalendarComponent] {
    parts.compactMap { if case .component(let component) = $0 { component } else { nil } }
  }

  /// The first property of a name, as a text.
  package subscript(name: String) -> String? {
    get { first(name)?.text }
    set { set(name, to: newValue.map(CalendarText.escaped)) { $0.text } }
  }

  /// The first property of a name, as it is written: dates, numbers and words that are no free text.
  package subscript(raw name: String) -> String? {
    get { first(name).map { String(decoding: $0.value, as: UTF8.self) } }
    set {
      set(name, to: newValue.map(Self.printable)) { String(decoding: $0.value, as: UTF8.self) }
    }
  }

  /// The bytes of a text without control characters, which hardly any has.
  private static func printable(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    if bytes.contains(where: isControl) { bytes.removeAll(where: isControl) }
    return bytes
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  /// Makes a list of texts of a line, or takes the line out where there is nothing left of it; of several lines of the
  /// name the one at this place.
  mutating func setTexts(_ texts: [String], of name: String, at place: Int) {
    let places = parts.indices.filter {
      if case .line(let line) = parts[$0] { line.name == name } else { false }
    }
    let value = Array(texts.map(CalendarText.escaped).joined(separator: [UInt8(ascii: ",")]))
    guard places.indices.contains(place) else {
      if !texts.isEmpty { insert(name, value) }
      return
    }
    guard case .line(let line) = parts[places[place]], line.texts != texts else { return }
    if texts.isEmpty {
      parts.remove(at: places[place])
    } else {
      parts[places[place]] = .line(line.with(value: value))
    }
  }

  mutating func append(_ component: CalendarComponent) { parts.append(.component(component)) }

  /// Sets the first property of a name and takes out the others; `read` tells whether it says the same already.
  private mutating func set(_ name: String, to value: [UInt8]?, read: (ContentLine) -> String) {
    guard let value else {
      parts.removeAll { if case .line(let line) = $0 { line.name == name } else { false } }
      return
    }
    for place in parts.indices {
      guard case .line(let line) = parts[place], line.name == name else { continue }
      let changed = line.with(value: value)
      if !read(line).utf8.elementsEqual(read(changed).utf8) { parts[place] = .line(changed) }
      return
    }
    insert(name, value)
  }

  /// Adds a property behind the others, before the components within.
  private mutating func insert(_ name: String, _ value: [UInt8]) {
    let last = parts.lastIndex { if case .line(let line) = $0 { !line.name.isEmpty } else { false } }
    parts.insert(.line(ContentLine(name, value: value, lineEnd: begin.lineEnd)), at: last.map { $0 + 1 } ?? 0)
  }

  func write(to bytes: inout [UInt8]) {
    bytes += begin.bytes
    parts.write(to: &bytes)
    bytes += end.bytes
  }
}

extension [CalendarComponent.Part] {
  func write(to bytes: inout [UInt8]) {
    for part in self {
      switch part {
      case .line(let line): bytes += line.bytes
      // As deep as `CalendarDocument.maxDepth`, no deeper.
      case .component(let component): component.write(to: &bytes)
      }
    }
  }
}
