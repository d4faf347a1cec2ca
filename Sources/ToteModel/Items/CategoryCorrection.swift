/// The category of a name, given by hand where the catalogue would choose another.
package struct CategoryCorrection: Hashable, Sendable {
  package let key: String
  package var category: Category

  package init(key: String, category: Category) {
    self.key = key
    self.category = category
  }
}

extension CategoryCorrection: Record {
  package static var kind: Row.Kind { .correction }
  package static let schema = RecordSchema(CategoryCorrection.self, table: "lesson")
  package static var blank: CategoryCorrection { CategoryCorrection(key: "", category: .other) }
  package var row: Row { .correction(self) }
  package var rowKey: Row.Key { .correction(key) }

  package init(_ correction: CategoryCorrection, fields: inout some FieldVisitor) {
    key = fields.visit("key", correction.key)
    category = fields.visit("category", correction.category)
  }
}
