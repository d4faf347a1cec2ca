import ToteModel

/// What `tote check` looks at, and what may be wrong there. SQLite checks its own pages and indexes; what only this program
/// knows, such as that each item has a rank of its own, `CommandSession` checks.
package enum IntegrityCheck {
  /// The parts, in the order in which they are checked.
  package enum Part: String, CaseIterable, Sendable {
    case pages, tables, lists, ranks, counts, keys, noteWords, journal
  }

  /// Something that is wrong.
  package enum Issue: Hashable, Sendable {
    /// A damaged page, in SQLite's words. Only a backup can replace it.
    case page(String)
    /// The tables cannot be read at all. Only a backup helps.
    case unreadableTables
    /// An index that does not agree with its table.
    case index(String)
    /// A table that is not there. Only a backup has what was in it.
    case missingTable(String)
    /// An index that is not there.
    case missingIndex(String)
    /// Items whose list does not exist.
    case missingList(ShoppingList.ID, items: Int)
    /// Items of a list, or lists (`of` is `nil`), that share a rank.
    case sharedRanks(of: ShoppingList.ID?, name: String, count: Int)
    /// Items whose stored key is not that of their name.
    case wrongKeys(Int)
    /// Notes that are not in the index of words, or entries in it without a note.
    case noteWords(Int)
    /// A journal entry of which something cannot be read, so that it cannot be undone.
    case unreadableEntry(Int64)

    package var isRepairable: Bool {
      switch self {
      case .page, .unreadableTables, .missingTable: false
      case .index, .missingIndex, .missingList, .sharedRanks, .wrongKeys, .noteWords, .unreadableEntry: true
      }
    }
  }
}
