package protocol FieldType: Sendable {
  static var kind: FieldKind { get }
  /// Whether a row without it is invalid. Other fields fall back to their value in a blank row.
  static var isRequired: Bool { get }

  var fieldValue: FieldValue { get }
  /// Takes the next field of a row; `nil` if it has another type.
  static func read(from source: inout some FieldSource) -> Self?

  /// `nil` for an empty cell.
  var readableText: String? { get }
  init?(readableText: String)
}

extension FieldType {
  package static var isRequired: Bool { true }

  // Ids, ranks and tags don't appear in tables.
  package var readableText: String? { nil }
  package init?(readableText: String) { return nil }
}

extension RowID: FieldType {
  package static var kind: FieldKind { .id }
  package var fieldValue: FieldValue { .id(high: high, low: low) }
  package static func read(from source: inout some FieldSource) -> Self? {
    source.id(of: Named.self)
  }
}

extension String: FieldType {
  package static var kind: FieldKind { .text }
  package var fieldValue: FieldValue { .text(self) }
  package static func read(from source: inout some FieldSource) -> Self? { source.text() }
  package var readableText: String? { self }
  package init?(readableText: String) { self = readableText }
}

extension Bool: FieldType {
  package static var kind: FieldKind { .truth }
  package static var isRequired: Bool { false }
  package var fieldValue: FieldValue { .integer(self ? 1 : 0) }
  package static func read(from source: inout some FieldSource) -> Self? {
    source.integer().map { $0 != 0 }
  }

  package var readableText: String? { self ? "true" : "false" }

  /// Accepts what people and other programs write in a column such as "done".
  package init?(readableText: String) {
    switch Folding.fold(readableText) {
    case "true", "yes", "y", "1", "x", "done", "☑", "✓", "✔": self = true
    case "", "false", "no", "n", "0", "-", "☐": self = false
    default: return nil
    }
  }
}

extension Int: FieldType {
  package static var kind: FieldKind { .number }
  package static var isRequired: Bool { false }
  package var fieldValue: FieldValue { .integer(Int64(self)) }
  package static func read(from source: inout some FieldSource) -> Self? {
    source.integer().map(Int.init)
  }
  package var readableText: String? { "\(self)" }
  package init?(readableText: String) { self.init(readableText) }
}

extension Moment: FieldType {
  package static var kind: FieldKind { .moment }
  package static var isRequired: Bool { false }
  package var fieldValue: FieldValue { .integer(milliseconds) }
  package static func read(from source: inout some FieldSource) -> Self? {
    source.integer().map { Moment(milliseconds: $0) }
  }
  package var readableText: String? { timestamp }
  package init?(readableText: String) { self.init(timestamp: readableText) }
}

extension Rank: FieldType {
  package static var kind: FieldKind { .rank }
  package var fieldValue: FieldValue { .text(text) }
  package static func read(from source: inout some FieldSource) -> Self? {
    source.text().map { Rank(stored: $0) }
  }
}

extension Category: FieldType {
  package static var kind: FieldKind { .category }
  package var fieldValue: FieldValue { .text(rawValue) }
  package static func read(from source: inout some FieldSource) -> Self? { source.category() }
  package var readableText: String? { rawValue }
  package init?(readableText: String) { self.init(readableText) }
}

extension Amount: FieldType {
  package static var kind: FieldKind { .amount }
  package var fieldValue: FieldValue { .text(stored) }
  package static func read(from source: inout some FieldSource) -> Self? {
    source.text().flatMap(Amount.init(stored:))
  }
  package var readableText: String? { description }
  package init?(readableText: String) { self.init(readableText) }
}

extension Price: FieldType {
  package static var kind: FieldKind { .price }
  package var fieldValue: FieldValue { .text(stored) }
  package static func read(from source: inout some FieldSource) -> Self? {
    source.text().flatMap(Price.init(stored:))
  }
  package var readableText: String? { description }
  package init?(readableText: String) { self.init(readableText) }
}

/// Days since 1970, separated by blanks.
package struct DayNumbers: FieldType {
  package let days: [Int]

  package init?(_ days: [Int]) {
    if days.isEmpty { return nil }
    self.days = days
  }

  package static var kind: FieldKind { .text }
  package var fieldValue: FieldValue { .text(days.map { "\($0)" }.joined(separator: " ")) }
  package static func read(from source: inout some FieldSource) -> Self? {
    source.text().flatMap { DayNumbers($0.split(separator: " ").compactMap { Int($0) }) }
  }
}

extension Repeat: FieldType {
  package static var kind: FieldKind { .text }
  package var fieldValue: FieldValue { .text(description) }
  package static func read(from source: inout some FieldSource) -> Self? {
    source.text().flatMap { Repeat($0) }
  }
  package var readableText: String? { description }
  package init?(readableText: String) { self.init(readableText) }
}

/// Tags contain no blanks.
extension [String]: FieldType {
  package static var kind: FieldKind { .tags }
  package static var isRequired: Bool { false }
  package var fieldValue: FieldValue { .text(joined(separator: " ")) }
  package static func read(from source: inout some FieldSource) -> Self? {
    source.text()?.split(separator: " ").map(String.init)
  }
}
