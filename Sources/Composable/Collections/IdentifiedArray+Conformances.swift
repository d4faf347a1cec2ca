import Dumping

// Not a MutableCollection: its algorithms may put a row in two places for a moment, which unique ids forbid.

extension IdentifiedArray: RandomAccessCollection {
  /// The first position: zero.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last.
  @inlinable
  public var endIndex: Int { rows.count }

  /// Accesses the row at a position, in place.
  /// A row that is given another row's id is dropped, and the rows after it move up.
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

  /// Iterates over the rows.
  @inlinable
  public func makeIterator() -> IndexingIterator<[Element]> { rows.makeIterator() }

  /// Calls a closure with the rows' storage.
  @inlinable
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    try rows.withContiguousStorageIfAvailable(body)
  }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether both arrays hold equal elements in the same order.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool { one.rows == other.rows }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements in order.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(rows) }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as a plain array.
  public func encode(to encoder: any Encoder) throws { try rows.encode(to: encoder) }
}

extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, Element.ID == ID {
  /// Decodes a plain array. If several elements share an id, only the first is kept.
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, Element.ID == ID {
  /// Creates an array from a literal. If several elements share an id, only the first is kept.
  @inlinable
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension IdentifiedArray: CustomStringConvertible {
  /// The elements, printed like an array.
  public var description: String { rows.description }
}

extension IdentifiedArray: CustomReflectable {
  /// Reflects the elements, but not the table of positions.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: rows, displayStyle: .collection)
  }
}

// Lets differences be reported row by row, by id.
extension IdentifiedArray: ListValue {}
extension IdentifiedArray: RowsByID {}
extension IdentifiedArray: EquatableListValue where Element: Equatable {}
extension IdentifiedArray: IdentifiableListValue {
  package func rowID(of row: Element) -> ID { identify(row) }
}
