/// Where each message of a file begins, found in one pass over its bytes without parsing any.
///
/// A line that starts with `name =` or `-name =` always begins an entry: in Fluent's grammar no text, braces or variants
/// can hold such a line without an indentation. The same goes for a line that starts with `#`.
struct FileIndex {
  struct Part {
    let start: Int
    /// A message or term; otherwise comments, blank lines and whatever stands before the first entry.
    let isEntry: Bool
  }

  private(set) var parts: [Part] = []
  /// The first part with each id.
  private(set) var places: [String: Int] = [:]
  private let count: Int

  init(_ bytes: [UInt8]) {
    count = bytes.count
    parts.reserveCapacity(count / 128)
    places.reserveCapacity(count / 128)
    find(in: bytes)
  }

  /// The bytes of a part.
  func range(_ part: Int) -> Range<Int> {
    parts[part].start..<(part + 1 < parts.count ? parts[part + 1].start : count)
  }

  /// Whether a part is the entry with this id.
  func starts(_ part: Int, with id: String, in bytes: [UInt8]) -> Bool {
    let range = range(part)
    let rest = bytes[range].dropFirst(id.utf8.count)
    return bytes[range].starts(with: id.utf8) && rest.first.map { !$0.isInName } ?? false
  }

  private mutating func find(in bytes: [UInt8]) {
    // Some editors begin a file of UTF-8 with a mark, which isn't part of the text.
    var line = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    parts.append(Part(start: line, isEntry: false))
    while line < bytes.count {
      if bytes[line] == UInt8(ascii: "#") {
        if parts[parts.count - 1].isEntry { parts.append(Part(start: line, isEntry: false)) }
      } else if let id = Self.id(at: line, bytes) {
        let id = String(decoding: bytes[id], as: UTF8.self)
        // NB: the first of several counts, as in Fluent.
        places[id] = places[id] ?? parts.count
        parts.append(Part(start: line, isEntry: true))
      }
      while line < bytes.count, bytes[line] != .lineFeed { line += 1 }
      line += 1
    }
  }

  /// The id of the entry that begins at this line, if one does.
  private static func id(at line: Int, _ bytes: [UInt8]) -> Range<Int>? {
    var place = bytes[line] == UInt8(ascii: "-") ? line + 1 : line
    guard place < bytes.count, bytes[place].isLetter else { return nil }
    while place < bytes.count, bytes[place].isInName { place += 1 }
    let end = place
    while place < bytes.count, bytes[place] == .space { place += 1 }
    return place < bytes.count && bytes[place] == UInt8(ascii: "=") ? line..<end : nil
  }
}
