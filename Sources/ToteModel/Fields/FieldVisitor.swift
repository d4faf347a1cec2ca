/// How a record describes its fields: it passes each to a visitor, once and in the order of the columns, and this one
/// list is read, written and told to others by three visitors (`RecordSchema.swift`). A table of CSV is a fourth.

/// Goes through the fields of a record.
package protocol FieldVisitor {
  /// Is given a field's value, and gives back the one that it has from now on.
  mutating func visit<Value: FieldType>(_ name: String, _ value: Value, _ rules: FieldRules) -> Value
  /// The same for a field that may hold nothing.
  mutating func visit<Value: FieldType>(_ name: String, _ value: Value?, _ rules: FieldRules) -> Value?
}

extension FieldVisitor {
  /// A field that depends on no other one.
  package mutating func visit<Value: FieldType>(_ name: String, _ value: Value) -> Value {
    visit(name, value, FieldRules())
  }

  package mutating func visit<Value: FieldType>(_ name: String, _ value: Value?) -> Value? {
    visit(name, value, FieldRules())
  }
}

/// What is particular about a field.
package struct FieldRules: Hashable, Sendable {
  /// What becomes of a field of a shared item that was changed here and on the server.
  package enum Merging: Hashable, Sendable {
    /// What the server has; the other value is told.
    case server
    /// The larger of two amounts that can be compared.
    case larger
    /// Both texts.
    case both
  }

  /// The field that this one was computed from, and that decides about both in a merge.
  package var leader: String?
  /// Whether files have it.
  package var isExported = true
  package var merging = Merging.server

  /// A merge must not leave it with another's leader.
  package static func following(_ leader: String) -> FieldRules { FieldRules(leader: leader) }

  /// Stored to be found quickly; a file does without it.
  package static func derived(from leader: String) -> FieldRules {
    FieldRules(leader: leader, isExported: false)
  }

  package static func merging(_ merging: Merging) -> FieldRules { FieldRules(merging: merging) }
}

/// What a field holds, by the names that the JSON document has for it.
package enum FieldKind: String, Hashable, Sendable {
  case id, text, truth = "boolean", moment, number, rank, category, amount, price, tags
}
