/// Is passed each field of a record, in the order of the columns. Visitors read, write and describe rows.
package protocol FieldVisitor {
  /// Returns the field's new value.
  mutating func visit<Value: FieldType>(_ name: String, _ value: Value, _ rules: FieldRules) -> Value
  mutating func visit<Value: FieldType>(_ name: String, _ value: Value?, _ rules: FieldRules) -> Value?
}

extension FieldVisitor {
  package mutating func visit<Value: FieldType>(_ name: String, _ value: Value) -> Value {
    visit(name, value, FieldRules())
  }

  package mutating func visit<Value: FieldType>(_ name: String, _ value: Value?) -> Value? {
    visit(name, value, FieldRules())
  }
}

package struct FieldRules: Hashable, Sendable {
  package enum Merging: Hashable, Sendable {
    /// Takes the server's value and reports the other.
    case server
    /// The larger of two comparable amounts.
    case larger
    /// Keeps both texts.
    case both
  }

  /// A merge takes this field from the side it takes that one from.
  package var leader: String?
  package var isExported = true
  package var merging = Merging.server

  /// Merged together with its leader.
  package static func following(_ leader: String) -> FieldRules { FieldRules(leader: leader) }

  /// Stored only to search faster, so not exported.
  package static func derived(from leader: String) -> FieldRules {
    FieldRules(leader: leader, isExported: false)
  }

  package static func merging(_ merging: Merging) -> FieldRules { FieldRules(merging: merging) }
}

/// The raw values are those in JSON.
package enum FieldKind: String, Hashable, Sendable {
  case id, text, truth = "boolean", moment, number, rank, category, amount, price, tags, titles
}
