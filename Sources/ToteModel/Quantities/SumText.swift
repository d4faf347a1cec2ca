/// A sum of money in a field of its own, as for a budget.

extension Price {
  /// Reads a price, or a number alone if the currency is known. A price per piece or unit isn't a sum.
  ///
  ///     Price(sum: "80", currency: .euro)?.description == "80.00€"
  package init?(sum text: String, currency: Currency?) {
    let text = Folding.clean(text)
    if let price = Price(text) {
      guard price.basis == nil else { return nil }
      self = price
    } else {
      guard let currency, let number = Number(text), number.rest.isEmpty,
        let price = Price(number, written: text, currency: currency)
      else { return nil }
      self = price
    }
  }
}
