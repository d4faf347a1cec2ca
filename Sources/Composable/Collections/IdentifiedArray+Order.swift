// Reordering changes only the positions between the two ends of what moved.

extension IdentifiedArray {
  /// Moves the row at one position to another, counted after the move.
  ///
  ///     var letters = IdentifiedArray(["a", "b", "c"], id: \.self)
  ///     letters.move(from: 0, to: 2)  // b, c, a
  @inlinable
  public mutating func move(from source: Int, to destination: Int) {
    precondition(rows.indices.contains(destination), "The position to move to is outside of the list")
    guard source != destination else { return }
    rows.insert(rows.remove(at: source), at: destination)
    reindex(Swift.min(source, destination)..<Swift.max(source, destination) + 1)
  }

  /// Moves the row with this id, if any, to a position, counted after the move.
  @inlinable
  public mutating func move(id: ID, to destination: Int) {
    guard let source = positions[id] else { return }
    move(from: source, to: destination)
  }

  /// Swaps two rows.
  @inlinable
  public mutating func swapAt(_ one: Int, _ other: Int) {
    rows.swapAt(one, other)
    positions[identify(rows[one])] = one
    positions[identify(rows[other])] = other
  }

  /// Sorts the rows; the sort is stable.
  @inlinable
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    // Also if the comparison throws: rows may have been swapped by then.
    defer { reindex(0..<rows.count) }
    try rows.sort(by: areInIncreasingOrder)
  }

  /// Reverses the rows.
  @inlinable
  public mutating func reverse() {
    rows.reverse()
    reindex(0..<rows.count)
  }

  /// Returns the rows that satisfy a condition.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> IdentifiedArray {
    var kept = IdentifiedArray(identify: identify)
    for element in rows where try isIncluded(element) { kept.append(element) }
    return kept
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the rows in increasing order; the sort is stable.
  @inlinable
  public mutating func sort() { sort(by: <) }
}
