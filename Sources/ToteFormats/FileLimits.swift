/// What a file may hold at most, so that a hostile one can't take all memory. People's lists stay far below.
enum FileLimits {
  /// In bytes, of a line or a field.
  static let text = 1 << 16
  /// Each takes about two kilobytes while it is imported.
  static let items = 250_000
  /// Of a table whose rows may be shorter than its heading.
  static let columns = 500
}

extension FileReading {
  /// Whether a line may be read; notes the fault of one that is too long.
  mutating func accepts(_ line: Range<Int>) throws -> Bool {
    if line.count <= FileLimits.text { return true }
    try note(ParseFault(line.lowerBound + FileLimits.text, .shorterText(FileLimits.text)))
    return false
  }

  /// Counts an item. One too many ends the reading, even if faults are only noted.
  mutating func countItem(at offset: Int) throws {
    items += 1
    if items > maxItems { throw error(ParseFault(offset, .fewerItems(maxItems))) }
  }
}

extension CalendarComponent {
  /// The bytes of the lines that a task is read from: pictures and other attachments don't count.
  var readSize: Int {
    parts.reduce(0) { size, part in
      guard case .line(let line) = part, Self.readNames.contains(line.name) else { return size }
      return size + line.bytes.count
    }
  }

  private static let readNames = Set(
    ["UID", "SUMMARY", "CATEGORIES", TaskItem.exactName] + TaskField.texts.map(\.1.name))
}
