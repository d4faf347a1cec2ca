/// All rows and the end of the journal, as the storage read them.
package struct DatabaseSnapshot: Hashable, Sendable {
  package var lists: [ShoppingList]
  /// Roughly in the order in which they were added.
  package var items: [Item]
  package var corrections: [CategoryCorrection]
  package var purchases: [Purchase]
  package var settings: [Setting]
  /// Of the last day, or all.
  package var purchasedItems: [PurchasedItem]
  package var staples: [Staple]
  /// The last lines of the journal, oldest first.
  package var entries: [Entry]
  package var sequence: Int64
  /// The number of the line before `entries`; 0 if they are the whole journal.
  package var start: Int64
  package var sharing: SharingStatus

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

/// The journal from some line on, read when undo reaches the first line in memory.
package struct JournalEnd: Hashable, Sendable {
  package var entries: [Entry]
  /// As in `DatabaseSnapshot`.
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

  /// Takes over rows from the file, then reapplies what isn't saved: what the file will contain after saving.
  package mutating func take(_ news: ExternalChanges, unsaved: [Entry]) {
    // `Edit` orders the changes so that items always have a list.
    let changes = news.rows.compactMap { Change(before: self[$0], after: $1) }
    let ordered = Edit(
      id: Edit.ID(high: 0, low: 0), title: .none, moment: Moment(milliseconds: 0), changes: changes
    ).changes
    // Whole rows and one by one: merging would keep what the file lacks, and it has already separated ranks.
    for change in ordered { apply(change.after.flatMap { Change(before: nil, after: $0) } ?? change) }
    for entry in unsaved { apply(entry.changes) }
  }
}

package struct ExternalChanges: Hashable, Sendable {
  package var entries: [Entry]
  /// As they are now; `nil` if removed.
  package var rows: [Row.Key: Row?]
  package var sequence: Int64
  /// `nil` if not read.
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
