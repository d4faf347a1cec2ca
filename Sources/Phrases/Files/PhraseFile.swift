import Synchronization

/// A file of messages in the syntax described in <doc:Phrases>.
///
/// Making one reads nothing. The first phrase that is asked for finds where each message begins, and a message is parsed
/// when it is asked for: a file of 1,500 messages delays the start of a program by a fraction of a millisecond.
public final class PhraseFile: Sendable {
  /// Its name in problems, such as `en.ftl`.
  public let name: String
  let bytes: [UInt8]
  private let reading = Mutex(Reading())

  fileprivate struct Reading {
    var index: FileIndex?
    var entries: [String: Entry?] = [:]
  }

  /// Creates a file from its bytes, which should be UTF-8.
  public init(_ name: String, bytes: some Sequence<UInt8>) {
    (self.name, self.bytes) = (name, Array(bytes))
  }

  /// Creates a file from its text, as a test does.
  public convenience init(_ name: String, text: String) { self.init(name, bytes: text.utf8) }

  /// The ids of its messages, in no order: for a test that compares them with what a program makes ids of.
  public var ids: [String] { index.places.keys.filter { $0.first != "-" } }

  /// All that is wrong with the syntax, in the order of the lines; at most 100 problems and one that says there are more.
  ///
  /// This parses the whole file. A program does it in a test.
  public func check() -> [PhraseProblem] {
    guard bytes.count <= Limits.fileBytes else { return placed([.fileTooLong(0)]) }
    var problems: [SyntaxProblem] = []
    for part in index.parts.indices where problems.count <= Limits.problems {
      problems += parsed(part).problems
    }
    if problems.count > Limits.problems {
      problems = problems.prefix(Limits.problems) + [.tooMany(problems[Limits.problems - 1].offset)]
    }
    return placed(problems)
  }

  /// A message or term that is parsed if it hasn't been yet, and the problems found by that.
  func entry(_ id: String) -> (entry: Entry?, problems: [PhraseProblem]) {
    let found: (entry: Entry?, problems: [SyntaxProblem]) = reading.withLock { reading in
      if let entry = reading.entries[id] { return (entry, []) }
      let index = reading.indexed(bytes)
      guard let place = index.places[id] else { return (nil, []) }
      var found = parsed(place, in: index)
      // A broken message gives way to a later one with its id, as in Fluent.
      var next = place + 1
      while found.entry == nil, next < index.parts.count {
        if index.parts[next].isEntry, index.starts(next, with: id, in: bytes) {
          found.entry = parsed(next, in: index).entry
        }
        next += 1
      }
      reading.entries[id] = .some(found.entry)
      return found
    }
    return (found.entry, found.problems.isEmpty ? [] : placed(found.problems))
  }

  /// All messages and terms that aren't broken, in the order of the lines.
  var entries: [Entry] { index.parts.indices.compactMap { parsed($0).entry } }

  /// Problems with their lines and columns, in the order of the lines.
  func placed(_ problems: [SyntaxProblem]) -> [PhraseProblem] {
    var positions = LinePositions(bytes)
    return problems.sorted { $0.offset < $1.offset }.map { problem in
      let (line, column) = positions.position(of: problem.offset)
      return PhraseProblem(file: name, line: line, column: column, sentence: problem.sentence)
    }
  }

  private var index: FileIndex { reading.withLock { $0.indexed(bytes) } }

  private func parsed(_ part: Int) -> (entry: Entry?, problems: [SyntaxProblem]) { parsed(part, in: index) }

  private func parsed(_ part: Int, in index: FileIndex) -> (entry: Entry?, problems: [SyntaxProblem]) {
    if index.parts[part].isEntry { return EntryParser.parse(bytes, index.range(part)) }
    var lines = LooseLines(cursor: Cursor(bytes, index.range(part)))
    lines.readAll()
    return (nil, lines.problems)
  }
}

extension PhraseFile.Reading {
  /// The index, which is made at the first call.
  fileprivate mutating func indexed(_ bytes: [UInt8]) -> FileIndex {
    if let index { return index }
    let index = FileIndex(bytes.count <= Limits.fileBytes ? bytes : [])
    self.index = index
    return index
  }
}
