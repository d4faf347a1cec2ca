import ToteModel

/// A program whose files are recognised by their shape, as they have no name in them.
protocol ForeignFile: Sendable {
  /// Its name, which is told.
  static var program: String { get }

  /// `nil` if the file isn't one of this program.
  init?(_ file: JSONValue)

  func lists(_ reading: inout FileReading) throws -> [FileList]
}

enum ForeignFiles {
  private static let all: [any ForeignFile.Type] = [
    KeepNote.self, BringList.self, MealieLists.self, KitchenOwlLists.self, KitchenOwlItems.self,
    GrocyList.self,
    TodoistTasks.self, MicrosoftTasks.self,
  ]

  /// `nil` for our own files and for unknown ones.
  static func lists(_ reading: inout FileReading) throws -> [FileList]? {
    var lexer = JSONLexer(reading.bytes, at: reading.start)
    guard !isOurs(lexer), let file = try? JSONValue(from: &lexer), lexer.peek() == nil else { return nil }
    for kind in all {
      if let known = kind.init(file) {
        reading.tally.add(.program(kind.program))
        return try known.lists(&reading)
      }
    }
    return try JSONTable(file)?.lists(&reading)
  }

  /// Ours say so, mostly in the first field.
  private static func isOurs(_ lexer: JSONLexer) -> Bool {
    var lexer = lexer
    var isOurs = false
    try? lexer.object(.object) { (lexer, key, place) throws(ParseFault) in
      if key == "format" {
        isOurs = true
        throw ParseFault(place, .format)
      }
      try lexer.skip()
    }
    return isOurs
  }
}

extension FileReading {
  /// - Parameter item: `nil` for one without a name, which is skipped and told.
  mutating func items(
    of values: [JSONValue], _ item: (JSONValue, inout NoticeTally) -> ForeignItem?
  ) throws -> [FileItem] {
    var items: [FileItem] = []
    for value in values {
      if let read = item(value, &tally) {
        items.append(read.finished(&tally))
        try countItem(at: value.offset)
      } else {
        skipNameless(at: value.offset, text(value.offset..<min(value.offset + 100, end)))
      }
    }
    return items
  }
}

extension NoticeTally {
  /// What can't be kept, if it is there.
  mutating func leaveOut(_ names: String..., of value: JSONValue) {
    for name in names where value[name].map({ !$0.isEmpty }) ?? false { leaveOut(name) }
  }
}
