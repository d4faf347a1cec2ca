import Screen

/// Which rows show, and in which order.
extension Listing {
  /// After the rows or their order have changed.
  mutating func arrange() {
    index.arrange(allRows, isBefore: order.flatMap { isBefore(by: $0) })
    find()
  }

  /// After the filter, the folds or the order have changed.
  ///
  /// - Parameter isNarrower: Whether the filter only goes on from what it was, so that no other row can fit.
  mutating func find(isNarrower: Bool = false) {
    let words = (filter?.text ?? "").lowercased().split(separator: " ")
    index.find(
      allRows, folded: folded, isNarrower: isNarrower,
      fits: words.isEmpty
        ? nil
        : { row in
          let text = row.text.lowercased()
          return words.allSatisfy { text.contains($0) }
        })
    countHidden()
    go(to: cursor)
  }

  mutating func countHidden() {
    index.hiddenSelected =
      index.found == nil
      ? 0 : selected.count { id in index.rowsByID[id].flatMap { index.place(of: $0) } == nil }
  }

  /// Rows that are equal stay as they were.
  private func isBefore(by order: ListingOrder) -> ((Int, Int) -> Bool)? {
    guard columns.indices.contains(order.column) else { return nil }
    func cell(_ row: ListingRow<ID>) -> String {
      row.cells.indices.contains(order.column) ? row.cells[order.column] : ""
    }
    func compared<Key: Comparable>(_ keys: [Key]) -> (Int, Int) -> Bool {
      { one, other in
        if keys[one] == keys[other] { return one < other }
        return (keys[one] < keys[other]) == order.isAscending
      }
    }
    switch columns[order.column].sorting {
    case .text: return compared(allRows.map { cell($0).lowercased() })
    case .number:
      // What is no number comes last either way.
      return compared(allRows.map { Double(cell($0)) ?? (order.isAscending ? .infinity : -.infinity) })
    case .none: return nil
    }
  }

  mutating func sort(by column: Int) {
    guard columns.indices.contains(column), columns[column].sorting != .none else { return }
    let held = held
    order = ListingOrder(column, isAscending: order?.column == column ? order?.isAscending == false : true)
    hold(held)
  }

  /// The next column that can be sorted by.
  mutating func sortByNext() {
    let start = (order?.column ?? -1) + 1
    let next = (0..<columns.count).map { (start + $0) % columns.count }.first { columns[$0].sorting != .none }
    if let next, next != order?.column { sort(by: next) }
  }

  mutating func setFilter(_ filter: TextCursor?) {
    let held = held
    self.filter = filter
    find()
    hold(held)
  }

  // MARK: Trees

  /// Whether there is anything in a row, shown or not, or may be.
  func isBranch(_ row: ListingRow<ID>) -> Bool {
    row.isBranch || (index.rowsByID[row.id].map { index.hasChildren($0) } ?? false)
  }

  /// Whether what is in a row shows.
  func isOpen(_ row: ListingRow<ID>) -> Bool {
    (!folded.contains(row.id) || filter != nil)
      && (index.rowsByID[row.id].map { index.hasChildren($0) } ?? false)
  }

  /// Folds a row that shows.
  mutating func fold(_ place: Int) {
    let row = shown(place)
    guard filter == nil, isOpen(row) else { return }
    let current = current.flatMap { index.rowsByID[$0.id] }
    folded.insert(row.id)
    index.fold(at: place, allRows)
    countHidden()
    // A cursor that was in there goes to what was folded.
    go(to: current.flatMap { index.place(of: $0) } ?? place)
  }

  /// Unfolds a row that shows; false if its rows aren't there yet.
  mutating func unfold(_ place: Int) -> Bool {
    let row = shown(place)
    guard let number = index.rowsByID[row.id], index.hasChildren(number) else { return false }
    guard filter == nil, folded.remove(row.id) != nil else { return true }
    let current = current.flatMap { index.rowsByID[$0.id] }
    index.unfold(at: place, allRows, folded: folded)
    countHidden()
    go(to: current.flatMap { index.place(of: $0) } ?? cursor)
    return true
  }
}
