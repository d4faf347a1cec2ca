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

    package var sentence: String {
      switch self {
      case .page(let text): "The file is damaged: \(text)."
      case .index(let text): "An index is not what its table says: \(text)."
      case .missingTable(let name): "The table \(name) is missing."
      case .missingIndex(let name): "The index \(name) is missing."
      case .missingList(_, let items):
        "\(Self.count(items, "item names", "items name")) a list that is not there."
      case .sharedRanks(nil, _, let count):
        "\(Self.count(count, "list stands", "lists stand")) in the place of another."
      case .sharedRanks(_, let name, let count):
        "\(Self.count(count, "item of \(name) stands", "items of \(name) stand")) in the place of another."
      case .wrongKeys(let count): "\(Self.count(count, "item is", "items are")) not found by its name."
      case .noteWords(let count): "\(Self.count(count, "note is", "notes are")) not found by its words."
      case .unreadableEntry(let number): "Line \(number) of the journal cannot be read."
      }
    }

    package var isRepairable: Bool {
      switch self {
      case .page, .missingTable: false
      default: true
      }
    }

    private static func count(_ count: Int, _ one: String, _ many: String) -> String {
      count == 1 ? "One \(one)" : "\(count) \(many)"
    }
  }
}
