import CSQLite
import ToteModel

/// The words of the notes in SQLite's full-text index, written in the same transaction as the notes, so that it always
/// matches them. A note's row here has the note's `number`; an implicit rowid may change in a VACUUM.
///
/// The index holds the text as `SearchWords` makes it: folded, and with spaces around every character of a script that
/// writes none. So SQLite's word tokenizer finds the beginnings of words in every script; its trigram tokenizer finds
/// nothing for two letters. The words of properties stand behind those of the text.
struct NoteIndex {
  let database: Database

  func put(_ note: Note) throws(StorageError) {
    try remove(note.id)
    let titles = ([note.title] + note.aliases).map(SearchWords.indexed).joined(separator: " ")
    try database.run(
      "INSERT INTO note_words (rowid, title, text) SELECT number, ?, ? FROM note WHERE id = ?",
      .text(titles), .text(SearchWords.indexed(note.indexedText)), Value(note.id))
  }

  /// Call this while the note's row still exists.
  func remove(_ id: Note.ID) throws(StorageError) {
    try database.run(
      "DELETE FROM note_words WHERE rowid = (SELECT number FROM note WHERE id = ?)", Value(id))
  }

  func rebuild() throws(StorageError) {
    try database.run("DELETE FROM note_words")
    for note in try Tables(database: database).rows(Note.self) { try put(note) }
  }

  func mismatches() throws(StorageError) -> Int {
    let count = try database.integer(
      """
      SELECT (SELECT count(*) FROM note WHERE number NOT IN (SELECT rowid FROM note_words))
      + (SELECT count(*) FROM note_words WHERE rowid NOT IN (SELECT number FROM note))
      """)
    return Int(count ?? 0)
  }

  /// Ranking weighs every match, so only this many are ranked: it must not take longer than typing a letter.
  static let mostRanked = 1_000

  /// The notes that have the words of a query, those with them in the title first, best first. If too many match to be
  /// ranked, the latest come first. A query without words that are wanted finds all others.
  func search(_ query: NoteQuery) throws(StorageError) -> [Note.ID] {
    if query.isEmpty { return [] }
    let alternatives = query.alternatives
    // Ranked together, unless each has to be asked for.
    if alternatives.count > 1, let match = query.match { return try ids(of: ranked(match)) }
    var found: [Int64] = []
    for alternative in alternatives {
      var some = try numbers(of: alternative)
      // A query for nothing but fields would find every note.
      if alternative.hasFields, alternatives.count > 1 || alternative.match == nil {
        let accepted = try numbers(acceptedBy: alternative)
        some.removeAll { !accepted.contains($0) }
      }
      let known = Set(found)
      found += some.filter { !known.contains($0) }
    }
    return try ids(of: found)
  }

  private func numbers(of alternative: NoteQuery.Alternative) throws(StorageError) -> [Int64] {
    var found: [Int64]
    if let match = alternative.match {
      found = try ranked(match)
    } else {
      found = try numbers(from: "SELECT number FROM note ORDER BY modified DESC, number DESC")
    }
    if let exclusion = alternative.exclusion {
      let unwanted = Set(try numbers(matching: exclusion))
      found.removeAll { unwanted.contains($0) }
    }
    for inside in alternative.insides {
      let having = try numbers(having: Array(inside.letters.utf8), inTitle: inside.isInTitle)
      found.removeAll { having.contains($0) == inside.isUnwanted }
    }
    return found
  }

  /// Those that have these letters anywhere. The table behind the index is read in a row, since the index itself knows how
  /// words begin only; `instr` of SQLite would take several times as long.
  private func numbers(having letters: [UInt8], inTitle: Bool) throws(StorageError) -> Set<Int64> {
    let statement = try database.statement("SELECT id, c0\(inTitle ? "" : ", c1") FROM note_words_content")
    defer { statement.reset() }
    var numbers: Set<Int64> = []
    while try statement.step() {
      let isFound =
        statement.withBytes(1) { $0.holds(letters) }
        || !inTitle && statement.withBytes(2) { $0.holds(letters) }
      if isFound { numbers.insert(statement.integer(0)) }
    }
    return numbers
  }

  private func ranked(_ match: String) throws(StorageError) -> [Int64] {
    let titles = try best("title : (\(match))")
    let known = Set(titles)
    return titles + (try best(match)).filter { !known.contains($0) }
  }

