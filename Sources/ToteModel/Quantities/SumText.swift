/// A field for a sum of money, such as a budget.

extension Price {
  /// Reads a price, or just a number if the currency is known. A price per piece or unit isn't a sum.
  package init?(sum text: String, currency: Currency?) {
    if let price = Price(text) {
      guard price.basis == nil else { return nil }
      self = price
    } else {
      let text = Folding.clean(text.filter { $0 != "\u{202F}" })
      guard let currency, let number = Number(text), number.rest.isEmpty,
        let price = Price(number, written: text, currency: currency)
      else { return nil }
      self = price
    }
  }
}
