import ToteModel

extension Message {
  static func nothingTicked(in shop: Shop?) -> Message { refused(words.nothingTicked(in: shop)) }
  static func allInBasket(in shop: Shop?) -> Message { Message(words.allInBasketNow(in: shop)) }
  static func isInBasket(_ item: Item) -> Message { refused(words.isInBasket(item)) }
  static func tickedAll(_ items: [Item], under heading: ListHeading) -> Message {
    Message(words.tickedAll(items, under: heading.title))
  }
  static var nothingToCopy: Message { refused(words.nothingToCopy) }
  static var itemsGone: Message { refused(words.itemsGone) }
  static var noList: Message { refused(words.noListToAddTo) }
  static var noListToPasteTo: Message { refused(words.noListToPasteTo) }
  static var editedItemGone: Message { refused(words.editedItemGone) }
  static var renamedListGone: Message { refused(words.renamedListGone) }
  static var cannotMoveWhileFiltered: Message { refused(words.cannotMoveWhileFiltered) }

  static func nameListToAdd(_ item: String) -> Message { refused(words.nameListToAdd(item)) }
  static func cannotMoveWhileSorted(_ arrangement: Arrangement) -> Message {
    refused(words.cannotMoveWhileSorted(arrangement))
  }
  static func isAtEnd(_ item: Item, isFirst: Bool) -> Message {
    refused(words.isAtEnd(item, isFirst: isFirst))
  }
  static func staysInCategory(_ item: Item) -> Message { refused(words.staysInCategory(item)) }
  static func deleted(_ items: [Item], notes: Int) -> Message { Message(words.deleted(items, notes: notes)) }
  static func cleared(_ items: [Item], in shop: Shop?) -> Message {
    // A single item needs no shop.
    Message(words.cleared(items, in: items.count == 1 ? nil : shop))
  }
  static func copied(_ items: [Item]) -> Message { Message(words.copied(items)) }

  static func added(_ additions: Additions) -> Message {
    if additions.items.count == 1, let item = additions.items.first, let outcome = additions.outcomes.first {
      return Message(words.sentence(outcome, item))
    }
    return Message(words.added(AddedCounts(additions.outcomes)))
  }

  static func nothingToBuyAgain(_ reason: BuyAgain.Emptiness) -> Message { refused(reason.sentence) }
  static func nameless(_ text: String) -> Message { refused(words.nameless(text)) }
  static func editsOneItem(_ count: Int) -> Message { refused(words.editsOneItem(count)) }
  static func itemGone(_ name: String) -> Message { refused(words.itemGone(name)) }
  static func categorized(_ items: [Item], as category: Category) -> Message {
    Message(words.categorized(items, as: category))
  }
  static func corrected(_ name: String, _ category: Category) -> Message {
    Message(words.corrected(name, category))
  }
  static func moved(
    _ items: [Item], to list: ShoppingList, isNew: Bool, merged: [(item: Item, outcome: AddOutcome)]
  ) -> Message {
    let moved = words.moved(items, to: list, isNew: isNew)
    return Message(merged.isEmpty ? moved : "\(moved) \(text(of: merged))")
  }
  /// Items that merged with others on the list.
  static func merged(_ merged: [(item: Item, outcome: AddOutcome)]) -> Message { Message(text(of: merged)) }
  private static func text(of merged: [(item: Item, outcome: AddOutcome)]) -> String {
    merged.count == 1 ? words.sentence(merged[0].outcome, merged[0].item) : words.merged(merged.count)
  }
  static func forgotPurchase(_ name: String) -> Message { Message(words.forgotPurchase(name)) }
  /// - Parameter isKnown: Whether the interval is known.
  /// - Parameter isNew: Whether the item just became a staple, so the message names the key for other
  ///   intervals.
  static func repeats(_ item: Item, every: Repeat?, isKnown: Bool, isNew: Bool = false) -> Message {
    let said = isKnown ? words.repeats(item, every: every) : words.repeatsOnceKnown(item)
    return Message(isNew ? "\(said) \(words.changesRepetition)" : said)
  }
  static func comesBack(_ item: Item, _ day: Moment) -> Message { Message(words.comesBack(item, day)) }
  static func notAnInterval(_ text: String) -> Message { refused(words.notAnInterval(text)) }
  static func notABudget(_ text: String) -> Message { refused(words.notABudget(text)) }
  static func budgeted(_ list: ShoppingList, _ budget: Price?) -> Message {
    Message(words.budgeted(list, budget))
  }
  static func staplesCame(_ items: [Item]) -> Message { Message(words.staplesCame(items)) }
  static func areOnListAlready(_ list: ShoppingList) -> Message { refused(words.areOnListAlready(list)) }
  static func standsByAisle(_ shop: Shop) -> Message { refused(words.standsByAisle(shop)) }
  static func staysInAisle(_ item: Item) -> Message { refused(words.staysInAisle(item)) }
  static var basketStandsAsTicked: Message { refused(words.basketStandsAsTicked) }
  static func staysInStore(_ item: Item) -> Message { refused(words.staysInStore(item)) }
  static func aisleIsAtEnd(_ aisle: Category, isFirst: Bool) -> Message {
    refused(words.aisleIsAtEnd(aisle, isFirst: isFirst))
  }
  static func movedAisle(_ first: Category, before second: Category, in shop: Shop) -> Message {
    Message(words.movedAisle(first, before: second, in: shop))
  }
  static func isBoughtElsewhere(_ item: Item, _ store: String) -> Message {
    Message(words.isBoughtElsewhere(item.name, store))
  }
  static func isBought(_ item: Item, isHidden: Bool) -> Message {
    Message(words.isBought(item.name, in: item.store, isHidden: isHidden))
  }
  static func leftShop(_ shop: Shop) -> Message { Message(words.leftShop(shop)) }
  static func arranged(_ arrangement: Arrangement) -> Message { Message(words.arranged(arrangement)) }
  static func deleted(_ list: ShoppingList, items count: Int) -> Message {
    Message(words.deleted(list, items: count))
  }
  static func duplicated(_ list: ShoppingList) -> Message { Message(words.duplicated(list)) }
  static func archived(_ list: ShoppingList) -> Message { Message(words.archived(list)) }
  static func unarchived(_ list: ShoppingList) -> Message { Message(words.unarchived(list)) }
  static func nameTaken(by list: ShoppingList) -> Message { refused(words.nameTaken(by: list)) }
  static func listGone(_ list: ShoppingList, isDeleted: Bool) -> Message {
    refused(words.listGone(list, isDeleted: isDeleted))
  }
}
