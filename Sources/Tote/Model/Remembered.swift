/// What is remembered beside the lists: corrected categories, what was bought, and how the program was left. Each is
/// a row of its own kind, so each is changed, saved and undone like everything else.

/// Where a name belongs, because somebody said so.
public struct Lesson: Hashable, Sendable {
  /// The name's key (`ItemName.key`).
  public let key: String
  /// Where it belongs.
  public var category: Category

  /// A correction.
  public init(key: String, category: Category) {
    self.key = key
    self.category = category
  }
}

/// A thing, and how often and when last it was bought.
public struct Purchase: Hashable, Sendable {
  /// By what it is found.
  public let key: String
  /// As it was written last.
  public var name: String
  /// How often.
  public var count: Int
  /// When last.
  public var last: Moment

  /// A purchase.
  public init(name: String, count: Int = 1, last: Moment) {
    key = ItemName.key(of: name)
    self.name = name
    self.count = count
    self.last = last
  }

  /// What the history says.
  public init(_ entry: History.Entry) {
    key = entry.key
    name = entry.name
    count = entry.count
    last = Moment(milliseconds: entry.last)
  }

  /// What the history is told.
  public var entry: History.Entry { History.Entry(name: name, count: count, last: last.milliseconds) }
}

/// Something to be remembered about the program, such as that the tour was seen.
public struct Setting: Hashable, Sendable {
  /// Its name.
  public let key: String
  /// What is remembered.
  public var value: String

  /// A setting.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

extension Lesson: Record {
  /// Its kind.
  public static var kind: Row.Kind { .lesson }
  /// It, as one of all kinds.
  public var row: Row { .lesson(self) }
  /// Its key.
  public var rowKey: Row.Key { .lesson(key) }
  /// All it holds.
  public var fields: [FieldValue] { [.text(key), .text(category.rawValue)] }

  /// Reads a lesson.
  public init?(from source: inout some FieldSource) {
    guard let key = source.text(), let category = source.category() else { return nil }
    self.init(key: key, category: category)
  }
}

extension Purchase: Record {
  /// Its kind.
  public static var kind: Row.Kind { .purchase }
  /// It, as one of all kinds.
  public var row: Row { .purchase(self) }
  /// Its key.
  public var rowKey: Row.Key { .purchase(key) }
  /// All it holds.
  public var fields: [FieldValue] { [.text(key), .text(name), .integer(Int64(count)), FieldValue(last)] }

  /// Reads a purchase.
  public init?(from source: inout some FieldSource) {
    guard let key = source.text(), let name = source.text() else { return nil }
    self.key = key
    self.name = name
    count = Int(source.integer() ?? 1)
    last = source.moment()
  }
}

extension Setting: Record {
  /// Its kind.
  public static var kind: Row.Kind { .setting }
  /// It, as one of all kinds.
  public var row: Row { .setting(self) }
  /// Its key.
  public var rowKey: Row.Key { .setting(key) }
  /// All it holds.
  public var fields: [FieldValue] { [.text(key), .text(value)] }

  /// Reads a setting.
  public init?(from source: inout some FieldSource) {
    guard let key = source.text(), let value = source.text() else { return nil }
    self.init(key: key, value: value)
  }
}
