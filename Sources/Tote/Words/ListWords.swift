import ToteModel

protocol ListWords {
  /// The heading of ticked items.
  var basket: String { get }
  /// After "Sorted".
  func name(_ sort: Arrangement.Sort) -> String
  /// For the header; `nil` for the usual.
  func sorted(_ sort: Arrangement.Sort) -> String?
  func grouped(_ grouping: Arrangement.Grouping) -> String?
  var lists: String { get }
  var filterPlaceholder: String { get }
  /// The help about signs in the header and after names.
  var signHelp: Palette.Section { get }
  /// The help about filters.
  var filterHelp: Palette.Section { get }
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
  func items(_ count: Int) -> String
  /// A heading, and what to do without a list.
  func noList(areArchived: Bool, canUndo: Bool) -> (String, String)
  func nothingFound(_ text: String) -> (String, String)
  /// How many another list has, and how many there are for another store than the one being walked through.
  func found(_ count: Int, on list: String) -> String
  func foundForOtherStores(_ count: Int) -> String
  var isNotUnderstood: String { get }
  /// Words of a filter that have no meaning.
  func notUnderstood(_ words: [String]) -> String
  var emptyList: Invitation { get }
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
  func inBasket(_ price: String) -> String
  /// Beside a sum.
  func unpricedCount(_ count: Int) -> String
  /// The last and the lowest price of an item, and the shop with the lowest last price.
  func lastPrice(_ payment: PriceHistory.Payment) -> String
  func lowestPrice(_ payment: PriceHistory.Payment) -> String
  func cheapest(_ store: String, _ price: String) -> String
  /// The place of the cursor; empty if all rows are visible.
  func place(_ row: Int, of count: Int, height: Int) -> String
  /// The visible lines.
  func range(_ first: Int, _ last: Int, of count: Int) -> String
  /// Nothing to clear, on the list or in the shop.
  func nothingTicked(in shop: Shop?) -> String
  /// The last item was ticked; in a shop the last one bought there.
  func allInBasketNow(in shop: Shop?) -> String
  /// Everything under a heading was ticked.
  func tickedAll(_ items: [Item], under heading: String) -> String
  /// It was just ticked; says what another press does.
  func isInBasket(_ item: Item) -> String
  var itemsGone: String { get }
  var noListToAddTo: String { get }
  var cannotMoveWhileFiltered: String { get }
  func cannotMoveWhileSorted(_ arrangement: Arrangement) -> String
  func isAtEnd(_ item: Item, isFirst: Bool) -> String
  func staysInCategory(_ item: Item) -> String
  func deleted(_ items: [Item], notes: Int) -> String
  /// Ticked items were removed; in a shop, those bought there.
  func cleared(_ items: [Item], in shop: Shop?) -> String
  func copied(_ items: [Item]) -> String
  func itemGone(_ name: String) -> String
  /// A key for a single item, pressed while several are selected.
  func takesOneItem(_ key: String, selected count: Int) -> String
  func categorized(_ items: [Item], as category: Category) -> String
  func corrected(_ name: String, _ category: Category) -> String
  func moved(_ items: [Item], to list: ShoppingList, isNew: Bool) -> String
  /// How many merged with items on the list.
  func merged(_ count: Int) -> String
  /// When a ticked staple is added again.
  func comesBack(_ item: Item, _ day: Moment) -> String
  func staplesCame(_ items: [Item]) -> String
  func arranged(_ arrangement: Arrangement) -> String
  var filterTooLong: String { get }
  var noItemHere: String { get }
  /// The cursor is on a heading.
  var isHeading: String { get }
  var noOpenList: String { get }
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
  static func cleared(_ items: [Item], in shop: Shop?) -> Message {
    // A single item needs no shop.
    Message(words.cleared(items, in: items.count == 1 ? nil : shop))
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

extension ListWords {
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
