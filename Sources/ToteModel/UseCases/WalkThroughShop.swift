/// Walking through a shop: what shows meanwhile, in which order, and putting that right.
extension Workspace {
  /// Looks at all lists as at a walk through a shop. What was ticked there just before belongs to it.
  package mutating func beginWalk(through shop: Shop, at now: Moment) {
    passTime(to: now)
    var walk = records.walk(through: shop, learned: [])
    walk.basket = records.basket(in: shop, at: now)
    setWalk(walk)
  }

  /// What was bought in the shop teaches the order of its aisles.
  package mutating func learnAisles(from purchases: [PurchasedItem]) {
    guard let now = records.walk else { return }
    var walk = records.walk(through: now.shop, learned: AisleOrder.learned(from: purchases))
    walk.basket = now.basket
    for bought in purchases { walk.purchases[WordForms.keys(of: bought.key)[0], default: 0] += 1 }
    setWalk(walk)
  }

  /// A walk through a shop in which all this was bought before, and which is called as it was called there.
  package mutating func walk(through shop: Shop, knowing purchases: [PurchasedItem], at now: Moment) {
    let latest = purchases.max { $0.moment < $1.moment }
    beginWalk(through: latest?.store.flatMap(Shop.init) ?? shop, at: now)
    learnAisles(from: purchases)
  }

  package mutating func endWalk() { setWalk(nil) }

  /// Puts an aisle of the shop right before or behind another. From then on the shop has the order that shows, as far as it is
  /// known; what it was never walked for is still learned.
  ///
  /// - Parameter shown: The aisles that show.
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

  /// Puts some aisles of the shop first, in this order; all others follow as they are.
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
