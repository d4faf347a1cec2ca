/// Where the program begins: with the list that was open last, and in the shop in which it was left.
extension Records {
  /// The list to begin with: the one that was open last, or else the first.
  package var listToOpen: ShoppingList? {
    let open = lists.filter { !$0.isArchived }
    let last = settings[LastPlace.list]
    return open.first { $0.id.description == last } ?? open.first
  }

  /// The shop to begin in: the one that was not left, if that is of today. Nobody stands in yesterday's.
  package func shopToEnter(at now: Moment) -> Shop? {
    let parts = settings[LastPlace.shop]?.split(separator: "\t", maxSplits: 1) ?? []
    guard parts.count == 2, parts[0] == "\(now.dayNumber)" else { return nil }
    return Shop(String(parts[1]))
  }

  /// Whether a shop was not left, today or on another day.
  package var remembersShop: Bool { settings[LastPlace.shop] != nil }
}

extension Workspace {
  /// Remembers where the next start begins, where that is elsewhere by now.
  ///
  /// - Parameter list: The open list; `nil` leaves what is remembered.
  package mutating func rememberPlace(list: ShoppingList?, _ context: EditContext) {
    var changes: [Change] = []
    if let list, !list.isArchived, records.listToOpen?.id != list.id {
      changes.append(contentsOf: change(LastPlace.list, to: list.id.description))
    }
    if records.shopToEnter(at: context.now) != records.walk?.shop
      || records.walk == nil && records.remembersShop
    {
      let shop = records.walk?.shop
      changes.append(
        contentsOf: change(LastPlace.shop, to: shop.map { "\(context.now.dayNumber)\t\($0.name)" }))
    }
    if !changes.isEmpty { remember(changes, id: context.id(), at: context.now) }
  }

  private func change(_ key: String, to value: String?) -> [Change] {
    let before = records.settings[key].map { Row.setting(Setting(key: key, value: $0)) }
    let after = value.map { Row.setting(Setting(key: key, value: $0)) }
    return Change(before: before, after: after).map { [$0] } ?? []
  }
}

extension Entry {
  /// Whether it only remembers where the next start begins: nobody need be told that it was not saved.
  package var isLastPlace: Bool {
    kind == .aside
      && changes.allSatisfy { [.setting(LastPlace.list), .setting(LastPlace.shop)].contains($0.key) }
  }
}

/// The settings that remember it.
private enum LastPlace {
  static let list = "open"
  /// The day, and the name of the shop behind a tab.
  static let shop = "shop"
}
