import Screen
import ToteModel

/// Another amount than usual, for this time: by steps, or by digits. Whoever says how much of something wants it, so that selects it.
extension BuyAgain {
  /// What is being said of how much is wanted.
  struct Changing: Equatable, Sendable {
    let key: String
    /// The number, as far as it is typed.
    var typed = ""
  }

  mutating func select(_ offer: BuyAgainOffer) {
    if !selection.contains(offer.key) { selection.append(offer.key) }
  }

  mutating func step(_ offer: BuyAgainOffer, up: Bool) {
    // What is bought without an amount is one.
    let amount = offer.details.amount ?? Amount(thousandths: 1000, unit: .piece)
    changing = Changing(key: offer.key)
    // Less than is on the list already is nothing to buy.
    if let next = amount?.stepped(up: up), up || offer.asking(for: next).item != nil {
      want(next, of: offer)
    }
    select(offer)
  }

  /// Types a digit of how much is wanted, or takes it out again; false where an edit is one of what is looked for.
  ///
  /// - Parameter before: What was being said until now.
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
    // As far as it is no number yet, as in `0.`, it stays as usual.
    let number = text.last?.isNumber == true ? text : String(text.dropLast())
    want(Amount("\(number) \(unit.rawValue)"), of: offer)
    select(offer)
    return true
  }

  /// Whether a key says how much: a digit, as long as no name that is offered goes on with it (`7up`), and behind digits the sign of
  /// decimals.
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
