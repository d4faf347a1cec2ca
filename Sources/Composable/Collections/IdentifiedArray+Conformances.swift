import Dumping

// What an `IdentifiedArray` is to the rest of Swift: a random-access collection, equal and hashed by its
// elements in order, coded as a plain array. It is no MutableCollection: the algorithms of one may put a row
// in two places for a moment, which unique ids do not allow.

extension IdentifiedArray: RandomAccessCollection {
  /// The first position: zero.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last.
  @inlinable
  public var endIndex: Int { rows.count }

  /// The row at a position, read and changed in its place.
  ///
  /// A row that gets another id keeps its position under the new one; one that gets the id of another row
  /// is dropped, so that the rows behind it move up.
  @inlinable
  public subscript(position: Int) -> Element {
    get { rows[position] }
    set {
      let id = identify(rows[position])
      rows[position] = newValue
      settle(position, was: id)
    }
    _modify {
      let id = identify(rows[position])
      defer { settle(position, was: id) }
      yield &rows[position]
    }
  }

  /// Walks over the rows as over an array's.
  @inlinable
  public func makeIterator() -> IndexingIterator<[Element]> { rows.makeIterator() }

  /// Hands out the rows as they lie in memory.
  @inlinable
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    try rows.withContiguousStorageIfAvailable(body)
  }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether both hold equal elements in the same order.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool { one.rows == other.rows }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements in order.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(rows) }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Writes the elements as a plain array.
  public func encode(to encoder: any Encoder) throws { try rows.encode(to: encoder) }
}

extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, Element.ID == ID {
  /// Reads a plain array. Of elements that share an id only the first is taken.
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, Element.ID == ID {
  /// A list of the elements of a literal. Of those that share an id only the first is taken.
  @inlinable
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension IdentifiedArray: CustomStringConvertible {
  /// The elements as an array prints them.
  public var description: String { rows.description }
}

extension IdentifiedArray: CustomReflectable {
  /// Reflects the elements, not the table of positions.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: rows, displayStyle: .collection)
  }
}

// Its difference is told row by row, by the ids.
extension IdentifiedArray: ListValue {}
extension IdentifiedArray: EquatableListValue where Element: Equatable {}
extension IdentifiedArray: IdentifiableListValue {
  package func rowID(of row: Element) -> ID { identify(row) }
}
