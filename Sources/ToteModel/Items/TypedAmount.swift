/// How much of an item the user typed, if a recipe or a plan needs it too.
/// Only that is remembered: after 35 g of flour for a cake, 1 kg is still offered. The store and prices
/// per kilo or piece are remembered, and so is the price paid if no amount is usual.

package struct TypedAmount: Hashable, Sendable {
  package let amount: Amount?

  package init(amount: Amount?) { self.amount = amount }
}

// Stored as a setting, which undo, merging, export and older versions already handle.
extension TypedAmount {
  package static func key(of item: Item.ID) -> String { "needed/\(item)" }

  package init(stored: String) { self.init(amount: Amount(stored)) }
  var stored: String { amount?.description ?? "" }

  static func change(of item: Item.ID, from before: TypedAmount?, to after: TypedAmount?) -> Change? {
    Change(setting: key(of: item), from: before?.stored, to: after?.stored)
  }
}

extension Records {
  package func typedAmount(of item: Item.ID) -> TypedAmount? {
    settings[TypedAmount.key(of: item)].map(TypedAmount.init(stored:))
  }

  func forgettingNotes(of items: some Sequence<Item>) -> [Change] {
    let paid = items.compactMap { PaidPrice.change(of: $0.id, from: notedPrice(of: $0.id), to: nil) }
    return forgettingTypedAmounts(of: items) + paid + forgettingRecipes(of: items)
  }

  func forgettingTypedAmounts(of items: some Sequence<Item>) -> [Change] {
    items.compactMap { TypedAmount.change(of: $0.id, from: typedAmount(of: $0.id), to: nil) }
  }
}

extension TypedAmount? {
  /// After a needed amount is added. The previous amount counts as typed unless known otherwise.
  func needing(_ outcome: AddOutcome) -> TypedAmount? {
    switch outcome {
    case .summed(_, let was): self ?? TypedAmount(amount: was)
    case .unticked: TypedAmount(amount: nil)
    case .new, .apart, .there, .changed: self
    }
  }

  func typing(_ more: Amount, _ outcome: AddOutcome) -> TypedAmount? {
    guard let self else { return nil }
    return switch outcome {
    case .summed: TypedAmount(amount: self.amount?.adding(more) ?? more)
    case .unticked: nil
    case .new, .apart, .there, .changed: self
    }
  }
}

extension ItemDetails {
  /// What to remember of a purchase, given what was known.
  func bought(_ typed: TypedAmount?, after known: ItemDetails?) -> ItemDetails {
    guard let typed else { return self }
    if let amount = typed.amount { return changing(to: amount, paid: PaidPrice(known)) }
    var details = self
    details.amount = known?.amount
    details.note = known?.note
    // If the line came from memory, its price per kilo was computed.
    if price?.basis == nil || price == known?.unitPrice {
      // Another shop has another price.
      let isSameShop = known?.store.flatMap(Shop.init) == store.flatMap(Shop.init)
      // If no amount is usual, remember what was paid: a bag for 0.79€, though only 35 g were needed.
      let paid = known?.amount == nil && price?.basis == nil ? price : nil
      details.price = paid ?? (isSameShop ? known?.price : nil)
    }
    return details
  }

  /// The same thing in the needed amount. A price per kilo or piece stays; one for an amount is scaled, as a
  /// price per unit unless that needs rounding; one without an amount stays.
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
  fileprivate var ofOne: ItemDetails {
    ItemDetails(amount: basis.flatMap { Amount(thousandths: 1000, unit: $0) }, price: per(nil))
  }
}

extension Amount {
  static func areAsMuch(_ one: Amount?, _ other: Amount?) -> Bool {
    guard let one, let other else { return one == other }
    return one.unit.dimension == other.unit.dimension
      && Int128(one.thousandths) * one.unit.size == Int128(other.thousandths) * other.unit.size
  }
}
