/// In which order a list shows its items, and whether under the names of categories. It is remembered for each list as
/// a `Setting`, so it comes back after a restart, and the records keeps its order up to date.

/// The order of a list on the screen. What is ticked stands below the rest in every one.
package struct Arrangement: Hashable, Sendable {
  /// By what items are sorted.
  package enum Sort: String, Hashable, Sendable, CaseIterable {
    /// As the user has put them.
    case own
    /// By name.
    case name
    /// By where to buy them.
    case store
    /// The latest first.
    case newest

    /// The next one, and after the last the first.
    package var next: Sort {
      let all = Self.allCases
      return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }
  }

  /// By what items are sorted.
  package var sort: Sort
  /// Whether they stand under their categories.
  package var isGrouped: Bool

  /// An arrangement; what a new list has where nothing is said.
  package init(sort: Sort = .own, isGrouped: Bool = true) {
    self.sort = sort
    self.isGrouped = isGrouped
  }

  /// By rank and nothing else.
  package static let plain = Arrangement(isGrouped: false)
}

// As it is stored: `name grouped`.
extension Arrangement {
  /// The setting of a list.
  package static func key(of list: ShoppingList.ID) -> String { "arrangement/\(list)" }

  package var stored: String { isGrouped ? "\(sort.rawValue) grouped" : sort.rawValue }

  /// What was stored; a word that this version does not know counts as not said.
  package init(stored: String) {
    let words = stored.split(separator: " ")
    self.init(
      sort: words.first.flatMap { Sort(rawValue: String($0)) } ?? .own, isGrouped: words.contains("grouped"))
  }

  /// Whether one item shows before another.
  func isBefore(_ one: Item, _ other: Item) -> Bool {
    if one.isTicked != other.isTicked { return other.isTicked }
    if isGrouped, !one.isTicked, one.category != other.category {
      return (one.category ?? .other) < (other.category ?? .other)
    }
    switch sort {
    case .own: break
    case .name: if one.key != other.key { return one.key < other.key }
    case .store:
      // Those that can be bought anywhere come last.
      if one.store != other.store {
        guard let one = one.store, let other = other.store else { return one.store != nil }
        let order = Folding.compare(one, other)
        if order != 0 { return order < 0 }
      }
    case .newest: if one.created != other.created { return one.created > other.created }
    }
    if one.rank != other.rank { return one.rank < other.rank }
    return one.id < other.id
  }
}
