/// Where a filter that shows nothing would find something: on other lists, or on its own for another store.
package struct FoundElsewhere: Hashable, Sendable {
  package struct Hits: Hashable, Sendable {
    package let list: ShoppingList
    package let count: Int
  }

  /// The open lists with hits, those with most first.
  package let lists: [Hits]
  /// On the filter's own list, where a walk through a shop hides them.
  package let forOtherStores: Int
  /// What a longer text is looked for in.
  fileprivate let slots: [Int32]

  package var isEmpty: Bool { slots.isEmpty }
}

extension Records {
  /// - Parameter found: The last answer, if this query narrows the last one.
  package func findElsewhere(
    _ query: ItemQuery, than list: ShoppingList.ID, within found: FoundElsewhere? = nil
  ) -> FoundElsewhere {
    var hits: [Int32] = []
    var counts: [ShoppingList.ID: Int] = [:]
    let matches = query.matches
    func look(_ slot: Int32) {
      guard let item = slots[Int(slot)], matches(item) else { return }
      hits.append(slot)
      counts[item.list, default: 0] += 1
    }
    if let found {
      found.slots.forEach(look)
    } else {
      for other in lists where !other.isArchived && (other.id != list || walk != nil) {
        for chunk in tables[other.id]?.wrappedValue.order.chunks ?? [] { chunk.forEach(look) }
      }
    }
    let others = lists.filter { $0.id != list }.compactMap { other in
      counts[other.id].map { FoundElsewhere.Hits(list: other, count: $0) }
    }
    return FoundElsewhere(
      lists: others.enumerated().sorted {
        ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
      }.map(\.element),
      forOtherStores: counts[list] ?? 0, slots: hits)
  }
}
