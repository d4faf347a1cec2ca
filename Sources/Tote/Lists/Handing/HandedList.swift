import ToteModel

/// What is still to buy of a list, below its headings, for somebody without Tote: on paper, in a message, as a code to scan.
package struct HandedList: Equatable, Sendable {
  package struct Section: Equatable, Sendable {
    package let heading: ListHeading?
    package let items: [Item]

    package var title: String? { heading?.title }
  }

  package let name: String
  package let sections: [Section]
  /// Whether each item says where it is bought: only if that differs, and no heading says so.
  let namesStores: Bool

  /// As the list shows on the screen: by aisle or store, or on a walk through one.
  package init(_ list: ShoppingList, _ lines: ListLines) {
    name = list.name
    var sections: [Section] = []
    var next = 0
    for group in lines.groups {
      let items = lines.items[next..<next + group.count].filter { !$0.isTicked }
      next += group.count
      if !items.isEmpty { sections.append(Section(heading: group.heading, items: items)) }
    }
    self.sections = sections
    let isByStore = sections.contains { if case .store = $0.heading { true } else { false } }
    namesStores = !isByStore && Set(sections.flatMap(\.items).map { $0.store ?? "" }).count > 1
  }

  package var items: [Item] { sections.flatMap(\.items) }

  func person(of item: Item) -> String? { item.details.person.map { "+\($0)" } }

  func store(of item: Item) -> String? { namesStores ? item.store.map { "@\($0)" } : nil }
}
