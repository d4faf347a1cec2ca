/// In display order, accessed by index without copying items.
package struct ItemCollection: RandomAccessCollection, Sendable {
  package enum Places: Sendable {
    case order(ItemOrder)
    case found([Int32])
  }

  package let places: Places
  let slots: ItemOrder.Slots

  package var startIndex: Int { 0 }
  package var endIndex: Int {
    switch places {
    case .order(let order): order.count
    case .found(let found): found.count
    }
  }

  package subscript(index: Int) -> Item {
    let slot =
      switch places {
      case .order(let order): order[index]
      case .found(let found): found[index]
      }
    guard let item = slots[Int(slot)] else { preconditionFailure("no item \(index)") }
    return item
  }

  /// Faster than indexing, which searches for each place.
  package func makeIterator() -> AnyIterator<Item> {
    switch places {
    case .order(let order):
      var rest = order.chunks.joined().makeIterator()
      return AnyIterator { rest.next().flatMap { slots[Int($0)] } }
    case .found(let found):
      var rest = found.makeIterator()
      return AnyIterator { rest.next().flatMap { slots[Int($0)] } }
    }
  }
}

extension Records: Equatable {
  package static func == (one: Records, other: Records) -> Bool {
    one.lists == other.lists && one.itemCount == other.itemCount && one.corrections == other.corrections
      && one.purchaseLog.rows == other.purchaseLog.rows && one.staples == other.staples
      && one.history == other.history && one.settings == other.settings && one.notes == other.notes
      && one.lists.allSatisfy { one.items(of: $0.id).elementsEqual(other.items(of: $0.id)) }
  }
}

extension Records: CustomReflectable {
  package var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "lists": lists, "items": lists.map { Array(items(of: $0.id)) }, "history": history,
        "corrections": corrections, "purchasedItems": purchaseLog.rows.values.sorted { $0.id < $1.id },
        "staples": staples,
        "settings": settings, "notes": notes.values.sorted { $0.id < $1.id },
      ], displayStyle: .struct)
  }
}
