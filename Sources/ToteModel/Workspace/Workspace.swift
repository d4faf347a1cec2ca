/// All that is written and all that was done to it: the rows, the steps back and forward, and the lines of the journal
/// that are not saved yet. Every edit of every screen goes through here; nothing else changes a row.

/// The rows, their journal, and what of it waits to be saved.
///
///     workspace.perform(edit)          // the rows are changed, and a line waits
///     workspace.undo(id: id, at: now)  // and so they are again
package struct Workspace: Sendable, Equatable {
  // Read where they are, which a wrapper by itself doesn't do: all screens look at them, some forty times with each key press.
  package private(set) var records: Records {
    unsafeAddress { sharedRecords.address }
    _modify { yield &sharedRecords.wrappedValue }
  }
  /// What can be undone and redone.
  package private(set) var history: UndoHistory {
    unsafeAddress { sharedHistory.address }
    _modify { yield &sharedHistory.wrappedValue }
  }
  /// The rows by a name that is another after each change: what was made of them in the same version holds.
  package typealias Version = CopyVersion
  package var version: Version { sharedRecords.version }
  private var sharedRecords: CopyOnWrite<Records>
  private var sharedHistory: CopyOnWrite<UndoHistory>
  /// The lines that are not saved yet, in their order.
  package private(set) var unsaved: [Entry] = []
  /// How many of them, from the first, are on their way.
  package private(set) var sent = 0
  /// Why the last try to save failed; gone when one has worked.
  package private(set) var failure: StorageError?
  /// How many lines the last try that failed had: no other is made before there are more, or somebody asks for it.
  private var refused = 0
  /// The number of the journal's last line that these rows know of.
  package private(set) var sequence: Int64
  /// The number behind which the journal is known; 0 where all of it is.
  package private(set) var start: Int64
  package let writer: Entry.Writer.ID
  /// How it stands with the lists that are shared, as it was read last.
  package private(set) var sharing: SharingStatus

  /// How many steps back are kept in memory.
  package static let undoLimit = 20_000

  /// What was loaded, or nothing.
  package init(_ contents: DatabaseSnapshot = DatabaseSnapshot(), writer: Entry.Writer.ID) {
    sharedRecords = CopyOnWrite(wrappedValue: Records(contents))
    sharedHistory = CopyOnWrite(wrappedValue: UndoHistory(contents.entries, limit: Self.undoLimit))
    sequence = contents.sequence
    start = contents.start
    sharing = contents.sharing
    self.writer = writer
  }

  // What each key press asks of the rows several times. A function of all of them would be given a copy each time.

  /// A list, by its id.
  package subscript(list id: ShoppingList.ID) -> ShoppingList? { records.tables[id]?.wrappedValue.list }

  /// What a list shows, as it is arranged.
  package func lines(of list: ShoppingList.ID) -> ListLines {
    Records.lines(records.tables[list], in: records.slots)
  }

  /// How a list is arranged.
  package func arrangement(of list: ShoppingList.ID) -> Arrangement {
    records.tables[list]?.wrappedValue.shown.arrangement ?? records.arrangement(of: list)
  }

  /// The note of an item.
  package func note(of item: Item.ID) -> Note? { records.noteTable.note(of: item) }

  /// Whether something waits that is not on its way yet.
  package var hasUnsent: Bool { unsaved.count > sent }

  mutating func setCounts(of page: FirstPage) { records.setCounts(of: page) }
  mutating func setWalk(_ walk: ShopWalk?) { records.setWalk(walk) }

  /// Whether everything is saved.
  package var isSaved: Bool { unsaved.isEmpty }

  /// Does an edit. One that changes nothing leaves no trace.
  package mutating func perform(_ edit: Edit) {
    let changes = edit.changes.filter { !$0.isEmpty }
    if changes.isEmpty { return }
    let entry = Entry(
      Edit(id: edit.id, title: edit.title, moment: edit.moment, changes: changes), writer: writer)
    history.add(entry.edit)
    write(entry)
  }

  /// Remembers something that is no step of undoing.
  package mutating func remember(_ change: Change, id: Edit.ID, at moment: Moment) {
    remember([change], id: id, at: moment)
  }

  /// Does something that nobody has asked for, and that is no step of undoing.
  package mutating func remember(_ changes: [Change], id: Edit.ID, at moment: Moment) {
    let changes = changes.filter { !$0.isEmpty }
    if changes.isEmpty { return }
    let entry = Entry(
      Edit(id: id, title: .none, moment: moment, changes: changes), kind: .aside, writer: writer)
    history.forget(entry.forgottenNotes)
    write(entry)
  }

  /// Makes the index of names, which the first addition would have to wait for otherwise.
  package mutating func prepare(_ list: ShoppingList.ID) {
    // Else what is drawn of these rows would count as old with every letter of a name that is typed.
    if !records.hasNames(of: list) { records.indexNames(of: list) }
  }

  /// Undoes the last edit; the answer is what was undone.
  package mutating func undo(id: Entry.ID, at moment: Moment) -> Entry? {
    guard let entry = history.undo(id: id, at: moment, writer: writer) else { return nil }
    write(entry)
    return entry
  }

  /// Does again what was undone last.
  package mutating func redo(id: Entry.ID, at moment: Moment) -> Entry? {
    guard let entry = history.redo(id: id, at: moment, writer: writer) else { return nil }
    write(entry)
    return entry
  }

  /// The items of a list by the key of their name; the first question makes the index of names.
  package mutating func items(named key: String, on list: ShoppingList.ID) -> [Item] {
    prepare(list)
    return records.items(named: key, on: list)
  }

  /// It is so late now: what was bought this morning counts for no budget any more in the evening.
  package mutating func passTime(to now: Moment) { records.clearedPurchases.passTime(to: now) }

  private mutating func write(_ entry: Entry) {
    passTime(to: entry.edit.moment)
    records.apply(entry.changes)
    unsaved.append(entry)
  }
}

