import FoundationEssentials
import ToteModel
import ToteStorage

/// Commands access the database in one transaction and print after closing it, so that no pipe blocks others.
extension Shell {
  /// Reads a consistent snapshot. Without a file it reads nothing and makes none.
  func read<Result: Sendable>(_ work: (CommandSession) throws -> Result) throws -> Result {
    let isThere = try hasDatabase()
    if !isThere { say(words.noDatabaseYet) }
    let storage = try isThere ? Storage.forReading(path: places.database) : Storage.inMemory()
    defer { storage.close() }
    return try storage.read(work)
  }

  /// Whether there is anything to read. A named file must exist, since its name may be a typo.
  func hasDatabase() throws(Refusal) -> Bool {
    if places.isThere { return true }
    if places.file != nil { throw Refusal(.storage, words.noDatabase(places.database)) }
    return false
  }

  /// Reads and writes in one transaction, which a rehearsal rolls back.
  func edit<Result: Sendable>(isRehearsal: Bool = false, _ work: (CommandSession) throws -> Result) throws
    -> Result
  {
    let storage = try isRehearsal && !places.isThere ? Storage.inMemory() : opened()
    defer { storage.close() }
    let result = try storage.edit(isRehearsal: isRehearsal, work)
    if !isRehearsal { hasChangedData.set() }
    // A database empty until now needs no backup.
    if !isRehearsal, !storage.wasEmpty { isBackupDue.set() }
    return result
  }

  /// Opens the file for writing; the caller must close it.
  func opened() throws(StorageError) -> Storage {
    let (standardError, waiting) = (standardError, words.waitingForProgram)
    return try Storage.forCommand(
      path: places.database, backups: places.backups, makesFolder: places.isUsual,
      whenWaiting: {
        if standardError.isTerminal { try? standardError.write("tote: \(waiting)\n") }
      },
      isInterrupted: { Progress.isInterrupted })
  }

  /// Does the upkeep, which also removes forever-deleted content.
  func tidy() throws {
    let storage = try opened()
    defer { storage.close() }
    var upkeep = Upkeep(at: .now)
    try storage.finish(&upkeep)
  }

  /// Each command is a writer of its own.
  static func writer() -> Entry.Writer.ID { Entry.Writer.id(of: .commandLine, RowID(UUID())) }
}

extension CommandSession {
  /// All lists; makes the first one if nothing was ever done.
  func listsOrFirst() throws -> [ShoppingList] {
    let lists = try lists()
    if !lists.toShop.isEmpty { return lists }
    var workspace = Workspace(DatabaseSnapshot(entries: try lastEntries()), writer: Shell.writer())
    workspace.begin(listNamed: words.firstList, id: Edit.ID(UUID()), at: .now)
    try save(workspace.unsaved)
    return workspace.records.lists
  }

  /// A workspace of some rows, for the screen's use cases. Items need their lists.
  func workspace(
    items: [Item] = [], lists: [ShoppingList] = [], notes: [Note] = [],
    corrections: [CategoryCorrection] = [], purchases: [Purchase] = []
  ) throws -> Workspace {
    var workspace = try Workspace(
      DatabaseSnapshot(
        lists: lists, items: items, corrections: corrections, purchases: purchases, settings: settings()),
      writer: Shell.writer(), language: .current)
    if !notes.isEmpty { workspace.setNotes(notes) }
    return workspace
  }

  /// Runs a use case on these rows and saves and returns its changes.
  @discardableResult
  func perform(
    items: [Item] = [], lists: [ShoppingList] = [], notes: [Note] = [], purchases: [Purchase] = [],
    progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in },
    _ useCase: (inout Workspace) throws -> Void
  ) throws -> [Change] {
    var workspace = try workspace(items: items, lists: lists, notes: notes, purchases: purchases)
    try useCase(&workspace)
    try save(workspace.unsaved, progress: progress)
    return workspace.unsaved.flatMap(\.changes)
  }

  /// Runs a use case that adds items to these lists, giving it all rows they may merge with and what is known of them.
  @discardableResult
  func perform(
    meeting items: [Item], named names: [String] = [], on lists: [ShoppingList],
    _ useCase: (inout Workspace) throws -> Void
  ) throws -> [Change] {
    let keys = Set((items.map(\.key) + names.map(ItemName.key)).flatMap(WordForms.keys))
    var known = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    for list in lists { for item in try self.items(of: list.id, named: keys) { known[item.id] = item } }
    var workspace = Workspace(
      DatabaseSnapshot(
        lists: lists, items: known.values.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) },
        corrections: try rows(keys.map { .correction($0) }),
        purchases: try purchases(of: items.map(\.key)), settings: try settings(),
        purchasedItems: try items.flatMap { try purchasedItems(of: $0.id) },
        staples: try rows(keys.map { .staple($0) })),
      writer: Shell.writer(), language: .current)
    workspace.setNotes(try items.flatMap { try notes(of: $0.id) })
    try useCase(&workspace)
    try save(workspace.unsaved)
    return workspace.unsaved.flatMap(\.changes)
  }

  /// The items a list needs for adding these keys: those of the same names, and the last ones.
  func items(of list: ShoppingList.ID, named keys: Set<String>) throws -> [Item] {
    // For many keys, reading everything is faster.
    if keys.count > 1_000 { return try items(of: list) }
    var items = try lastItems(of: list)
    for key in keys { items += try self.items(named: key, on: list) }
    var known: Set<Item.ID> = []
    return items.filter { known.insert($0.id).inserted }
  }

  /// User-made categories, sorted so that names of several words are found by their beginnings.
  func ownCategories(of list: ShoppingList.ID) throws -> [ToteModel.Category] {
    try categories(of: list).filter { !$0.isBuiltIn }.sorted { ($0.key, $0.rawValue) < ($1.key, $1.rawValue) }
  }

  /// The currency of prices written without one, as on the screen.
  func knownCurrency(of list: ShoppingList.ID?) throws -> Currency? {
    try workspace(items: pricedItems(), lists: lists(), purchases: lastPricedPurchase()).records
      .knownCurrency(of: list, in: .current)
  }

  /// Saves changes as one undo step with progress. Changes that do nothing leave no trace.
  func perform(
    _ kind: EditKind, _ changes: [Change], as id: Edit.ID = Edit.ID(UUID()),
    progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
  ) throws {
    let changes = changes.filter { !$0.isEmpty }
    if changes.isEmpty { return }
    let edit = Edit(id: id, title: EditTitle(kind), moment: .now, changes: changes)
    try save([Entry(edit, writer: Shell.writer())], progress: progress)
  }

  /// Spells stores as first written. Reads the stores only if a line names one.
  func spelled(_ lines: [ParsedItem]) throws -> [ParsedItem] {
    guard lines.contains(where: { $0.store != nil }) else { return lines }
    var spellings = StoreSpellings(try stores())
    return lines.map { spellings.spelled($0) }
  }

  func rows<R: Record>(_ keys: some Sequence<Row.Key>, as type: R.Type = R.self) throws -> [R] {
    try keys.compactMap { try row($0)?.record as? R }
  }
}

extension EditContext {
  /// With random ids and the current time.
  static var current: EditContext { EditContext(newID: { UUID() }, now: .now) }
}
