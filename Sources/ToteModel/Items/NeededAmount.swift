/// How much a recipe or a plan last needed: the best guess if no amount was ever typed.

extension Amount {
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
      // Ounces and pounds aren't whole grams, so compare the smallest parts.
      Int128(thousandths) * unit.size >= 100_000 * (unit.dimension == .mass ? Unit.gram.size : 1)
    }
  }
}

// Stored as a setting in the same undo step as the purchase.
extension Records {
  private static func neededKey(of entry: String) -> String { "lastNeeded/\(entry)" }

  /// The details for the next time; if no amount is usual, with the one last needed.
  package func remembered(_ entry: History.Entry) -> ItemDetails {
    var details = entry.remembered
    if details.amount == nil {
      details.amount = settings[Self.neededKey(of: entry.key)].flatMap(Amount.init(stored:))
    }
    return details
  }

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

  func forgettingNeeded(of entries: [History.Entry]) -> [Change] {
    entries.compactMap { changeOfNeeded($0.key, to: nil) }
  }

  private func changeOfNeeded(_ entry: String, to amount: Amount?) -> Change? {
    let key = Self.neededKey(of: entry)
    return settings[key] == amount?.stored ? nil : changing(key, to: amount?.stored)
  }
}
