import ToteModel

extension English {
  var lists: String { "Lists" }
  package var firstList: String { "Groceries" }
  var allLists: String { "All lists" }
  var newList: String { "New list" }
  var renameList: String { "Rename the list" }
  var name: String { "Name" }
  var namePlaceholder: String { "Hardware store" }
  var repeatLabel: String { "Repeat" }
  func budgetLabels(_ list: String) -> [String] { ["\(list), budget a day", "\(list), a day", "Budget"] }
  func repeatTitle(_ item: String) -> String { "Repeat \(item)" }
  var intervalExamples: String { "3 weeks, 2 months, usual, never" }
  var never: String { "never" }
  func budgetTitle(_ list: String) -> String { "Budget per shopping day: “\(list)”" }
  var budgetScope: String { "listed, or bought within 12 hours" }
  var budgetExample: String { "80€, empty: none" }
  var filterPlaceholder: String { "words, @store, #category, >5€" }
  var buyAgain: String { "Buy again" }
  func addAndClose(_ count: Int, isShort: Bool) -> String {
    let add = count == 0 ? "add" : "add \(count)"
    return isShort ? add : "\(add) and close"
  }
  func selectDue(_ count: Int) -> String { "\(count) due" }
  func selectNotLater(_ count: Int, later: Int, forRecipes: Int) -> String {
    let rest = [later > 0 ? "\(later) not due yet" : nil, forRecipes > 0 ? "\(forRecipes) for recipes" : nil]
    return "\(count) (\(rest.compactMap { $0 }.joined(separator: ", ")))"
  }
  func selectAllBought(_ count: Int) -> String { "all \(count)" }
  var selectNothing: String { "none" }
  var moreOrDigits: String { "more, or digits" }
  var clearSearch: String { "clear search" }
  var noOtherList: String { "There is no other list. \(ListCommand.newList.key) makes one." }
  var nothingBoughtYet: String { "Nothing yet. Items you tick will be offered here." }
  var allBoughtIsOnList: String { "Everything you bought before is already on the list." }
  func isOnList(_ name: String) -> String { "“\(name)” is on the list." }
  func onList(_ amount: String) -> String { "on the list: \(amount)" }
  func alsoOnList(_ amount: String) -> String { "also on the list: \(amount)" }
  var welcome: (String, String) { ("Welcome to Tote.", "Your shopping list. It saves itself.") }
  var escapeShowsAll: String { ", \(ListCommand.clear.key) shows all" }
  var listsTab: TabWords {
    TabWords(title: lists, command: "lists", fromBefore: "first list", fromBehind: "last list")
  }

  var select: String { "select" }
  var selectAll: String { "all" }
  var budget: String { "budget" }
  var group: String { "group" }
  var move: String { "move" }
  var clearSelection: String { "clear selection" }
  var showAll: String { "show all" }
  var restoreArchived: String { "restore" }
  var moveHere: String { "move here" }
  var toNewList: String { "to a new list" }

  var whichShop: String { "Which store?" }
  var anyShop: String { "Any store" }
  func whereToBuy(_ name: String) -> String { "Where to buy \(name)?" }
  var notHere: String { "not here" }
  func leave(_ shop: Shop) -> String { "Leave \(shop.name)" }
  var youAreHere: String { "you are here" }
  func new(_ shop: Shop) -> String { "New store “\(shop.name)”" }
  var enterNewShop: String { "new store" }
  var typeShop: String { "type a store" }
  var noShopYet: String { "No stores yet. Type the name of one." }
  var leaveShop: String { "leave" }
  var toShop: String { "store" }
  var toAisle: String { "aisle" }
  var aisleLater: String { "later" }
  var aisleEarlier: String { "earlier" }
  var tickAll: String { "tick all" }
  var toItems: String { "items" }
  var nextItem: String { "Next:" }
  func nothingToBuy(in shop: Shop) -> (String, String) {
    (
      "Nothing to buy at \(shop.name).",
      "\(AppCommand.shop.key) chooses another store, \(ListCommand.clear.key) shows the whole list."
    )
  }

