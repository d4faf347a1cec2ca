package struct CategoryCorrection: Hashable, Sendable {
  package let key: String
  package var category: Category

  package init(key: String, category: Category) {
    self.key = key
    self.category = category
  }
}

package struct Purchase: Hashable, Sendable {
  package let key: String
  package var name: String
  package var count: Int
  package var last: Moment
  package var details: ItemDetails
  package var days: [Int]

  package init(
    name: String, count: Int = 1, last: Moment, details: ItemDetails = ItemDetails(), days: [Int] = []
  ) {
    key = ItemName.key(of: name)
    self.name = name
    self.count = count
    self.last = last
    self.details = details
    self.days = days
  }

  package init(_ entry: History.Entry) {
    key = entry.key
    name = entry.name
    count = entry.count
    last = Moment(milliseconds: entry.last)
    details = entry.details
    days = entry.days
  }

  package var entry: History.Entry {
    History.Entry(
      name: name, key: key, count: count, last: last.milliseconds, details: details, days: days)
  }
}

package struct Setting: Hashable, Sendable {
  package let key: String
  package var value: String

  package init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

extension Change {
  package init?(setting key: String, from before: String?, to after: String?) {
    func row(_ value: String?) -> Row? { value.map { .setting(Setting(key: key, value: $0)) } }
    self.init(before: row(before), after: row(after))
  }
}

extension Records {
  func changing(_ setting: String, to value: String?) -> Change? {
    Change(setting: setting, from: settings[setting], to: value)
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

extension Purchase: Record {
  package static var kind: Row.Kind { .purchase }
  package static let schema = RecordSchema(Purchase.self, table: "purchase")
  package static var blank: Purchase { Purchase(name: "", last: .zero) }
  package var row: Row { .purchase(self) }
  package var rowKey: Row.Key { .purchase(key) }

  package init(_ purchase: Purchase, fields: inout some FieldVisitor) {
    key = fields.visit("key", purchase.key)
    name = fields.visit("name", purchase.name)
    count = fields.visit("count", purchase.count)
    last = fields.visit("last", purchase.last)
    var details = purchase.details
    details.visit(&fields)
    days = fields.visit("days", DayNumbers(purchase.days))?.days ?? []
    details.visitAdded(&fields)
    self.details = details
  }
}

extension Setting: Record {
  package static var kind: Row.Kind { .setting }
  package static let schema = RecordSchema(Setting.self, table: "setting")
  package static var blank: Setting { Setting(key: "", value: "") }
  package var row: Row { .setting(self) }
  package var rowKey: Row.Key { .setting(key) }

  package init(_ setting: Setting, fields: inout some FieldVisitor) {
    key = fields.visit("key", setting.key)
    value = fields.visit("value", setting.value)
  }
}
