import ToteModel

extension CommandSession {
  package func check(_ part: IntegrityCheck.Part) throws(StorageError) -> [IntegrityCheck.Issue] {
    var issues: [IntegrityCheck.Issue] = []
    do throws(StorageError) {
      switch part {
      case .pages: try checkPages(&issues)
      case .tables: issues = try missingTables()
      case .lists: issues = try itemsWithoutList()
      case .ranks: issues = try sharedRanks()
      case .counts: if try !isCounted { issues = [.index(Self.countTable)] }
      case .keys:
        let count = try itemsWithWrongKey().count
        if count > 0 { issues = [.wrongKeys(count)] }
      case .noteWords:
        let count = try NoteIndex(database: tables.database).mismatches()
        if count > 0 { issues = [.noteWords(count)] }
      case .journal: issues = try unreadableEntries().map { .unreadableEntry($0) }
      }
    } catch {
      guard error == .damaged else { throw error }
      // The damage keeps even the check from finishing.
      issues.append(.unreadableTables)
    }
    // The damaged file may still be recovered by hand, so keep the log out of it.
    if issues.contains(where: { !$0.isRepairable }) { tables.database.preserveLog() }
    return issues
  }

  private func checkPages(_ issues: inout [IntegrityCheck.Issue]) throws(StorageError) {
    let statement = try tables.database.statement("PRAGMA integrity_check(20)")
    defer { statement.reset() }
    while try statement.step() {
      // One row may list several faults, below a line that names the database.
      for line in statement.text(0).split(separator: "\n").map(String.init)
      where line != "ok" && !line.hasPrefix("***") {
        issues.append(line.contains("index") ? .index(line) : .page(line))
      }
    }
  }

  private func missingTables() throws(StorageError) -> [IntegrityCheck.Issue] {
    let known = Set(try Self.parts(of: tables.database).map(\.name))
    return try Self.partsOfNewDatabase().filter { !known.contains($0.name) }.map {
      $0.isIndex ? .missingIndex($0.name) : .missingTable($0.name)
    }
  }

  private static func partsOfNewDatabase() throws(StorageError) -> [(
    name: String, isIndex: Bool, sql: String
  )] {
    let database = try Database(path: ":memory:")
    try Schema.current.migrate(database)
    return try parts(of: database)
  }

  /// Derived from the items, so it is rebuilt like an index.
  private static let countTable = "item_count"

  private var isCounted: Bool {
    get throws(StorageError) {
      guard try missingTables().isEmpty else { return true }
      let counted = "SELECT list, ticked, category, count FROM item_count"
      let items = "SELECT list, ticked, ifnull(category, ''), count(*) FROM item GROUP BY 1, 2, 3"
      return try tables.database.integer(
        "SELECT EXISTS (\(counted) EXCEPT \(items)) OR EXISTS (\(items) EXCEPT \(counted))") == 0
    }
  }

  /// All tables and indexes but SQLite's own.
  private static func parts(of database: Database) throws(StorageError) -> [(
    name: String, isIndex: Bool, sql: String
  )] {
    let statement = try database.statement(
      "SELECT name, type <> 'table' OR name = '\(countTable)', sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid"
    )
    defer { statement.reset() }
    var parts: [(name: String, isIndex: Bool, sql: String)] = []
    while try statement.step() {
      parts.append((statement.text(0), statement.integer(1) != 0, statement.textOrNil(2) ?? ""))
    }
    return parts
  }

  private func itemsWithoutList() throws(StorageError) -> [IntegrityCheck.Issue] {
    let statement = try tables.database.statement(
      "SELECT list, count(*) FROM item WHERE list NOT IN (SELECT id FROM list) GROUP BY list")
    defer { statement.reset() }
    var (lists, items): ([ShoppingList.ID], Int) = ([], 0)
    while try statement.step() {
      guard let list: ShoppingList.ID = statement.id(0) else { throw .damaged }
      lists.append(list)
      items += Int(statement.integer(1))
    }
    return lists.isEmpty ? [] : [.missingLists(lists, items: items)]
  }

  private func sharedRanks() throws(StorageError) -> [IntegrityCheck.Issue] {
    var issues: [IntegrityCheck.Issue] = []
    let lists = try lists()
    let shared = Self.duplicates(in: lists.map(\.rank))
    if shared > 0 { issues.append(.sharedRanks(of: nil, name: "", count: shared)) }
    for list in lists {
      let shared = Self.duplicates(in: try items(of: list.id).map(\.rank).sorted())
      if shared > 0 { issues.append(.sharedRanks(of: list.id, name: list.name, count: shared)) }
    }
    return issues
  }

  private static func duplicates(in sorted: [Rank]) -> Int {
    zip(sorted, sorted.dropFirst()).count { $0 == $1 }
  }

  private func itemsWithWrongKey() throws(StorageError) -> [Item] {
    try tables.rows(Item.self).filter { $0.key != ItemName.key(of: $0.name) }
  }

  private func unreadableEntries() throws(StorageError) -> [Int64] {
    let statement = try tables.database.statement(
      "SELECT id, kind, edit, title, moment, writer, changes, sequence FROM journal ORDER BY sequence")
    defer { statement.reset() }
    var numbers: [Int64] = []
    while try statement.step() {
      if tables.entry(statement) == nil || [Change](bytes: statement.bytes(6)) == nil {
        numbers.append(statement.integer(7))
      }
    }
    return numbers
  }
}

extension CommandSession {
  /// Repairs what can be repaired. Changes to rows go through the journal, so they can be undone.
  package func repair(
    _ issues: [IntegrityCheck.Issue], makeEntry: (_ changes: [Change]) -> Entry
  ) throws {
    let database = tables.database
    var changes: [Change] = []
    var isCountDue = false
    var found: [ShoppingList.ID] = []
    for issue in issues {
      switch issue {
      case .page, .unreadableTables, .missingTable: break
      case .missingIndex(let name):
        for part in try Self.partsOfNewDatabase() where part.name == name { try database.script(part.sql) }
        isCountDue = true
      case .index(Self.countTable): isCountDue = true
      case .index: try database.script("REINDEX")
      case .missingLists(let lists, _): found = lists
      case .sharedRanks(nil, _, _): changes += Self.changesThatSpread(try lists(), \.rank)
      case .sharedRanks(let list?, _, _):
        let items = try items(of: list).sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
        changes += Self.changesThatSpread(items, \.rank)
      case .wrongKeys:
        // The key is derived from the name: a change that keeps the name doesn't carry it.
        for item in try itemsWithWrongKey() {
          try database.run(
            "UPDATE item SET key = ? WHERE id = ?", .text(ItemName.key(of: item.name)), Value(item.id))
        }
      case .noteWords: try NoteIndex(database: database).rebuild()
      case .unreadableEntry(let number):
        try database.run("DELETE FROM journal WHERE sequence = ?", .integer(number))
      }
    }
    if isCountDue { try database.script(Schema.countItems) }
    // Each in a place of its own, below all others.
    let places = Rank.between(try lists().last?.rank, nil, count: found.count)
    changes += zip(found, places).map { id, rank in
      var list = ShoppingList.foundAgain(id)
      list.rank = rank
      return Change(adding: list)
    }
    if !changes.isEmpty { try save([makeEntry(changes)]) }
  }

  private static func changesThatSpread<R: Record>(
    _ rows: [R], _ rank: WritableKeyPath<R, Rank>
  ) -> [Change] {
    zip(rows, Rank.between(nil, nil, count: rows.count)).compactMap { row, place in
      row[keyPath: rank] == place ? nil : Change(row) { $0[keyPath: rank] = place }
    }
  }
}
