/// How much of a thing a recipe, a plan or a paste needed when it was bought last. It isn't what is usual (`TypedAmount`), but where
/// nobody has ever typed an amount, it is the best guess: cream that came from a recipe comes back as 200 ml.

extension Amount {
  /// Whether one buys so much. A spoon of oil and 35 g of flour come from a bottle and a bag.
  fileprivate var isBought: Bool {
    switch unit {
    case .teaspoon, .dessertspoon, .tablespoon, .cup, .clove, .pinch, .handful, .glass, .slice, .stalk,
      .sprig, .leaf:
      false
    case .piece, .pack, .can, .bottle, .bunch, .jar, .bag, .roll, .carton, .tray, .tub, .tube, .loaf, .bar,
      .block, .stick, .head, .bulb, .metre, .pint, .quart, .gallon:
      true
    case .milligram, .gram, .kilogram, .ounce, .pound, .millilitre, .centilitre, .decilitre, .litre,
      .fluidOunce:
      // As an ounce and a pound are written in other units, all are compared by the smallest part.
      Int128(thousandths) * unit.size >= 100_000 * (unit.dimension == .mass ? Unit.gram.size : 1)
    }
  }
}

// It is a setting that comes in the same step of undo as the purchase; export and older versions know those already.
extension Records {
  private static func neededKey(of entry: String) -> String { "lastNeeded/\(entry)" }

  /// What is said again of something the next time: with the amount that was needed, where none is usual. Its price is what was paid.
  package func remembered(_ entry: History.Entry) -> ItemDetails {
    var details = entry.remembered
    if details.amount == nil {
      details.amount = settings[Self.neededKey(of: entry.key)].flatMap(Amount.init(stored:))
    }
    return details
  }

  /// Notes how much was needed of items that are ticked now; where their amount was typed, that counts.
  func notingNeeded(of items: [Item]) -> [Change] {
    items.compactMap { item in
      let known = history.entry(of: item.name, saying: item.details)
      let typed = typedAmount(of: item.id)
      if typed != nil, known?.details.amount != nil { return nil }
      let isNeeded = typed != nil && typed?.amount == nil
      let amount = item.amount.flatMap { isNeeded && $0.isBought ? $0 : nil }
      return changeOfNeeded(known?.key ?? item.key, to: amount)
    }
  }

  /// Forgets it of what is forgotten.
  func forgettingNeeded(of entries: [History.Entry]) -> [Change] {
    entries.compactMap { changeOfNeeded($0.key, to: nil) }
  }

  private func changeOfNeeded(_ entry: String, to amount: Amount?) -> Change? {
    let key = Self.neededKey(of: entry)
    return settings[key] == amount?.stored ? nil : changing(key, to: amount?.stored)
  }
}
