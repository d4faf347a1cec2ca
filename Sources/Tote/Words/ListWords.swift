import ToteModel

extension Words {
  /// The heading of ticked items.
  var basket: String { say("list-basket") }
  /// After "Sorted".
  func name(_ sort: Arrangement.Sort) -> String {
    switch sort {
    case .own: say("list-name-own")
    case .name: say("list-name-name")
    case .store: say("list-name-store")
    case .newest: say("list-name-newest")
    }
  }
  func grouped(_ grouping: Arrangement.Grouping) -> String? {
    switch grouping {
    case .category: nil
    case .store: say("list-grouped-store")
    case .none: say("list-grouped-none")
    }
  }
  var lists: String { say("list-lists") }
  var filterPlaceholder: String { say("list-filter-placeholder") }
  /// After the number of matches of a filter.
  var escapeShowsAll: String { say("list-escape-shows-all") }
  var select: String { say("list-select") }
  var selectAll: String { say("list-select-all") }
  var budget: String { say("list-budget") }
  var group: String { say("list-group") }
  var move: String { say("list-move") }
  var clearSelection: String { say("list-clear-selection") }
  var showAll: String { say("list-show-all") }
  func items(_ count: Int) -> String { say("list-items", ["count": counted(count)]) }
  func foundForOtherStores(_ count: Int) -> String {
    say("list-found-for-other-stores", ["count": counted(count)])
  }
  var isNotUnderstood: String { say("list-is-not-understood") }
  /// What was spent today on cleared items, from a budget or in a store; the second is shorter.
  func spentEarlier(_ price: String) -> String { say("list-spent-earlier", ["price": price]) }
  func earlier(_ price: String) -> String { say("list-earlier", ["price": price]) }
  func inBasket(_ price: String) -> String { say("list-in-basket", ["price": price]) }
  func cheapest(_ store: String, _ price: String) -> String {
    say("list-cheapest", ["store": store, "price": price])
  }
  /// The visible lines.
  func range(_ first: Int, _ last: Int, of count: Int) -> String {
    say("list-range", ["first": first, "last": last, "count": count])
  }
  var itemsGone: String { say("list-items-gone") }
  var noListToAddTo: String { say("list-no-list-to-add-to") }
  var cannotMoveWhileFiltered: String { say("list-cannot-move-while-filtered") }
  func itemGone(_ name: String) -> String { say("list-item-gone", ["name": name]) }
  /// A key for a single item, pressed while several are selected.
  func takesOneItem(_ key: String, selected count: Int) -> String {
    say("list-takes-one-item", ["key": key, "count": count])
  }
  /// How many merged with items on the list.
  func merged(_ count: Int) -> String { say("list-merged", ["count": counted(count)]) }
  var filterTooLong: String { say("list-filter-too-long") }
  var noItemHere: String { say("list-no-item-here") }
  /// The cursor is on a heading.
  var isHeading: String { say("list-is-heading") }
  var noOpenList: String { say("list-no-open-list") }
}

