/// The program waits for this at the start, so it works by list rather than by item.

extension Records {
  mutating func fill(_ items: [Item]) {
    slots.reserveCapacity(items.count)
    places.reserveCapacity(items.count)
    // Neighbours are mostly on the same list, so look it up only when it changes.
    var numbers: [ShoppingList.ID: Int] = [:]
    var members: [(list: ShoppingList.ID, slots: [Int32])] = []
    var current: (list: ShoppingList.ID, number: Int)?
    for item in items {
      let slot = Int32(slots.count)
      guard places.updateValue(slot, forKey: item.id) == nil else { continue }
      slots.append(item)
      if current?.list != item.list {
        if numbers[item.list] == nil {
          if tables[item.list] == nil { set(.foundAgain(item.list), of: item.list) }
          numbers[item.list] = members.count
          members.append((item.list, []))
        }
        current = (item.list, numbers[item.list]!)
      }
      members[current!.number].slots.append(slot)
    }
    for (list, members) in members {
      // Taken out to avoid copying it while counting.
      guard var table = tables.removeValue(forKey: list)?.wrappedValue else { continue }
      count(members, into: &table)
      table.order = ItemOrder(members, in: slots)
      tables[list] = CopyOnWrite(wrappedValue: table)
    }
  }

  private func count(_ members: [Int32], into table: inout Table) {
    var run: (category: Category, length: Int)?
    for member in members {
      let slot = Int(member)
      guard let isTicked = slots[slot]?.isTicked else { continue }
      let price = slots[slot]?.details.linePrice
      table.totals.count(price, isTicked: isTicked, times: 1)
      table.stores.count(slots[slot]?.store, isTicked: isTicked, times: 1)
      if isTicked { continue }
      let category = slots[slot]?.category ?? .other
      if price != nil {
        // Priced items are counted one by one, for their prices.
        table.categories.count(category, price, times: 1)
      } else if let known = run, known.category == category {
        run = (category, known.length + 1)
      } else {
        if let run { table.categories.count(run.category, times: run.length) }
        run = (category, 1)
      }
    }
    if let run { table.categories.count(run.category, times: run.length) }
  }

  /// Also when the settings change what is usual.
  mutating func arrange() {
    for list in tables.keys {
      let arrangement = storedArrangement(of: list)
      guard var table = tables.removeValue(forKey: list)?.wrappedValue else { continue }
      table.arrange(by: arrangement, in: slots)
      tables[list] = CopyOnWrite(wrappedValue: table)
    }
  }
}
