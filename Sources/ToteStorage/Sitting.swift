import Tote
import ToteModel
import ToteFormats

/// What a command of the shell does with the file: it comes, asks for the few rows that it needs, writes its lines, and
/// goes; all in one transaction, so that what it has read is still so when it writes. The rows become a `Workspace`, which
/// is the same as the screen's but that it knows a part of them; and so all edits are the same.
package struct Sitting {
  let tables: Tables
  private var database: Database { tables.database }

  // MARK: What is there

  /// All lists, in their order.
  package func lists() throws(StorageError) -> [ShoppingList] {
    try tables.rows(ShoppingList.self).sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
  }

  /// How many items of each list are to buy, and how many are ticked.
  package func counts() throws(StorageError) -> [ShoppingList.ID: (remaining: Int, ticked: Int)] {
    let statement = try database.statement("SELECT list, ticked, count(*) FROM item GROUP BY list, ticked")
    defer { statement.reset() }
    var counts: [ShoppingList.ID: (remaining: Int, ticked: Int)] = [:]
    while try statement.step() {
      guard let list: ShoppingList.ID = statement.id(0) else { throw .damaged }
      let isTicked = statement.integer(1) != 0
      let count = Int(statement.integer(2))
      if isTicked {
        counts[list, default: (0, 0)].ticked = count
      } else {
        counts[list, default: (0, 0)].remaining = count
      }
    }
    return counts
  }

  /// The items of a list, in its own order: all, or those that are ticked, or are not.
  package func items(of list: ShoppingList.ID, areTicked: Bool? = nil) throws(StorageError) -> [Item] {
    guard let areTicked else {
      return try tables.rows(where: "list = ? ORDER BY ticked, rank, id", Value(list))
    }
    return try tables.rows(
      where: "list = ? AND ticked = ? ORDER BY rank, id", Value(list), .integer(areTicked ? 1 : 0))
  }

  /// The items of a list that have a name's key.
  package func items(named key: String, on list: ShoppingList.ID) throws(StorageError) -> [Item] {
    try tables.rows(where: "list = ? AND key = ?", Value(list), .text(key))
  }

  /// The items of a list that stand last: of those to buy, and of those that are ticked. What is added comes below both.
  package func lastItems(of list: ShoppingList.ID) throws(StorageError) -> [Item] {
    var items: [Item] = []
    for ticked in [0, 1] as [Int64] {
      items += try tables.rows(
        where: "list = ? AND ticked = ? ORDER BY rank DESC, id DESC LIMIT 1", Value(list), .integer(ticked))
    }
    return items
  }

  /// The categories that somebody has thought of, on a list or in a correction.
  package func categories(of list: ShoppingList.ID) throws(StorageError) -> [Category] {
    let statement = try database.statement(
      "SELECT DISTINCT category FROM item WHERE list = ? UNION SELECT DISTINCT category FROM lesson")
    try statement.bind([Value(list)])
    defer { statement.reset() }
    var categories: [Category] = []
    while try statement.step() {
      if let stored = statement.textOrNil(0) { categories.append(tables.memo.category(stored)) }
    }
    return categories
  }

  /// A row, by its key.
  package func row(_ key: Row.Key) throws(StorageError) -> Row? { try tables.row(key) }

  /// Where notes are: in use, put away, or thrown away.
  package enum NoteFolder: String {
    case notes = "trashed IS NULL AND archived = 0"
    case archive = "trashed IS NULL AND archived = 1"
    case trash = "trashed IS NOT NULL"
    case all = "TRUE"
  }

  /// Notes in the order in which the screen shows them: what is pinned, then the latest.
  package func notes(in folder: NoteFolder) throws(StorageError) -> [Note] {
    try tables.rows(where: "\(folder.rawValue) ORDER BY pinned DESC, modified DESC, id DESC")
  }

  /// The notes that hold the words of a query, the best first.
  package func search(_ query: String) throws(StorageError) -> [Note.ID] {
    try NoteIndex(database: database).search(query)
  }

  /// Everything but the journal.
  package func everything() throws(StorageError) -> Portable {
    try Portable(
      lists: tables.rows(ShoppingList.self), items: tables.rows(Item.self), notes: tables.rows(Note.self),
      corrections: tables.rows(CategoryCorrection.self), purchases: tables.rows(Purchase.self),
      settings: tables.rows(Setting.self))
  }

  // MARK: What was done

  /// The last lines of the journal, of which the very last one tells whether anything was ever done.
  package func lastEntries() throws(StorageError) -> [Entry] {
    try tables.entries(after: tables.beginning(ofLast: 100, bytes: 1 << 16))
  }

  /// The steps back and forward, as far as the next one this way is known.
  package func history(knowing isKnown: (UndoHistory, [Entry]) -> Bool) throws(StorageError) -> UndoHistory {
    var count = 100
    while true {
      let beginning = try tables.beginning(ofLast: count, bytes: count << 12)
      let entries = try tables.entries(after: beginning)
      let history = UndoHistory(entries, limit: .max / 2)
      if beginning == 0 || entries.isEmpty || isKnown(history, entries) { return history }
      count *= 10
    }
  }

  /// Writes lines and the rows that they change.
  ///
  /// - Parameter progress: Told how many changes of how many are made; what it throws takes everything back.
  package func save(
    _ entries: [Entry], progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
  ) throws {
    let total = entries.reduce(0) { $0 + $1.changes.count }
    var done = 0
    for entry in entries {
      try tables.apply(entry) {
        done += 1
        if done % 1024 == 0 { try progress(done, total) }
      }
    }
    try progress(total, total)
  }
}

