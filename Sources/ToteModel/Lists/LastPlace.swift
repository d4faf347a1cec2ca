/// Where the program begins: with the list that was open last, and in the shop in which it was left.
extension Records {
  /// The list to begin with: the one that was open last, or else the first.
  package var listToOpen: ShoppingList? {
    let open = lists.filter { !$0.isArchived }
    let last = settings[LastPlace.list]
    return open.first { $0.id.description == last } ?? open.first
  }

  /// The shop to begin in: the one that was not left, if one was in it so lately that what was ticked still belongs to that walk.
  package func shopToEnter(at now: Moment) -> Shop? {
    guard let last = shopLeftOpen, last.isWithin(PurchasedItem.regret, of: now) else { return nil }
    return last.shop
  }

  /// Whether a shop was not left, lately or long ago.
  package var remembersShop: Bool { settings[LastPlace.shop] != nil }

  fileprivate var shopLeftOpen: ShopLeftOpen? { settings[LastPlace.shop].flatMap(ShopLeftOpen.init) }
}

/// A shop that was not left, and when one was in it: as it is stored, with a tab between.
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

  /// Whether that was so lately, and not in the future of a clock that was put right since.
  func isWithin(_ time: Int64, of now: Moment) -> Bool {
    let (age, overflow) = now.milliseconds.subtractingReportingOverflow(milliseconds)
    return !overflow && 0...time ~= age
  }
}

extension Workspace {
  /// Remembers where the next start begins, where that is elsewhere by now.
  ///
  /// - Parameter list: The open list; `nil` leaves what is remembered.
  package mutating func rememberPlace(list: ShoppingList?, _ context: EditContext) {
    var changes: [Change?] = []
    if let list, !list.isArchived, records.listToOpen?.id != list.id {
      changes.append(records.changing(LastPlace.list, to: list.id.description))
    }
    if let shop = records.walk?.shop {
      // That one is still on the walk is remembered once an hour, and not with each tick.
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
  /// Whether it only remembers where the next start begins: nobody need be told that it was not saved.
  package var isLastPlace: Bool {
    kind == .aside
      && changes.allSatisfy { [.setting(LastPlace.list), .setting(LastPlace.shop)].contains($0.key) }
  }
}

/// The settings that remember it.
private enum LastPlace {
  static let list = "open"
  static let shop = "shop"
}
