extension Sequence<ShoppingList> {
  /// The one that the settings name, if it is open.
  package var setAsDefault: ShoppingList? {
    guard let key = Conventions.current.defaultList.map(ItemName.key), !key.isEmpty else { return nil }
    return first { !$0.isArchived && !$0.isHome && ItemName.key(of: $0.name) == key }
  }
}

/// The list and the shop that were open last.
extension Records {
  package var listToOpen: ShoppingList? {
    if let list = lists.setAsDefault { return list }
    let open = lists.filter { !$0.isArchived && !$0.isHome }
    let last = settings[LastPlace.list]
    return open.first { $0.id.description == last } ?? open.first
  }

  /// The shop, unless it was left or its walk is too long ago.
  package func shopToEnter(at now: Moment) -> Shop? {
    guard let last = shopLeftOpen, last.isWithin(PurchasedItem.regret, of: now) else { return nil }
    return last.shop
  }

  package var remembersShop: Bool { settings[LastPlace.shop] != nil }

  fileprivate var shopLeftOpen: ShopLeftOpen? { settings[LastPlace.shop].flatMap(ShopLeftOpen.init) }
}

/// A shop that was open at some time, stored with a tab in between.
private struct ShopLeftOpen {
  let milliseconds: Int64
  let shop: Shop

  init?(stored: String) {
    let parts = stored.split(separator: "\t", maxSplits: 1)
    guard parts.count == 2, let milliseconds = Int64(parts[0]), let shop = Shop(String(parts[1])) else {
      return nil
    }
    (self.milliseconds, self.shop) = (milliseconds, shop)
  }

  static func stored(_ shop: Shop, at now: Moment) -> String { "\(now.milliseconds)\t\(shop.name)" }

  /// Excludes the future, as the clock may have been corrected.
  func isWithin(_ time: Int64, of now: Moment) -> Bool {
    let (age, overflow) = now.milliseconds.subtractingReportingOverflow(milliseconds)
    return !overflow && 0...time ~= age
  }
}

extension Workspace {
  /// - Parameter list: `nil` keeps the stored list.
  package mutating func rememberPlace(list: ShoppingList?, _ context: EditContext) {
    var changes: [Change?] = []
    if let list, !list.isArchived, !list.isHome, records.listToOpen?.id != list.id {
      changes.append(records.changing(LastPlace.list, to: list.id.description))
    }
    if let shop = records.walk?.shop {
      // At most once an hour, rather than with every tick.
      let isKnown = records.shopLeftOpen.map { $0.shop == shop && $0.isWithin(Self.hour, of: context.now) }
      if isKnown != true {
        changes.append(records.changing(LastPlace.shop, to: ShopLeftOpen.stored(shop, at: context.now)))
      }
    } else if records.remembersShop {
      changes.append(records.changing(LastPlace.shop, to: nil))
    }
    if !changes.isEmpty { remember(changes.compactMap { $0 }, id: context.id(), at: context.now) }
  }

  private static let hour: Int64 = 3_600_000
}

extension Entry {
  /// Whether it only remembers where to start or what was chosen, so that failing to save it needs no message.
  package var isLastPlace: Bool {
    kind == .aside
      && changes.allSatisfy {
        [.setting(LastPlace.list), .setting(LastPlace.shop), .setting(RecentCommands.setting)].contains(
          $0.key)
      }
  }
}

private enum LastPlace {
  static let list = "open"
  static let shop = "shop"
}
