/// How a list is sorted and grouped, stored as a `Setting`. Ticked items always come last.
package struct Arrangement: Hashable, Sendable {
  package enum Sort: String, Hashable, Sendable, CaseIterable {
    case own
    case name
    case store
    case newest

    package var next: Sort {
      let all = Self.allCases
      return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }
  }

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

  package var sort: Sort
  package var grouping: Grouping
  /// The current walk, which overrides the grouping. Not stored.
  package var walk: ShopWalk?

  package init(sort: Sort = .own, grouping: Grouping = .category) {
    self.sort = sort
    self.grouping = grouping
  }

  /// How a list is arranged at first.
  package static var usual: Arrangement {
    Arrangement(sort: Conventions.current.sort, grouping: Conventions.current.group)
  }

  package static let plain = Arrangement(grouping: .none)

  /// Whether the headings are categories in their usual order, or there are none.
  var hasUsualHeadings: Bool { walk == nil && grouping != .store }
}

// Stored as `name grouped`, `own stores`, `newest`.
extension Arrangement {
  package static func key(of list: ShoppingList.ID) -> String { "arrangement/\(list)" }

  package var stored: String {
    switch grouping {
    case .category: "\(sort.rawValue) grouped"
    case .store: "\(sort.rawValue) stores"
    case .none: sort.rawValue
    }
  }

  package init(stored: String) {
    let words = stored.split(separator: " ")
    self.init(
      sort: words.first.flatMap { Sort(rawValue: String($0)) } ?? .own,
      grouping: words.contains("grouped") ? .category : words.contains("stores") ? .store : .none)
  }
}

extension Arrangement {
  /// On a walk, always the aisles.
  package var headings: Grouping { walk == nil ? grouping : .category }

  /// - Parameter isElsewhere: Whether only other shops sell it.
  func heading(category: Category, store: String?, isElsewhere: Bool) -> ListHeading? {
    if isElsewhere { return .elsewhere }
    return switch headings {
    case .category: .category(category)
    case .store: .store(store.flatMap(Shop.init))
    case .none: nil
    }
  }

  func isBefore(_ one: ListHeading?, _ other: ListHeading?) -> Bool {
    switch (one, other) {
    case (.category(let one), .category(let other)): walk?.isBefore(one, other) ?? (one < other)
    case (.elsewhere, _): false
    case (_, .elsewhere): true
    // Without a store comes last.
    case (.store(let one?), .store(let other?)): one.key < other.key
    case (.store(let one), .store(let other)): one != nil && other == nil
    default: false
    }
  }

  func isBefore(_ one: Item, _ other: Item) -> Bool {
    if one.isTicked != other.isTicked { return other.isTicked }
    if one.isTicked, let moments = walk?.moments(of: one.id, other.id) {
      // The last ticked comes first. Those ticked at once count as ticked from top to bottom.
      return moments.0 != moments.1 ? moments.0 > moments.1 : stoodBefore(other, one)
    }
    return one.isTicked ? isSortedBefore(one, other) : stoodBefore(one, other)
  }

  private func stoodBefore(_ one: Item, _ other: Item) -> Bool {
    areApart(one, other) ?? isSortedBefore(one, other)
  }

  private func isSortedBefore(_ one: Item, _ other: Item) -> Bool {
    switch sort {
    case .own: break
    case .name: if one.key != other.key { return one.key < other.key }
    case .store:
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

  func isElsewhere(_ item: Item) -> Bool { walk?.isElsewhere(item.key, store: item.store) ?? false }

  /// The order of the headings; `nil` if they are the same.
  private func areApart(_ one: Item, _ other: Item) -> Bool? {
    switch headings {
    case .none: return nil
    case .category:
      if let walk, !walk.elsewhere.isEmpty {
        let (first, second) = (isElsewhere(one), isElsewhere(other))
        if first || second { return first == second ? nil : second }
      }
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
