// Items with a single detail, one for each detail. Tests over all of them fail by name if a new one was forgotten.

package import ToteModel

package struct SingleDetail: Sendable, CustomStringConvertible {
  package let name: String
  /// `Item.full` with all other details cleared.
  package let details: ItemDetails
  package let text: String
  /// As people read it.
  package var shown: String { details.price?.text(in: .english) ?? text }

  package var description: String { name }

  package static let all: [SingleDetail] = Item.schema.exportedFields.filter(\.isOptional).map {
    var one = OneField(name: $0.name)
    let details = ItemDetails(Item.full.details, fields: &one)
    return SingleDetail(name: $0.name, details: details, text: one.text)
  }

  /// The same field of other details, and nothing else.
  package func alone(in details: ItemDetails) -> ItemDetails {
    var one = OneField(name: name)
    return ItemDetails(details, fields: &one)
  }
}

/// Clears all optional fields but one.
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
