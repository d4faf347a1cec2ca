/// What a list shows, line by line: items, and the headings over them. A view draws the lines that show, a reducer
/// moves over those with items; both count in the same lines, and neither looks at the whole list.

/// Some items one after another under one heading.
package struct ListGroup: Hashable, Sendable {
  /// What stands over them; `nil` for items without a heading.
  package var heading: ListHeading?
  package var count: Int
}

/// What stands over some items.
package enum ListHeading: Hashable, Sendable {
  case category(Category)
  /// Over what is ticked.
  case basket
}

/// The lines of a list.
package struct ListLines: Sendable {
  package enum Line: Hashable, Sendable {
    /// A heading, and how many items stand under it.
    case heading(ListHeading, count: Int)
    /// An item.
    case item(Item)
  }

  /// The items alone, in their order.
  package let items: ItemCollection
  /// Which of them stand together.
  package let groups: [ListGroup]

  /// Items in groups that follow each other without a gap.
  package init(items: ItemCollection, groups: [ListGroup]) {
    self.items = items
    self.groups = groups.filter { $0.count > 0 }
  }

  /// How many lines there are.
  package var count: Int { groups.reduce(0) { $0 + $1.count + ($1.heading == nil ? 0 : 1) } }

  /// The line in a place.
  package subscript(line: Int) -> Line {
    var line = line
    var item = 0
    for group in groups {
      if let heading = group.heading {
        if line == 0 { return .heading(heading, count: group.count) }
        line -= 1
      }
      if line < group.count { return .item(items[item + line]) }
      line -= group.count
      item += group.count
    }
    return .item(items[item + line])
  }

  /// The line of an item, by its place among the items.
  package func line(of index: Int) -> Int {
    var headings = 0
    var first = 0
    for group in groups {
      if group.heading != nil { headings += 1 }
      first += group.count
      if index < first { break }
    }
    return index + headings
  }

  /// The place among the items of what stands in a line; that of the next one for a heading.
  package func index(at line: Int) -> Int {
    var line = line
    var item = 0
    for group in groups {
      if group.heading != nil { line -= 1 }
      if line < group.count { return item + max(0, line) }
      line -= group.count
      item += group.count
    }
    return item + line
  }
}

extension ListLines {
  /// No line.
  package static let none = ListLines(items: ItemCollection(places: .found([]), slots: []), groups: [])
}

extension ListLines: Equatable {
  package static func == (one: ListLines, other: ListLines) -> Bool {
    one.groups == other.groups && one.items.elementsEqual(other.items)
  }
}
