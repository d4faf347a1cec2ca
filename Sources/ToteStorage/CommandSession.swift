import FoundationEssentials
import ToteFormats
import ToteModel

/// What a shell command reads and writes in one transaction, so that what it has read still holds when it writes.
/// `Storage.read` and `Storage.edit` open one. The command builds a `Workspace` from the few rows it reads and edits
/// that as the screen does.
package struct CommandSession {
  let tables: Tables
  private var database: Database { tables.database }

  // MARK: Rows

  package func lists() throws(StorageError) -> [ShoppingList] {
    try tables.rows(ShoppingList.self).sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
  }

  package func counts() throws(StorageError) -> [ShoppingList.ID: (remaining: Int, ticked: Int)] {
    let statement = try database.statement(
      "SELECT list, ticked, sum(count) FROM item_count GROUP BY list, ticked")
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

  package func items(of list: ShoppingList.ID, areTicked: Bool? = nil) throws(StorageError) -> [Item] {
    guard let areTicked else {
      return try tables.rows(where: "list = ? ORDER BY ticked, rank, id", Value(list))
    }
    return try tables.rows(
      where: "list = ? AND ticked = ? ORDER BY rank, id", Value(list), .integer(areTicked ? 1 : 0))
  }

  package func items(areTicked: Bool? = nil) throws(StorageError) -> [Item] {
    guard let areTicked else { return try tables.rows(Item.self) }
    return try tables.rows(where: "ticked = ?", .integer(areTicked ? 1 : 0))
  }

  package func pricedItems() throws(StorageError) -> [Item] {
    try tables.rows(where: "price NOTNULL")
  }

  package func staples() throws(StorageError) -> [Staple] { try tables.rows(Staple.self) }

  package func settings() throws(StorageError) -> [Setting] { try tables.rows(Setting.self) }

  package func items(named key: String, on list: ShoppingList.ID) throws(StorageError) -> [Item] {
    try tables.rows(where: "list = ? AND key = ?", Value(list), .text(key))
  }

  /// The last open item and the last ticked one: a new item goes below both.
  package func lastItems(of list: ShoppingList.ID) throws(StorageError) -> [Item] {
    var items: [Item] = []
    for ticked in [0, 1] as [Int64] {
      items += try tables.rows(
        where: "list = ? AND ticked = ? ORDER BY rank DESC, id DESC LIMIT 1", Value(list), .integer(ticked))
    }
    return items
  }

  package func categories(of list: ShoppingList.ID) throws(StorageError) -> [Category] {
    let statement = try database.statement(
      "SELECT DISTINCT category FROM item WHERE list = ? UNION SELECT DISTINCT category FROM lesson")
    try statement.bind([Value(list)])
    defer { statement.reset() }
    var categories: [Category] = []
    while try statement.step() {
      if let stored = statement.textOrNil(0) { categories.append(tables.cache.category(stored)) }
    }
    return categories
  }

  package func row(_ key: Row.Key) throws(StorageError) -> Row? { try tables.row(key) }

  package func notes(
    in folder: NoteFolder? = nil, by sort: NoteSort = .changed
  ) throws(StorageError) -> [Note] {
    let notes = try tables.rows(Note.self).filter { folder?.contains($0) ?? true }
    let order = notes.indices.map { (NoteOrder(notes[$0], by: sort), $0) }
    return order.sorted { $0.0 < $1.0 }.map { notes[$0.1] }
  }

  package func search(_ query: String) throws(StorageError) -> FoundNotes {
    try NoteIndex(database: database).searchNearest(query)
  }

  /// Everything but the journal.
  package func everything() throws(StorageError) -> ExportData {
    try ExportData(
      lists: tables.rows(ShoppingList.self), items: tables.rows(Item.self), notes: tables.rows(Note.self),
      corrections: tables.rows(CategoryCorrection.self), purchases: tables.rows(Purchase.self),
      settings: tables.rows(Setting.self), purchasedItems: tables.rows(PurchasedItem.self),
      staples: tables.rows(Staple.self))
  }

  // MARK: The journal

  /// The last journal entries. The very last shows whether anything was ever done.
  package func lastEntries() throws(StorageError) -> [Entry] {
    try tables.entries(after: tables.start(ofLast: 100, bytes: 1 << 16))
  }

  /// The journal after a number, oldest first.
  package func journal(after sequence: Int64, limit: Int = .max) throws(StorageError) -> [JournalLine] {
    try tables.journal(after: sequence, limit: limit)
  }

  /// The end of the journal that tells of this many edits, or all of it.
  package func journal(ofLast edits: Int) throws(StorageError) -> [JournalLine] {
    try tables.journal(ofLast: edits)
  }

  /// The numbers of the first line that the journal still has and of the last one it ever had.
  package func journalEnds() throws(StorageError) -> (first: Int64, last: Int64) {
    let last = try database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'journal'") ?? 0
    return (try database.integer("SELECT min(sequence) FROM journal") ?? last + 1, last)
  }

  /// Whether the journal has this edit.
  package func has(_ edit: Edit.ID) throws(StorageError) -> Bool {
    try tables.has(Entry.ID(high: edit.high, low: edit.low))
  }

  /// A random number by which files of this machine know the database again; `nil` if it has none yet.
  package func key() throws(StorageError) -> Int64? { try SharingSession(tables: tables).accountKey() }

  package func key(new: () -> UUID) throws(StorageError) -> Int64 {
    try SharingSession(tables: tables).accountKey(new: new)
  }

  /// The undo history, read back until `isKnown` accepts it.
  package func history(knowing isKnown: (UndoHistory, [Entry]) -> Bool) throws(StorageError) -> UndoHistory {
    var count = 100
    while true {
      let start = try tables.start(ofLast: count, bytes: count << 12)
      let entries = try tables.entries(after: start)
      let history = UndoHistory(entries, limit: .max / 2)
      if start == 0 || entries.isEmpty || isKnown(history, entries) { return history }
      count *= 10
    }
  }

  /// - Parameter progress: Called with the number of changes made. If it throws, everything is rolled back.
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
  /// Opens the file for a command that writes. It waits longer than a screen does, so that many writers each get their
  /// turn.
  ///
  /// - Parameters:
  ///   - whenWaiting: Called once if another program keeps this one waiting.
  ///   - isInterrupted: Polled while waiting; `true` ends the wait as if the patience had run out.
  package static func forCommand(
    path: String, backups: Backups, makesFolder: Bool = true, patience: Int32 = 30_000,
    whenWaiting: (@Sendable () -> Void)? = nil, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws(StorageError) -> Storage {
    let storage = try Storage(
      path: path, backups: backups, schema: .current, patience: patience, makesFolder: makesFolder,
      whenWaiting: whenWaiting, isInterrupted: isInterrupted)
    // With a large cache each page is written once, even when 100,000 new rows keep touching it. Small edits use less
    // than this limit.
    try storage.with { database throws(StorageError) in try database.script("PRAGMA cache_size = -65536") }
    return storage
  }

  /// Reads and writes while no other program writes. Nothing is written if it throws or is a rehearsal.
  package func edit<Result: Sendable>(
    isRehearsal: Bool = false, _ work: (CommandSession) throws -> Result
  ) throws -> Result {
    try run("BEGIN IMMEDIATE", isRehearsal ? "ROLLBACK" : "COMMIT") { session throws in
      try session.tables.database.checkNotMoved()
      return try work(session)
    }
  }

  /// Reads a consistent snapshot of the file.
  package func read<Result: Sendable>(_ work: (CommandSession) throws -> Result) throws -> Result {
    try run("BEGIN", nil, work)
  }

  /// The same for long work; `checkCancellation` is polled and throws to end it.
  package func read<Result: Sendable>(
    checkCancellation: () throws -> Void, _ work: (CommandSession) throws -> Result
  ) throws -> Result {
    try read { session in
      try session.tables.database.interruptible(by: checkCancellation) { try work(session) }
    }
  }

  private func run<Result: Sendable>(
    _ beginning: String, _ end: String?, _ work: (CommandSession) throws -> Result
  ) throws -> Result {
    // NB: `Database.transaction` only takes work that throws a StorageError; commands throw other errors too.
    try with { database throws(any Error) in
      try database.run(beginning)
      do {
        let result = try work(CommandSession(tables: Tables(database: database)))
        // Nothing was written, so a failing ROLLBACK doesn't matter; on a damaged file even that may fail.
        if let end { try database.run(end) } else { try? database.run("ROLLBACK") }
        return result
      } catch {
        try? database.run("ROLLBACK")
        throw error
      }
    }
  }
}
