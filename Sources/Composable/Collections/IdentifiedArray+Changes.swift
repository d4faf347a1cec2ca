// Inserting and removing rows. Only the positions of the rows that shift are updated.

extension IdentifiedArray {
  /// Appends an element, unless its id is taken.
  /// Returns whether it was added, and the index of the row with this id.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    let position = rows.count
    let id = identify(element)
    if let taken = positions[id] { return (false, taken) }
    positions[id] = position
    rows.append(element)
    return (true, position)
  }

  /// Appends elements, except those whose id is taken.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    reserveCapacity(rows.count + elements.underestimatedCount)
    for element in elements { append(element) }
  }

  /// Inserts an element before the one at `position`, unless its id is taken.
  /// Returns whether it was inserted, and the index of the row with this id.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at position: Int) -> (inserted: Bool, index: Int) {
    let id = identify(element)
    if let taken = positions[id] { return (false, taken) }
    rows.insert(element, at: position)
    shift(from: position, by: 1)
    positions[id] = position
    return (true, position)
  }

  /// Replaces the row with this element's id and returns the old one, or appends the element.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let (inserted, position) = append(element)
    guard !inserted else { return nil }
    let old = rows[position]
    rows[position] = element
    return old
  }

  /// Removes the row with this id and returns it.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let position = positions[id] else { return nil }
    return remove(at: position)
  }

  /// Removes the row at this position and returns it.
  @inlinable
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    let element = rows.remove(at: position)
    positions[identify(element)] = nil
    shift(from: position, by: -1)
    return element
  }

  /// Removes the rows at these positions, all counted before the removal.
  @inlinable
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    let doomed = Set(offsets)
    precondition(
      doomed.allSatisfy(rows.indices.contains), "A position to remove is outside of the list")
    keep(from: doomed.min() ?? 0) { position, _ in !doomed.contains(position) }
  }

  /// Removes the rows that satisfy a condition. If the condition throws, the array is unchanged.
  @inlinable
  public mutating func removeAll(where condition: (Element) throws -> Bool) rethrows {
    guard let first = try rows.firstIndex(where: condition) else { return }
    try keep(from: first) { position, element in
      if position == first { return false }
      return try !condition(element)
    }
  }

  /// Removes all rows.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    rows.removeAll(keepingCapacity: keepingCapacity)
    positions.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Removes the first row and returns it. The array must not be empty.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Removes the last row and returns it. The array must not be empty.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    let element = rows.removeLast()
    positions[identify(element)] = nil
    return element
  }

  /// Reserves space for this many rows in total.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    // Array's own may reallocate on each call, growing by no more than asked.
    guard capacity > rows.capacity else { return }
    rows.reserveCapacity(Swift.max(capacity, 2 * rows.capacity))
    positions.reserveCapacity(Swift.max(capacity, 2 * rows.count))
  }

  /// Moves the positions from `start` on by `distance`. The row inserted or removed there must not be in the
  /// table.
  @inlinable
  mutating func shift(from start: Int, by distance: Int) {
    let affected = rows.count - start
    guard affected > 0 else { return }
    // Sweeping the table needs no hashing, so it is faster once a fair part of the rows has moved.
    if affected < positions.count / 8 {
      reindex(start..<rows.count)
      return
    }
    var index = positions.values.startIndex
    while index != positions.values.endIndex {
      if positions.values[index] >= start { positions.values[index] += distance }
      positions.values.formIndex(after: &index)
    }
  }

  @inlinable
  mutating func reindex(_ range: Range<Int>) {
    for position in range { positions[identify(rows[position])] = position }
  }

  @inlinable
  mutating func keep(from start: Int, where condition: (Int, Element) throws -> Bool) rethrows {
    var kept: [Element] = []
    var dropped: [ID] = []
    for position in start..<rows.count {
      let element = rows[position]
      if try condition(position, element) { kept.append(element) } else { dropped.append(identify(element)) }
    }
    guard !dropped.isEmpty else { return }
    rows.replaceSubrange(start..., with: kept)
    for id in dropped { positions[id] = nil }
    reindex(start..<rows.count)
  }
}
