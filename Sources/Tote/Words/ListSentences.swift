import ToteModel

/// What the lists have to say after an act.
protocol ListSentences {
  /// There is nothing to clear: on the list, or of what is bought in a shop.
  func nothingTicked(in shop: Shop?) -> String
  /// The last item to buy was ticked; in a shop the last that is bought there.
  func allInBasketNow(in shop: Shop?) -> String
  /// All that was to buy under a heading was ticked.
  func tickedAll(_ items: [Item], under heading: String) -> String
  /// It was just ticked: what another press of the key will do.
  func isInBasket(_ item: Item) -> String
  var nothingToCopy: String { get }
  var itemsGone: String { get }
  var noListToAddTo: String { get }
  var noListToPasteTo: String { get }
  var editedItemGone: String { get }
  var renamedListGone: String { get }
  var cannotMoveWhileFiltered: String { get }
  func nameListToAdd(_ item: String) -> String
  func cannotMoveWhileSorted(_ arrangement: Arrangement) -> String
  func isAtEnd(_ item: Item, isFirst: Bool) -> String
  func staysInCategory(_ item: Item) -> String
  func deleted(_ items: [Item], notes: Int) -> String
  /// What was ticked was taken off the list; in a shop what was bought there.
  func cleared(_ items: [Item], in shop: Shop?) -> String
  func copied(_ items: [Item]) -> String
  /// What became of several that were added.
  func added(_ counts: AddedCounts) -> String
  /// There is an amount, a store, a note, but nothing that it is of.
  func nameless(_ text: String) -> String
  func editsOneItem(_ count: Int) -> String
  func itemGone(_ name: String) -> String
  func categorized(_ items: [Item], as category: Category) -> String
  func corrected(_ name: String, _ category: Category) -> String
  func moved(_ items: [Item], to list: ShoppingList, isNew: Bool) -> String
  /// So many of them became one with what was on the list.
  func merged(_ count: Int) -> String
  func forgotPurchase(_ name: String) -> String
  func repeats(_ item: Item, every: Repeat?) -> String
  /// Behind that, where it has just become a staple.
  var changesRepetition: String { get }
  /// As often as usual, which is not known before it was bought on three days.
  func repeatsOnceKnown(_ item: Item) -> String
  /// Of a staple that was ticked: when it is added again.
  func comesBack(_ item: Item, _ day: Moment) -> String
  /// What was typed is no interval, or no budget.
  func notAnInterval(_ text: String) -> String
  func notABudget(_ text: String) -> String
  /// What may be spent on a list from now on; `nil` for no budget.
  func budgeted(_ list: ShoppingList, _ budget: Price?) -> String
  func staplesCame(_ items: [Item]) -> String
  func areOnListAlready(_ list: ShoppingList) -> String
  func standsByAisle(_ shop: Shop) -> String
  func staysInStore(_ item: Item) -> String
  func aisleIsAtEnd(_ aisle: Category, isFirst: Bool) -> String
  func movedAisle(_ first: Category, before second: Category, in shop: Shop) -> String
  func leftShop(_ shop: Shop) -> String
  /// Of an item that was added or changed in a shop, and is bought in another.
  func isBoughtElsewhere(_ name: String, _ store: String) -> String
  /// Of an item that was put off to another store, or can be bought in any; it may no longer show.
  func isBought(_ name: String, in store: String?, isHidden: Bool) -> String
  func arranged(_ arrangement: Arrangement) -> String
  func deleted(_ list: ShoppingList, items count: Int) -> String
  func duplicated(_ list: ShoppingList) -> String
  func archived(_ list: ShoppingList) -> String
  func unarchived(_ list: ShoppingList) -> String
  func nameTaken(by list: ShoppingList) -> String
  func listGone(_ list: ShoppingList, isDeleted: Bool) -> String
}
