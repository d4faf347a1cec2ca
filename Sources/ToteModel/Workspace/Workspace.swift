/// The rows, their journal, and the entries that aren't saved yet. All edits go through here.
package struct Workspace: Sendable, Equatable {
  @CopyOnWrite package private(set) var records: Records
  @CopyOnWrite package private(set) var history: UndoHistory
  package private(set) var unsaved: [Entry] = []
  /// How many, from the first, are being saved.
  package private(set) var sent = 0
  package private(set) var failure: StorageError?
  /// The size of the failed batch, not retried until there are more entries or the user asks.
  private var refused = 0
  /// The last entry included.
  package private(set) var sequence: Int64
  /// The number before the known part of the journal; 0 if all is known.
  package private(set) var start: Int64
  package let writer: Entry.Writer.ID
  /// The reader's, whose meaning of a word the catalogue takes first: `raisin` is grapes in French.
  package var language: Language
  package private(set) var sharing: SharingStatus

  /// Without rows, by no writer: before the database is read.
  package static let empty = Workspace(writer: Entry.Writer.ID(high: 0, low: 0))

  package static let undoLimit = 20_000

  package init(
    _ contents: DatabaseSnapshot = DatabaseSnapshot(), writer: Entry.Writer.ID, language: Language = .english
  ) {
    records = Records(contents)
    history = UndoHistory(contents.entries, limit: Self.undoLimit)
    sequence = contents.sequence
    start = contents.start
    sharing = contents.sharing
    self.writer = writer
    self.language = language
  }

  package subscript(list id: ShoppingList.ID) -> ShoppingList? { records.tables[id]?.wrappedValue.list }

  package func lines(of list: ShoppingList.ID) -> ListLines {
    Records.lines(records.tables[list], in: records.slots)
  }

  package func arrangement(of list: ShoppingList.ID) -> Arrangement {
    records.tables[list]?.wrappedValue.shown.arrangement ?? records.arrangement(of: list)
  }

  package func note(of item: Item.ID) -> Note? { records.noteTable.note(of: item) }

  package var hasUnsent: Bool { unsaved.count > sent }

  mutating func setCounts(of page: FirstPage) { records.setCounts(of: page) }
  mutating func setWalk(_ walk: ShopWalk?) { records.setWalk(walk) }

  /// After the settings have changed what is usual.
  package mutating func rearrange() { records.arrange() }

  package var isSaved: Bool { unsaved.isEmpty }

  /// An edit without changes leaves no trace.
  package mutating func perform(_ edit: Edit) {
    let changes = edit.changes.filter { !$0.isEmpty }
    if changes.isEmpty { return }
    let entry = Entry(
      Edit(id: edit.id, title: edit.title, moment: edit.moment, changes: changes), writer: writer)
    history.add(entry.edit)
    write(entry)
  }

  /// Can't be undone.
  package mutating func remember(_ change: Change, id: Edit.ID, at moment: Moment) {
    remember([change], id: id, at: moment)
  }

  /// Can't be undone.
  package mutating func remember(_ changes: [Change], id: Edit.ID, at moment: Moment) {
    let changes = changes.filter { !$0.isEmpty }
    if changes.isEmpty { return }
    let entry = Entry(
      Edit(id: id, title: .none, moment: moment, changes: changes), kind: .aside, writer: writer)
    history.forget(entry.forgottenNotes)
    write(entry)
  }

  /// Indexes the names, so that the first addition needn't wait.
  package mutating func prepare(_ list: ShoppingList.ID) {
    if !records.hasNames(of: list) { records.indexNames(of: list) }
  }

  package mutating func undo(id: Entry.ID, at moment: Moment) -> Entry? {
    guard let entry = history.undo(id: id, at: moment, writer: writer) else { return nil }
    write(entry)
    return entry
  }

  package mutating func redo(id: Entry.ID, at moment: Moment) -> Entry? {
    guard let entry = history.redo(id: id, at: moment, writer: writer) else { return nil }
    write(entry)
    return entry
  }

  /// The first call indexes the names.
  package mutating func items(named key: String, on list: ShoppingList.ID) -> [Item] {
    prepare(list)
    return records.items(named: key, on: list)
  }

  /// Advances the clock: this morning's purchases leave the budget in the evening.
  package mutating func passTime(to now: Moment) { records.clearedPurchases.passTime(to: now) }

  /// As far as it has been told.
  package var now: Moment { records.clearedPurchases.now }

  private mutating func write(_ entry: Entry) {
    passTime(to: entry.edit.moment)
    records.apply(entry.changes)
    unsaved.append(entry)
  }
}

// Saving: entries leave in order, one batch at a time.
extension Workspace {
  /// `nil` while others are being saved, or none waits.
  package mutating func nextBatch() -> [Entry]? {
    guard sent == 0, unsaved.count > refused else { return nil }
    sent = unsaved.count
    return unsaved
  }

  /// Returns whether others have written before it, so that there are changes to load.
  package mutating func batchSaved(upTo last: Int64) -> Bool {
    let count = Int64(sent)
    unsaved.removeFirst(sent)
    sent = 0
    refused = 0
    failure = nil
    // A batch that was sent twice is numbered earlier: its own entries come back then.
    guard last == sequence + count else { return true }
    sequence = last
    return false
  }

  package mutating func batchFailed(_ error: StorageError) {
    refused = sent
    sent = 0
    failure = error
  }

  package mutating func retry() { refused = 0 }

  /// Reapplies what isn't saved, like `setPurchases`.
  package mutating func setNotes(_ notes: [Note]) {
    records.noteTable = NoteTable(notes)
    for entry in unsaved { records.apply(entry.changes.filter { $0.key.kind == .note }) }
  }

  package mutating func setPurchases(_ log: PurchaseLog) {
    var log = log
    log.replace(records.purchaseLog)
    records.purchaseLog = log
    records.dailySpending = DailySpending(log.rows.values)
    for entry in unsaved { records.apply(entry.changes.filter { $0.key.kind == .purchasedItem }) }
  }

  /// Whether nothing was ever made.
  package var isUntouched: Bool { history.undoable.isEmpty && history.redoable.isEmpty && !mayUndoMore }

  package var mayUndoMore: Bool { history.undoable.isEmpty && start > 0 }

  /// After a new edit there is nothing to redo.
  package var mayRedoMore: Bool { history.redoable.isEmpty && start > 0 && !history.hasEdit }

  package mutating func take(_ journal: JournalEnd) {
    guard journal.start < start else { return }
    start = journal.start
    // Keeps all of it, as it was asked for.
    history = UndoHistory(journal.entries + unsaved, limit: .max / 2)
  }

  package mutating func take(_ news: ExternalChanges) {
    if let status = news.sharing { sharing = status }
    guard news.sequence > sequence else { return }
    sequence = news.sequence
    // In the order of the journal: own edits after those of others are undone first.
    for entry in news.entries {
      if entry.writer != writer { history.fold(entry) } else { history.moveToEnd(entry) }
    }
    let known = Set(news.entries.map(\.id))
    for entry in unsaved where !known.contains(entry.id) { history.moveToEnd(entry) }
    guard news.entries.contains(where: { $0.writer != writer }) else { return }
    // Own entries among these are already in the rows.
    records.take(news, unsaved: unsaved.filter { !known.contains($0.id) })
  }
}
