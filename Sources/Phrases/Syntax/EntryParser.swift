/// Parses one message or term, and says what else stands in its part of the file.
///
/// It follows Fluent's grammar in what it keeps of a broken entry: a text ends before a line whose braces are broken,
/// and attributes end before one that is broken. The rest is reported as one problem.
struct EntryParser {
  var cursor: Cursor
  /// The levels of braces and parentheses around the place.
  var level = 0
  /// The first problem after which parsing continued. Later ones usually follow from it.
  var survived: SyntaxProblem?

  /// Parses the part of a file that starts with `name =`.
  static func parse(_ bytes: [UInt8], _ range: Range<Int>) -> (entry: Entry?, problems: [SyntaxProblem]) {
    guard range.count <= Limits.entryBytes else { return (nil, [.entryTooLong(range.lowerBound)]) }
    var parser = EntryParser(cursor: Cursor(bytes, range))
    var rest = LooseLines(cursor: parser.cursor)
    do {
      let entry = try parser.entry()
      rest.cursor = parser.cursor
      if let problem = parser.survived { rest.tell(problem) }
      rest.readAll()
      return (entry, rest.problems)
    } catch {
      rest.tell(parser.survived ?? error)
      rest.cursor.skipLine()
      rest.readAll()
      return (nil, rest.problems)
    }
  }

  private mutating func entry() throws(SyntaxProblem) -> Entry {
    let start = cursor.position
    let isTerm = cursor.take("-")
    guard let name = cursor.takeName() else { throw .notAnEntry(start) }
    cursor.skipSpaces()
    guard cursor.take("=") else { throw .notAnEntry(start) }
    var entry = Entry(id: isTerm ? "-" + name : name, offset: start)
    cursor.skipSpaces()
    entry.value = try pattern()
    while let attribute = attribute() { entry.attributes.append(attribute) }
    guard entry.value != nil || !isTerm && !entry.attributes.isEmpty else { throw noText(entry.id, start) }
    guard cursor.lineEnd != nil else { throw .closesNothing(cursor.position) }
    return entry
  }

  /// Why an entry has no text: often its next line isn't one, by its first character.
  private func noText(_ id: String, _ start: Int) -> SyntaxProblem {
    var next = cursor
    next.skipBlank()
    switch next.byte() {
    case .tab: return .tab(next.position)
    case UInt8(ascii: "["): return .lineStart("[", next.position)
    case UInt8(ascii: "*"): return .lineStart("*", next.position)
    default: return .noText(id, start)
    }
  }

  /// An attribute on the next line, if there is one. Goes back before a broken one.
  private mutating func attribute() -> Attribute? {
    let before = cursor
    guard cursor.lineEnd != nil else { return nil }
    cursor.skipBlank()
    let start = cursor.position
    guard cursor.take(".") else {
      cursor = before
      return nil
    }
    do throws(SyntaxProblem) {
      guard let name = cursor.takeName() else { throw .noAttributeName(start) }
      cursor.skipSpaces()
      guard cursor.take("=") else { throw .noAttributeName(start) }
      cursor.skipSpaces()
      guard let value = try pattern() else { throw .noText("." + name, start) }
      return Attribute(name: name, offset: start, value: value)
    } catch {
      survived = survived ?? error
      cursor = before
      return nil
    }
  }
}
