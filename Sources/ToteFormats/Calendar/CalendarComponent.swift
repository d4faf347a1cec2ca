/// A component between `BEGIN` and `END`, such as a task. Editing touches only the lines in question.
///
///     task["SUMMARY"]                    // "apples 2 kg"
///     task["SUMMARY"] = "apples 3 kg"    // only this line is written anew
///     task["COMPLETED"] = nil            // the line is gone
package struct CalendarComponent: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case line(ContentLine)
    case component(CalendarComponent)
  }

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

  package init(_ name: String) {
    let lineEnd = ContentLine.returnAndFeed
    self.init(
      name: name, begin: ContentLine("BEGIN", value: Array(name.utf8), lineEnd: lineEnd), parts: [],
      end: ContentLine("END", value: Array(name.utf8), lineEnd: lineEnd))
    // As many as in a task from Tote.
    parts.reserveCapacity(16)
  }

  package func lines(_ name: String) -> [ContentLine] {
    parts.compactMap { if case .line(let line) = $0, line.name == name { line } else { nil } }
  }

  private func first(_ name: String) -> ContentLine? {
    for place in parts.indices {
      if case .line(let line) = parts[place], line.name == name { return line }
    }
    return nil
  }

  package var components: [CalendarComponent] {
    parts.compactMap { if case .component(let component) = $0 { component } else { nil } }
  }

  /// The first property of a name, as a text.
  package subscript(name: String) -> String? {
    get { first(name)?.text }
    set { set(name, to: newValue.map(CalendarText.escaped)) { $0.text } }
  }

  /// The first property of a name, without escapes: dates, numbers and fixed words.
  package subscript(raw name: String) -> String? {
    get { first(name).map { String(decoding: $0.value, as: UTF8.self) } }
    set {
      set(name, to: newValue.map(Self.printable)) { String(decoding: $0.value, as: UTF8.self) }
    }
  }

  /// Without control characters, which hardly any text has.
  private static func printable(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    if bytes.contains(where: isControl) { bytes.removeAll(where: isControl) }
    return bytes
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  /// Sets the texts of the line of a name at a place, or removes it if there are none.
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

  /// Sets the first property of a name and removes the others; `read` tells whether it says the same already.
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

  /// Behind the other properties, before the components within.
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
      // No deeper than `CalendarDocument.maxDepth`.
      case .component(let component): component.write(to: &bytes)
      }
    }
  }
}
