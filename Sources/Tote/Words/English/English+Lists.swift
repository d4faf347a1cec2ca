import ToteModel

extension English {
  func summary(_ items: [Item]) -> String { items.count == 1 ? items[0].name : "\(items.count) items" }

  func tickedSummary(_ items: [Item]) -> String {
    items.count == 1 ? items[0].name : "\(items.count) ticked items"
  }

  func sorted(_ sort: Arrangement.Sort) -> String? {
    switch sort {
    case .own: nil
    case .name: "sorted by name"
    case .store: "sorted by store"
    case .newest: "newest first"
    }
  }

  var welcome: (String, String) { ("Welcome to Tote.", "Your shopping list. It saves itself.") }

  var listsTab: TabWords {
    TabWords(title: lists, command: "lists", fromBefore: "first list", fromBehind: "last list")
  }

  func noList(areArchived: Bool, canUndo: Bool) -> (String, String) {
    let undo = canUndo ? ", \(AppCommand.undo.key) undoes the last change." : "."
    let (all, new) = (ListCommand.allLists.key, ListCommand.newList.key)
    return areArchived
      ? ("All lists are archived.", "\(all) shows them, \(new) makes a new one\(undo)")
      : ("No lists yet.", "\(new) makes one\(undo)")
  }

  var signHelp: Palette.Section {
    Palette.Section(
      name: "Signs",
      rows: [
        Palette.Row(key: "3/7", title: "3 of 7 are ticked"),
        Palette.Row(key: ItemRow.stapleMark, title: "added regularly"),
        Palette.Row(key: ItemRow.noteMark, title: "has a note"),
      ])
  }

  var filterHelp: Palette.Section {
    Palette.Section(
      name: "Filtering",
      rows: [
        Palette.Row(key: "oat milk", title: "both words, in any order"),
        Palette.Row(key: "\"oat milk\"", title: "these exact words"),
        Palette.Row(key: "500 g", title: "an amount; cans: what comes in cans"),
        Palette.Row(key: "@lidl #dairy", title: "a store, a category"),
        Palette.Row(key: ">€2 <€5", title: "a price range"),
        Palette.Row(key: "is:ticked", title: "in the basket"),
        Palette.Row(key: "is:unpriced", title: "without a price; is:priced: with one"),
        Palette.Row(key: "-milk", title: "everything but milk; works with all of these"),
      ])
  }

  func notUnderstood(_ words: [String]) -> String {
    "not understood: \(words.joined(separator: " "))"
  }

  func nothingFound(_ text: String) -> (String, String) {
    ("Nothing matches “\(text)”.", "\(ListCommand.clear.key) shows the whole list.")
  }

  func found(_ count: Int, on list: String) -> String { "\(number(count)) in “\(list)”" }

  var emptyList: Invitation {
    Invitation(
      heading: "Nothing to buy.", add: "add something: 2 kg apples",
      again: "choose what you bought before", more: "A whole message or recipe can be pasted.")
  }

  func selected(_ count: Int) -> String {
    "\(selectedCount(count)). \(ListCommand.clear.key) clears the selection."
  }

  func selectedCount(_ count: Int) -> String { "\(number(count)) selected" }

  func selectedCount(_ count: Int, hidden: Int) -> String {
    hidden == 0 ? selectedCount(count) : "\(selectedCount(count)), \(hidden) hidden"
  }

  package func left(_ totals: Totals) -> String {
    totals.count == 0 ? "empty" : "\(totals.remaining) of \(totals.count) left"
  }

  package func withUnpriced(_ price: String, _ count: Int) -> String {
    count == 0 ? price : "\(price) (\(unpricedCount(count)))"
  }

  func leftOfBudget(_ price: String, isOver: Bool) -> String {
    isOver ? "\(price) over budget" : "\(price) left in budget"
  }

  func leftToSpend(_ price: String, isOver: Bool) -> String { "\(price) \(isOver ? "over" : "left")" }

  func lastPrice(_ payment: PriceHistory.Payment) -> String {
    "last \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }

  func lowestPrice(_ payment: PriceHistory.Payment) -> String {
    "lowest \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }

  private func place(_ payment: PriceHistory.Payment) -> String { payment.store.map { " at \($0)" } ?? "" }

  func place(_ row: Int, of count: Int, height: Int) -> String {
    count > height ? "\(row + 1) of \(count)" : ""
  }

  func nothingTicked(in shop: Shop?) -> String {
    shop.map { "Nothing was ticked at \($0.name)." } ?? "Nothing is ticked."
  }

  func allInBasketNow(in shop: Shop?) -> String {
    "\(shop.map { "\($0.name): all" } ?? "All") in the basket. \(ListCommand.clearTicked.key) clears the basket."
  }

  func tickedAll(_ items: [Item], under heading: String) -> String {
    "Ticked \(summary(items)) under \(heading). \(AppCommand.undo.key) undoes."
  }

  func isInBasket(_ item: Item) -> String {
    "“\(item.name)” is in the basket already. \(ListCommand.tick.key) again unticks it."
  }

  func cannotMoveWhileSorted(_ arrangement: Arrangement) -> String {
    "Sorted \(name(arrangement.sort)), so items can't be moved. \(ListCommand.sort.key) switches to your own order."
  }

  func isAtEnd(_ item: Item, isFirst: Bool) -> String {
    "“\(item.name)” is already \(isFirst ? "first" : "last")\(item.isTicked ? " in the basket" : "")."
  }

  func staysInCategory(_ item: Item) -> String {
    "“\(item.name)” stays in its category; \(ListCommand.categorize.key) changes it. "
      + "In a store (\(ListCommand.shop.key)), \(ListCommand.moveDown.key) and \(ListCommand.moveUp.key) on a heading move an aisle."
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

  func categorized(_ items: [Item], as category: Category) -> String {
    "Moved \(summary(items)) to \(name(category)). Tote will remember."
  }

  func corrected(_ name: String, _ category: Category) -> String {
    "“\(name)” goes under \(self.name(category)) from now on."
  }

  func moved(_ items: [Item], to list: ShoppingList, isNew: Bool) -> String {
    "Moved \(summary(items)) to \(isNew ? "the new list " : "")“\(list.name)”."
  }

  func comesBack(_ item: Item, _ day: Moment) -> String {
    "\(item.name) will be added again on \(longDay(day))."
  }

  func staplesCame(_ items: [Item]) -> String {
    "Staples added: \(summary(items)). \(AppCommand.undo.key) undoes."
  }

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
}
