/// What was paid for which amount. Scaling starts from it, as scaling a rounded price again would drift.
/// It is the last purchase, or was stored when the price was rounded.

package struct PaidPrice: Hashable, Sendable {
  package let amount: Amount
  package let price: Price

  /// `nil` if unknown, or if the price is per unit.
  init?(_ details: ItemDetails?) {
    guard let amount = details?.amount, let price = details?.price, price.basis == nil else { return nil }
    self.init(amount, price)
  }

  private init(_ amount: Amount, _ price: Price) { (self.amount, self.price) = (amount, price) }

  /// Whether the price of a line follows from this.
  func explains(_ details: ItemDetails) -> Bool {
    guard let amount = details.amount, let price = details.price else { return false }
    return self.price.scaled(from: self.amount, to: amount) == price
  }

  func isSaid(by details: ItemDetails) -> Bool {
    guard let said = PaidPrice(details), said.amount.unit.dimension == amount.unit.dimension else {
      return false
    }
    return Int128(price.minorUnits) * Int128(said.amount.thousandths) * said.amount.unit.size
      == Int128(said.price.minorUnits) * Int128(amount.thousandths) * amount.unit.size
  }
}

// Stored as a setting with its item. Ignored once the price no longer follows from it.
extension PaidPrice {
  static func key(of item: Item.ID) -> String { "paid/\(item)" }

  init?(stored: String) {
    let words = stored.split(separator: " ").map(String.init)
    guard words.count == 2, let amount = Amount(stored: words[0]), let price = Price(stored: words[1]) else {
      return nil
    }
    self.init(amount, price)
  }

  var stored: String { "\(amount.stored) \(price.stored)" }

  static func change(of item: Item.ID, from before: PaidPrice?, to after: PaidPrice?) -> Change? {
    before == after ? nil : Change(setting: key(of: item), from: before?.stored, to: after?.stored)
  }
}

extension Records {
  func notedPrice(of item: Item.ID) -> PaidPrice? {
    settings[PaidPrice.key(of: item)].flatMap(PaidPrice.init(stored:))
  }

  /// What explains the price of an item: the stored price, the last purchase, or its own line.
  func paid(for item: Item) -> PaidPrice? { paid(for: item, noted: notedPrice(of: item.id)) }

  func paid(for item: Item, noted: PaidPrice?) -> PaidPrice? {
    [noted, lastPaid(for: item)].compactMap { $0 }.first { $0.explains(item.details) }
      ?? PaidPrice(item.details)
  }

  /// What to store after the price followed a new amount; `nil` if the line or the last purchase explains it.
  func notable(_ paid: PaidPrice?, for item: Item) -> PaidPrice? {
    guard let paid, paid.explains(item.details), !paid.isSaid(by: item.details) else { return nil }
    return lastPaid(for: item)?.explains(item.details) == true ? nil : paid
  }

  /// Stores it if an edit rounded the price.
  func noting(_ paid: PaidPrice?, of item: Item, editedBy edit: Change) -> [Change] {
    guard case .item(let edited)? = edit.applied(to: item.row) else { return [] }
    let before = notedPrice(of: item.id)
    return [PaidPrice.change(of: item.id, from: before, to: notable(paid, for: edited))].compactMap { $0 }
  }

  private func lastPaid(for item: Item) -> PaidPrice? {
    guard item.price != nil, item.amount != nil else { return nil }
    return PaidPrice(history.entry(of: item.name, saying: item.details)?.details)
  }
}
