/// What is said of an item beside its name. An item of a list, a line of the add field (`ParsedItem`) and an item of an imported
/// file each have one.
///
/// To add a detail: a property here, read and visited among the added ones, its column in a new version of the schema
/// (`ToteStorage/Schema.swift`), and where it stands in a task (`TaskFields`). One with a sign is a `DetailMark` with a look in
/// Tote, and its name in each language.
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

  /// The details that every record with details has had from the first, in their order.
  mutating func visit(_ fields: inout some FieldVisitor) {
    amount = fields.visit("amount", amount, .merging(.larger))
    category = fields.visit("category", category)
    store = fields.visit("store", store)
    price = fields.visit("price", price)
    note = fields.visit("note", note, .merging(.both))
  }

  /// Those that came later: they stand at the end of each record, since the journal has the order of before.
  mutating func visitAdded(_ fields: inout some FieldVisitor) {}

  /// Reads what `visit` lists. It is the quick way for items, of which a start reads 100,000.
  @inlinable
  package init(from source: inout some FieldSource) {
    amount = source.text().flatMap(Amount.init(stored:))
    category = source.category()
    store = source.text()
    price = source.text().flatMap(Price.init(stored:))
    note = source.text()
  }

  /// Reads what `visitAdded` lists.
  @inlinable
  package mutating func readAdded(from source: inout some FieldSource) {}

  /// The free texts, which are searched and compared together.
  private static let textFields: [WritableKeyPath<ItemDetails, String?> & Sendable] = [\.store, \.note]

  /// Whether a text, folded, stands in one of them. A filter asks it of each item.
  func holds(_ needle: [UInt8]) -> Bool {
    store?.holds(folded: needle) == true || note?.holds(folded: needle) == true
  }
}

// What follows from the lists above.
extension ItemDetails {
  package init(_ details: ItemDetails, fields: inout some FieldVisitor) {
    self = details
    visit(&fields)
    visitAdded(&fields)
  }

  /// All fields, in the order of `values`.
  package static let fields: [RecordField] = {
    var list = FieldList()
    _ = ItemDetails(ItemDetails(), fields: &list)
    return list.fields
  }()

  /// All fields as they are stored.
  package var values: [FieldValue] {
    var writer = FieldWriter(count: Self.fields.count)
    _ = ItemDetails(self, fields: &writer)
    return writer.values
  }

  package init(values: [FieldValue]) {
    var reader = FieldReader(source: FieldArray(values))
    self.init(ItemDetails(), fields: &reader)
  }

  /// Takes over what another says; where it says nothing, this stays.
  package mutating func update(with other: ItemDetails) {
    self = ItemDetails(values: zip(values, other.values).map { $1 == .null ? $0 : $1 })
  }

  /// What is said here and not in another.
  package func unsaid(in other: ItemDetails) -> ItemDetails {
    ItemDetails(values: zip(values, other.values).map { $1 == .null ? $0 : .null })
  }

  /// What is said here, of that which another says too.
  package func said(in other: ItemDetails) -> ItemDetails {
    ItemDetails(values: zip(values, other.values).map { $1 == .null ? .null : $0 })
  }

  var texts: [String?] { Self.textFields.map { self[keyPath: $0] } }

  /// The same with its texts changed. A text that becomes empty is dropped.
  package func mapTexts(_ change: (String) -> String) -> ItemDetails {
    var details = self
    for text in Self.textFields {
      let changed = self[keyPath: text].map(change)
      details[keyPath: text] = changed?.isEmpty == true ? nil : changed
    }
    return details
  }

  /// Whether all that is said here is said there too; texts are compared as names are.
  package func agrees(with other: ItemDetails) -> Bool {
    (amount == nil || amount == other.amount) && (price == nil || price == other.price)
      && (category == nil || category == other.category)
      && zip(textKeys, other.textKeys).allSatisfy { $0 == nil || $0 == $1 }
  }

  /// Whether a text that both have differs, so that they are of two things.
  func contradicts(_ other: ItemDetails) -> Bool {
    zip(textKeys, other.textKeys).contains { one, other in
      guard let one, let other, one != other else { return false }
      // A size is the same however it is written: `1L` and `1 l`.
      return Amount(one).map { !Amount.areAsMuch($0, Amount(other)) } ?? true
    }
  }

  package var textKeys: [String?] { texts.map { $0.map(ItemName.key) } }
}
