/// In which order a list shows its items, and under which headings. It is remembered for each list as a `Setting`, so it
/// comes back after a restart, and the records keep its order up to date.

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

  /// Under which headings items stand.
  package enum Grouping: String, Hashable, Sendable, CaseIterable {
    case category, store, none

    package var next: Grouping {
      switch self {
      case .category: .store
      case .store: .none
      case .none: .category
      }
    }
  }

  /// By what items are sorted.
  package var sort: Sort
  package var grouping: Grouping
  /// The walk on which the list is looked at, which goes before its grouping. It is not stored.
  package var walk: ShopWalk?

  /// An arrangement; what a new list has where nothing is said.
  package init(sort: Sort = .own, grouping: Grouping = .category) {
    self.sort = sort
    self.grouping = grouping
  }

  /// By rank and nothing else.
  package static let plain = Arrangement(grouping: .none)

  /// Whether what shows stands under its categories in their usual order, or under nothing.
  var hasUsualHeadings: Bool { walk == nil && grouping != .store }
}

// As it is stored: `name grouped`, `own stores`, `newest`.
extension Arrangement {
  /// The setting of a list.
  package static func key(of list: ShoppingList.ID) -> String { "arrangement/\(list)" }

  package var stored: String {
    switch grouping {
    case .category: "\(sort.rawValue) grouped"
    case .store: "\(sort.rawValue) stores"
    case .none: sort.rawValue
    }
  }

  /// What was stored; a word that this version does not know counts as not said.
  package init(stored: String) {
    let words = stored.split(separator: " ")
    self.init(
      sort: words.first.flatMap { Sort(rawValue: String($0)) } ?? .own,
      grouping: words.contains("grouped") ? .category : words.contains("stores") ? .store : .none)
  }
}

// Where an item shows.
extension Arrangement {
  /// What the headings are: on a walk they are aisles, whatever they are else.
  package var headings: Grouping { walk == nil ? grouping : .category }

  /// What an item that is to buy stands under.
  func heading(category: Category, store: String?) -> ListHeading? {
    switch headings {
    case .category: .category(category)
    case .store: .store(store.flatMap(Shop.init))
    case .none: nil
    }
  }

  /// Whether one heading of what is to buy stands before another.
  func isBefore(_ one: ListHeading?, _ other: ListHeading?) -> Bool {
    switch (one, other) {
    case (.category(let one), .category(let other)): walk?.isBefore(one, other) ?? (one < other)
    // What can be bought anywhere comes last.
    case (.store(let one?), .store(let other?)): one.key < other.key
    case (.store(let one), .store(let other)): one != nil && other == nil
    default: false
    }
  }

  /// Whether one item shows before another.
  func isBefore(_ one: Item, _ other: Item) -> Bool {
    if one.isTicked != other.isTicked { return other.isTicked }
    if one.isTicked, let moments = walk?.moments(of: one.id, other.id) {
      // What was ticked last is the first. What was ticked in one stroke counts as ticked from top to bottom, so its last is.
      return moments.0 != moments.1 ? moments.0 > moments.1 : stoodBefore(other, one)
    }
    return one.isTicked ? isSortedBefore(one, other) : stoodBefore(one, other)
  }

  /// Whether one item stands before another where both are to buy.
  private func stoodBefore(_ one: Item, _ other: Item) -> Bool {
    areApart(one, other) ?? isSortedBefore(one, other)
  }

  private func isSortedBefore(_ one: Item, _ other: Item) -> Bool {
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

  /// Whether one comes before the other because of their headings; `nil` where these are one.
  private func areApart(_ one: Item, _ other: Item) -> Bool? {
    switch headings {
    case .none: return nil
    case .category:
      if one.category == other.category { return nil }
      let (one, other) = (one.category ?? .other, other.category ?? .other)
      return one == other ? nil : walk?.isBefore(one, other) ?? (one < other)
    case .store:
      if one.store == other.store { return nil }
      let (one, other) = (one.store.flatMap(Shop.init), other.store.flatMap(Shop.init))
      return one == other ? nil : isBefore(.store(one), .store(other))
    }
  }
}
