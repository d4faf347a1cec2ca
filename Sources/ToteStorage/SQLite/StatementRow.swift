import CSQLite
import ToteModel

/// The current row of a statement, read field by field into the model's rows. It allocates nothing but the texts:
/// 100,000 rows pass through here before the first list shows.
struct StatementRow: FieldSource {
  private let statement: Statement
  private let cache: RowCache
  private var column: Int32

  init(_ statement: Statement, from column: Int32 = 0, cache: RowCache) {
    self.statement = statement
    self.cache = cache
    self.column = column
  }

  private mutating func next() -> Int32 {
    defer { column += 1 }
    return column
  }

  mutating func integer() -> Int64? { statement.integerOrNil(next()) }

  mutating func text() -> String? { statement.textOrNil(next()) }

  mutating func id<Named>(of: Named.Type) -> RowID<Named>? { statement.id(next()) }

  mutating func category() -> Category? { text().map(cache.category) }
}

/// What one transaction has read already: categories (recognizing one takes some folding, and a list has few), existing
/// lists, and last ranks.
final class RowCache {
  var lists: Set<ShoppingList.ID> = []
  var lastRanks: [ShoppingList.ID: Rank] = [:]
  var lastListRank: Rank?
  /// Rows read in this transaction and not written since.
  var rows: [Row.Key: Row] = [:]
  private var known: [String: Category] = [:]

  func category(_ stored: String) -> Category {
    if let known = known[stored] { return known }
    let category = Category(stored: stored)
    known[stored] = category
    return category
  }
}

extension Statement {
  func id<Named>(_ column: Int32) -> RowID<Named>? {
    withBytes(column) { bytes in
      guard bytes.count == 16 else { return nil }
      return RowID(
        high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }
  }
}

extension Value {
  init(_ field: FieldValue) {
    self =
      switch field {
      case .null: .null
      case .integer(let number): .integer(number)
      case .text(let text): .text(text)
      case .id(let high, let low): .id(high: high, low: low)
      }
  }

  init<Named>(_ id: RowID<Named>) { self = .id(high: id.high, low: id.low) }
}
