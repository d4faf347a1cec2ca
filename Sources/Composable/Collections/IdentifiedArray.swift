/// An ordered array of rows with unique ids that finds a row by its id in constant time.
///
///     struct Product: Identifiable {
///       var id: Int
///       var name = ""
///     }
///
///     var products: IdentifiedArrayOf<Product> = [Product(id: 1), Product(id: 2)]
///     products[id: 2]?.name = "Milk"     // in place
///     products.append(Product(id: 2))    // refused: (inserted: false, index: 1)
///     products[0].id                     // 1
///
/// No operation traps because of an id: adding a row whose id is taken is refused, and a row that is changed
/// in place to have another row's id is dropped.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline var rows: [Element]
  @usableFromInline var positions: [ID: Int]

  // A closure, because key paths are slow. Not @Sendable, which would require `SendableMetatype` of every
  // user.
  @usableFromInline nonisolated(unsafe) let identify: (Element) -> ID

  @inlinable
  init(rows: [Element] = [], positions: [ID: Int] = [:], identify: @escaping (Element) -> ID) {
    self.rows = rows
    self.positions = positions
    self.identify = identify
  }

  /// Creates an empty array whose rows are identified by a key path.
  ///
  ///     var files = IdentifiedArray<String, File>(id: \.path)
  @inlinable
  public init(id: KeyPath<Element, ID> & Sendable) {
    self.init(identify: { $0[keyPath: id] })
  }

  /// Creates an array of these elements. If several share an id, only the first is kept.
  ///
  ///     let files = IdentifiedArray([File(path: "a"), File(path: "b")], id: \.path)
  @inlinable
  public init(_ elements: some Sequence<Element>, id: KeyPath<Element, ID> & Sendable) {
    self.init(id: id)
    append(contentsOf: elements)
  }
}

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

/// An ``IdentifiedArray`` of `Identifiable` elements.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray where Element: Identifiable, Element.ID == ID {
  /// Creates an empty array.
  @inlinable
  public init() {
    self.init(identify: { $0.id })
  }

  /// Creates an array of these elements. If several share an id, only the first is kept.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }
}

extension IdentifiedArray {
  /// The rows as a plain array, in constant time.
  @inlinable
  public var elements: [Element] { rows }

  /// The ids, in the order of the rows.
  @inlinable
  public var ids: [ID] { rows.map(identify) }

  /// Whether a row has this id.
  @inlinable
  public func contains(id: ID) -> Bool {
    positions[id] != nil
  }

  /// The position of the row with this id, or `nil`.
  @inlinable
  public func index(id: ID) -> Int? {
    positions[id]
  }

  /// Accesses the row with this id, in place.
  ///
  /// Setting `nil` removes the row. Setting an element for an id that does not exist appends it, unless the
  /// element's own id is taken; see ``append(_:)``.
  ///
  ///     products[id: 1]?.name = "Milk"         // changes it in place; does nothing if there is no such row
  ///     products[id: 3] = Product(id: 3)       // appends
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      guard let position = positions[id] else { return nil }
      return rows[position]
    }
    set {
      guard let position = positions[id] else {
        if let newValue { append(newValue) }
        return
      }
      if let newValue {
        rows[position] = newValue
        settle(position, was: id)
      } else {
        remove(at: position)
      }
    }
    _modify {
      guard let position = positions[id] else {
        var element: Element?
        defer { if let element { append(element) } }
        yield &element
        return
      }
      var element: Element? = takeOut(at: position)
      defer { putBack(&element, at: position, was: id) }
      yield &element
    }
  }

  /// Moves a row out of the list, so that nothing else refers to what it holds while it is changed: a copy
  /// left behind would make its strings and arrays copy themselves. Until ``putBack(_:at:was:)`` the last row is
  /// in its place; no other code sees it, since the access in between is exclusive.
  @inlinable
  mutating func takeOut(at position: Int) -> Element {
    rows.swapAt(position, rows.count - 1)
    return rows.removeLast()
  }

  @inlinable
  mutating func putBack(_ element: inout Element?, at position: Int, was id: ID) {
    if let element = element.take() {
      rows.append(element)
      rows.swapAt(position, rows.count - 1)
      settle(position, was: id)
    } else {
      positions[id] = nil
      guard position < rows.count else { return }
      let last = rows.remove(at: position)
      rows.append(last)
      shift(from: position, by: -1)
    }
  }

  /// Updates the table of ids after the row at `position` was changed.
  @inlinable
  mutating func settle(_ position: Int, was id: ID) {
    let newID = identify(rows[position])
    guard newID != id else { return }
    positions[id] = nil
    if positions[newID] == nil {
      positions[newID] = position
    } else {
      rows.remove(at: position)
      shift(from: position, by: -1)
    }
  }
}
