import ToteModel

/// What is read on the lists.
protocol ListWords {
  var lists: String { get }
  var allLists: String { get }
  var newList: String { get }
  var renameList: String { get }
  /// The label of the field for a list's name, and what an empty one shows.
  var name: String { get }
  var namePlaceholder: String { get }
  /// What the fields below are called where there is no room for their titles.
  var repeatLabel: String { get }
  /// Of which list, and for what time, from the longest to the shortest.
  func budgetLabels(_ list: String) -> [String]
  /// The title of the field that says how often an item comes by itself, what can be typed, and that it never does.
  func repeatTitle(_ item: String) -> String
  var intervalExamples: String { get }
  var never: String { get }
  /// The title of the field of a budget, which says what time it is for, and what can be typed.
  func budgetTitle(_ list: String) -> String
  /// What counts against it.
  var budgetScope: String { get }
  var budgetExample: String { get }
  var filterPlaceholder: String { get }
  /// What stands in the header and behind names in few signs, as a section of the help.
  var signHelp: HelpPage.Section { get }
  /// What can be typed into the filter, as a section of the help.
  var filterHelp: HelpPage.Section { get }
  var buyAgain: String { get }
  /// For the footer: what choosing does with so many that are selected, or with the one under the cursor.
  func addAndClose(_ count: Int, isShort: Bool) -> String
  /// For the footer, beside the key that selects: how many that selects next.
  func selectDue(_ count: Int) -> String
  /// All but those that are known to be needed later only, and those that only recipes needed.
  func selectNotLater(_ count: Int, later: Int, forRecipes: Int) -> String
  func selectAllBought(_ count: Int) -> String
  var selectNothing: String { get }
  /// For the footer: shows all again that a search has left out.
  /// What a key does by which there is more of something, or digits do that say how much.
  var moreOrDigits: String { get }
  var clearSearch: String { get }
  var noOtherList: String { get }
  var nothingBoughtYet: String { get }
  var allBoughtIsOnList: String { get }
  /// What is looked for among what was bought before is not offered there.
  func isOnList(_ name: String) -> String
  /// How much of it is, where that is less than usual.
  func onList(_ amount: String) -> String
  /// As much of it that does not add up: fresh tomatoes beside cans.
  func alsoOnList(_ amount: String) -> String
  /// A heading and what to do, on the first day.
  var welcome: (String, String) { get }
  /// After the number of what a filter has found.
  var escapeShowsAll: String { get }
  var listsTab: TabWords { get }

  // Hints of the footer that say more than the title of their command.
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

  // Shop mode: its picker, its banner, and its hints.
  var whichShop: String { get }
  /// No store in particular: the heading of what can be bought anywhere.
  var anyShop: String { get }
  /// Of an item that is to be bought in another store.
  func whereToBuy(_ name: String) -> String
  /// For the footer: the store does not have it.
  var notHere: String { get }
  /// The row that leaves the store one is in, and what is said behind that store.
  func leave(_ shop: Shop) -> String
  var youAreHere: String { get }
  /// The row of a name that is typed for the first time, and what choosing it does.
  func new(_ shop: Shop) -> String
  var enterNewShop: String { get }
  var typeShop: String { get }
  var noShopYet: String { get }
  var leaveShop: String { get }
  var toShop: String { get }
  var toAisle: String { get }
  var aisleLater: String { get }
  var aisleEarlier: String { get }
  /// On a heading: ticks all that stands under it, and goes there.
  var tickAll: String { get }
  var toItems: String { get }
  /// Before the name of the item that comes next.
  var nextItem: String { get }
  /// A heading and what to do where nothing is to buy in a shop.
  func nothingToBuy(in shop: Shop) -> (String, String)

  func items(_ count: Int) -> String
  /// A heading and what to do where there is no list.
  func noList(areArchived: Bool, canUndo: Bool) -> (String, String)
  func nothingFound(_ text: String) -> (String, String)
  /// What is typed says nothing.
  var isNotUnderstood: String { get }
  /// Words of a filter that mean nothing there.
  func notUnderstood(_ words: [String]) -> String
  func emptyList(canBuyAgain: Bool) -> (String, String)
  func selected(_ count: Int) -> String
  /// The same where Escape does something else.
  func selectedCount(_ count: Int) -> String
  /// The same where some of them do not show.
  func selectedCount(_ count: Int, hidden: Int) -> String
  /// How much of a list's budget is left, or was spent over it.
  func leftOfBudget(_ price: String, isOver: Bool) -> String
  /// The same where there is no room to say of what.
  func leftToSpend(_ price: String, isOver: Bool) -> String
  /// What was spent today on what was cleared since: of a budget, or in a store. The second is the same in fewer words.
  func spentEarlier(_ price: String) -> String
  func earlier(_ price: String) -> String
  /// What is in the basket costs so much: alone, and behind how many things that are.
  func basket(_ price: String) -> String
  func inBasket(_ price: String) -> String
  /// What an item cost last, and at best; and in which shop it was cheapest, by what was paid there last.
  func lastPrice(_ payment: PriceHistory.Payment) -> String
  func lowestPrice(_ payment: PriceHistory.Payment) -> String
  func cheapest(_ store: String, _ price: String) -> String
  /// What the field of "Buy again" shows while it is empty.
  var searchBought: String { get }
  /// When something was bought last, and how often it usually is.
  func daysAgo(_ days: Int64, usually gap: Int64?) -> String
  /// How often an item was bought, among its details.
  func bought(_ count: Int) -> String
  func addPasted(_ count: Int) -> String
  /// For the footer: what Enter does with so many lines of a recipe.
  func addItems(_ count: Int) -> String
  /// For the footer of a preview: what Space does with the line under the cursor, before it goes on to the next.
  func toggleLine(isKept: Bool, isShort: Bool) -> String
  /// Why a line of a plan is dropped: its recipe was sent to a list by itself. From the longest way to say it to the shortest.
  func wasSent(_ meal: PastePreview.SentMeal) -> [String]
  /// Why a line of a recipe is dropped: so it was left earlier today.
  var wasLeftOut: [String] { get }
  /// A link of a plan leads nowhere.
  var noSuchNote: [String] { get }
  /// The label of the field that says for how many a recipe is cooked.
  var servings: String { get }
  /// A meal of a plan, and for how many it is.
  func servings(of meal: String, _ count: Int) -> String
  func state(of row: ListPicker.Row) -> String
  func moveTo(_ name: String?, count: Int) -> String
  /// Where the cursor is among so many rows; nothing while all of them show.
  func place(_ row: Int, of count: Int, height: Int) -> String
  /// Which lines show.
  func range(_ first: Int, _ last: Int, of count: Int) -> String
}
