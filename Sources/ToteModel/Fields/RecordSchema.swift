package struct RecordField: Hashable, Sendable {
  /// The name of the column, and of the field in JSON.
  package let name: String
  package let kind: FieldKind
  package let isOptional: Bool
  package let rules: FieldRules
  package let column: Int
}

package struct RecordSchema: Hashable, Sendable {
  package let table: String
  package let fields: [RecordField]
  package let exportedFields: [RecordField]
  package let columns: [String]
  /// For each column, the one that decides in a merge whether it has changed.
  let leaders: [Int]

  init<R: Record>(_ record: R.Type, table: String) {
    var list = FieldList()
    _ = R(.blank, fields: &list)
    let columns = list.fields.map(\.name)
    self.table = table
    self.columns = columns
    fields = list.fields
    exportedFields = list.fields.filter(\.rules.isExported)
    leaders = list.fields.map { field in
      field.rules.leader.map { leader in
        guard let column = columns.firstIndex(of: leader) else {
          preconditionFailure("\(table).\(field.name) follows \(leader), which is no field")
        }
        return column
      } ?? field.column
    }
  }
}

extension Record {
  package var fields: [FieldValue] {
    var writer = FieldWriter(count: Self.schema.columns.count)
    _ = Self(self, fields: &writer)
    return writer.values
  }

  package init?(from source: inout some FieldSource) {
    guard let record = Self.readFields(from: &source) else { return nil }
    self = record
  }

  static func readFields(from source: inout some FieldSource) -> Self? {
    var reader = FieldReader(source: source)
    let record = Self(.blank, fields: &reader)
    source = reader.source
    return reader.isComplete ? record : nil
  }
}

struct FieldList: FieldVisitor {
  var fields: [RecordField] = []

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value, _ rules: FieldRules) -> Value {
    append(name, Value.kind, isOptional: false, rules)
    return value
  }

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value?, _ rules: FieldRules) -> Value? {
    append(name, Value.kind, isOptional: true, rules)
    return value
  }

  private mutating func append(_ name: String, _ kind: FieldKind, isOptional: Bool, _ rules: FieldRules) {
    fields.append(
      RecordField(name: name, kind: kind, isOptional: isOptional, rules: rules, column: fields.count))
  }
}

struct FieldWriter: FieldVisitor {
  private(set) var values: [FieldValue] = []

  init(count: Int) { values.reserveCapacity(count) }

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value, _ rules: FieldRules) -> Value {
    values.append(value.fieldValue)
    return value
  }

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value?, _ rules: FieldRules) -> Value? {
    values.append(FieldValue(value))
    return value
  }
}

struct FieldReader<Source: FieldSource>: FieldVisitor {
  var source: Source
  var isComplete = true

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value, _ rules: FieldRules) -> Value {
    if let read = Value.read(from: &source) { return read }
    if Value.isRequired, rules.leader == nil { isComplete = false }
    return value
  }

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value?, _ rules: FieldRules) -> Value? {
    Value.read(from: &source)
  }
}
