// Items of which one thing alone is said, one for each that can be. Tests that go through all of them name the detail that
// somebody has added and forgotten elsewhere.

package import ToteModel

package struct SingleDetail: Sendable, CustomStringConvertible {
  /// What its field is called.
  package let name: String
  /// The details of `Item.full` without all others.
  package let details: ItemDetails
  /// It, as people read it.
  package let text: String

  package var description: String { name }

  package static let all: [SingleDetail] = Item.schema.exportedFields.filter(\.isOptional).map {
    var one = OneField(name: $0.name)
    let details = ItemDetails(Item.full.details, fields: &one)
    return SingleDetail(name: $0.name, details: details, text: one.text)
  }

  /// The same field of others, and nothing else of them.
  package func alone(in details: ItemDetails) -> ItemDetails {
    var one = OneField(name: name)
    return ItemDetails(details, fields: &one)
  }
}

/// Clears all fields that may be empty but one.
private struct OneField: FieldVisitor {
  let name: String
  var text = ""

  init(name: String) { self.name = name }

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value, _ rules: FieldRules) -> Value {
    value
  }

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value?, _ rules: FieldRules) -> Value? {
    guard name == self.name else { return nil }
    text = value?.readableText ?? ""
    return value
  }
}
