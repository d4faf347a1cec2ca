/// What a list shows, line by line: items, and the headings over them. A view draws the lines that show, a reducer
/// moves over those with items; both count in the same lines, and neither looks at the whole list.

/// Some items one after another under one heading.
package struct ListGroup: Hashable, Sendable {
  /// What stands over them; `nil` for items without a heading.
  package var heading: ListHeading?
  package var count: Int
  /// What they cost together, as far as that is known.
  package var prices = PriceSums()

  package init(heading: ListHeading?, count: Int, prices: PriceSums = PriceSums()) {
    (self.heading, self.count, self.prices) = (heading, count, prices)
  }
}

/// What stands over some items.
package enum ListHeading: Hashable, Sendable {
  case category(Category)
  /// Where it is bought; `nil` for what can be bought anywhere.
  case store(Shop?)
  /// Over what is ticked.
  case basket
}

/// The lines of a list.
package struct ListLines: Sendable {
  package enum Line: Hashable, Sendable {
    /// A blank line.
    case blank
    /// The heading of a group.
    case heading(ListHeading, ListGroup)
    /// An item.
    case item(Item)
  }

  /// The items alone, in their order.
  package let items: ItemCollection
  /// Which of them stand together.
  package let groups: [ListGroup]

  /// Whether a blank line stands over every heading but the first line.
  package var isSpaced = false

  /// Items in groups that follow each other without a gap.
  package init(items: ItemCollection, groups: [ListGroup]) {
    self.items = items
    // Asked for with every key, and mostly none is empty.
    self.groups = groups.contains { $0.count == 0 } ? groups.filter { $0.count > 0 } : groups
  }

  /// How many lines there are.
  package var count: Int { groups.indices.reduce(0) { $0 + lead($1) + groups[$1].count } }

  /// How many of them are of what is to buy.
  package var openCount: Int {
    groups.indices.reduce(0) { $0 + (groups[$1].heading == .basket ? 0 : lead($1) + groups[$1].count) }
  }

  /// How many lines stand before the items of a group: its heading, and the blank line over it.
  private func lead(_ group: Int) -> Int {
    groups[group].heading == nil ? 0 : isSpaced && group > 0 ? 2 : 1
  }

  /// The line in a place.
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

  /// The heading that stands in a line; `nil` where an item does, or a blank line.
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

  /// What a line stands under; `nil` where it stands under nothing.
  package func heading(of line: Int) -> (heading: ListHeading, group: ListGroup)? {
    var rest = line
    for (index, group) in groups.enumerated() {
      rest -= lead(index) + group.count
      if rest < 0 { return group.heading.map { ($0, group) } }
    }
    return nil
  }

  /// The line of an item, by its place among the items.
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

  /// The place among the items of what stands in a line; that of the next one for a heading, and for a blank line.
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

  /// Which group an item is in, by its place among the items.
  package func group(at index: Int) -> Int? {
    var rest = index
    return groups.firstIndex { group in
      rest -= group.count
      return rest < 0
    }
  }

  /// How many items show, how many of them are ticked, and what both cost.
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

  /// Whether an item stands in a line, and neither a heading nor a blank line.
  package func isItem(_ line: Int) -> Bool { if case .item = self[line] { true } else { false } }
}

extension ListLines {
  /// No line.
  package static let none = ListLines(items: ItemCollection(places: .found([]), slots: []), groups: [])
}

extension ListLines: Equatable {
  package static func == (one: ListLines, other: ListLines) -> Bool {
    one.groups == other.groups && one.isSpaced == other.isSpaced
      && one.items.elementsEqual(other.items)
  }
}
