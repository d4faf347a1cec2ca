import Testing
import ToteTesting

@testable import ToteModel

/// The order of a shop's aisles, learned from simulated walks.
@Suite struct AisleOrderTests {
  static let hour: Int64 = 3_600_000

  /// A trip: these categories are ticked one after the other, a minute apart.
  static func trip(_ number: Int, _ categories: [ToteModel.Category]) -> [PurchasedItem] {
    categories.enumerated().map { index, category in
      PurchasedItem(
        id: PurchasedItem.ID(high: UInt64(number), low: UInt64(index)), item: .zero, name: "thing",
        category: category, moment: Moment(milliseconds: Int64(number) * 48 * hour + Int64(index) * 60_000))
    }
  }

  @Test func `a shop is known after one trip, as far as it was walked`() {
    let walk: [ToteModel.Category] = [.drinks, .bakery, .bakery, .produce, .frozen]
    #expect(AisleOrder.learned(from: Self.trip(1, walk)) == [.drinks, .bakery, .produce, .frozen])
    #expect(AisleOrder.learned(from: []) == [])
    #expect(AisleOrder.learned(from: Self.trip(1, [.drinks, .drinks])) == [])
  }

  @Test func `walking back once moves nothing`() {
    // The milk was forgotten, and one bread.
    let walk: [ToteModel.Category] = [
      .produce, .produce, .bakery, .bakery, .dairy, .dairy, .frozen, .frozen, .frozen, .dairy, .bakery,
    ]
    #expect(AisleOrder.learned(from: Self.trip(1, walk)) == [.produce, .bakery, .dairy, .frozen])
  }

  @Test func `what was ticked in one stroke says nothing of an order`() {
    let walk = Self.trip(1, [.drinks, .bakery])
    let till = Self.trip(2, [.bakery, .drinks, .produce]).map { tick in
      PurchasedItem(
        id: tick.id, item: .zero, name: "thing", category: tick.category,
        moment: Moment(milliseconds: 96 * Self.hour))
    }
    #expect(AisleOrder.learned(from: walk + till) == [.drinks, .bakery])
    #expect(AisleOrder.learned(from: till) == [])
    // Two things at once in the midst of a walk stand in one place.
    var pair = Self.trip(1, [.drinks, .produce, .bakery])
    pair[1] = PurchasedItem(
      id: pair[1].id, item: .zero, name: "thing", category: .bakery, moment: pair[0].moment)
    pair[2] = PurchasedItem(
      id: pair[2].id, item: .zero, name: "thing", category: .produce, moment: pair[2].moment)
    #expect(AisleOrder.learned(from: pair).last == .produce)
  }

  @Test func `a shop that was rebuilt is learned anew after three trips`() {
    let (old, new): ([ToteModel.Category], [ToteModel.Category]) = (
      [.produce, .bakery, .dairy, .drinks], [.drinks, .dairy, .bakery, .produce]
    )
    var purchases = (1...5).flatMap { Self.trip($0, old) }
    for number in 6...8 { purchases += Self.trip(number, new) }
    #expect(AisleOrder.learned(from: purchases) == new)
  }

  @Test func `trips are told apart by a pause, and not by midnight`() {
    var purchases = Self.trip(1, [.bakery, .produce])
    // Four hours later, the other way round, and again the next day.
    purchases += Self.trip(1, [.produce, .bakery]).map { tick in
      PurchasedItem(
        id: PurchasedItem.ID(high: 99, low: tick.id.low), item: .zero, name: "thing", category: tick.category,
        moment: Moment(milliseconds: tick.moment.milliseconds + 4 * Self.hour))
    }
    // Even: the latest trip decides.
    #expect(AisleOrder.learned(from: purchases) == [.produce, .bakery])
  }

  @Test func `three walks with a mistake each find any shop`() {
    var chance = SplitMix(seed: 20_261_122)
    var found = 0
    let rounds = 500
    for _ in 0..<rounds {
      let shop = ToteModel.Category.builtIn.shuffled(using: &chance)
      var purchases: [PurchasedItem] = []
      for number in 1...3 {
        var walk: [ToteModel.Category] = []
        for category in shop {
          walk += Array(repeating: category, count: Int.random(in: 1...4, using: &chance))
        }
        // One thing was forgotten, and fetched at some other time.
        let forgotten = walk.remove(at: Int.random(in: 0..<walk.count, using: &chance))
        walk.insert(forgotten, at: Int.random(in: 0...walk.count, using: &chance))
        purchases += Self.trip(number, walk)
      }
      if AisleOrder.learned(from: purchases.shuffled(using: &chance)) == shop { found += 1 }
    }
    // A single tick of a category that was the forgotten one stands wrong on its trip; the two others outvote it.
    #expect(found > rounds * 95 / 100, "\(found) of \(rounds)")
  }

  @Test func `what was never bought there has its usual place`() {
    let known: [ToteModel.Category] = [.drinks, .produce, .bakery]
    let order = AisleOrder.complete(known, of: ToteModel.Category.builtIn)
    #expect(order.filter(known.contains) == known)
    #expect(order.last == .other)
    #expect(Set(order) == Set(ToteModel.Category.builtIn))
    #expect(AisleOrder.complete([], of: ToteModel.Category.builtIn) == ToteModel.Category.builtIn)
    #expect(AisleOrder.complete(known, of: [.bakery, .drinks]) == [.drinks, .bakery])
  }
}
