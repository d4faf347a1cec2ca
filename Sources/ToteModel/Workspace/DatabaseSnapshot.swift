/// What comes out of the storage: everything at the start, and later what other programs have done. Plain values, on
/// their way into State; a preview or a test makes them by hand.

/// All rows, and where the journal stood when they were read.
package struct DatabaseSnapshot: Hashable, Sendable {
  /// The lists, in no particular order.
  package var lists: [ShoppingList]
  /// All items of all lists, roughly in the order in which they were added.
  package var items: [Item]
  package var corrections: [CategoryCorrection]
  package var purchases: [Purchase]
  /// What is remembered about the program.
  package var settings: [Setting]
  /// What was bought within the last day, or all of it.
  package var purchasedItems: [PurchasedItem]
  package var staples: [Staple]
  /// The journal's last lines, the oldest first: what an `UndoHistory` is folded from.
  package var entries: [Entry]
  /// The number of the journal's last line.
  package var sequence: Int64
  /// The number behind which `entries` begin; 0 where they are the whole journal.
  package var start: Int64
  /// How it stands with the lists that are shared.
  package var sharing: SharingStatus

  /// Rows and lines; nothing of what is not said.
  package init(
    lists: [ShoppingList] = [], items: [Item] = [], corrections: [CategoryCorrection] = [],
    purchases: [Purchase] = [],
    settings: [Setting] = [], purchasedItems: [PurchasedItem] = [], staples: [Staple] = [],
    entries: [Entry] = [], sequence: Int64 = 0, start: Int64 = 0, sharing: SharingStatus = SharingStatus()
  ) {
    self.lists = lists
    self.items = items
    self.corrections = corrections
    self.purchases = purchases
    self.settings = settings
    self.purchasedItems = purchasedItems
    self.staples = staples
    self.entries = entries
    self.sequence = sequence
    self.start = start
    self.sharing = sharing
  }
}

/// The journal from some line to its end: what is read when undo has come to the first line that is known.
package struct JournalEnd: Hashable, Sendable {
  /// The lines, the oldest first.
  package var entries: [Entry]
  /// The number behind which they begin; 0 where they are the whole journal.
  package var start: Int64

  package init(entries: [Entry] = [], start: Int64 = 0) {
    self.entries = entries
    self.start = start
  }
}

extension Records {
  package init(_ contents: DatabaseSnapshot) {
    self.init(
      lists: contents.lists, items: contents.items, corrections: contents.corrections,
      purchases: contents.purchases, settings: contents.settings, purchasedItems: contents.purchasedItems,
      staples: contents.staples)
  }

  /// Takes over what others have done, and then does again what is not saved yet.
  ///
  /// Their lines may have met the rows in another order than here, so the rows come as the file has them; afterwards
  /// this records is what the file will be when the unsaved lines have been saved too.
  package mutating func take(_ news: ExternalChanges, unsaved: [Entry]) {
    // Lists before items and items before lists, as an edit has them: see `Edit`.
    let changes = news.rows.compactMap { Change(before: self[$0], after: $1) }
    let ordered = Edit(
      id: Edit.ID(high: 0, low: 0), title: .none, moment: Moment(milliseconds: 0), changes: changes
    ).changes
    // As a whole, and not merged: what the file does not have is not kept. One by one, since the file has told apart
    // already what stood in one place.
    for change in ordered { apply(change.after.flatMap { Change(before: nil, after: $0) } ?? change) }
    for entry in unsaved { apply(entry.changes) }
  }
}

/// What has happened behind a line of the journal: see `Records.take`.
package struct ExternalChanges: Hashable, Sendable {
  /// The lines, the oldest first, one's own among them.
  package var entries: [Entry]
  /// Every row that they changed, as it is now; `nil` where it is gone.
  package var rows: [Row.Key: Row?]
  /// The number of the last line.
  package var sequence: Int64
  /// How it stands with the lists that are shared; `nil` where that was not asked.
  package var sharing: SharingStatus?

  package init(
    entries: [Entry] = [], rows: [Row.Key: Row?] = [:], sequence: Int64, sharing: SharingStatus? = nil
  ) {
    self.entries = entries
    self.rows = rows
    self.sequence = sequence
    self.sharing = sharing
  }
}
