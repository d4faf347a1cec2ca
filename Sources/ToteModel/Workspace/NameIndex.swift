struct NameIndex: Sendable {
  /// One slot, as names rarely repeat: arrays for 100,000 items would delay the first addition.
  private var one: [String: Int32] = [:]
  private var more: [String: [Int32]] = [:]

  init(_ order: ItemOrder, in slots: ItemOrder.Slots) {
    one.reserveCapacity(order.count)
    for chunk in order.chunks {
      for slot in chunk {
        if let key = slots[Int(slot)]?.key { insert(slot, of: key) }
      }
    }
  }

  func slots(of key: String) -> [Int32] {
    guard let first = one[key] else { return [] }
    return [first] + (more[key] ?? [])
  }

  mutating func insert(_ slot: Int32, of key: String) {
    if let other = one.updateValue(slot, forKey: key) { more[key, default: []].append(other) }
  }

  mutating func remove(_ slot: Int32, of key: String) {
    var rest = slots(of: key)
    rest.removeAll { $0 == slot }
    one[key] = rest.popLast()
    more[key] = rest.isEmpty ? nil : rest
  }
}
