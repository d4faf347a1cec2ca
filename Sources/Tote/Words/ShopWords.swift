import ToteModel

protocol ShopWords {
  var whichShop: String { get }
  /// The heading of what can be bought anywhere.
  var anyShop: String { get }
  /// Above what this shop never sold and another always did.
  var elsewhere: String { get }
  /// An item to buy in another store.
  func whereToBuy(_ name: String) -> String
  /// In the footer: the store doesn't have it.
  var notHere: String { get }
  /// The row that leaves the current shop, and the mark of that shop.
  func leave(_ shop: Shop) -> String
  var youAreHere: String { get }
  /// The row of a new shop, and what choosing it does.
  func new(_ shop: Shop) -> String
  var enterNewShop: String { get }
  var typeShop: String { get }
  var noShopYet: String { get }
  var leaveShop: String { get }
  var toShop: String { get }
  var toAisle: String { get }
  /// On a heading: ticks everything below it, or goes there.
  var tickAll: String { get }
  var toItems: String { get }
  /// Before the name of the next item.
  var nextItem: String { get }
  /// A heading, and what to do if nothing is to buy in a shop.
  func nothingToBuy(in shop: Shop) -> (String, String)
  func standsByAisle(_ shop: Shop) -> String
  func staysInStore(_ item: Item) -> String
  func aisleIsAtEnd(_ aisle: Category, isFirst: Bool) -> String
  func movedAisle(_ first: Category, before second: Category, in shop: Shop) -> String
  func leftShop(_ shop: Shop) -> String
  /// An item added or changed in a shop is bought elsewhere.
  func isBoughtElsewhere(_ name: String, _ store: String) -> String
  /// An item was postponed to another store, or to any; it may be hidden now.
  func isBought(_ name: String, in store: String?, isHidden: Bool) -> String
  /// The help about shop mode.
  var shopHelp: Palette.Section { get }
  /// Nothing is left to buy there, though maybe elsewhere.
  func allInBasket(from shop: Shop) -> String
  /// In the footer: removes what was bought there.
  var clearBasket: String { get }
  /// For moving an item in the basket.
  var basketStandsAsTicked: String { get }
  /// For moving an item out of its aisle; says how to move the aisle.
  func staysInAisle(_ item: Item) -> String
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
