/// The currency of bare prices: the one that is set, or that of the list's budget, of what is on it, of the last purchase, of the
/// other lists, or else of the country or language.

extension Records {
  package func currency(of list: ShoppingList.ID?, in language: Language) -> Currency {
    knownCurrency(of: list, in: language) ?? .assumed
  }

  package func knownCurrency(of list: ShoppingList.ID?, in language: Language) -> Currency? {
    if let set = Conventions.current.currency { return set }
    func currency(_ list: ShoppingList.ID) -> Currency? {
      if let budget = self[list: list]?.budget { return budget.currency }
      let totals = lines(of: list).totals
      return (totals.toPay.prices.first ?? totals.basket.prices.first)?.currency
    }
    return list.flatMap(currency) ?? history.lastCurrency ?? lists.lazy.compactMap { currency($0.id) }.first
      ?? Currency.ofCountry ?? language.vocabulary.currency
  }
}
