// Random rows with numbered ids; items differ in every field.

package import ToteModel

package struct RandomRows {
  package var chance: SplitMix
  package init(seed: UInt64) { chance = SplitMix(seed: seed) }

  package mutating func id<Named>(_ type: Named.Type = Named.self) -> RowID<Named> {
    RowID(high: chance.next(), low: chance.next())
  }

  package mutating func list(_ name: String = "Groceries", rank: Rank = .first) -> ShoppingList {
    ShoppingList(id: id(), name: name, rank: rank, created: Moment(milliseconds: 1))
  }

  package mutating func item(on list: ShoppingList.ID, rank: Rank = .first) -> Item {
    var item = Item(
      id: id(), list: list, name: "thing \(chance.next() % 1000)", rank: rank,
      created: Moment(milliseconds: Int64(chance.next() % 1_000_000)))
    for _ in 0..<4 { edit(&item) }
    return item
  }

  /// Changes one field.
  package mutating func edit(_ item: inout Item) {
    switch chance.next() % 7 {
    case 0:
      item.name = ["milk", "Milk", "crème", "cre\u{300}me", "a\"b", "牛乳"].randomElement(using: &chance)!
    case 1:
      item.amount =
        chance.next() % 3 == 0
        ? nil
        : Amount(
          thousandths: Int64(chance.next() % 9_000) + 1, unit: Unit.allCases.randomElement(using: &chance)!)
    case 2:
      item.category = [nil, .dairy, Category("Pets"), Category("pets"), .other].randomElement(using: &chance)!
    case 3: item.store = [nil, "Lidl", ""].randomElement(using: &chance)!
    case 4:
      item.price =
        chance.next() % 3 == 0
        ? nil
        : Price(
          minorUnits: Int64(chance.next() % 900), currency: Currency.allCases.randomElement(using: &chance)!)
    case 5: item.note = [nil, "the blue one", "zero \u{0} inside"].randomElement(using: &chance)!
    default: item.isTicked.toggle()
    }
  }
}
