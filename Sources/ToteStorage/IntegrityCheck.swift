import ToteModel

/// What `tote check` looks at and may find. SQLite checks its own pages and indexes; `CommandSession` checks what only
/// this program knows, such as that each item has its own rank.
package enum IntegrityCheck {
  package enum Part: String, CaseIterable, Sendable {
    case pages, tables, lists, ranks, counts, keys, noteWords, journal
  }

  package enum Issue: Hashable, Sendable {
    /// A damaged page, in SQLite's words. Only a backup helps.
    case page(String)
    /// The tables can't be read at all. Only a backup helps.
    case unreadableTables
    case index(String)
    /// Only a backup has what was in it.
    case missingTable(String)
    case missingIndex(String)
    case missingLists([ShoppingList.ID], items: Int)
    /// Items of a list, or lists if `of` is `nil`, that share a rank.
    case sharedRanks(of: ShoppingList.ID?, name: String, count: Int)
    case wrongKeys(Int)
    /// Notes missing from the word index, or index entries without a note.
    case noteWords(Int)
    /// A journal entry that can't be fully read, and so can't be undone.
    case unreadableEntry(Int64)

    package var isRepairable: Bool {
      switch self {
      case .page, .unreadableTables, .missingTable: false
      case .index, .missingIndex, .missingLists, .sharedRanks, .wrongKeys, .noteWords, .unreadableEntry: true
      }
    }
  }
}
