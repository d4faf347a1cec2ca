import ToteModel

extension Words {
  var whichShop: String { say("shop-which-shop") }
  /// The heading of what can be bought anywhere.
  var anyShop: String { say("shop-any-shop") }
  /// Above what this shop never sold and another always did.
  var elsewhere: String { say("shop-elsewhere") }
  /// In the footer: the store doesn't have it.
  var notHere: String { say("shop-not-here") }
  /// The row that leaves the current shop, and the mark of that shop.
  func leave(_ shop: Shop) -> String { say("shop-leave", ["shop": shop.name]) }
  var youAreHere: String { say("shop-you-are-here") }
  var enterNewShop: String { say("shop-enter-new-shop") }
  var typeShop: String { say("shop-type-shop") }
  var noShopYet: String { say("shop-no-shop-yet") }
  var leaveShop: String { say("shop-leave-shop") }
  var toShop: String { say("shop-to-shop") }
  var toAisle: String { say("shop-to-aisle") }
  /// On a heading: ticks everything below it, or goes there.
  var tickAll: String { say("shop-tick-all") }
  var toItems: String { say("shop-to-items") }
  /// Before the aisles that are left, or the next store.
  var nextPlace: String { say("shop-next-place") }
  func leftShop(_ shop: Shop) -> String { say("shop-left-shop", ["shop": shop.name]) }
  /// Nothing is left to buy there, though maybe elsewhere.
  func allInBasket(from shop: Shop) -> String { say("shop-all-in-basket", ["shop": shop.name]) }
  /// In the footer: removes what was bought there.
  var clearBasket: String { say("shop-clear-basket") }
  /// For moving an item in the basket.
  var basketStandsAsTicked: String { say("shop-basket-stands-as-ticked") }
}

extension Words {
  /// An item to buy in another store.
  func whereToBuy(_ name: String) -> String { say("shop-where-to-buy", ["name": name]) }
  /// The row of a new shop, and what choosing it does.
  func new(_ shop: Shop) -> String { say("shop-new", ["shop": shop.name]) }
  /// A heading, and what to do if nothing is to buy in a shop.
  /// - Parameter next: Where most is left to buy.
  func nothingToBuy(in shop: Shop, next: (shop: Shop, open: Int)? = nil) -> (String, String) {
    let heading = say("shop-nothing-to-buy", ["shop": shop.name])
    guard let next else { return (heading, say("shop-nothing-to-buy", attribute: "text")) }
    return (
      heading,
      say(
        "shop-nothing-to-buy", attribute: "next", ["next": next.shop.name, "count": counted(next.open)])
    )
  }
  func standsByAisle(_ shop: Shop) -> String { say("shop-stands-by-aisle", ["shop": shop.name]) }
  func staysInStore(_ item: Item) -> String { say("shop-stays-in-store", ["name": item.name]) }
  func aisleIsAtEnd(_ aisle: Category, isFirst: Bool) -> String {
    say("shop-aisle-is-at-end", ["aisle": name(aisle), "first": isFirst])
  }
  func movedAisle(_ first: Category, before second: Category, in shop: Shop) -> String {
    say("shop-moved-aisle", ["shop": shop.name, "first": name(first), "second": name(second)])
  }
  /// An item added or changed in a shop is bought elsewhere.
  func isBoughtElsewhere(_ name: String, _ store: String) -> String {
    say("shop-is-bought-elsewhere", ["name": name, "store": store])
  }
  /// An item was postponed to another store, or to any; it may be hidden now.
  func isBought(_ name: String, in store: String?, isHidden: Bool) -> String {
    guard let store else { return say("shop-is-bought-anywhere", ["name": name, "hidden": isHidden]) }
    return say("shop-is-bought-in-store", ["name": name, "store": store, "hidden": isHidden])
  }
  /// The help about shop mode.
  var shopHelp: Palette.Section { help(say("shop-help")) }
  /// For moving an item out of its aisle; says how to move the aisle.
  func staysInAisle(_ item: Item) -> String { say("shop-stays-in-aisle", ["name": item.name]) }
}

extension Message {
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
}
