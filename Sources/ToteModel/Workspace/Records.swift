/// All rows in memory, changed only by `Change`s.
package struct Records: Sendable {
  package private(set) var lists: [ShoppingList] = []
  package private(set) var history = PurchaseHistory()
  /// By the names' keys.
  package private(set) var corrections: [String: Category] = [:]
  package internal(set) var settings: [String: String] = [:]
  /// Recent purchases, or all once loaded.
  package internal(set) var purchaseLog = PurchaseLog()
  var clearedPurchases = ClearedPurchases()
  var dailySpending = DailySpending()
  /// By the names' keys.
  package private(set) var staples: [String: Staple] = [:]
  /// Empty until loaded.
  package var notes: [Note.ID: Note] { noteTable.rows }
  package var noteTable = NoteTable()

  /// Freed slots are reused, so items never move.
  var slots = ItemOrder.Slots()
  private var free: [Int32] = []
  package var places: [Item.ID: Int32] = [:]
  // Boxed, as every key press reads one and would copy it.
  var tables: [ShoppingList.ID: CopyOnWrite<Table>] = [:]
  package private(set) var walk: ShopWalk?

  struct Table {
    var list: ShoppingList
    /// By rank, ticked items last.
    var order = ItemOrder()
    var shown = ItemOrder(Arrangement())
    var totals = Totals()
    var categories = CategoryCounts()
    /// Only if the headings aren't categories in their usual order.
    var groups: GroupCounts?
    var stores = StoreNames()
    var names: NameIndex?

    init(_ list: ShoppingList, _ arrangement: Arrangement) {
      self.list = list
      arrange(by: arrangement, in: [])
    }

    mutating func arrange(by arrangement: Arrangement, in slots: ItemOrder.Slots) {
      shown = ItemOrder(order, by: arrangement, in: slots)
      groups =
        arrangement.hasUsualHeadings
        ? nil : GroupCounts(arrangement, ItemCollection(places: .order(shown), slots: slots))
    }

    mutating func count(_ item: Item, times: Int) {
      totals.count(item, times: times)
      stores.count(item.store, isTicked: item.isTicked, times: times)
      groups?.count(item, times: times)
      if !item.isTicked { categories.count(item.category ?? .other, item.details.linePrice, times: times) }
    }
  }

  package init() {}

  package init(
    lists: [ShoppingList], items: [Item], corrections: [CategoryCorrection] = [], purchases: [Purchase] = [],
    settings: [Setting] = [], purchasedItems: [PurchasedItem] = [], staples: [Staple] = []
  ) {
    // Sorted, so that each list is appended.
    for list in lists.sorted(by: { ($0.rank, $0.id) < ($1.rank, $1.id) }) { set(list, of: list.id) }
    fill(items)
    for correction in corrections { self.corrections[correction.key] = correction.category }
    history = PurchaseHistory(purchases.map(\.entry))
    for setting in settings { self.settings[setting.key] = setting.value }
    purchaseLog = PurchaseLog(purchasedItems)
    for bought in purchasedItems { countCleared(bought, replacing: nil) }
    for staple in staples { self.staples[staple.key] = staple }
    arrange()
  }

  package subscript(list id: ShoppingList.ID) -> ShoppingList? { tables[id]?.wrappedValue.list }

  package subscript(item id: Item.ID) -> Item? { places[id].flatMap { slots[Int($0)] } }

  package subscript(key: Row.Key) -> Row? {
    switch key {
    case .list(let id): self[list: id].map(Row.list)
    case .item(let id): self[item: id].map(Row.item)
    case .correction(let key):
      corrections[key].map { .correction(CategoryCorrection(key: key, category: $0)) }
    case .purchase(let key): history[key].map { .purchase(Purchase($0)) }
    case .setting(let key): settings[key].map { .setting(Setting(key: key, value: $0)) }
    case .note(let id): noteTable[id].map(Row.note)
    case .purchasedItem(let id): purchaseLog[id].map(Row.purchasedItem)
    case .staple(let key): staples[key].map(Row.staple)
    }
  }

  package var itemCount: Int { places.count }

  package func items(of list: ShoppingList.ID) -> ItemCollection {
    ItemCollection(places: .order(tables[list]?.wrappedValue.order ?? ItemOrder()), slots: slots)
  }

  package func totals(of list: ShoppingList.ID) -> Totals { tables[list]?.wrappedValue.totals ?? Totals() }

  /// In display order. Index the names first if this is called often.
  package func items(named key: String, on list: ShoppingList.ID) -> [Item] {
    guard let table = tables[list]?.wrappedValue else { return [] }
    let found = (table.names ?? NameIndex(table.order, in: slots)).slots(of: key)
    return found.compactMap { slots[Int($0)] }.sorted {
      ($0.isTicked ? 1 : 0, $0.rank, $0.id) < ($1.isTicked ? 1 : 0, $1.rank, $1.id)
    }
  }

  func hasNames(of list: ShoppingList.ID) -> Bool { tables[list]?.wrappedValue.names != nil }

  mutating func indexNames(of list: ShoppingList.ID) {
    guard let table = tables[list]?.wrappedValue else { return }
    let names = NameIndex(table.order, in: slots)
    tables[list]?.wrappedValue.names = names
  }

  /// Applies changes in turn, then separates equal ranks, as the database does.
  package mutating func apply(_ changes: some Sequence<Change>) {
    var places = PlacedRows()
    for change in changes {
      let current = self[change.key]
      // An added row is placed anew, even if it exists.
      places.note(
        change.applied(to: current), replacing: change.before == nil ? nil : current, in: self)
      apply(change)
    }
    for row in places.rows.reversed() { separate(row) }
  }

  /// Like the database: a list with items stays, and an item restores its missing list.
  package mutating func apply(_ change: Change) {
    let wanted = change.applied(to: self[change.key])
    switch (change.key, wanted) {
    case (.list(let id), .list(let list)?): set(list, of: id)
    case (.list(let id), _): if tables[id]?.wrappedValue.order.count == 0 { set(nil, of: id) }
    case (.item(let id), .item(let item)?): set(item, of: id)
    case (.item(let id), _): set(nil, of: id)
    case (.correction(let key), .correction(let correction)?): corrections[key] = correction.category
    case (.correction(let key), _): corrections[key] = nil
    case (.purchase(let key), .purchase(let purchase)?): history[key] = purchase.entry
    case (.purchase(let key), _): history[key] = nil
    case (.setting(let key), .setting(let setting)?): set(setting.value, of: key)
    case (.setting(let key), _): set(nil, of: key)
    case (.note(let id), .note(let note)?): noteTable[id] = note
    case (.note(let id), _): noteTable[id] = nil
    case (.purchasedItem(let id), .purchasedItem(let bought)?):
      let before = purchaseLog[id]
      purchaseLog[id] = bought
      fillBasket(with: bought, replacing: before)
      countCleared(bought, replacing: before)
    case (.purchasedItem(let id), _):
      let before = purchaseLog[id]
      purchaseLog[id] = nil
      fillBasket(with: nil, replacing: before)
      countCleared(nil, replacing: before)
    case (.staple(let key), .staple(let staple)?): staples[key] = staple
    case (.staple(let key), _): staples[key] = nil
    }
  }

  package mutating func setWalk(_ walk: ShopWalk?) {
    guard walk != self.walk else { return }
    self.walk = walk
    arrange()
  }

  /// Changes the walk without rearranging lists.
  mutating func changeWalk(_ change: (inout ShopWalk) -> Void) {
    if walk != nil { change(&walk!) }
    for list in lists {
      if tables[list.id]?.wrappedValue.shown.arrangement.walk != nil {
        change(&tables[list.id]!.wrappedValue.shown.arrangement.walk!)
      }
      if tables[list.id]?.wrappedValue.groups?.arrangement.walk != nil {
        change(&tables[list.id]!.wrappedValue.groups!.arrangement.walk!)
      }
    }
  }

  mutating func set(_ list: ShoppingList?, of id: ShoppingList.ID) {
    if tables[id] != nil { lists.removeAll { $0.id == id } }
    guard let list else {
      tables[id] = nil
      return
    }
    let arrangement = storedArrangement(of: id)
    tables[id, default: CopyOnWrite(wrappedValue: Table(list, arrangement))].wrappedValue.list = list
    let place = lists.partitioningIndex { ($0.rank, $0.id) > (list.rank, list.id) }
    lists.insert(list, at: place)
  }

  mutating func set(_ item: Item?, of id: Item.ID) {
    defer { countCleared(id) }
    let known = places[id]
    if let known, let old = slots[Int(known)] {
      tables[old.list]?.wrappedValue.order.remove(known, in: slots)
      tables[old.list]?.wrappedValue.shown.remove(known, in: slots)
      tables[old.list]?.wrappedValue.count(old, times: -1)
      tables[old.list]?.wrappedValue.names?.remove(known, of: old.key)
    }
    guard let item else {
      guard let known else { return }
      slots[Int(known)] = nil
      places[id] = nil
      free.append(known)
      return
    }
    let slot = known ?? free.popLast() ?? Int32(slots.count)
    if Int(slot) == slots.count { slots.append(item) } else { slots[Int(slot)] = item }
    places[id] = slot
    if tables[item.list] == nil { set(.foundAgain(item.list), of: item.list) }
    tables[item.list]?.wrappedValue.order.insert(slot, in: slots)
    tables[item.list]?.wrappedValue.shown.insert(slot, in: slots)
    tables[item.list]?.wrappedValue.count(item, times: 1)
    tables[item.list]?.wrappedValue.names?.insert(slot, of: item.key)
  }
}
