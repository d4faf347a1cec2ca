/// A note with boxes as a recipe: how many it is for, and what has to be bought. Notes are read as recipes where Markdown is
/// known; screen and shell both cook them as meals.

package struct Recipe: Hashable, Sendable {
  package let title: String
  /// How many it is for; `nil` where it does not say.
  package let servings: Int?
  package let lines: [Line]
  /// The note that it is written in; `nil` for the boxes that a plan has besides.
  package let note: Note.ID?

  /// What stands beside a box.
  package struct Line: Hashable, Sendable {
    package var item: ParsedItem
    /// Whether it need not be bought, for its box is ticked.
    package var isTicked: Bool

    package init(_ item: ParsedItem, isTicked: Bool) {
      self.item = item
      self.isTicked = isTicked
    }
  }

  package init(title: String, servings: Int?, lines: [Line], note: Note.ID? = nil) {
    self.note = note
    self.title = title
    self.servings = servings
    self.lines = lines
  }
}

/// A recipe, and how much of it is cooked.
package struct Meal: Hashable, Sendable {
  package let recipe: Recipe
  package let portion: Portion

  package init(_ recipe: Recipe, _ portion: Portion = .whole) {
    self.recipe = recipe
    self.portion = portion
  }

  /// How many times the recipe is cooked; `nil` where that cannot be told, for it does not say how many it is for.
  package var scale: Scale? {
    switch portion {
    case .whole: .one
    case .times(let scale): scale
    case .servings(let wanted): recipe.servings.map { Scale(wanted, of: $0) }
    }
  }
}

extension Meal {
  /// For how many it is; `nil` where its recipe does not say for how many that is.
  var servings: Int? {
    guard let own = recipe.servings, let scale else { return nil }
    return Int(exactly: scale.applied(to: Int64(own)))
  }
}

extension [Meal] {
  /// What has to be bought for all of them together: a thing that several need is one line, and only the whole of it is
  /// rounded. Ticked boxes stay lines of their own. Which lines there are does not depend on how much is cooked.
  package var shoppingLines: [Recipe.Line] {
    var lines: [(line: Recipe.Line, isScaled: Bool)] = []
    var places: [String: [Int]] = [:]
    for meal in self {
      // As much as it says, where nobody can tell how much more that is.
      let scale = meal.scale ?? .one
      for line in meal.recipe.lines {
        let item = line.item.scaled(by: scale)
        let name = WordForms.keys(of: ItemName.key(of: item.name))[0]
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
  /// So many times as much, at so many times the price, unless that is the price of a piece or a unit.
  fileprivate func scaled(by scale: Scale) -> ParsedItem {
    with { details in
      details.amount = details.amount?.scaled(by: scale)
      guard let price = details.price, price.basis == nil, !scale.isOne else { return }
      let total = Swift.min(scale.applied(to: price.minorUnits), Int128(Price.limit))
      details.price = Price(minorUnits: Int64(total), currency: price.currency)
    }
  }

  fileprivate var rounded: ParsedItem {
    with { $0 = $0.changing(to: $0.amount?.roundedForShopping) }
  }

  /// This and another of the same name as one; `nil` where they are two things, or their amounts do not add up.
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
