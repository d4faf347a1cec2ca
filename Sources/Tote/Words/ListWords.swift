import ToteModel

/// The lists tab.
protocol ListWords {
  var lists: String { get }
  var allLists: String { get }
  var newList: String { get }
  var renameList: String { get }
  /// The label of the field for a list's name, and the text of the empty field.
  var name: String { get }
  var namePlaceholder: String { get }
  /// Labels of the fields below, if their titles don't fit.
  var repeatLabel: String { get }
  /// From the longest to the shortest.
  func budgetLabels(_ list: String) -> [String]
  /// The title of the field for an interval, with examples, and the word for none.
  func repeatTitle(_ item: String) -> String
  var intervalExamples: String { get }
  var never: String { get }
  /// The title of the field for a budget, with its scope and an example.
  func budgetTitle(_ list: String) -> String
  /// What counts against it.
  var budgetScope: String { get }
  var budgetExample: String { get }
  var filterPlaceholder: String { get }
  /// The help about signs in the header and after names.
  var signHelp: HelpPage.Section { get }
  /// The help about filters.
  var filterHelp: HelpPage.Section { get }
  var buyAgain: String { get }
  /// In the footer: adds the selected items, or the one under the cursor.
  func addAndClose(_ count: Int, isShort: Bool) -> String
  /// In the footer, next to the key that selects: how many it would select.
  func selectDue(_ count: Int) -> String
  /// All but those needed later and those that only recipes needed.
  func selectNotLater(_ count: Int, later: Int, forRecipes: Int) -> String
  func selectAllBought(_ count: Int) -> String
  var selectNothing: String { get }
  /// In the footer: a key for more, or digits for an amount.
  var moreOrDigits: String { get }
  var clearSearch: String { get }
  var noOtherList: String { get }
  var nothingBoughtYet: String { get }
  var allBoughtIsOnList: String { get }
  /// A search for something that is on the list, and so isn't offered.
  func isOnList(_ name: String) -> String
  /// If less than usual is on the list.
  func onList(_ amount: String) -> String
  /// If the amount on the list doesn't add up: fresh tomatoes besides cans.
  func alsoOnList(_ amount: String) -> String
  /// A heading, and what to do on the first day.
  var welcome: (String, String) { get }
  /// After the number of matches of a filter.
  var escapeShowsAll: String { get }
  var listsTab: TabWords { get }

  // Hints in the footer that say more than the command's title.
  var select: String { get }
  var selectAll: String { get }
  var budget: String { get }
  var group: String { get }
  var move: String { get }
  var clearSelection: String { get }
  var showAll: String { get }
  var restoreArchived: String { get }
  var moveHere: String { get }
  var toNewList: String { get }

  // Shop mode.
  var whichShop: String { get }
  /// The heading of what can be bought anywhere.
  var anyShop: String { get }
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
  var aisleLater: String { get }
  var aisleEarlier: String { get }
  /// On a heading: ticks everything below it, or goes there.
  var tickAll: String { get }
  var toItems: String { get }
  /// Before the name of the next item.
  var nextItem: String { get }
  /// A heading, and what to do if nothing is to buy in a shop.
  func nothingToBuy(in shop: Shop) -> (String, String)

  func items(_ count: Int) -> String
  /// A heading, and what to do without a list.
  func noList(areArchived: Bool, canUndo: Bool) -> (String, String)
  func nothingFound(_ text: String) -> (String, String)
  var isNotUnderstood: String { get }
  /// Words of a filter that have no meaning.
  func notUnderstood(_ words: [String]) -> String
  func emptyList(canBuyAgain: Bool) -> (String, String)
  func selected(_ count: Int) -> String
  /// If Escape does something else.
  func selectedCount(_ count: Int) -> String
  /// If some of them are hidden.
  func selectedCount(_ count: Int, hidden: Int) -> String
  /// What is left of a budget, or spent beyond it.
  func leftOfBudget(_ price: String, isOver: Bool) -> String
  /// Shorter.
  func leftToSpend(_ price: String, isOver: Bool) -> String
  /// What was spent today on cleared items, from a budget or in a store; the second is shorter.
  func spentEarlier(_ price: String) -> String
  func earlier(_ price: String) -> String
  /// The sum of the basket: alone, and after the number of items.
  func basket(_ price: String) -> String
  func inBasket(_ price: String) -> String
  /// The last and the lowest price of an item, and the shop with the lowest last price.
  func lastPrice(_ payment: PriceHistory.Payment) -> String
  func lowestPrice(_ payment: PriceHistory.Payment) -> String
  func cheapest(_ store: String, _ price: String) -> String
  /// In the empty field of "Buy again".
  var searchBought: String { get }
  /// When it was last bought, and the usual interval.
  func daysAgo(_ days: Int64, usually gap: Int64?) -> String
  /// How often it was bought.
  func bought(_ count: Int) -> String
  func addPasted(_ count: Int) -> String
  /// In the footer: what Enter does with lines of a recipe.
  func addItems(_ count: Int) -> String
  /// In the footer of a preview: what Space does with the current line.
  func toggleLine(isKept: Bool, isShort: Bool) -> String
  /// Why a line of a plan is dropped: its recipe was already sent. From the longest to the shortest.
  func wasSent(_ meal: PastePreview.SentMeal) -> [String]
  /// Why a line of a recipe is dropped: it was left out earlier today.
  var wasLeftOut: [String] { get }
  /// A link of a plan to a missing note.
  var noSuchNote: [String] { get }
  /// The label of the field for servings.
  var servings: String { get }
  /// A meal of a plan with its servings.
  func servings(of meal: String, _ count: Int) -> String
  func state(of row: ListPicker.Row) -> String
  func moveTo(_ name: String?, count: Int) -> String
  /// The place of the cursor; empty if all rows are visible.
  func place(_ row: Int, of count: Int, height: Int) -> String
  /// The visible lines.
  func range(_ first: Int, _ last: Int, of count: Int) -> String
}
