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
    // Two things of two aisles at once in the midst of a walk say nothing either; of one aisle they are a visit.
    let pair = Self.trip(1, [.drinks, .drinks, .produce, .dairy])
    #expect(
      AisleOrder.learned(from: Self.atOnce(pair[0], pair[1], .bakery) + pair[2...]) == [.produce, .dairy])
    #expect(
      AisleOrder.learned(from: Self.atOnce(pair[0], pair[1], .drinks) + pair[2...])
        == [.drinks, .produce, .dairy])
  }

  /// Both at the moment of the first one.
  static func atOnce(
    _ one: PurchasedItem, _ other: PurchasedItem, _ category: ToteModel.Category
  ) -> [PurchasedItem] {
    [
      one,
      PurchasedItem(id: other.id, item: .zero, name: "thing", category: category, moment: one.moment),
    ]
  }

  /// What was forgotten is ticked late, and all of the next list in one stroke, before twenty minutes have passed.
  @Test func `a thing that is ticked by itself before or after a stroke moves no aisle`() {
    let walk: [ToteModel.Category] = [.produce, .produce, .bakery, .bakery, .dairy, .drinks]
    func stroke(_ minute: Int64) -> [PurchasedItem] {
      walk.enumerated().map { index, category in
        PurchasedItem(
          id: PurchasedItem.ID(high: 900, low: UInt64(index)), item: .zero, name: "thing", category: category,
          moment: Moment(milliseconds: 48 * Self.hour + minute * 60_000))
      }
    }
    let late = Self.trip(1, walk + [.produce])
    #expect(AisleOrder.learned(from: late + stroke(8)) == [.produce, .bakery, .dairy, .drinks])
    // The walk says nothing of itself where all but one was ticked at the till.
    #expect(AisleOrder.learned(from: stroke(0) + Self.trip(1, [.produce], after: 60_000)) == [])
    #expect(
      AisleOrder.learned(from: Self.trip(1, walk) + stroke(8) + Self.trip(1, [.bakery], after: 9 * 60_000))
        == [.produce, .bakery, .dairy, .drinks])
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

  @Test func `a pause of exactly twenty minutes is still the same trip`() {
    func walk(_ pause: Int64) -> [ToteModel.Category] {
      // One trip goes from the bakery to the produce; two have one category each, which shows no order.
      AisleOrder.learned(
        from: Self.trip(1, [.bakery, .bakery]) + Self.trip(1, [.produce], after: 60_000 + pause))
    }
    #expect(walk(20 * 60_000) == [.bakery, .produce])
    #expect(walk(20 * 60_000 + 1) == [])
  }

  @Test func `a trip of exactly half the ticks counts as a whole one, and a shorter one as a quarter`() {
    let back = Self.trip(2, [.bakery, .produce])
    // Even: the latest decides.
    #expect(
      AisleOrder.learned(from: Self.trip(1, [.produce, .produce, .bakery, .bakery]) + back)
        == [.bakery, .produce])
    #expect(
      AisleOrder.learned(from: Self.trip(1, [.produce, .produce, .bakery, .bakery, .bakery]) + back)
        == [.produce, .bakery])
    // Four of the short ones outweigh one long, with the latest of them.
    let four = (2...5).flatMap { Self.trip($0, [.bakery, .produce]) }
    let long = Self.trip(1, [.produce, .produce, .bakery, .bakery, .bakery])
    let longer = Self.trip(6, [.produce, .produce, .produce, .bakery, .bakery])
    #expect(AisleOrder.learned(from: long + longer + four) == [.produce, .bakery])
  }

  @Test func `the sixth trip back says nothing any more`() {
    let there: [ToteModel.Category] = [.bakery, .produce]
    let back: [ToteModel.Category] = [.produce, .bakery]
    // Of the last five, three went back. With the first of all it would be even, and the latest would decide.
    let trips = [there, back, back, back, there, there].enumerated().flatMap { Self.trip($0 + 1, $1) }
    #expect(AisleOrder.learned(from: trips) == back)
  }

  /// The same, begun so long after the start of another one, and of other purchases.
  static func trip(
    _ number: Int, _ categories: [ToteModel.Category], after pause: Int64
  ) -> [PurchasedItem] {
    trip(number, categories).map { tick in
      PurchasedItem(
        id: PurchasedItem.ID(high: tick.id.high + 1000, low: tick.id.low), item: .zero, name: "thing",
        category: tick.category, moment: Moment(milliseconds: tick.moment.milliseconds + pause))
    }
  }

  @Test func `going back for as many things as were bought moves nothing`() {
    // Eight ticks in four aisles, the last four of what was forgotten.
    let walk: [ToteModel.Category] = [.produce, .bakery, .dairy, .drinks]
    for back in [[.drinks, .dairy, .bakery, .produce], [.dairy, .produce, .drinks, .bakery]]
      as [[ToteModel.Category]]
    {
      #expect(AisleOrder.learned(from: Self.trip(1, walk + back)) == walk)
    }
    #expect(AisleOrder.learned(from: Self.trip(1, walk + [.bakery, .produce])) == walk)
  }

  @Test func `a second trip on the same day is a trip of its own, and a small one says little`() {
    let walk: [ToteModel.Category] = [.produce, .bakery, .bakery, .dairy, .dairy, .drinks]
    let forgotten: [ToteModel.Category] = [.drinks, .produce]
    for minutes: Int64 in [27, 60, 240] {
      let second = Self.trip(1, forgotten, after: minutes * 60_000)
      #expect(AisleOrder.learned(from: Self.trip(1, walk) + second) == [.produce, .bakery, .dairy, .drinks])
    }
    // A whole one counts as any other: even, the latest decides.
    let whole = Self.trip(1, walk.reversed(), after: 60 * 60_000)
    #expect(AisleOrder.learned(from: Self.trip(1, walk) + whole) == [.drinks, .dairy, .bakery, .produce])
    // Small trips push none of the whole ones out, however many they are.
    var purchases = Self.trip(1, walk) + Self.trip(2, walk)
    for number in 3...9 {
      purchases += Self.trip(number, forgotten) + Self.trip(number, walk, after: 3_600_000)
    }
    purchases += (10...14).flatMap { Self.trip($0, forgotten) }
    #expect(AisleOrder.learned(from: purchases) == [.produce, .bakery, .dairy, .drinks])
  }

  @Test func `where all trips are small, each counts`() {
    var purchases = Self.trip(1, [.bakery, .produce]) + Self.trip(2, [.bakery, .produce])
    for number in 3...5 { purchases += Self.trip(number, [.produce, .bakery]) }
    #expect(AisleOrder.learned(from: purchases) == [.produce, .bakery])
  }

  @Test(arguments: [true, false])
  func `whatever is fetched afterwards, on the same trip or on the next, a shop keeps its order`(
    isPause: Bool
  ) {
    var chance = SplitMix(seed: 20_261_123)
    var found = 0
    let rounds = 500
    for _ in 0..<rounds {
      let shop = Array(ToteModel.Category.builtIn.shuffled(using: &chance).prefix(6))
      var purchases: [PurchasedItem] = []
      for number in 1...3 {
        let walk = shop.flatMap { Array(repeating: $0, count: Int.random(in: 1...4, using: &chance)) }
        let back = (0..<4).map { _ in shop.randomElement(using: &chance)! }
        purchases +=
          isPause
          ? Self.trip(number, walk) + Self.trip(number, back, after: 60 * 60_000)
          : Self.trip(number, walk + back)
      }
      if AisleOrder.learned(from: purchases.shuffled(using: &chance)) == shop { found += 1 }
    }
    #expect(found > rounds * 95 / 100, "\(found) of \(rounds)")
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