extension Words {
  /// For the header; `nil` for the usual.
  func sorted(_ sort: Arrangement.Sort) -> String? {
    switch sort {
    case .own: nil
    case .name: say("list-sorted-name")
    case .store: say("list-sorted-store")
    case .newest: say("list-sorted-newest")
    }
  }
  /// The help about signs in the header and after names.
  var signHelp: Palette.Section {
    help(say("list-sign-help", ["staple": ItemRow.stapleMark, "note": ItemRow.noteMark]))
  }
  /// The help about filters.
  var filterHelp: Palette.Section { help(say("list-filter-help")) }
  /// A heading, and what to do on the first day.
  var welcome: (String, String) { (say("list-welcome"), say("list-welcome", attribute: "text")) }
  var listsTab: TabWords {
    TabWords(
      title: lists, command: say("list-tab"), fromBefore: say("list-tab", attribute: "from-before"),
      fromBehind: say("list-tab", attribute: "from-behind"))
  }
  /// A heading, and what to do without a list.
  func noList(areArchived: Bool, canUndo: Bool) -> (String, String) {
    areArchived
      ? (say("list-all-archived"), say("list-all-archived", attribute: "text", ["undo": canUndo]))
      : (say("list-none"), say("list-none", attribute: "text", ["undo": canUndo]))
  }
  func nothingFound(_ text: String) -> (String, String) {
    (say("list-nothing-found", ["text": text]), say("list-nothing-found", attribute: "text"))
  }
  /// How many another list has.
  func found(_ count: Int, on list: String) -> String {
    say("list-found", ["count": counted(count), "list": list])
  }
  /// Words of a filter that have no meaning.
  func notUnderstood(_ words: [String]) -> String {
    say("list-not-understood", ["words": words.joined(separator: " ")])
  }
  var emptyList: Invitation {
    Invitation(
      heading: say("list-empty"), add: say("list-empty", attribute: "add"),
      again: say("list-empty", attribute: "again"), more: say("list-empty", attribute: "more"))
  }
  func selected(_ count: Int) -> String { say("list-selected", ["count": counted(count)]) }
  /// If Escape does something else.
  func selectedCount(_ count: Int) -> String { say("list-selected-count", ["count": counted(count)]) }
  /// If some of them are hidden.
  func selectedCount(_ count: Int, hidden: Int) -> String {
    hidden == 0
      ? selectedCount(count) : say("list-selected-hidden", ["count": counted(count), "hidden": hidden])
  }
  /// By how much a budget is exceeded; the second says whether only once the list is paid.
  func over(_ price: String) -> String { say("list-over", ["price": price]) }
  func overBudget(_ price: String, isWithList: Bool) -> String {
    say("list-over-budget", ["price": price, "list": isWithList])
  }
  /// The last and the lowest price of an item, and the shop with the lowest last price.
  func lastPrice(_ payment: PriceHistory.Payment) -> String {
    let (price, day) = (payment.price.shown, longDay(payment.moment))
    guard let store = payment.store else { return say("list-last-price", ["price": price, "day": day]) }
    return say("list-last-price-at", ["price": price, "store": store, "day": day])
  }
  func lowestPrice(_ payment: PriceHistory.Payment) -> String {
    let (price, day) = (payment.price.shown, longDay(payment.moment))
    guard let store = payment.store else { return say("list-lowest-price", ["price": price, "day": day]) }
    return say("list-lowest-price-at", ["price": price, "store": store, "day": day])
  }
  /// The place of the cursor; empty if all rows are visible.
  func place(_ row: Int, of count: Int, height: Int) -> String {
    count > height ? say("list-place", ["row": row + 1, "count": count]) : ""
  }
  /// Nothing to clear, on the list or in the shop.
  func nothingTicked(in shop: Shop?) -> String {
    shop.map { say("list-nothing-ticked-in-shop", ["shop": $0.name]) } ?? say("list-nothing-ticked")
  }
  /// The last item was ticked; in a shop the last one bought there.
  func allInBasketNow(in shop: Shop?) -> String {
    shop.map { say("list-all-in-basket-of-shop", ["shop": $0.name]) } ?? say("list-all-in-basket")
  }
  /// Everything under a heading was ticked.
  func tickedAll(_ items: [Item], under heading: String) -> String {
    say("list-ticked-all", ["count": items.count, "name": items.firstName, "heading": heading])
  }
  /// It was just ticked; says what another press does.
  func isInBasket(_ item: Item) -> String { say("list-is-in-basket", ["name": item.name]) }
  func cannotMoveWhileSorted(_ arrangement: Arrangement) -> String {
    say("list-cannot-move-while-sorted", ["sort": name(arrangement.sort)])
  }
  func isAtEnd(_ item: Item, isFirst: Bool) -> String {
    say("list-is-at-end", ["name": item.name, "first": isFirst, "ticked": item.isTicked])
  }
  func staysInCategory(_ item: Item) -> String { say("list-stays-in-category", ["name": item.name]) }
  func deleted(_ items: [Item], notes: Int) -> String {
    say("list-deleted", ["count": items.count, "name": items.firstName, "notes": notes])
  }
  /// Ticked items were removed; in a shop, those bought there.
  func cleared(_ items: [Item], in shop: Shop?) -> String {
    guard let shop else { return say("list-cleared", ["count": items.count, "name": items.firstName]) }
    return say(
      "list-cleared-in-shop", ["count": items.count, "name": items.firstName, "shop": shop.name])
  }
  func paid(_ price: String) -> String { say("list-paid", ["price": price]) }
  func copied(_ items: [Item]) -> String {
    say("list-copied", ["count": items.count, "name": items.firstName])
  }
  func categorized(_ items: [Item], as category: Category) -> String {
    say("list-categorized", ["count": items.count, "name": items.firstName, "category": name(category)])
  }
  func corrected(_ name: String, _ category: Category) -> String {
    say("list-corrected", ["name": name, "category": self.name(category)])
  }
  func moved(_ items: [Item], to list: ShoppingList, isNew: Bool) -> String {
    say(
      "list-moved", ["count": items.count, "name": items.firstName, "list": list.name, "new": isNew])
  }
  /// When a ticked staple is added again.
  func comesBack(_ item: Item, _ day: Moment) -> String {
    say("list-comes-back", ["name": item.name, "day": longDay(day)])
  }
  func staplesCame(_ items: [Item]) -> String {
    say("list-staples-came", ["count": items.count, "name": items.firstName])
  }
  func arranged(_ arrangement: Arrangement) -> String {
    let sort = name(arrangement.sort)
    if arrangement.walk != nil { return say("list-arranged-in-aisles", ["sort": sort]) }
    return say("list-arranged", ["sort": sort, "grouping": arrangement.grouping.rawValue])
  }
}

