/// What a note needs: for how many, and what to buy.
package struct Recipe: Hashable, Sendable {
  package let title: String
  /// `nil` if unknown.
  package let servings: Int?
  package let lines: [Line]
  /// `nil` for a plan's own boxes.
  package let note: Note.ID?
  /// Lines among the ingredients that aren't read as one.
  package let leftOut: [String]

  package struct Line: Hashable, Sendable {
    package var item: ParsedItem
    /// A ticked box needn't be bought.
    package var isTicked: Bool

    package init(_ item: ParsedItem, isTicked: Bool) {
      self.item = item
      self.isTicked = isTicked
    }
  }

  package init(
    title: String, servings: Int?, lines: [Line], note: Note.ID? = nil, leftOut: [String] = []
  ) {
    self.note = note
    self.leftOut = leftOut
    self.title = title
    self.servings = servings
    self.lines = lines
  }
}

package struct Meal: Hashable, Sendable {
  package let recipe: Recipe
  package let portion: Portion

  package init(_ recipe: Recipe, _ portion: Portion = .whole) {
    self.recipe = recipe
    self.portion = portion
  }

  /// `nil` if the recipe has no number of servings.
  package var scale: Scale? {
    switch portion {
    case .whole: .one
    case .times(let scale): scale
    case .servings(let wanted): recipe.servings.map { Scale(wanted, of: $0) }
    }
  }
}

extension Meal {
  var servings: Int? {
    guard let own = recipe.servings, let scale else { return nil }
    return Int(exactly: scale.applied(to: Int64(own)))
  }
}

extension [Meal] {
  /// What to buy for all of them. Things that several need are one line, rounded only as a sum. Ticked boxes
  /// keep their own lines. The portions don't change which lines there are.
  package var shoppingLines: [Recipe.Line] {
    var lines: [(line: Recipe.Line, isScaled: Bool)] = []
    var places: [String: [Int]] = [:]
    for meal in self {
      let scale = meal.scale ?? .one
      for line in meal.recipe.lines {
        let item = line.item.scaled(by: scale)
        let name = WordForms.form(of: ItemName.key(of: item.name))
        let met = (places[name] ?? []).lazy.compactMap { place -> (Int, ParsedItem)? in
          guard lines[place].line.isTicked == line.isTicked else { return nil }
          return lines[place].line.item.joined(with: item).map { (place, $0) }
        }.first
        if let (place, sum) = met {
          lines[place].line.item = sum
          lines[place].isScaled = lines[place].isScaled || !scale.isOne
        } else {
          places[name, default: []].append(lines.count)
          lines.append((Recipe.Line(item, isTicked: line.isTicked), !scale.isOne))
        }
      }
    }
    return lines.map { $0.isScaled ? Recipe.Line($0.line.item.rounded, isTicked: $0.line.isTicked) : $0.line }
  }
}

extension ParsedItem {
  /// A price per piece or unit stays.
  func scaled(by scale: Scale) -> ParsedItem {
    with { details in
      details.note = details.note.map { note in
        details.amount.map { note.scaled(by: scale, beside: $0) } ?? note
      }
      details.amount = details.amount?.scaled(by: scale)
      guard let price = details.price, price.basis == nil, !scale.isOne else { return }
      let total = Swift.min(scale.applied(to: price.minorUnits), Int128(Price.limit))
      details.price = Price(minorUnits: Int64(total), currency: price.currency)
    }
  }

  var rounded: ParsedItem {
    with { $0 = $0.changing(to: $0.amount?.roundedForShopping) }
  }

  /// `nil` if details contradict each other or the amounts don't add up.
  fileprivate func joined(with other: ParsedItem) -> ParsedItem? {
    guard !details.contradicts(other.details) else { return nil }
    if let one = details.amount, let more = other.details.amount {
      guard let sum = one.adding(more) else { return nil }
      return with { $0.take(other.details, summingTo: sum) }
    }
    var price = details.price ?? other.details.price
    if let one = details.price, let more = other.details.price { price = one.adding(more) ?? one }
    return with { details in
      details.update(with: other.details)
      details.price = price
    }
  }

  private func with(_ change: (inout ItemDetails) -> Void) -> ParsedItem {
    var details = details
    change(&details)
    return ParsedItem(name: name, details: details) ?? self
  }
}

extension String {
  /// A note with its amounts scaled: the other measure of `1 lb butter (4 sticks)`, but not the size of each of `2 cans (400 g)`.
  fileprivate func scaled(by scale: Scale, beside amount: Amount) -> String {
    guard !scale.isOne, utf8.contains(where: { 0x30...0x39 ~= $0 || $0 >= 0x80 }) else { return self }
    let parts = split(separator: ",", omittingEmptySubsequences: false).map { part in
      let text = Folding.clean(String(part))
      guard let other = Amount(text), !amount.unit.isCount || other.unit.isOfKitchens && !other.unit.isCount
      else {
        return String(part)
      }
      return part.prefix { $0 == " " } + other.scaled(by: scale).text(in: .current)
    }
    return parts.joined(separator: ",")
  }
}
