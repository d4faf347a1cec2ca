import ToteModel

/// Reads an export. Unknown, missing, duplicate and ill-typed fields are errors, as an import must not lose anything silently.

extension JSONFormat {
  static func read(_ reading: inout FileReading) throws -> ExportData {
    var document = JSONDocument(reading)
    do {
      try document.read()
    } catch  where error is ParseFault || error is ImportError {
      // A newer version explains the error better.
      if let newer = document.newer() { throw document.reading.error(newer) }
      guard let fault = error as? ParseFault else { throw error }
      try document.reading.note(fault)
    }
    reading = document.reading
    return document.portable
  }
}

private struct JSONDocument {
  var reading: FileReading
  private var lexer: JSONLexer
  private var row = JSONRowReader()
  private var lists: [ShoppingList] = []
  private var items: [Item] = []
  private var notes: [Note] = []
  private var corrections: [CategoryCorrection] = []
  private var purchases: [Purchase] = []
  private var settings: [Setting] = []
  private var purchasedItems: [PurchasedItem] = []
  private var staples: [Staple] = []
  /// Where each item stands in the file, to name the one whose list is missing.
  private var places: [Int] = []
  private var keys: Set<Row.Key> = []

  init(_ reading: FileReading) {
    self.reading = reading
    lexer = JSONLexer(reading.bytes, at: reading.start)
  }

  var portable: ExportData {
    ExportData(
      lists: lists, items: items, notes: notes, corrections: corrections, purchases: purchases,
      settings: settings, purchasedItems: purchasedItems, staples: staples)
  }

  mutating func read() throws {
    try lexer.expect("{", .object)
    let start = lexer.offset - 1
    var seen: Set<String> = []
    if !lexer.take("}") {
      repeat {
        _ = lexer.peek()
        let place = lexer.offset
        let key = try lexer.string(.fieldName)
        guard seen.insert(key).inserted else {
          throw ParseFault(place, .fieldOnce, length: key.utf8.count + 2)
        }
        try lexer.expect(":", .colon)
        try member(key, at: place)
      } while lexer.take(",")
      try lexer.expect("}", .commaOrBrace)
    }
    guard lexer.peek() == nil else { throw ParseFault(lexer.offset, .endOfFile) }
    for key in ["format", "version"] where !seen.contains(key) {
      throw ParseFault(start, .field(key), found: .nothingThere)
    }
    try findHomes()
  }

  private mutating func member(_ key: String, at place: Int) throws {
    switch key {
    case "format":
      _ = lexer.peek()
      let start = lexer.offset
      guard try lexer.string(.format) == "tote" else { throw ParseFault(start, .format) }
    case "version":
      _ = lexer.peek()
      let start = lexer.offset
      let version = try lexer.number(places: 0, .version)
      guard (1...JSONSchema.version).contains(version) else { throw Self.unknown(version, at: start) }
    case "lists": lists = try rows()
    case "items": items = try rows { $0.places.append($1) }
    case "notes": notes = try rows()
    case "lessons": corrections = try rows()
    case "purchases": purchases = try rows()
    case "settings": settings = try rows()
    case "purchasedItems": purchasedItems = try rows()
    case "staples": staples = try rows()
    default:
      let names = ["format", "version"] + JSONSchema.arrays.map(\.name)
      throw ParseFault(place, .oneOfFields(names), length: key.utf8.count + 2)
    }
  }

  private mutating func rows<R: Record>(
    _ note: (inout JSONDocument, Int) -> Void = { _, _ in }
  ) throws -> [R] {
    var rows: [R] = []
    try lexer.expect("[", .array)
    if lexer.take("]") { return rows }
    repeat {
      _ = lexer.peek()
      let start = lexer.offset
      do {
        let record: R = try row.read(from: &lexer)
        guard keys.insert(record.rowKey).inserted else {
          throw ParseFault(start, .newRow(key: R.kind.columns[0]))
        }
        rows.append(record)
        note(&self, start)
      } catch let fault as ParseFault {
        try reading.note(fault)
        lexer.offset = start
        try lexer.skip()
      }
      try reading.reached(lexer.offset)
    } while lexer.take(",")
    try lexer.expect("]", .commaOrBracket)
    return rows
  }

  /// The database has no item without its list.
  private mutating func findHomes() throws {
    let homes = Set(lists.map(\.id))
    var isLost = false
    for (item, place) in zip(items, places) where !homes.contains(item.list) {
      isLost = true
      try reading.note(
        ParseFault(place, .knownList, found: .list(item.list)))
    }
    if isLost { items.removeAll { !homes.contains($0.list) } }
  }

  private static func unknown(_ version: Int64, at offset: Int) -> ParseFault {
    version > JSONSchema.version
      ? ParseFault(offset, .olderVersion(JSONSchema.version), found: .version(version))
      : ParseFault(offset, .laterVersion(1), found: .version(version))
  }

  /// An error if the file's version is too new.
  func newer() -> ParseFault? {
    var lexer = JSONLexer(reading.bytes, at: reading.start)
    var found: ParseFault?
    try? lexer.object(.object) { (lexer, key, _) throws(ParseFault) in
      _ = lexer.peek()
      let start = lexer.offset
      guard key == "version" else { return try lexer.skip() }
      let version = try lexer.number(places: 0, .version)
      if version > JSONSchema.version { found = Self.unknown(version, at: start) }
    }
    return found
  }
}
