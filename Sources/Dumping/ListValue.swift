// Opens a list's type once, so that 10,000 rows cost one conformance check instead of 10,000.

package protocol ListValue: RandomAccessCollection {}

package protocol EquatableListValue: ListValue where Element: Equatable {}

package protocol IdentifiableListValue: ListValue {
  associatedtype RowID: Hashable
  func rowID(of row: Element) -> RowID
}

/// A list whose rows are found by their ids: `rows[id: 3]`.
package protocol RowsByID: IdentifiableListValue {}

extension RowsByID {
  func idSource(of number: Int) -> String {
    var dumper = Dumper()
    return dumper.text(of: rowID(of: self[index(startIndex, offsetBy: number)]))
  }
}

extension ListValue {
  func row(_ number: Int) -> Any { self[index(startIndex, offsetBy: number)] }
}

extension EquatableListValue {
  /// The numbers of equal rows at both ends; `nil` if `other` has another type.
  func unchangedEnds(with other: Any) -> (front: Int, back: Int)? {
    guard let other = other as? Self else { return nil }
    // Through pointers, so that elements are compared without being copied.
    let ends = withContiguousStorageIfAvailable { old in
      other.withContiguousStorageIfAvailable { new in Self.unchangedEnds(old, new) }
    }
    return ends ?? nil
  }

  private static func unchangedEnds(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>
  ) -> (front: Int, back: Int) {
    let common = Swift.min(old.count, new.count)
    var front = 0
    while front < common, old[front] == new[front] { front += 1 }
    var back = 0
    while back < common - front, old[old.count - 1 - back] == new[new.count - 1 - back] { back += 1 }
    return (front, back)
  }

  func isRow(_ number: Int, equalTo other: Any, _ otherNumber: Int) -> Bool {
    guard let other = other as? Self else { return false }
    return self[index(startIndex, offsetBy: number)]
      == other[other.index(other.startIndex, offsetBy: otherNumber)]
  }

  func unchanged(_ steps: [Step], in other: Any) -> [Bool] {
    guard let other = other as? Self else { return steps.map { _ in false } }
    return steps.map { step in
      guard case .kept(let old, let new) = step else { return false }
      return self[index(startIndex, offsetBy: old)] == other[other.index(other.startIndex, offsetBy: new)]
    }
  }
}

extension IdentifiableListValue {
  /// For each row of `others` in `other`, the row in `own` with the same id; `nil` if ids are not unique.
  func partners(own: Range<Int>, in other: Any, others: Range<Int>) -> [Int?]? {
    guard let other = other as? Self else { return nil }
    func id(_ rows: Self, _ number: Int) -> RowID {
      rowID(of: rows[rows.index(rows.startIndex, offsetBy: number)])
    }
    // Usually rows change and none moves, which needs no table.
    if own.count == others.count, zip(own, others).allSatisfy({ id(self, $0) == id(other, $1) }) {
      return Array(own)
    }
    var places: [RowID: Int] = [:]
    for number in own {
      guard places.updateValue(number, forKey: id(self, number)) == nil else { return nil }
    }
    var seen: Set<RowID> = []
    var partners: [Int?] = []
    for number in others {
      let id = id(other, number)
      guard seen.insert(id).inserted else { return nil }
      partners.append(places[id])
    }
    return partners
  }
}

extension Array: ListValue {}
extension Array: EquatableListValue where Element: Equatable {}
extension Array: IdentifiableListValue where Element: Identifiable {
  package func rowID(of row: Element) -> Element.ID { row.id }
}

extension ArraySlice: ListValue {}
extension ArraySlice: EquatableListValue where Element: Equatable {}
extension ArraySlice: IdentifiableListValue where Element: Identifiable {
  package func rowID(of row: Element) -> Element.ID { row.id }
}

extension ContiguousArray: ListValue {}
extension ContiguousArray: EquatableListValue where Element: Equatable {}
extension ContiguousArray: IdentifiableListValue where Element: Identifiable {
  package func rowID(of row: Element) -> Element.ID { row.id }
}
