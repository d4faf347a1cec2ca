/// What is at home of what a recipe needs. Its lines take from it one after the other, so that two cakes don't get the same
/// flour.
package struct HomeStock: Hashable, Sendable {
  private var amounts: [String: [Amount?]] = [:]
  private var basics: Set<String> = []

  /// Empty before a stock is begun.
  package init(_ records: Records, for lines: [ParsedItem]) {
    guard records.home != nil else { return }
    for line in lines {
      amounts[Self.form(of: line.name)] = []
      if records.homeHabit(of: line.name).rule == .basic { basics.insert(Self.form(of: line.name)) }
    }
    for item in records.items(of: ShoppingList.homeID) where !item.isTicked {
      amounts[Self.form(of: item.name)]?.append(item.details.amount)
    }
  }

  static func form(of name: String) -> String { WordForms.form(of: ItemName.key(of: name)) }

  /// What of a line is at home.
  package struct Cover: Hashable, Sendable {
    /// `nil` if the amount at home is unknown.
    package let has: Amount?
    /// What is still to be bought; `nil` if there is enough.
    package let rest: Amount?
    package let isBasic: Bool

    init(has: Amount? = nil, rest: Amount? = nil, isBasic: Bool = false) {
      (self.has, self.rest, self.isBasic) = (has, rest, isBasic)
    }

    package var isEnough: Bool { rest == nil }
  }

  /// `nil` if nothing is there.
  package mutating func take(_ line: ParsedItem) -> Cover? {
    let form = Self.form(of: line.name)
    if basics.contains(form) { return Cover(isBasic: true) }
    guard let rows = amounts[form], let first = rows.first else { return nil }
    // A spoonful doesn't empty a bag, and how much flour is in a bag isn't known.
    guard let need = line.amount, need.isBought, !rows.contains(nil),
      rows.contains(where: { $0?.unit.dimension == need.unit.dimension })
    else { return Cover(has: rows.contains(nil) ? nil : first) }
    let same = rows.compactMap { $0 }.filter { $0.unit.dimension == need.unit.dimension }
    let has = same.dropFirst().reduce(same[0]) { $0.adding($1) ?? $0 }
    let others = rows.filter { $0?.unit.dimension != need.unit.dimension }
    amounts[form] = others + (has.subtracting(need).map { [$0] } ?? [])
    return Cover(has: has, rest: need.subtracting(has))
  }
}
