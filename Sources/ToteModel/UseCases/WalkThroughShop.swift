extension Workspace {
  package mutating func beginWalk(through shop: Shop, at now: Moment) {
    passTime(to: now)
    var walk = records.walk(through: shop, learned: [])
    walk.basket = records.basket(in: shop, at: now)
    setWalk(walk)
  }

  package mutating func learnAisles(from purchases: [PurchasedItem]) {
    guard let now = records.walk else { return }
    var walk = records.walk(through: now.shop, learned: AisleOrder.learned(from: purchases))
    walk.basket = now.basket
    walk.learn(from: purchases, besides: records.history)
    setWalk(walk)
  }

  /// Also learns how the shop's name is spelled.
  package mutating func walk(through shop: Shop, knowing purchases: [PurchasedItem], at now: Moment) {
    let latest = purchases.max { $0.moment < $1.moment }
    beginWalk(through: latest?.store.flatMap(Shop.init) ?? shop, at: now)
    learnAisles(from: purchases)
  }

  package mutating func endWalk() { setWalk(nil) }

  /// Stores the new order as set by hand.
  ///
  /// - Parameter shown: The visible aisles.
  package mutating func moveAisle(
    _ category: Category, above: Bool, _ neighbor: Category, among shown: [Category], _ context: EditContext
  ) {
    guard let walk = records.walk else { return }
    let known = Set(walk.known + shown)
    var order = AisleOrder.complete(walk.aisles, of: known)
    order.removeAll { $0 == category }
    guard let place = order.firstIndex(of: neighbor) else { return }
    order.insert(category, at: above ? place : place + 1)
    setAisles(order, of: walk, context)
  }

  package mutating func orderAisles(_ first: [Category], _ context: EditContext) {
    guard let walk = records.walk else { return }
    var order: [Category] = []
    for aisle in first + walk.aisles where !order.contains(aisle) { order.append(aisle) }
    if order != walk.aisles { setAisles(order, of: walk, context) }
  }

  private mutating func setAisles(_ order: [Category], of walk: ShopWalk, _ context: EditContext) {
    let change = records.changing(ShopWalk.key(of: walk.shop), to: ShopWalk.stored(order))
    perform(.orderAisles(walk.shop.name), [change].compactMap { $0 }, context)
  }
}
