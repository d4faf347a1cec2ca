/// An iCalendar file, as a tree of lines that writes back exactly what was read.
///
///     var document = try CalendarDocument(bytes)
///     document.bytes == bytes
package struct CalendarDocument: Hashable, Sendable {
  package internal(set) var parts: [CalendarComponent.Part]

  package static let maxDepth = 16
  package static let maxSize = 256 << 20

  package init(_ components: [CalendarComponent]) { parts = components.map { .component($0) } }

  /// Keeps every byte.
  package init(_ bytes: [UInt8], maxSize: Int = maxSize) throws(CalendarError) {
    if bytes.count > maxSize { throw CalendarError(.size(maxSize), at: maxSize) }
    var reader = CalendarReader(bytes)
    reader.read { _ in }
    if let error = reader.errors.first { throw error }
    parts = reader.parts
  }

  /// Closes what is open at the end, and skips what is closed without being open. So the bytes may differ from those that were
  /// read.
  init(repairing bytes: [UInt8], errors: inout [CalendarError], reached: (Int) throws -> Void = { _ in })
    rethrows
  {
    var reader = CalendarReader(bytes)
    try reader.read(reached: reached)
    errors = reader.errors
    parts = reader.parts
  }

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    parts.write(to: &bytes)
    return bytes
  }

  package var components: [CalendarComponent] {
    parts.compactMap { if case .component(let component) = $0 { component } else { nil } }
  }

  /// Including one at the top by mistake.
  package var tasks: [CalendarComponent] {
    components.flatMap { $0.name == "VTODO" ? [$0] : $0.components.filter { $0.name == "VTODO" } }
  }

  package var task: CalendarComponent? { tasks.first }

  package mutating func edit(_ edit: (inout CalendarComponent) -> Void) {
    for place in parts.indices {
      guard case .component(var outer) = parts[place] else { continue }
      if outer.name == "VTODO" {
        edit(&outer)
        parts[place] = .component(outer)
        return
      }
      for inner in outer.parts.indices {
        guard case .component(var task) = outer.parts[inner], task.name == "VTODO" else { continue }
        edit(&task)
        outer.parts[inner] = .component(task)
        parts[place] = .component(outer)
        return
      }
    }
  }
}

package struct CalendarError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// It is something else, such as a page of HTML.
    case noCalendar
    case notClosed(String)
    case notOpen(String)
    case depth(Int)
    case size(Int)
  }

  package var kind: Kind
  package var offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

/// Builds the tree line by line, with the open components on a stack, so that no file is too deep.
private struct CalendarReader {
  private struct Open {
    let name: String
    let begin: ContentLine
    let offset: Int
    var parts: [CalendarComponent.Part] = []
  }

  private let bytes: [UInt8]
  private(set) var parts: [CalendarComponent.Part] = []
  private(set) var errors: [CalendarError] = []
  private var open: [Open] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(reached: (Int) throws -> Void) rethrows {
    var place = 0
    var hasComponent = false
    reading: while place < bytes.count {
      let end = lineEnd(from: place)
      let line = ContentLine(bytes[place..<end])
      switch line.name {
      case "BEGIN":
        hasComponent = true
        let name = Self.componentName(line)
        guard open.count < CalendarDocument.maxDepth else {
          errors.append(CalendarError(.depth(CalendarDocument.maxDepth), at: place))
          break reading
        }
        open.append(Open(name: name, begin: line, offset: place))
      case "END": close(line, at: place)
      default: append(.line(line))
      }
      place = end
      try reached(place)
    }
    while let last = open.last {
      errors.append(CalendarError(.notClosed(last.name), at: last.offset))
      closeLast(Self.end(of: last))
    }
    if !hasComponent { errors.append(CalendarError(.noCalendar, at: 0)) }
  }

  private mutating func close(_ line: ContentLine, at place: Int) {
    let name = Self.componentName(line)
    guard let index = open.lastIndex(where: { $0.name == name }) else {
      errors.append(CalendarError(.notOpen(name), at: place))
      return
    }
    while open.count > index + 1, let last = open.last {
      errors.append(CalendarError(.notClosed(last.name), at: last.offset))
      closeLast(Self.end(of: last))
    }
    closeLast(line)
  }

  private mutating func closeLast(_ end: ContentLine) {
    let last = open.removeLast()
    append(.component(CalendarComponent(name: last.name, begin: last.begin, parts: last.parts, end: end)))
  }

  private mutating func append(_ part: CalendarComponent.Part) {
    if open.isEmpty { parts.append(part) } else { open[open.count - 1].parts.append(part) }
  }

  /// With the lines that continue it.
  private func lineEnd(from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      let isEnd = bytes[place] == UInt8(ascii: "\n")
      place += 1
      if isEnd,
        place == bytes.count || bytes[place] != UInt8(ascii: " ") && bytes[place] != UInt8(ascii: "\t")
      {
        break
      }
    }
    return place
  }

  /// In capitals, and without blanks at its ends.
  private static func componentName(_ line: ContentLine) -> String {
    String(decoding: line.value, as: UTF8.self).split(separator: " ").joined(separator: " ").uppercased()
  }

  private static func end(of open: Open) -> ContentLine {
    ContentLine("END", value: Array(open.name.utf8), lineEnd: open.begin.lineEnd)
  }
}
