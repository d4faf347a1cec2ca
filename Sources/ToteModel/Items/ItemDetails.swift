/// What is known of an item besides its name. Items, typed lines and imported items share it.
///
/// A new detail needs a property, lines in `visitAdded` and its reader, a column in a new version of the
/// schema (`ToteStorage/Schema.swift`) and a place in a task (`TaskFields`). One with a sign is also a
/// `DetailMark`, with a style in Tote and a name in each language.
package struct ItemDetails: Hashable, Sendable {
  package var amount: Amount?
  package var category: Category?
  package var store: String?
  package var price: Price?
  package var note: String?
  /// Whom it is for.
  package var person: String?

  @inlinable
  package init(
    amount: Amount? = nil, category: Category? = nil, store: String? = nil, price: Price? = nil,
    note: String? = nil, person: String? = nil
  ) {
    self.amount = amount
    self.category = category
    self.store = store
    self.price = price
    self.note = note
    self.person = person
  }

  mutating func visit(_ fields: inout some FieldVisitor) {
    amount = fields.visit("amount", amount, .merging(.larger))
    category = fields.visit("category", category)
    store = fields.visit("store", store)
    price = fields.visit("price", price)
    note = fields.visit("note", note, .merging(.both))
  }

  /// Later details, last in each record because the journal relies on the order.
  mutating func visitAdded(_ fields: inout some FieldVisitor) {
    person = fields.visit("person", person)
  }

  /// The same order as `visit`, but faster: 100,000 items are read at the start.
  @inlinable
  package init(from source: inout some FieldSource) {
    amount = source.text().flatMap(Amount.init(stored:))
    category = source.category()
    store = source.text()
    price = source.text().flatMap(Price.init(stored:))
    note = source.text()
  }

  @inlinable
  package mutating func readAdded(from source: inout some FieldSource) { person = source.text() }

  private static let textFields: [WritableKeyPath<ItemDetails, String?> & Sendable] = [
    \.store, \.note, \.person,
  ]

  /// Whether one of the texts contains a folded one. Fast, as filters call it for each item.
  func holds(_ needle: [UInt8]) -> Bool {
    store?.holds(folded: needle) == true || note?.holds(folded: needle) == true
      || person?.holds(folded: needle) == true
  }
}

extension ItemDetails {
  package init(_ details: ItemDetails, fields: inout some FieldVisitor) {
    self = details
    visit(&fields)
    visitAdded(&fields)
  }

  package static let fields: [RecordField] = {
    var list = FieldList()
    _ = ItemDetails(ItemDetails(), fields: &list)
    return list.fields
  }()

  package var values: [FieldValue] {
    var writer = FieldWriter(count: Self.fields.count)
    _ = ItemDetails(self, fields: &writer)
    return writer.values
  }

  package init(values: [FieldValue]) {
    var reader = FieldReader(source: FieldArray(values))
    self.init(ItemDetails(), fields: &reader)
  }

  /// Fields that are `nil` in `other` stay.
  package mutating func update(with other: ItemDetails) {
    self = ItemDetails(values: zip(values, other.values).map { $1 == .null ? $0 : $1 })
  }

  /// Only the fields that `other` lacks.
  package func unsaid(in other: ItemDetails) -> ItemDetails {
    ItemDetails(values: zip(values, other.values).map { $1 == .null ? $0 : .null })
  }

  package func said(in other: ItemDetails) -> ItemDetails {
    ItemDetails(values: zip(values, other.values).map { $1 == .null ? .null : $0 })
  }

  var texts: [String?] { Self.textFields.map { self[keyPath: $0] } }

  /// Texts that become empty are removed.
  package func mapTexts(_ change: (String) -> String) -> ItemDetails {
    var details = self
    for text in Self.textFields {
      let changed = self[keyPath: text].map(change)
      details[keyPath: text] = changed?.isEmpty == true ? nil : changed
    }
    return details
  }

  /// Whether `other` has everything that this has; texts compare like names.
  package func agrees(with other: ItemDetails) -> Bool {
    (amount == nil || amount == other.amount) && (price == nil || price == other.price)
      && (category == nil || category == other.category)
      && zip(textKeys, other.textKeys).allSatisfy { $0 == nil || $0 == $1 }
  }

  /// Whether a text differs that both have, so that these are different things.
  /// How large it is and how to prepare it doesn't make another thing.
  func contradicts(_ other: ItemDetails) -> Bool {
    zip(withoutRemarks.textKeys, other.withoutRemarks.textKeys).contains { one, other in
      guard let one, let other, one != other else { return false }
      // Sizes may be written in different ways: `1L` and `1 l`.
      return Amount(one).map { !Amount.areAsMuch($0, Amount(other)) } ?? true
    }
  }

  private var withoutRemarks: ItemDetails {
    guard let note else { return self }
    var details = self
    let kept = note.split(separator: ",").filter { !Preparation.isRemark($0, beside: amount) }
    details.note = kept.isEmpty ? nil : kept.joined(separator: ",")
    return details
  }

  package var textKeys: [String?] { texts.map { $0.map(ItemName.key) } }
}
