import Screen
import ToteModel

/// Another amount for this time, by steps or digits; changing it selects the item.
extension BuyAgain {
  struct Changing: Equatable, Sendable {
    let key: String
    var typed = ""
  }

  mutating func select(_ offer: BuyAgainOffer) {
    if !selection.contains(offer.key) { selection.append(offer.key) }
  }

  mutating func step(_ offer: BuyAgainOffer, up: Bool) {
    // An item that is bought without an amount counts as one.
    let amount = offer.details.amount ?? Amount(thousandths: 1000, unit: .piece)
    changing = Changing(key: offer.key)
    // Stepping down to what is on the list already would leave nothing to buy.
    if let next = amount?.stepped(up: up), up || offer.asking(for: next).item != nil {
      want(next, of: offer)
    }
    select(offer)
  }

  /// Types or deletes a digit of the amount; false if the edit belongs to the search field.
  mutating func typeAmount(_ edit: TextEdit, after before: Changing?) -> Bool {
    guard let offer = selected else { return false }
    let typed = before?.key == offer.key ? before?.typed ?? "" : ""
    var text = typed
    switch edit {
    case .insert(let new) where goesOn(typed, with: new): text += new
    case .deleteLeft where !typed.isEmpty: text.removeLast()
    default: return false
    }
    changing = Changing(key: offer.key, typed: text)
    let unit = offer.details.amount?.unit ?? .piece
    // `0.` is no number yet.
    let number = text.last?.isNumber == true ? text : String(text.dropLast())
    want(Amount("\(number) \(unit.rawValue)"), of: offer)
    select(offer)
    return true
  }

  /// Whether a key belongs to the amount: a digit that continues no name (`7up`), or a decimal separator.
  private func goesOn(_ typed: String, with new: String) -> Bool {
    guard new.utf8.count == 1, let sign = new.first, typed.utf8.count < 6 else { return false }
    if !typed.isEmpty, sign == "." || sign == "," { return !typed.contains { $0 == "." || $0 == "," } }
    guard sign.isNumber else { return false }
    let query = BuyAgainQuery(field.text + new)
    return !typed.isEmpty || !offers.contains { query.matches($0.entry) }
  }

  private mutating func want(_ amount: Amount?, of offer: BuyAgainOffer) {
    wanted[offer.key] = amount
    guard let index = offers.firstIndex(where: { $0.key == offer.key }) else { return }
    offers[index].wanted = amount
  }
}

extension BuyAgainOffer {
  fileprivate func asking(for amount: Amount) -> Self {
    var offer = self
    offer.wanted = amount
    return offer
  }
}
