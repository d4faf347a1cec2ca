import ToteModel

/// Messages about lists and items.
protocol ListSentences {
  /// Nothing to clear, on the list or in the shop.
  func nothingTicked(in shop: Shop?) -> String
  /// The last item was ticked; in a shop the last one bought there.
  func allInBasketNow(in shop: Shop?) -> String
  /// Everything under a heading was ticked.
  func tickedAll(_ items: [Item], under heading: String) -> String
  /// It was just ticked; says what another press does.
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
  /// Ticked items were removed; in a shop, those bought there.
  func cleared(_ items: [Item], in shop: Shop?) -> String
  func copied(_ items: [Item]) -> String
  /// What happened to several added items.
  func added(_ counts: AddedCounts) -> String
  /// Details without a name.
  func nameless(_ text: String) -> String
  func editsOneItem(_ count: Int) -> String
  func itemGone(_ name: String) -> String
  func categorized(_ items: [Item], as category: Category) -> String
  func corrected(_ name: String, _ category: Category) -> String
  func moved(_ items: [Item], to list: ShoppingList, isNew: Bool) -> String
  /// How many merged with items on the list.
  func merged(_ count: Int) -> String
  func forgotPurchase(_ name: String) -> String
  func repeats(_ item: Item, every: Repeat?) -> String
  /// After `repeats`, for a new staple.
  var changesRepetition: String { get }
  /// `usual`, before three purchases have taught the interval.
  func repeatsOnceKnown(_ item: Item) -> String
  /// When a ticked staple is added again.
  func comesBack(_ item: Item, _ day: Moment) -> String
  func notAnInterval(_ text: String) -> String
  func notABudget(_ text: String) -> String
  /// `nil` removes the budget.
  func budgeted(_ list: ShoppingList, _ budget: Price?) -> String
  func staplesCame(_ items: [Item]) -> String
  func areOnListAlready(_ list: ShoppingList) -> String
  func standsByAisle(_ shop: Shop) -> String
  func staysInStore(_ item: Item) -> String
  func aisleIsAtEnd(_ aisle: Category, isFirst: Bool) -> String
  func movedAisle(_ first: Category, before second: Category, in shop: Shop) -> String
  func leftShop(_ shop: Shop) -> String
  /// An item added or changed in a shop is bought elsewhere.
  func isBoughtElsewhere(_ name: String, _ store: String) -> String
  /// An item was postponed to another store, or to any; it may be hidden now.
  func isBought(_ name: String, in store: String?, isHidden: Bool) -> String
  func arranged(_ arrangement: Arrangement) -> String
  func deleted(_ list: ShoppingList, items count: Int) -> String
  func duplicated(_ list: ShoppingList) -> String
  func archived(_ list: ShoppingList) -> String
  func unarchived(_ list: ShoppingList) -> String
  func nameTaken(by list: ShoppingList) -> String
  func listGone(_ list: ShoppingList, isDeleted: Bool) -> String
}