  func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }

  func noList(areArchived: Bool, canUndo: Bool) -> (String, String) {
    let undo = canUndo ? ", \(AppCommand.undo.key) undoes the last change." : "."
    let (all, new) = (ListCommand.allLists.key, ListCommand.newList.key)
    return areArchived
      ? ("All lists are archived.", "\(all) shows them, \(new) makes a new one\(undo)")
      : ("No lists yet.", "\(new) makes one\(undo)")
  }

  var signHelp: HelpPage.Section {
    HelpPage.Section(
      name: "Signs",
      lines: [
        HelpPage.Line(key: "3/7", help: "3 of 7 are ticked"),
        HelpPage.Line(key: words.unpricedMark(2), help: "2 without a price"),
        HelpPage.Line(key: ItemRow.stapleMark, help: "added regularly"),
        HelpPage.Line(key: ItemRow.noteMark, help: "has a note"),
      ])
  }

  var filterHelp: HelpPage.Section {
    HelpPage.Section(
      name: "Filtering",
      lines: [
        HelpPage.Line(key: "oat milk", help: "both words, in any order"),
        HelpPage.Line(key: "\"oat milk\"", help: "these exact words"),
        HelpPage.Line(key: "500 g", help: "an amount; cans: what comes in cans"),
        HelpPage.Line(key: "@lidl #dairy", help: "a store, a category"),
        HelpPage.Line(key: ">2€ <5€", help: "a price range"),
        HelpPage.Line(key: "is:ticked", help: "in the basket; is:priced: with a price"),
        HelpPage.Line(key: "-milk", help: "everything but milk; works with all of these"),
      ])
  }

  var isNotUnderstood: String { "not understood" }
  func notUnderstood(_ words: [String]) -> String {
    "not understood: \(words.joined(separator: " "))"
  }

  func nothingFound(_ text: String) -> (String, String) {
    ("Nothing matches “\(text)”.", "\(ListCommand.clear.key) shows the whole list.")
  }

  func emptyList(canBuyAgain: Bool) -> (String, String) {
    let add = "\(ListCommand.add.key) adds something: 2 kg apples"
    let again = canBuyAgain ? "\n\(AppCommand.buyAgain.key) offers what you bought before" : ""
    return ("Nothing to buy.", add + again)
  }

  func selected(_ count: Int) -> String {
    "\(selectedCount(count)). \(ListCommand.clear.key) clears the selection."
  }
  func selectedCount(_ count: Int) -> String { "\(count) selected" }
  func selectedCount(_ count: Int, hidden: Int) -> String {
    hidden == 0 ? selectedCount(count) : "\(selectedCount(count)), \(hidden) hidden"
  }
  package func left(_ totals: Totals) -> String {
    totals.count == 0 ? "empty" : "\(totals.remaining) of \(totals.count) left"
  }
  package func toPay(_ price: String) -> String { "\(price) to pay" }
  package func withUnpriced(_ price: String, _ count: Int) -> String {
    count == 0 ? price : "\(price) (\(count) unpriced)"
  }
  var searchBought: String { "letters search, @ for a store" }
  func daysAgo(_ days: Int64, usually gap: Int64?) -> String {
    let ago = days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
    return gap.map { "\(ago) · every \($0 == 1 ? "day" : "\($0) days")" } ?? ago
  }
  func leftOfBudget(_ price: String, isOver: Bool) -> String {
    isOver ? "\(price) over budget" : "\(price) left in budget"
  }
  func leftToSpend(_ price: String, isOver: Bool) -> String { "\(price) \(isOver ? "over" : "left")" }
  func basket(_ price: String) -> String { "basket \(price)" }
  func inBasket(_ price: String) -> String { "in the basket: \(price)" }
  func spentEarlier(_ price: String) -> String { "\(price) spent earlier" }
  func earlier(_ price: String) -> String { "\(price) earlier" }
  func lastPrice(_ payment: PriceHistory.Payment) -> String {
    "last \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }
  func lowestPrice(_ payment: PriceHistory.Payment) -> String {
    "lowest \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }
  func cheapest(_ store: String, _ price: String) -> String { "cheapest at \(store): \(price)" }
  private func place(_ payment: PriceHistory.Payment) -> String { payment.store.map { " at \($0)" } ?? "" }
  func bought(_ count: Int) -> String { count == 1 ? "bought once" : "bought \(count) times" }
  func addPasted(_ count: Int) -> String { "Add \(items(count))?" }
  func addItems(_ count: Int) -> String { "add \(items(count))" }
  func toggleLine(isKept: Bool, isShort: Bool) -> String {
    let toggle = isKept ? "drop" : "keep"
    return isShort ? toggle : "\(toggle), next"
  }
  func wasSent(_ meal: PastePreview.SentMeal) -> [String] {
    let part = meal.part.map { "\($0.servings) of \($0.planned) servings " } ?? ""
    let added = "\(part)added \(daysAgo(meal.days, usually: nil))"
    return ["\(meal.title): \(added) to \(meal.list)", added]
  }
  var wasLeftOut: [String] { ["left out earlier today", "left out"] }
  var noSuchNote: [String] { ["no note has this title", "no such note"] }
  var servings: String { "Servings" }
  func servings(of meal: String, _ count: Int) -> String {
    "\(meal): \(count == 1 ? "1 serving" : "\(count) servings")"
  }
  func state(of row: ListPicker.Row) -> String { row.list.isArchived ? "archived" : left(row.totals) }
  func moveTo(_ name: String?, count: Int) -> String {
    count == 1 ? "Move \(name ?? "it") to" : "Move \(count) items to"
  }
  func place(_ row: Int, of count: Int, height: Int) -> String {
    count > height ? "\(row + 1) of \(count)" : ""
  }
  func range(_ first: Int, _ last: Int, of count: Int) -> String { "\(first)–\(last) of \(count)" }

  func nothingTicked(in shop: Shop?) -> String {
    shop.map { "Nothing was ticked at \($0.name)." } ?? "Nothing is ticked."
  }
  func allInBasketNow(in shop: Shop?) -> String {
    "\(shop.map { "\($0.name): all" } ?? "All") in the basket. \(ListCommand.clearTicked.key) clears it."
  }
  func tickedAll(_ items: [Item], under heading: String) -> String {
    "Ticked \(summary(items)) under \(heading). \(AppCommand.undo.key) undoes."
  }
  func isInBasket(_ item: Item) -> String {
    "“\(item.name)” is in the basket already. \(ListCommand.tick.key) again unticks it."
  }
  var nothingToCopy: String { "There is nothing to copy." }
  var itemsGone: String { "Those items no longer exist." }
  var noListToAddTo: String { "There is no list to add to. \(ListCommand.newList.key) makes one." }
  var noListToPasteTo: String {
    "No list to add these to. Press \(ItemEditorCommand.close.key), then \(ListCommand.newList.key) to make one."
  }
  var editedItemGone: String {
    "This item was deleted elsewhere. \(ItemEditorCommand.commit.key) adds it again."
  }
  var renamedListGone: String {
    "This list was deleted elsewhere. \(ListNameEditorCommand.commit.key) makes a new one."
  }
  var cannotMoveWhileFiltered: String {
    "Items can't be moved while a filter is on. \(ListCommand.clear.key) clears it."
  }
  func nameListToAdd(_ item: String) -> String {
    "There is no list to add \(item) to. Name a new one, or press \(ListNameEditorCommand.close.key) to go back."
  }
  func cannotMoveWhileSorted(_ arrangement: Arrangement) -> String {
    "Sorted \(name(arrangement.sort)), so items can't be moved. \(ListCommand.sort.key) switches to your own order."
  }
  func isAtEnd(_ item: Item, isFirst: Bool) -> String {
    "“\(item.name)” is already \(isFirst ? "first" : "last")\(item.isTicked ? " in the basket" : "")."
  }
  func staysInCategory(_ item: Item) -> String {
    "“\(item.name)” stays in its category; \(ListCommand.categorize.key) changes it. "
      + "In a store (\(AppCommand.shop.key)), \(ListCommand.moveDown.key) and \(ListCommand.moveUp.key) on a heading move an aisle."
  }
  func deleted(_ items: [Item], notes: Int) -> String {
    let rest =
      notes == 0
      ? "" : items.count == 1 ? " Its note is kept." : " Their \(notes == 1 ? "note is" : "notes are") kept."
    let undo = items.count == 1 ? "undoes" : "restores them"
    return "Deleted \(summary(items)). \(AppCommand.undo.key) \(undo).\(rest)"
  }
  func cleared(_ items: [Item], in shop: Shop?) -> String {
    let what = shop.map { "\(summary(items)) bought at \($0.name)" } ?? tickedSummary(items)
    return
      "Cleared \(what). \(AppCommand.undo.key) \(items.count == 1 ? "undoes" : "restores them")."
  }
  func copied(_ items: [Item]) -> String { "Copied \(summary(items))." }
  func added(_ counts: AddedCounts) -> String {
    let there = counts.there == 1 ? "was already on the list" : "were already on the list"
    return sentence(
      [
        (counts.new, { "added \($0)" }), (counts.updated, { "updated \($0)" }),
        (counts.putBack, { "put \($0) back on the list" }), (counts.there, { "\($0) \(there)" }),
      ], separator: "; ")
  }
  func nameless(_ text: String) -> String { "To use it as a name, type \"\(text)\"." }
  func editsOneItem(_ count: Int) -> String {
    "Select one item to edit it. \(ListCommand.clear.key) clears the selection."
  }
  func itemGone(_ name: String) -> String {
    "“\(name)” was deleted elsewhere. \(ListCommand.add.key) adds it again."
  }
  func categorized(_ items: [Item], as category: Category) -> String {
    "Moved \(summary(items)) to \(name(category)). Tote will remember."
  }
  func corrected(_ name: String, _ category: Category) -> String {
    "\(name) goes under \(self.name(category)) from now on."
  }
  func moved(_ items: [Item], to list: ShoppingList, isNew: Bool) -> String {
    "Moved \(summary(items)) to \(isNew ? "the new list " : "")“\(list.name)”."
  }
  func merged(_ count: Int) -> String { "\(count) were merged with items already there." }
  func forgotPurchase(_ name: String) -> String { "Forgot \(name). \(AppCommand.undo.key) undoes." }
  func repeats(_ item: Item, every: Repeat?) -> String {
    every.map { "\(item.name) will be added \(name($0))." } ?? "\(item.name) is no longer a staple."
  }
  var changesRepetition: String { "\(ListCommand.makeStaple.key) changes how often." }
  func repeatsOnceKnown(_ item: Item) -> String {
    "\(item.name) will be added as often as usual, once you have bought it on three days."
  }
  func comesBack(_ item: Item, _ day: Moment) -> String {
    "\(item.name) will be added again on \(longDay(day))."
  }
  func notAnInterval(_ text: String) -> String {
    "Not understood. Type 3 weeks, 2 months, usual or never."
  }
  func notABudget(_ text: String) -> String { "Not understood. Type a price with its currency, such as 80€." }
  func budgeted(_ list: ShoppingList, _ budget: Price?) -> String {
    budget.map { "The budget of “\(list.name)” is \($0.shown)." } ?? "“\(list.name)” has no budget any more."
  }
  func staplesCame(_ items: [Item]) -> String {
    "Staples added: \(summary(items)). \(AppCommand.undo.key) undoes."
  }
  package func name(_ every: Repeat) -> String {
    switch every {
    case .weeks(let count): count == 1 ? "every week" : "every \(count) weeks"
    case .months(let count): count == 1 ? "every month" : "every \(count) months"
    case .usual: "as often as you usually buy it"
    }
  }
  func areOnListAlready(_ list: ShoppingList) -> String { "That is already on “\(list.name)”." }
  func standsByAisle(_ shop: Shop) -> String {
    "In a store, items are grouped by aisle. \(ListCommand.clear.key) leaves \(shop.name)."
  }
  func staysInStore(_ item: Item) -> String {
    "“\(item.name)” stays under its store. \(ListCommand.edit.key) changes that."
  }
  func aisleIsAtEnd(_ aisle: Category, isFirst: Bool) -> String {
    "“\(name(aisle))” is already \(isFirst ? "first" : "last")."
  }
  func movedAisle(_ first: Category, before second: Category, in shop: Shop) -> String {
    "\(shop.name): \(name(first)), then \(name(second)). \(AppCommand.undo.key) undoes."
  }
  func isBoughtElsewhere(_ name: String, _ store: String) -> String {
    "“\(name)” is for \(store), so it isn't shown here."
  }
  func isBought(_ name: String, in store: String?, isHidden: Bool) -> String {
    let place = store.map { "for \($0)" } ?? "for any store"
    let hidden = isHidden ? ", so it isn't shown here" : ""
    return "“\(name)” is \(place) now\(hidden). \(AppCommand.undo.key) undoes."
  }
  func leftShop(_ shop: Shop) -> String { "Left \(shop.name). \(AppCommand.shop.key) chooses a store." }
  func arranged(_ arrangement: Arrangement) -> String {
    if arrangement.walk != nil { return "Sorted \(name(arrangement.sort)) within each aisle." }
    let grouping =
      switch arrangement.grouping {
      case .category: ", grouped by category"
      case .store: ", grouped by store"
      case .none: ""
      }
    return "Sorted \(name(arrangement.sort))\(grouping)."
  }
  func deleted(_ list: ShoppingList, items count: Int) -> String {
    let contents =
      switch count {
      case 0: ""
      case 1: " and the item on it"
      default: " and its \(count) items"
      }
    return "Deleted “\(list.name)”\(contents). \(AppCommand.undo.key) undoes."
  }
  func duplicated(_ list: ShoppingList) -> String {
    "This is a copy of “\(list.name)” with nothing ticked. \(ListCommand.renameList.key) renames it."
  }
  func archived(_ list: ShoppingList) -> String {
    "Archived “\(list.name)”. \(ListCommand.allLists.key) still shows it; \(AppCommand.undo.key) undoes."
  }
  func unarchived(_ list: ShoppingList) -> String { "Restored “\(list.name)”." }
  func nameTaken(by list: ShoppingList) -> String {
    list.isArchived
      ? "“\(list.name)” already exists in the archive. \(ListCommand.allLists.key) shows it."
      : "“\(list.name)” already exists."
  }
  func listGone(_ list: ShoppingList, isDeleted: Bool) -> String {
    "“\(list.name)” was \(isDeleted ? "deleted" : "archived") elsewhere."
  }
}
