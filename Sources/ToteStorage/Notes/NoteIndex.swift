import ToteModel

/// The words of the notes in SQLite's full-text index. It is written in the same transaction as the notes themselves,
/// so it can neither miss one nor find one that is gone. A note's row in it has the note's `number`, which SQLite keeps;
/// an implicit rowid may change in a VACUUM.
///
/// The index holds what `NoteWords` makes of a text: folded, and with blanks round every character of a script that
/// writes none. So the tokenizer that goes by words finds the beginnings of words in every script; the one that goes
/// by three letters, which SQLite has too, finds nothing for two.
struct NoteIndex {
  let database: Database

  /// Writes the words of a note, whose row is there already.
  func put(_ note: Note) throws(StorageError) {
    try remove(note.id)
    try database.run(
      "INSERT INTO note_words (rowid, title, text) SELECT number, ?, ? FROM note WHERE id = ?",
      .text(NoteWords.indexed(note.title)), .text(NoteWords.indexed(note.text)), Value(note.id))
  }

  /// Takes them away, while the row is still there.
  func remove(_ id: Note.ID) throws(StorageError) {
    try database.run(
      "DELETE FROM note_words WHERE rowid = (SELECT number FROM note WHERE id = ?)", Value(id))
  }

  /// Writes it anew, from the notes as they are.
  func rebuild() throws(StorageError) {
    try database.run("DELETE FROM note_words")
    for note in try Tables(database: database).rows(Note.self) { try put(note) }
  }

  /// How many notes are missing from it, and how many of its rows have no note.
  func mismatches() throws(StorageError) -> Int {
    let count = try database.integer(
      """
      SELECT (SELECT count(*) FROM note WHERE number NOT IN (SELECT rowid FROM note_words))
      + (SELECT count(*) FROM note_words WHERE rowid NOT IN (SELECT number FROM note))
      """)
    return Int(count ?? 0)
  }

  /// How many notes may hold some words for all of them to be ranked: ranking weighs each one, and must not take longer
  /// than a letter takes to type.
  static let mostRanked = 1_000

  /// The notes that hold all the words of a query: first those that have them in the title, the best first. Where there
  /// are too many to be ranked, the words say little, and the latest come first. A query without a word finds nothing.
  func search(_ query: String, limit: Int = 200) throws(StorageError) -> [Note.ID] {
    guard let match = NoteWords.match(for: query) else { return [] }
    var rows = try best("title : (\(match))", limit: limit)
    if rows.count < limit {
      let titles = Set(rows)
      rows += try best(match, limit: limit).filter { !titles.contains($0) }.prefix(limit - rows.count)
    }
    var found: [Note.ID] = []
    found.reserveCapacity(rows.count)
    let statement = try database.statement("SELECT id FROM note WHERE number = ?")
    for row in rows {
      try statement.bind([.integer(row)])
      defer { statement.reset() }
      // A word without its note would be a fault of ours, which the next save of that note mends.
      guard try statement.step() else { continue }
      guard let id: Note.ID = statement.id(0) else { throw .damaged }
      found.append(id)
    }
    return found
  }

  /// The rows that match, by rank or by age: without their notes, of which none is read that is not shown.
  private func best(_ match: String, limit: Int) throws(StorageError) -> [Int64] {
    let latest = try rows(
      "SELECT rowid FROM note_words WHERE note_words MATCH ? ORDER BY rowid DESC LIMIT ?", match,
      limit: Self.mostRanked + 1)
    if latest.count > Self.mostRanked { return Array(latest.prefix(limit)) }
    return try rows(
      """
      SELECT rowid FROM note_words WHERE note_words MATCH ?
      ORDER BY bm25(note_words, 10.0, 1.0), rowid DESC LIMIT ?
      """, match, limit: limit)
  }

  private func rows(_ sql: String, _ match: String, limit: Int) throws(StorageError) -> [Int64] {
    let statement = try database.statement(sql)
    try statement.bind([.text(match), .integer(Int64(limit))])
    defer { statement.reset() }
    var rows: [Int64] = []
    while try statement.step() { rows.append(statement.integer(0)) }
    return rows
  }
}