  private func numbers(
    acceptedBy alternative: NoteQuery.Alternative
  ) throws(StorageError) -> Set<Int64> {
    let columns = Note.kind.columns.map { $0 == "text" && !alternative.hasSigns ? "''" : $0 }
    let statement = try database.statement("SELECT \(columns.joined(separator: ", ")), number FROM note")
    defer { statement.reset() }
    var accepted: Set<Int64> = []
    while try statement.step() {
      var source = StatementRow(statement, cache: RowCache())
      guard let note = Note(from: &source) else { throw .damaged }
      if alternative.accepts(note) { accepted.insert(statement.integer(Int32(columns.count))) }
    }
    return accepted
  }

  /// If nothing is found, what is found with the nearest words.
  func searchNearest(_ text: String) throws(StorageError) -> FoundNotes {
    let query = NoteQuery(text)
    let found = try search(query)
    guard found.isEmpty, query.hasWords, let corrected = try correction(of: text) else {
      return FoundNotes(found)
    }
    let nearest = try search(NoteQuery(corrected))
    return FoundNotes(nearest, correctedQuery: nearest.isEmpty ? nil : corrected)
  }

  private func correction(of text: String) throws(StorageError) -> String? {
    try database.run(
      "CREATE VIRTUAL TABLE IF NOT EXISTS temp.note_vocabulary USING fts5vocab('main', 'note_words', 'row')")
    do {
      return try NoteQuery.correcting(text) { try nearestWord(to: $0) }
    } catch let error as StorageError {
      throw error
    } catch {
      throw .damaged
    }
  }

  /// Of equally near ones, that of most notes; `nil` if the word begins one that is known.
  private func nearestWord(to word: String) throws(StorageError) -> String? {
    let last = word + "\u{10FFFF}"
    let known = try words("WHERE term >= ? AND term < ? LIMIT 1", .text(word), .text(last))
    if !known.isEmpty { return nil }
    // Who mistypes a word rarely mistypes its first letter.
    let first = String(word.prefix(1))
    let near = try words(
      "WHERE term >= ? AND term < ? AND abs(length(term) - ?) <= 2 ORDER BY doc DESC", .text(first),
      .text(first + "\u{10FFFF}"), .integer(Int64(word.count)))
    return word.closestMatch(in: near)
  }

  private func words(_ condition: String, _ values: Value...) throws(StorageError) -> [String] {
    let statement = try database.statement("SELECT term FROM temp.note_vocabulary \(condition)")
    try statement.bind(values)
    defer { statement.reset() }
    var words: [String] = []
    while try statement.step() { words.append(statement.text(0)) }
    return words
  }

  private func best(_ match: String) throws(StorageError) -> [Int64] {
    let latest = try numbers(matching: match)
    if latest.count > Self.mostRanked { return latest }
    return try numbers(matching: match, by: "bm25(note_words, 10.0, 1.0), rowid DESC")
  }

  private func numbers(
    matching match: String, by order: String = "rowid DESC"
  ) throws(StorageError) -> [Int64] {
    try numbers(
      from: "SELECT rowid FROM note_words WHERE note_words MATCH ? ORDER BY \(order)", .text(match))
  }

  private func numbers(from sql: String, _ values: Value...) throws(StorageError) -> [Int64] {
    let statement = try database.statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    var numbers: [Int64] = []
    while try statement.step() { numbers.append(statement.integer(0)) }
    return numbers
  }

  /// An entry without its note would be our fault, and saving that note again repairs it; it is left out.
  private func ids(of numbers: [Int64]) throws(StorageError) -> [Note.ID] {
    // Many lookups in the table, whose rows are long, take longer than reading all ids from their index.
    if numbers.count > Self.mostRanked {
      let all = try ids("SELECT number, id FROM note")
      return numbers.compactMap { all[$0] }
    }
    var found: [Note.ID] = []
    for number in numbers {
      found += try ids("SELECT number, id FROM note WHERE number = ?", .integer(number)).values
    }
    return found
  }

  private func ids(_ sql: String, _ values: Value...) throws(StorageError) -> [Int64: Note.ID] {
    let statement = try database.statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    var ids: [Int64: Note.ID] = [:]
    while try statement.step() {
      guard let id: Note.ID = statement.id(1) else { throw .damaged }
      ids[statement.integer(0)] = id
    }
    return ids
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func holds(_ letters: [UInt8]) -> Bool {
    guard let start = baseAddress else { return letters.isEmpty }
    return letters.withUnsafeBytes { letters in
      letters.baseAddress.map { csqlite_holds(start, count, $0, letters.count) != 0 } ?? true
    }
  }
}

extension Note {
  fileprivate var indexedText: String {
    properties.isEmpty ? text : "\(text)\n\(properties.searchedText)"
  }
}
