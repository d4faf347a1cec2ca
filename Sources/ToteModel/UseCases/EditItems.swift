/// An item when its line was opened. Only what the line changes is written, so others' changes stay.
package struct ItemLine: Hashable, Sendable {
  package let item: Item
  fileprivate let said: ParsedItem?
  fileprivate let paid: PaidPrice?

  package func text(in language: Language) -> String { said?.text(in: language) ?? item.name }

  package func bought(in store: String?) -> ParsedItem? {
    guard let said else { return nil }
    var details = said.details
    details.store = store
    return ParsedItem(name: said.name, details: details)
  }

  /// The line with another price, or with none.
  package func costing(_ price: Price?) -> ParsedItem? {
    guard let said else { return nil }
    var details = said.details
    details.price = price
    return ParsedItem(name: said.name, details: details)
  }

  /// `nil` if the line didn't change it.
  package func category(correctedBy parsed: ParsedItem) -> Category? {
    parsed.name == said?.name && parsed.category?.rawValue == said?.category?.rawValue ? nil : parsed.category
  }

  /// The price follows a new amount unless it changed too. A line without an amount keeps its price.
  package func following(_ parsed: ParsedItem) -> ParsedItem {
    guard let said, said.amount != nil, parsed.amount != nil, parsed.price == said.price else {
      return parsed
    }
    var details = parsed.details
    details.price = said.details.changing(to: parsed.amount, paid: paid).price
    return ParsedItem(name: parsed.name, details: details) ?? parsed
  }

  fileprivate func change(to parsed: ParsedItem, category: (String) -> Category) -> Change {
    var before = item
    if let said {
      before.name = said.name
      before.details = said.details
      before.category = item.category
    }
    return Change(before) {
      $0.name = parsed.name
      $0.details = parsed.details
      $0.category = parsed.category ?? category(parsed.name)
      if parsed.name == said?.name, parsed.category?.rawValue == said?.category?.rawValue {
        $0.category = before.category
      }
    }
  }
}

extension Workspace {
  /// Returns what became of the item, which may merge under another name; `nil` if it is gone. Also corrects
  /// its category, updates staples and corrects a purchase just made.
  package mutating func editItem(
    _ line: ItemLine, to parsed: ParsedItem, _ context: EditContext
  ) -> Additions? {
    guard let item = records[item: line.item.id] else { return nil }
    let said = item.list.isHome ? BestBefore.read(parsed, on: context.now.local) : parsed
    var stores = said.store == item.store ? nil : StoreSpellings(records, besides: item)
    let parsed = line.following(stores?.spelled(said) ?? said)
    let edit = line.change(to: parsed) { _ in Additions.category(of: parsed, in: self) }
    var additions = Additions(to: item.list, at: context.now)
    // A changed amount counts as typed.
    let isOwn = parsed.amount != item.amount
    var purchases: [Change] = []
    if case .item(let edited)? = edit.applied(to: item.row) {
      let typed = isOwn ? nil : records.typedAmount(of: item.id)
      purchases = records.correctingPurchase(of: item, to: edited, typed: typed, at: context.now)
      if edited.key == item.key, !records.hasLine(like: edited, insteadOf: item) {
        // Lines kept apart by their stores stay apart while edited.
        additions.keep(edited, replacing: item)
      } else {
        additions.put(edited, replacing: item, in: &self)
      }
    }
    var changes = additions.changes + changes(ofStapleBy: edit, to: item) + purchases
    if isOwn, additions.merged.isEmpty {
      changes +=
        records.forgettingTypedAmounts(of: [item]) + records.noting(line.paid, of: item, editedBy: edit)
    }
    if let category = line.category(correctedBy: parsed) {
      changes += [Additions.correction(category, of: parsed.name, in: self)].compactMap { $0 }
    }
    perform(.editItem(item.name), changes, context)
    return additions
  }

  package mutating func categorize(_ ids: [Item.ID], as category: Category, _ context: EditContext) -> [Item]
  {
    let items = ids.compactMap { records[item: $0] }
    guard !items.isEmpty else { return [] }
    var corrections: [Row.Key: Change] = [:]
    for item in items {
      if let correction = Additions.correction(category, of: item.name, in: self) {
        corrections[correction.key] = correction
      }
    }
    perform(
      .categorizeItems(items.subject, category),
      items.map { Change($0) { $0.category = category } }
        + corrections.values.sorted { "\($0.key)" < "\($1.key)" }, context)
    return items
  }

  /// Has the category only if the catalogue would choose another.
  package func line(of item: Item) -> ItemLine {
    var details = item.details
    if details.category == Additions.category(of: item.name, in: self) { details.category = nil }
    return ItemLine(
      item: item, said: ParsedItem(name: item.name, details: details), paid: records.paid(for: item))
  }

  package func isCorrection(_ category: Category, of name: String) -> Bool {
    Additions.correction(category, of: name, in: self) != nil
  }
}

extension Records {
  /// Whether the edited item would be a second line for the same store.
  fileprivate func hasLine(like edited: Item, insteadOf item: Item) -> Bool {
    guard !edited.isTicked, let shop = edited.store.flatMap(Shop.init), item.store.flatMap(Shop.init) != shop
    else { return false }
    return items(named: edited.key, on: edited.list).contains {
      $0.id != edited.id && !$0.isTicked && $0.store.flatMap(Shop.init) == shop
    }
  }
}