extension Storage {
  /// Opens the file for a command that writes. It has more patience than a screen: where many write at once, each gets its
  /// turn.
  ///
  /// - Parameters:
  ///   - makesFolder: Whether a folder that is missing is made; else it is refused.
  ///   - whenWaiting: Called once where another program keeps this one waiting.
  package static func forCommand(
    path: String, backups: Backups, makesFolder: Bool = true, patience: Int32 = 10_000,
    whenWaiting: (@Sendable () -> Void)? = nil
  ) throws(StorageError) -> Storage {
    let storage = try Storage(
      path: path, backups: backups, schema: .current, patience: patience, makesFolder: makesFolder,
      whenWaiting: whenWaiting)
    // Of 100,000 new rows each page is written once, not again for every row that comes between those on it. It is a
    // bound: a small edit takes no more than it needs.
    try storage.with { database throws(StorageError) in try database.script("PRAGMA cache_size = -65536") }
    return storage
  }

  /// Reads, and writes what is to be written, while nobody else writes. Where it throws, or only rehearses, nothing was
  package func edit<Result: Sendable>(
    isRehearsal: Bool = false, _ work: (Sitting) throws -> Result
  ) throws -> Result {
    try sit("BEGIN IMMEDIATE", isRehearsal ? "ROLLBACK" : "COMMIT") { sitting throws in
      try sitting.tables.database.checkPlace()
      return try work(sitting)
    }
  }

  /// Reads at one moment, whatever others write meanwhile.
  package func look<Result: Sendable>(_ work: (Sitting) throws -> Result) throws -> Result {
    try sit("BEGIN", nil, work)
  }

  private func sit<Result: Sendable>(
    _ beginning: String, _ end: String?, _ work: (Sitting) throws -> Result
  ) throws -> Result {
    // NB: `transaction` knows the storage's own errors alone; a command has others, which must take everything back too.
    try with { database throws(any Error) in
      try database.run(beginning)
      do {
        let result = try work(Sitting(tables: Tables(database: database)))
        // Where nothing was written, how it ends makes no difference: on a damaged file not even that may work.
        if let end { try database.run(end) } else { try? database.run("ROLLBACK") }
        return result
      } catch {
        try? database.run("ROLLBACK")
        throw error
      }
    }
  }
}
