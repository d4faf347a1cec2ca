/// The currency of bare prices: the one that is set, or that of the list, or of the other lists, or else of the country or
/// language.

extension Records {
  package func currency(of list: ShoppingList.ID?, in language: Language) -> Currency {
    knownCurrency(of: list, in: language) ?? .assumed
  }

  package func knownCurrency(of list: ShoppingList.ID?, in language: Language) -> Currency? {
    if let set = Conventions.current.currency { return set }
    func currency(_ list: ShoppingList.ID) -> Currency? {
      let totals = lines(of: list).totals
      return (totals.toPay.prices.first ?? totals.basket.prices.first)?.currency
    }
    return list.flatMap(currency) ?? lists.lazy.compactMap { currency($0.id) }.first ?? Currency.ofCountry
      ?? language.vocabulary.currency
  }
}
