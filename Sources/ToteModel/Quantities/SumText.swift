/// A sum of money as people type it where nothing else stands: a budget.

extension Price {
  /// Reads a price, or a number alone, which is in a currency that is known. What is of a piece or a unit is no sum.
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
