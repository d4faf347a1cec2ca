/// A whole iCalendar file, or what a server holds under one address. It is read into a tree of lines that writes back
/// exactly what was read: what Tote does not understand is not Tote's to change.

/// An iCalendar file.
///
///     var document = try CalendarDocument(bytes)
///     document.bytes == bytes
package struct CalendarDocument: Hashable, Sendable {
  package internal(set) var parts: [CalendarComponent.Part]

  /// What is within more than these is no calendar that anybody has made.
  package static let maxDepth = 16
  /// More bytes than any calendar has.
  package static let maxSize = 256 << 20

  package init(_ components: [CalendarComponent]) { parts = components.map { .component($0) } }

  /// Reads; every byte is kept.
  ///
  /// - Parameter maxSize: How many bytes are read at most.
  package init(_ bytes: [UInt8], maxSize: Int = maxSize) throws(CalendarError) {
    if bytes.count > maxSize { throw CalendarError(.size(maxSize), at: maxSize) }
    var reader = CalendarReader(bytes)
    reader.read { _ in }
    if let error = reader.errors.first { throw error }
    parts = reader.parts
  }

  /// Reads what can be read: what is not closed is closed where it ends, and what is closed without being open is passed
  /// over. So the bytes may be others than those that were read.
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

  /// The components at the top, in their order: calendars.
  package var components: [CalendarComponent] {
    parts.compactMap { if case .component(let component) = $0 { component } else { nil } }
  }

  /// The tasks: those of its calendars, and one that stands at the top by mistake.
  package var tasks: [CalendarComponent] {
    components.flatMap { $0.name == "VTODO" ? [$0] : $0.components.filter { $0.name == "VTODO" } }
  }

  /// The first task.
  package var task: CalendarComponent? { tasks.first }

  /// Changes the first task.
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

/// Why something is no calendar.
package struct CalendarError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// There is no component at all: it is something else, such as a page of HTML.
    case noCalendar
    /// A component that begins here and never ends.
    case notClosed(String)
    /// The end of a component that is not open here.
    case notOpen(String)
    case depth(Int)
    case size(Int)
  }

  package var kind: Kind
  /// The byte where it is.
  package var offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

/// Builds the tree, line after line, with the open components on a stack: however deep a file goes, nothing here calls itself.
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

  /// Where the line ends that begins here, with the lines that continue it.
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

  /// In capitals, and without blanks that somebody has left at its ends.
  private static func componentName(_ line: ContentLine) -> String {
    String(decoding: line.value, as: UTF8.self).split(separator: " ").joined(separator: " ").uppercased()
  }

  private static func end(of open: Open) -> ContentLine {
    ContentLine("END", value: Array(open.name.utf8), lineEnd: open.begin.lineEnd)
  }
}
