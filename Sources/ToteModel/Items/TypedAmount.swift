/// How much of a line was asked for by the user, where a recipe, a plan or a paste needs some of it too. These say how much is
/// needed, and not how much is usually bought: after 35 g of flour for a cake, 1 kg is offered again as ever.
///
/// The rule is that an amount which nobody has typed is not remembered. How much is usually bought, the price of that and the
/// note stay as they were; where it was bought, and the price of a kilo or a piece, are remembered as always. Where no amount is
/// usual, so is what was paid.

package struct TypedAmount: Hashable, Sendable {
  /// What was typed of the line's amount; `nil` for none of it.
  package let amount: Amount?

  package init(amount: Amount?) { self.amount = amount }
}

// It is a setting that comes and goes with its item: undo, merging, export and older versions know those already.
extension TypedAmount {
  package static func key(of item: Item.ID) -> String { "needed/\(item)" }

  package init(stored: String) { self.init(amount: Amount(stored)) }
  var stored: String { amount?.description ?? "" }

  /// What is noted of an item from now on: `nil` where all of its line was typed.
  static func change(of item: Item.ID, from before: TypedAmount?, to after: TypedAmount?) -> Change? {
    Change(setting: key(of: item), from: before?.stored, to: after?.stored)
  }
}

extension Records {
  /// How much of an item was typed; `nil` where all of it was.
  package func typedAmount(of item: Item.ID) -> TypedAmount? {
    settings[TypedAmount.key(of: item)].map(TypedAmount.init(stored:))
  }

  /// Forgets all that is noted of items that go.
  func forgettingNotes(of items: some Sequence<Item>) -> [Change] {
    let paid = items.compactMap { PaidPrice.change(of: $0.id, from: notedPrice(of: $0.id), to: nil) }
    return forgettingTypedAmounts(of: items) + paid
  }

  /// Forgets it of items.
  func forgettingTypedAmounts(of items: some Sequence<Item>) -> [Change] {
    items.compactMap { TypedAmount.change(of: $0.id, from: typedAmount(of: $0.id), to: nil) }
  }
}

extension TypedAmount? {
  /// What is typed of a line that takes in what is needed. What stood there until then was typed, unless it is known better.
  func needing(_ outcome: AddOutcome) -> TypedAmount? {
    switch outcome {
    case .summed(_, let was): self ?? TypedAmount(amount: was)
    case .unticked: TypedAmount(amount: nil)
    case .new, .apart, .there, .changed: self
    }
  }

  /// The same of a line onto which so much more is typed.
  func typing(_ more: Amount, _ outcome: AddOutcome) -> TypedAmount? {
    guard let self else { return nil }
    return switch outcome {
    case .summed: TypedAmount(amount: self.amount?.adding(more) ?? more)
    // It comes back as it is typed now.
    case .unticked: nil
    case .new, .apart, .there, .changed: self
    }
  }
}

extension ItemDetails {
  /// What is remembered of a line that is bought.
  ///
  /// - Parameter known: What was remembered of it until now.
  func bought(_ typed: TypedAmount?, after known: ItemDetails?) -> ItemDetails {
    guard let typed else { return self }
    if let amount = typed.amount { return changing(to: amount, paid: PaidPrice(known)) }
    var details = self
    details.amount = known?.amount
    details.note = known?.note
    // Of a line that was remembered, the price of a kilo is what follows from it.
    if price?.basis == nil || price == known?.unitPrice {
      // Another shop has another price.
      let isSameShop = known?.store.flatMap(Shop.init) == store.flatMap(Shop.init)
      // Of what has no usual amount it is what was paid: a bag for 0.79€, of which 35 g were needed.
      let paid = known?.amount == nil && price?.basis == nil ? price : nil
      details.price = paid ?? (isSameShop ? known?.price : nil)
    }
    return details
  }

  /// The same of as much as is needed. The price of a kilo or a piece is the price still. From that of a line with an amount one
  /// follows, or where it would be rounded, what this much costs; that of a line without is what it costs, however much is needed.
  func needing(_ amount: Amount?, paid: PaidPrice? = nil) -> ItemDetails {
    var details = self
    details.amount = amount
    if price?.basis == nil, self.amount != nil, !Amount.areAsMuch(self.amount, amount) {
      let unit = unitPrice.flatMap { $0.minorUnits > 0 ? $0 : nil }
      let isExact = unit.map { PaidPrice(self)?.isSaid(by: $0.ofOne) == true } ?? true
      details.price = isExact ? unit : changing(to: amount, paid: paid).price ?? unit
    }
    return details.withPriceKnown(from: self.amount)
  }
}

extension Price {
  /// The line of one kilo or one piece, where this is the price of that.
  fileprivate var ofOne: ItemDetails {
    ItemDetails(amount: basis.flatMap { Amount(thousandths: 1000, unit: $0) }, price: per(nil))
  }
}

extension Amount {
  /// Whether the two are the same, however they are written: a kilo and 1000 g.
  static func areAsMuch(_ one: Amount?, _ other: Amount?) -> Bool {
    guard let one, let other else { return one == other }
    return one.unit.dimension == other.unit.dimension
      && Int128(one.thousandths) * one.unit.size == Int128(other.thousandths) * other.unit.size
  }
}
