import ToteModel

/// The words of the notes in SQLite's full-text index, written in the same transaction as the notes, so that it always
/// matches them. A note's row here has the note's `number`; an implicit rowid may change in a VACUUM.
///
/// The index holds the text as `SearchWords` makes it: folded, and with spaces around every character of a script that
/// writes none. So SQLite's word tokenizer finds the beginnings of words in every script; its trigram tokenizer finds
/// nothing for two letters.
struct NoteIndex {
  let database: Database

  func put(_ note: Note) throws(StorageError) {
    try remove(note.id)
    try database.run(
      "INSERT INTO note_words (rowid, title, text) SELECT number, ?, ? FROM note WHERE id = ?",
      .text(SearchWords.indexed(note.title)), .text(SearchWords.indexed(note.text)), Value(note.id))
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
    var rows: [Int64]
    let unwanted = try query.exclusion.map { exclusion throws(StorageError) in
      Set(try self.rows("SELECT rowid FROM note_words WHERE note_words MATCH ?", exclusion))
    }
    if let match = query.match {
      rows = try best("title : (\(match))")
      let titles = Set(rows)
      rows += try best(match).filter { !titles.contains($0) }
    } else {
      rows = try self.rows("SELECT number FROM note ORDER BY modified DESC, number DESC")
    }
    if let unwanted { rows.removeAll(where: unwanted.contains) }
    var found: [Note.ID] = []
    found.reserveCapacity(rows.count)
    let statement = try database.statement("SELECT id FROM note WHERE number = ?")
    for row in rows {
      try statement.bind([.integer(row)])
      defer { statement.reset() }
      // An index entry without its note would be our fault; saving that note again repairs it.
      guard try statement.step() else { continue }
      guard let id: Note.ID = statement.id(0) else { throw .damaged }
      found.append(id)
    }
    return found
  }

  private func best(_ match: String) throws(StorageError) -> [Int64] {
    let latest = try rows(
      "SELECT rowid FROM note_words WHERE note_words MATCH ? ORDER BY rowid DESC", match)
    if latest.count > Self.mostRanked { return latest }
    return try rows(
      """
      SELECT rowid FROM note_words WHERE note_words MATCH ?
      ORDER BY bm25(note_words, 10.0, 1.0), rowid DESC
      """, match)
  }

  private func rows(_ sql: String, _ match: String? = nil) throws(StorageError) -> [Int64] {
    let statement = try database.statement(sql)
    try statement.bind(match.map { [.text($0)] } ?? [])
    defer { statement.reset() }
    var rows: [Int64] = []
    while try statement.step() { rows.append(statement.integer(0)) }
    return rows
  }
}
