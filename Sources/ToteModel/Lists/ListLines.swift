package struct ListGroup: Hashable, Sendable {
  package var heading: ListHeading?
  package var count: Int
  package var prices = PriceSums()

  package init(heading: ListHeading?, count: Int, prices: PriceSums = PriceSums()) {
    (self.heading, self.count, self.prices) = (heading, count, prices)
  }
}

package enum ListHeading: Hashable, Sendable {
  case category(Category)
  /// `nil` for what any shop sells.
  case store(Shop?)
  /// On a walk, what this shop never sold and another always did.
  case elsewhere
  /// Above the ticked items.
  case basket
}

/// Line numbers are found without looking at the whole list.
package struct ListLines: Sendable {
  package enum Line: Hashable, Sendable {
    case blank
    case heading(ListHeading, ListGroup)
    case item(Item)
  }

  package let items: ItemCollection
  package let groups: [ListGroup]

  /// Whether there is a blank line above every heading but the first.
  package var isSpaced = false

  /// The groups must cover all items in order.
  package init(items: ItemCollection, groups: [ListGroup]) {
    self.items = items
    // Called with every key, and groups are rarely empty.
    self.groups = groups.contains { $0.count == 0 } ? groups.filter { $0.count > 0 } : groups
  }

  package var count: Int { groups.indices.reduce(0) { $0 + lead($1) + groups[$1].count } }

  package var openCount: Int {
    groups.indices.reduce(0) { $0 + (groups[$1].heading == .basket ? 0 : lead($1) + groups[$1].count) }
  }

  /// The number of lines before a group's items: its heading and the blank line above.
  private func lead(_ group: Int) -> Int {
    groups[group].heading == nil ? 0 : isSpaced && group > 0 ? 2 : 1
  }

  package subscript(line: Int) -> Line {
    var line = line
    var item = 0
    for (index, group) in groups.enumerated() {
      let lead = lead(index)
      if let heading = group.heading, line < lead {
        return line == lead - 1 ? .heading(heading, group) : .blank
      }
      line -= lead
      if line < group.count { return .item(items[item + line]) }
      line -= group.count
      item += group.count
    }
    return .item(items[item + line])
  }

  package func heading(at line: Int) -> ListHeading? {
    var line = line
    for (index, group) in groups.enumerated() {
      let lead = lead(index)
      if line < lead { return line == lead - 1 ? group.heading : nil }
      line -= lead + group.count
      if line < 0 { return nil }
    }
    return nil
  }

  package func heading(of line: Int) -> (heading: ListHeading, group: ListGroup)? {
    var rest = line
    for (index, group) in groups.enumerated() {
      rest -= lead(index) + group.count
      if rest < 0 { return group.heading.map { ($0, group) } }
    }
    return nil
  }

  package func line(of index: Int) -> Int {
    var line = 0
    var rest = index
    for (number, group) in groups.enumerated() {
      line += lead(number)
      if rest < group.count { return line + rest }
      line += group.count
      rest -= group.count
    }
    return line + rest
  }

  /// The item in a line, or the next one for a heading or a blank line.
  package func index(at line: Int) -> Int {
    var line = line
    var item = 0
    for (index, group) in groups.enumerated() {
      line -= lead(index)
      if line < group.count { return item + max(0, line) }
      line -= group.count
      item += group.count
    }
    return item + line
  }

  package func group(at index: Int) -> Int? {
    var rest = index
    return groups.firstIndex { group in
      rest -= group.count
      return rest < 0
    }
  }

  package var totals: (count: Int, ticked: Int, basket: PriceSums, toPay: PriceSums) {
    var totals = (count: 0, ticked: 0, basket: PriceSums(), toPay: PriceSums())
    for group in groups {
      totals.count += group.count
      if group.heading == .basket {
        totals.ticked += group.count
        totals.basket.add(group.prices)
      } else {
        totals.toPay.add(group.prices)
      }
    }
    return totals
  }

  package func isItem(_ line: Int) -> Bool { if case .item = self[line] { true } else { false } }
}

extension ListLines {
  package static let none = ListLines(items: ItemCollection(places: .found([]), slots: []), groups: [])
}

extension ListLines: Equatable {
  package static func == (one: ListLines, other: ListLines) -> Bool {
    one.groups == other.groups && one.isSpaced == other.isSpaced
      && one.items.elementsEqual(other.items)
  }
}
