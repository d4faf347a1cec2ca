/// What is said of an item beside its name. An item of a list, a line of the add field (`ParsedItem`) and an item of an
/// imported file each hold one, so what one of them says the others take over as a whole.

package struct ItemDetails: Hashable, Sendable {
  package var amount: Amount?
  /// Where it stands in the shop.
  package var category: Category?
  /// Where to buy it.
  package var store: String?
  package var price: Price?
  package var note: String?

  @inlinable
  package init(
    amount: Amount? = nil, category: Category? = nil, store: String? = nil, price: Price? = nil,
    note: String? = nil
  ) {
    self.amount = amount
    self.category = category
    self.store = store
    self.price = price
    self.note = note
  }

  /// Takes over what another says; where it says nothing, this stays.
  package mutating func update(with other: ItemDetails) {
    amount = other.amount ?? amount
    category = other.category ?? category
    store = other.store ?? store
    price = other.price ?? price
    note = other.note ?? note
  }

  /// Its free texts, which are searched and compared together.
  var texts: [String?] { [store, note] }

  /// The same with its free texts changed. A text that becomes empty is as good as none.
  package func mapTexts(_ change: (String) -> String) -> ItemDetails {
    func changed(_ text: String?) -> String? {
      let text = text.map(change)
      return text?.isEmpty == true ? nil : text
    }
    var details = self
    details.store = changed(store)
    details.note = changed(note)
    return details
  }

  /// Whether all that is said here is said there too; texts are compared as names are.
  package func agrees(with other: ItemDetails) -> Bool {
    (amount == nil || amount == other.amount) && (price == nil || price == other.price)
      && (category == nil || category == other.category)
      && zip(keys, other.keys).allSatisfy { $0 == nil || $0 == $1 }
  }

  /// Whether the two say different things in a text that both have, so that they are not of one thing.
  func contradicts(_ other: ItemDetails) -> Bool {
    zip(keys, other.keys).contains { one, other in
      guard let one, let other, one != other else { return false }
      // Two sizes are the same however they are written: `1L` and `1 l`.
      return Amount(one).map { !Amount.areAsMuch($0, Amount(other)) } ?? true
    }
  }

  private var keys: [String?] { texts.map { $0.map(ItemName.key) } }
}
