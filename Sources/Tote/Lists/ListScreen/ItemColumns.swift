/// Where the columns of all rows of a list begin and end: as near to the names as those in view allow.
struct ItemColumns: Equatable {
  let amountEnd, priceEnd, marks, note: Int

  /// A name up to here has its period beside it.
  static let shortName = 24

  /// `nil` if the row is too narrow for columns.
  init?(width: Int, fitting needs: RowNeeds) {
    guard width >= 72 else { return nil }
    let isRoomy = width >= 90
    let amount = needs.amount == 0 ? 0 : min(10, max(7, needs.amount)) + 2
    let price = needs.price == 0 ? 0 : min(10, max(7, needs.price)) + 2
    let wanted = max(needs.name, needs.heading - ItemRow.nameStart - amount - price)
    let name = min(isRoomy ? 40 : Self.shortName, Self.inSteps(wanted))
    amountEnd = ItemRow.nameStart + name + amount
    priceEnd = amountEnd + price
    marks = priceEnd + (isRoomy ? 3 : 2)
    note = marks + (needs.marks == 0 ? 0 : min(isRoomy ? 20 : 12, Self.inSteps(needs.marks)) + 2)
  }

  /// Scrolling shows other names: in steps, the columns rarely move.
  private static func inSteps(_ columns: Int) -> Int { max(12, (columns + 3) / 4 * 4) }
}

/// What rows need to show all of themselves.
struct RowNeeds: Equatable {
  var name = 0
  var amount = 0
  var price = 0
  var marks = 0
  /// From a heading's beginning to the end of its sum.
  var heading = 0

  func joined(with other: RowNeeds) -> RowNeeds {
    RowNeeds(
      name: max(name, other.name), amount: max(amount, other.amount), price: max(price, other.price),
      marks: max(marks, other.marks), heading: max(heading, other.heading))
  }
}