extension Message {
  static var noItemHere: Message { refused(words.noItemHere) }
  static var isHeading: Message { refused(words.isHeading) }
  static var noOpenList: Message { refused(words.noOpenList) }
  static func nothingTicked(in shop: Shop?) -> Message { refused(words.nothingTicked(in: shop)) }
  static func allInBasket(in shop: Shop?) -> Message { Message(words.allInBasketNow(in: shop)) }
  static func isInBasket(_ item: Item) -> Message { refused(words.isInBasket(item)) }
  static func tickedAll(_ items: [Item], under heading: ListHeading) -> Message {
    Message(words.tickedAll(items, under: heading.title))
  }
  static var itemsGone: Message { refused(words.itemsGone) }
  static var noList: Message { refused(words.noListToAddTo) }
  static var cannotMoveWhileFiltered: Message { refused(words.cannotMoveWhileFiltered) }
  static func cannotMoveWhileSorted(_ arrangement: Arrangement) -> Message {
    refused(words.cannotMoveWhileSorted(arrangement))
  }
  static func isAtEnd(_ item: Item, isFirst: Bool) -> Message {
    refused(words.isAtEnd(item, isFirst: isFirst))
  }
  static func staysInCategory(_ item: Item) -> Message { refused(words.staysInCategory(item)) }
  static func deleted(_ items: [Item], notes: Int) -> Message { Message(words.deleted(items, notes: notes)) }
  /// - Parameter paid: Empty if no price is known.
  static func cleared(_ items: [Item], in shop: Shop?, paying paid: String) -> Message {
    // A single item needs no shop.
    let cleared = words.cleared(items, in: items.count == 1 ? nil : shop)
    return Message(paid.isEmpty ? cleared : "\(cleared) \(words.paid(paid))")
  }
  static func copied(_ items: [Item]) -> Message { Message(words.copied(items)) }
  static func takesOneItem(_ command: ListCommand, selected count: Int) -> Message {
    refused(words.takesOneItem(command.key, selected: count))
  }
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
  static func comesBack(_ item: Item, _ day: Moment) -> Message { Message(words.comesBack(item, day)) }
  static func staplesCame(_ items: [Item]) -> Message { Message(words.staplesCame(items)) }
  static var filterTooLong: Message { Message(words.filterTooLong) }
  static func arranged(_ arrangement: Arrangement) -> Message { Message(words.arranged(arrangement)) }
}

extension Words {
  /// From the longest to the shortest; empty for the usual arrangement.
  func names(of arrangement: Arrangement) -> [String] {
    let (group, sort) = (grouped(arrangement.grouping), sorted(arrangement.sort))
    let all = [group, sort].compactMap { $0 }.joined(separator: ", ")
    return [all, sort ?? "", sort == nil ? "" : name(arrangement.sort)].filter { !$0.isEmpty }
  }
}

extension Words {
  /// Custom categories keep their spelling.
  func name(_ category: Category) -> String { category.name(in: language) }
}

extension ListHeading {
  package var title: String {
    switch self {
    case .category(let category): words.name(category)
    case .store(let shop): shop?.name ?? words.anyShop
    case .elsewhere: words.elsewhere
    case .basket: words.basket
    }
  }
}

extension ListGroup {
  package var title: String? { heading?.title }
}

extension Words {
  /// Says first where there is a hit.
  func nothingFound(_ text: String, elsewhere: FoundElsewhere?) -> (String, String) {
    let (nothing, way) = nothingFound(text)
    let places = elsewhere?.places ?? ""
    return (nothing, places.isEmpty ? way : "\(places) \(way)")
  }
}

extension FoundElsewhere {
  /// A sentence that counts the hits by list, on three lists at most; empty if there are none.
  package var places: String {
    let places =
      (forOtherStores > 0 ? [words.foundForOtherStores(forOtherStores)] : [])
      + lists.prefix(3).map { words.found($0.count, on: $0.list.name) }
    return places.isEmpty ? "" : places.joined(separator: ", ") + "."
  }
}

extension [Item] {
  /// What a sentence about a single item names.
  var firstName: String { first?.name ?? "" }
}
