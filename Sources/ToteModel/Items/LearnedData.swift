/// What is remembered beside the lists: corrected categories, what was bought, and how the program was left. Each is
/// a row of its own kind, so each is changed, saved and undone like everything else.

/// Where a name belongs, because somebody said so.
package struct CategoryCorrection: Hashable, Sendable {
  /// The name's key (`ItemName.key`).
  package let key: String
  package var category: Category

  package init(key: String, category: Category) {
    self.key = key
    self.category = category
  }
}

/// A thing, and how often and when last it was bought.
package struct Purchase: Hashable, Sendable {
  /// By what it is found.
  package let key: String
  /// As it was written last.
  package var name: String
  package var count: Int
  package var last: Moment

  package init(name: String, count: Int = 1, last: Moment) {
    key = ItemName.key(of: name)
    self.name = name
    self.count = count
    self.last = last
  }

  /// What the history says.
  package init(_ entry: History.Entry) {
    key = entry.key
    name = entry.name
    count = entry.count
    last = Moment(milliseconds: entry.last)
  }

  /// What the history is told.
  package var entry: History.Entry { History.Entry(name: name, count: count, last: last.milliseconds) }
}

/// Something to be remembered about the program, such as that the tour was seen.
package struct Setting: Hashable, Sendable {
  package let key: String
  package var value: String

  package init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

extension CategoryCorrection: Record {
  package static var kind: Row.Kind { .correction }
  /// It, as one of all kinds.
  package var row: Row { .correction(self) }
  package var rowKey: Row.Key { .correction(key) }
  package var fields: [FieldValue] { [.text(key), .text(category.rawValue)] }

  package init?(from source: inout some FieldSource) {
    guard let key = source.text(), let category = source.category() else { return nil }
    self.init(key: key, category: category)
  }
}

extension Purchase: Record {
  package static var kind: Row.Kind { .purchase }
  /// It, as one of all kinds.
  package var row: Row { .purchase(self) }
  package var rowKey: Row.Key { .purchase(key) }
  package var fields: [FieldValue] { [.text(key), .text(name), .integer(Int64(count)), FieldValue(last)] }

  package init?(from source: inout some FieldSource) {
    guard let key = source.text(), let name = source.text() else { return nil }
    self.key = key
    self.name = name
    count = Int(source.integer() ?? 1)
    last = source.moment()
  }
}

extension Setting: Record {
  package static var kind: Row.Kind { .setting }
  /// It, as one of all kinds.
  package var row: Row { .setting(self) }
  package var rowKey: Row.Key { .setting(key) }
  package var fields: [FieldValue] { [.text(key), .text(value)] }

  package init?(from source: inout some FieldSource) {
    guard let key = source.text(), let value = source.text() else { return nil }
    self.init(key: key, value: value)
  }
}
