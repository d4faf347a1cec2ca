/// How much a recipe or a plan last needed: the best guess if no amount was ever typed.

extension Amount {
  /// Of what one takes from a pack with a spoon or by hand.
  var isSpoonful: Bool {
    switch unit {
    case .teaspoon, .dessertspoon, .tablespoon, .cup, .clove, .pinch, .handful, .glass, .slice, .stalk,
      .sprig, .leaf, .dash, .drop, .knob, .strip, .wedge:
      true
    case .piece, .pack, .can, .bottle, .bunch, .jar, .bag, .roll, .carton, .tray, .tub, .tube, .loaf, .bar,
      .block, .stick, .head, .bulb, .sheet, .ear, .crate, .pouch, .metre, .pint, .quart, .gallon,
      .milligram, .gram, .kilogram, .ounce, .pound, .millilitre, .centilitre, .decilitre, .litre,
      .fluidOunce:
      false
    }
  }

  /// Whether somebody would buy so much, rather than take it from a pack.
  var isBought: Bool {
    if isSpoonful { return false }
    // Ounces and pounds aren't whole grams, so compare the smallest parts.
    return switch unit.dimension {
    case .mass: Int128(thousandths) * unit.size >= 100_000 * Unit.gram.size
    case .volume: Int128(thousandths) * unit.size >= 100_000
    case .pints, .count: true
    }
  }
}

// Stored as a setting in the same undo step as the purchase.
extension Records {
  private static func neededKey(of entry: String) -> String { "recipeAmount/\(entry)" }
  /// Stored for an amount that isn't sold, such as a spoonful: it isn't remembered, but says that only recipes need the item.
  private static let someAmount = ""
  /// Where versions that took every pasted list for a recipe kept it. It still is the amount of the next time, but doesn't
  /// say that only recipes needed the item; a purchase moves it.
  private static func unsureKey(of entry: String) -> String { "lastNeeded/\(entry)" }

  /// The details for the next time; if no amount is usual, with the one last needed.
  package func remembered(_ entry: PurchaseHistory.Entry) -> ItemDetails {
    var details = entry.remembered
    if details.amount == nil {
      let stored = settings[Self.neededKey(of: entry.key)] ?? settings[Self.unsureKey(of: entry.key)]
      details.amount = stored.flatMap(Amount.init(stored:))
    }
    return details
  }

  /// Whether only recipes or plans ever set an amount.
  func isOnlyNeeded(_ entry: PurchaseHistory.Entry) -> Bool {
    entry.remembered.amount == nil && settings[Self.neededKey(of: entry.key)] != nil
  }

  func notingNeeded(of items: [Item]) -> [Change] {
    items.flatMap { item -> [Change] in
      let known = history.entry(of: item.name, saying: item.details)
      let typed = typedAmount(of: item.id)
      if typed != nil, known?.details.amount != nil { return [] }
      let isNeeded = typed != nil && typed?.amount == nil
      let key = known?.key ?? item.key
      guard isNeeded, let amount = item.amount else { return changesOfNeeded(key, to: nil) }
      if amount.isBought { return changesOfNeeded(key, to: amount.stored) }
      // A spoonful doesn't end the rhythm of what was bought by itself.
      let isOnlyNeeded = known == nil || settings[Self.neededKey(of: key)] != nil
      return changesOfNeeded(key, to: isOnlyNeeded ? Self.someAmount : nil)
    }
  }

  func forgettingNeeded(of entries: [PurchaseHistory.Entry]) -> [Change] {
    entries.flatMap { changesOfNeeded($0.key, to: nil) }
  }

  private func changesOfNeeded(_ entry: String, to amount: String?) -> [Change] {
    [(Self.neededKey(of: entry), amount), (Self.unsureKey(of: entry), nil)].compactMap {
      key, stored in
      settings[key] == stored ? nil : changing(key, to: stored)
    }
  }
}
