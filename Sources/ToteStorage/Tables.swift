import ToteModel

/// Writes changes and journal entries; nothing else writes rows. It runs within `Storage`'s transaction and merges each
/// change with the row in the file, not with what this program remembers.
struct Tables {
  let database: Database
  let cache = RowCache()

  func has(_ id: Entry.ID) throws(StorageError) -> Bool {
    try database.integer("SELECT 1 FROM journal WHERE id = ?", Value(id)) != nil
  }

  func apply(_ entry: Entry) throws(StorageError) {
    do {
      try apply(entry) {}
    } catch {
      throw error as? StorageError ?? .failed(reason: "\(error)")
    }
  }

  /// The same, with a callback after each change that may throw to stop.
  func apply(_ entry: Entry, afterEachChange: () throws -> Void) throws {
    guard try !has(entry.id) else { return }
    var placed: [Row.Key] = []
    for change in entry.changes {
      try apply(change, &placed)
      try afterEachChange()
    }
    try separate(placed)
    let (kind, edit): (Int64, Value) =
      switch entry.kind {
      case .edit: (0, .null)
      case .undo(let edit): (1, Value(edit))
      case .redo(let edit): (2, Value(edit))
      case .aside: (3, .null)
      }
    try database.run(
      """
      INSERT INTO journal (id, kind, edit, title, moment, writer, changes) VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      Value(entry.id), .integer(kind), edit, .text(entry.title.stored), .integer(entry.moment.milliseconds),
      Value(entry.writer), .bytes(entry.changes.bytes))
    for note in entry.forgottenNotes { try forget(note) }
  }

  /// - Parameter placed: Collects rows put where another may be.
  private func apply(_ change: Change, _ placed: inout [Row.Key]) throws(StorageError) {
    // Creating a row sets it whatever was there before, so there is no need to read it.
    var current = change.before == nil ? nil : cache.rows[change.key]
    if change.before != nil, current == nil { current = try row(change.key) }
    guard let wanted = change.applied(to: current) else {
      if let current { try remove(current) }
      return
    }
    let changed = current.map { Self.columns(of: wanted, differingFrom: $0) }
    if changed?.isEmpty == true { return }
    if case .item(let item) = wanted, !cache.lists.contains(item.list) {
      if try row(.list(item.list)) == nil {
        let list = Row.list(.foundAgain(item.list))
        if try mayShareItsPlace(list, before: nil) { placed.append(list.key) }
        try write(list)
      }
      cache.lists.insert(item.list)
    }
    if try mayShareItsPlace(wanted, before: current) { placed.append(wanted.key) }
    try write(wanted, columns: changed)
  }

  private static func columns(of row: Row, differingFrom old: Row) -> [Int] {
    let (new, old) = (row.fields, old.fields)
    return new.indices.filter { new[$0] != old[$0] }
  }

  /// - Parameter columns: The columns that changed; `nil` if the row may be new. Every written column updates its
  ///   indexes, even if the value is the same.
  private func write(_ row: Row, columns: [Int]? = nil) throws(StorageError) {
    cache.rows[row.key] = nil
    let fields = row.fields
    if let columns {
      let (names, kind) = (row.kind.columns, row.kind)
      let settings = columns.map { "\(names[$0]) = ?" }.joined(separator: ", ")
      try database.run(
        "UPDATE \(kind.table) SET \(settings) WHERE \(names[0]) = ?",
        columns.map { Value(fields[$0]) } + [Value(row.key.field)])
    } else {
      try database.run(row.kind.upsert, fields.map(Value.init))
    }
    if case .note(let note) = row { try NoteIndex(database: database).put(note) }
  }

  private func remove(_ row: Row) throws(StorageError) {
    // Another program has added items to this list: keep both.
    if case .list(let list) = row,
      try database.integer("SELECT 1 FROM item WHERE list = ? LIMIT 1", Value(list.id)) != nil
    {
      return
    }
    cache.rows[row.key] = nil
    if case .list(let list) = row { cache.lists.remove(list.id) }
    if case .note(let note) = row { try NoteIndex(database: database).remove(note.id) }
    try database.run(
      "DELETE FROM \(row.kind.table) WHERE \(row.kind.columns[0]) = ?", Value(row.key.field))
  }

  func row(_ key: Row.Key) throws(StorageError) -> Row? {
    let kind = key.kind
    let statement = try database.statement(kind.select)
    try statement.bind([Value(key.field)])
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    return try read(kind, statement)
  }

  /// All rows of a kind in the order they were added, which is nearly screen order.
  func rows<R: Record>(_ type: R.Type) throws(StorageError) -> [R] {
    let kind = R.kind
    let count = Int(try database.integer("SELECT count(*) FROM \(kind.table)") ?? 0)
    let statement = try database.statement(
      "SELECT \(kind.columns.joined(separator: ", ")) FROM \(kind.table) ORDER BY rowid")
    defer { statement.reset() }
    var rows: [R] = []
    rows.reserveCapacity(count)
    while try statement.step() {
      var source = StatementRow(statement, cache: cache)
      guard let row = R(from: &source) else { throw .damaged }
      rows.append(row)
    }
    return rows
  }

  /// The rows that match a condition, which may end in an ORDER BY.
  func rows<R: Record>(where condition: String, _ values: Value...) throws(StorageError) -> [R] {
    let kind = R.kind
    let statement = try database.statement(
      "SELECT \(kind.columns.joined(separator: ", ")) FROM \(kind.table) WHERE \(condition)")
    try statement.bind(values)
    defer { statement.reset() }
    var rows: [R] = []
    while try statement.step() {
      var source = StatementRow(statement, cache: cache)
      guard let row = R(from: &source) else { throw .damaged }
      rows.append(row)
    }
    return rows
  }

  private func read(_ kind: Row.Kind, _ statement: Statement) throws(StorageError) -> Row {
    var source = StatementRow(statement, cache: cache)
    guard let row = Row(kind, from: &source) else { throw .damaged }
    return row
  }

  func lastSequence() throws(StorageError) -> Int64 {
    try database.integer("SELECT max(sequence) FROM journal") ?? 0
  }

  /// The entries after a number, oldest first. Skips unreadable ones, which costs an undo step, not the lists; `tote
  /// check` reports them.
  func entries(after sequence: Int64, limit: Int = .max) throws(StorageError) -> [Entry] {
    try journal(after: sequence, limit: limit).map(\.entry)
  }

  func journal(after sequence: Int64, limit: Int = .max) throws(StorageError) -> [JournalLine] {
    let statement = try database.statement(
      """
      SELECT id, kind, edit, title, moment, writer, changes, sequence FROM journal WHERE sequence > ?
      ORDER BY sequence LIMIT ?
      """)
    try statement.bind([.integer(sequence), .integer(Int64(limit))])
    defer { statement.reset() }
    var lines: [JournalLine] = []
    while try statement.step() {
      if let entry = entry(statement) {
        lines.append(JournalLine(number: statement.integer(7), entry: entry))
      }
    }
    return lines
  }

  /// The end of the journal that tells of this many edits, or all of it.
  func journal(ofLast edits: Int) throws(StorageError) -> [JournalLine] {
    let first = try database.integer(
      "SELECT sequence FROM journal WHERE kind = 0 ORDER BY sequence DESC LIMIT 1 OFFSET ?",
      .integer(Int64(max(0, edits - 1))))
    return try journal(after: (first ?? 1) - 1)
  }

  /// The number after which the last `count` entries begin, limited to about `bytes`, but always including the very
  /// last; 0 if those are all. An import of a whole list is one entry, which must not be read at every start.
  func start(ofLast count: Int, bytes: Int, upTo end: Int64 = .max) throws(StorageError) -> Int64 {
    let statement = try database.statement(
      """
      SELECT sequence, length(changes) FROM journal WHERE sequence <= ? ORDER BY sequence DESC LIMIT ?
      """)
    try statement.bind([.integer(end), .integer(Int64(min(count, .max - 1)) + 1)])
    defer { statement.reset() }
    var (start, sum, found) = (end, 0, 0)
    while try statement.step() {
      sum += Int(statement.integer(1))
      if found == count || found > 0 && sum > bytes { return start }
      start = statement.integer(0) - 1
      found += 1
    }
    return 0
  }

  /// The entry in a statement's row; `nil` if this program doesn't know its kind.
  func entry(_ statement: Statement) -> Entry? {
    let edit: Edit.ID? = statement.id(2)
    let kind: Entry.Kind? =
      switch statement.integer(1) {
      case 0: .edit
      case 1: edit.map { .undo(of: $0) }
      case 2: edit.map { .redo(of: $0) }
      case 3: .aside
      default: nil
      }
    guard let kind, let id: Entry.ID = statement.id(0), let writer: Entry.Writer.ID = statement.id(5)
    else { return nil }
    return Entry(
      id: id, kind: kind, title: EditTitle(stored: statement.text(3)),
      moment: Moment(milliseconds: statement.integer(4)),
      writer: writer, stored: statement.bytes(6))
  }
}

// Gives rows that share a rank ranks of their own, by the same rule as `PlacedRows` in memory.
extension Tables {
  /// Whether another row may have the same place; a row added at the end never shares one.
  private func mayShareItsPlace(_ row: Row, before: Row?) throws(StorageError) -> Bool {
    switch (row, before) {
    case (.list(let list), .list(let before)?) where list.rank == before.rank: return false
    case (.item(let item), .item(let before)?) where item.rank == before.rank && item.list == before.list:
      return false
    case (.list(let list), _):
      if cache.lastListRank == nil { cache.lastListRank = try rank("SELECT max(rank) FROM list") }
      return Self.isPlaced(list.rank, notBelow: &cache.lastListRank)
    case (.item(let item), _):
      if cache.lastRanks[item.list] == nil { cache.lastRanks[item.list] = try lastRank(on: item.list) }
      return Self.isPlaced(item.rank, notBelow: &cache.lastRanks[item.list])
    default: return false
    }
  }

  private static func isPlaced(_ rank: Rank, notBelow last: inout Rank?) -> Bool {
    if let last, rank <= last { return true }
    last = rank
    return false
  }

  /// Uses the index, which keeps ticked items apart.
  private func lastRank(on list: ShoppingList.ID) throws(StorageError) -> Rank? {
    var last: [Rank] = []
    for ticked in [0, 1] as [Int64] {
      let found = try rank(
        "SELECT max(rank) FROM item WHERE list = ? AND ticked = ?", Value(list), .integer(ticked))
      if let found { last.append(found) }
    }
    return last.max()
  }

  private func separate(_ placed: [Row.Key]) throws(StorageError) {
    // Lists are few and have no index by rank. Searching all of them for each of a hundred thousand would take hours.
    let areMany = placed.count { $0.kind == .list } > 100
    if areMany { try database.script("CREATE INDEX list_rank ON list (rank)") }
    for row in placed.reversed() { try separate(row) }
    if areMany { try database.script("DROP INDEX list_rank") }
  }

  private func separate(_ key: Row.Key) throws(StorageError) {
    switch try row(key) {
    case .list(var list)?:
      let place = Value.text(list.rank.text)
      guard
        try database.integer("SELECT 1 FROM list WHERE rank = ? AND id <> ?", place, Value(list.id)) != nil
      else { return }
      list.rank = .between(list.rank, try rank("SELECT min(rank) FROM list WHERE rank > ?", place))
      try write(.list(list))
      // It may be the last now.
      cache.lastListRank = nil
    case .item(var item)?:
      let place = Value.text(item.rank.text)
      var isTaken = false
      var next: [Rank] = []
      for ticked in [0, 1] as [Int64] {
        let table = "FROM item WHERE list = ? AND ticked = ? AND rank"
        let (list, ticked) = (Value(item.list), Value.integer(ticked))
        if try database.integer("SELECT 1 \(table) = ? AND id <> ?", list, ticked, place, Value(item.id))
          != nil
        {
          isTaken = true
        }
        if let rank = try rank("SELECT min(rank) \(table) > ?", list, ticked, place) { next.append(rank) }
      }
      guard isTaken else { return }
      item.rank = .between(item.rank, next.min())
      try write(.item(item))
      cache.lastRanks[item.list] = nil
    default: break
    }
  }

  /// Separates all rows that share a rank, as in files of older versions. They keep their order, and the first its
  /// rank. This can't be undone.
  func separateSharedRanks() throws(StorageError) {
    try separate(try rows(ShoppingList.self).sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }, \.rank)
    var lists: [ShoppingList.ID: [Item]] = [:]
    for item in try rows(Item.self) { lists[item.list, default: []].append(item) }
    for items in lists.values {
      try separate(
        items.sorted { ($0.rank, $0.isTicked ? 1 : 0, $0.id) < ($1.rank, $1.isTicked ? 1 : 0, $1.id) }, \.rank
      )
    }
  }

  private func separate<R: Record>(
    _ rows: [R], _ rank: WritableKeyPath<R, Rank>
  ) throws(StorageError) {
    for (row, place) in zip(rows, Rank.separated(rows.map { $0[keyPath: rank] }))
    where row[keyPath: rank] != place {
      try database.run(
        "UPDATE \(R.kind.table) SET rank = ? WHERE id = ?", .text(place.text), Value(row.rowKey.field))
    }
  }

  private func rank(_ sql: String, _ values: Value...) throws(StorageError) -> Rank? {
    let statement = try database.statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    return try statement.step() ? statement.textOrNil(0).map(Rank.init(stored:)) : nil
  }
}

extension Row.Kind {
  private static let selects = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.makeSelect()) })
  private static let upserts = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.makeUpsert()) })

  fileprivate var select: String { Self.selects[self]! }
  fileprivate var upsert: String { Self.upserts[self]! }

  private func makeSelect() -> String {
    "SELECT \(columns.joined(separator: ", ")) FROM \(table) WHERE \(columns[0]) = ?"
  }

  private func makeUpsert() -> String {
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    let settings = columns.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    return """
      INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))
      ON CONFLICT (\(columns[0])) DO UPDATE SET \(settings)
      """
  }
}