// The way to the storage and back: lines leave in order, one batch at a time.
extension Workspace {
  /// The lines to send now; `nil` while others are on their way, or none waits.
  package mutating func nextBatch() -> [Entry]? {
    guard sent == 0, unsaved.count > refused else { return nil }
    sent = unsaved.count
    return unsaved
  }

  /// The batch was saved; the answer says whether others have written before it, so that there is news.
  package mutating func batchSaved(upTo last: Int64) -> Bool {
    let count = Int64(sent)
    unsaved.removeFirst(sent)
    sent = 0
    refused = 0
    failure = nil
    // A batch that was sent twice is numbered earlier than it seems: then there is news too, and it is one's own.
    guard last == sequence + count else { return true }
    sequence = last
    return false
  }

  /// The batch was not saved: it is the first of the next one.
  package mutating func batchFailed(_ error: StorageError) {
    refused = sent
    sent = 0
    failure = error
  }

  /// The lines that were refused may be sent again.
  package mutating func retry() { refused = 0 }

  /// Takes all notes as they are in the database, and does again what of one's own is not there yet.
  package mutating func setNotes(_ notes: [Note]) {
    records.noteTable = NoteTable(notes)
    for entry in unsaved { records.apply(entry.changes.filter { $0.key.kind == .note }) }
  }

  /// Takes purchases as they are in the database, and does again what of one's own is not there yet.
  package mutating func setPurchases(_ log: PurchaseLog) {
    var log = log
    log.replace(records.purchaseLog)
    records.purchaseLog = log
    for entry in unsaved { records.apply(entry.changes.filter { $0.key.kind == .purchasedItem }) }
  }

  /// Whether older lines of the journal may hold something to undo.
  package var mayUndoMore: Bool { history.undoable.isEmpty && start > 0 }

  /// The same for redo: behind a new edit there is nothing to redo, whatever stands before it.
  package var mayRedoMore: Bool { history.redoable.isEmpty && start > 0 && !history.hasEdit }

  /// Takes the journal from an earlier line on, and what is not saved yet behind it.
  package mutating func take(_ journal: JournalEnd) {
    guard journal.start < start else { return }
    start = journal.start
    // Whoever goes back this far is not made to forget it again.
    history = UndoHistory(journal.entries + unsaved, limit: .max / 2)
  }

  /// Takes over what others have done.
  package mutating func take(_ news: ExternalChanges) {
    if let status = news.sharing { sharing = status }
    guard news.sequence > sequence else { return }
    sequence = news.sequence
    // In the order of the journal: what was done here behind others' steps is undone before them.
    for entry in news.entries {
      if entry.writer != writer { history.fold(entry) } else { history.moveToEnd(entry) }
    }
    let known = Set(news.entries.map(\.id))
    for entry in unsaved where !known.contains(entry.id) { history.moveToEnd(entry) }
    guard news.entries.contains(where: { $0.writer != writer }) else { return }
    // A line of one's own that is among the news is in the rows already, below what others did after it.
    records.take(news, unsaved: unsaved.filter { !known.contains($0.id) })
  }
}
