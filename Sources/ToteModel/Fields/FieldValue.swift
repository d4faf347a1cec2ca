/// What a row consists of, without its names: the common ground of merging a change, writing it into the journal
/// and binding it to a statement. A record gives and takes them by its list of fields (`RecordSchema.swift`).

/// One field of a row.
package enum FieldValue: Sendable {
  case null
  /// A number, a truth (1 or 0) or a moment.
  case integer(Int64)
  case text(String)
  /// The two halves of a `RowID`.
  case id(high: UInt64, low: UInt64)
}

extension FieldValue: Hashable {
  /// Equal to the byte. Two spellings of an accent are one text to Swift, but a change from the one to the other
  /// is a change, and has to be saved.
  package static func == (one: FieldValue, other: FieldValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.integer(let one), .integer(let other)): one == other
    case (.text(let one), .text(let other)): isSame(one, other)
    case (.id(let high, let low), .id(let otherHigh, let otherLow)): high == otherHigh && low == otherLow
    default: false
    }
  }

  /// Where both stand in memory as they are, as nearly all do, in one go: merging a list compares thousands.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let isSame = one.utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { other in
        one.count == other.count && one.elementsEqual(other)
      }
    }
    return (isSame ?? nil) ?? one.utf8.elementsEqual(other.utf8)
  }

  /// What is hashed agrees with what is compared.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .integer(let number): hasher.combine(number)
    case .text(let text): hasher.combine(text)
    case .id(let high, let low):
      hasher.combine(high)
      hasher.combine(low)
    }
  }
}

extension FieldValue {
  package init(_ value: some FieldType) { self = value.fieldValue }
  package init(_ value: (some FieldType)?) { self = value?.fieldValue ?? .null }
}

/// Where a row is read from, field after field: a statement of SQLite, or an array. A field of another kind, and
/// one behind the last, reads as `nil`: so a row that an older version wrote can be read by a later one.
package protocol FieldSource {
  /// The next field as a number.
  mutating func integer() -> Int64?
  /// The next field as a text.
  mutating func text() -> String?
  /// The next field as an id.
  mutating func id<Named>(of: Named.Type) -> RowID<Named>?
  /// The next field as a category. A requirement, so that a source of many rows may remember those it has seen:
  /// telling one's own category from a built-in one takes longer than reading the rest of the row.
  mutating func category() -> Category?
}

extension FieldSource {
  /// The next field as a category.
  @inlinable
  package mutating func category() -> Category? { text().map(Category.init(stored:)) }
}

package struct FieldArray: FieldSource {
  private let fields: [FieldValue]
  private var place = 0

  package init(_ fields: [FieldValue]) { self.fields = fields }

  private mutating func next() -> FieldValue {
    defer { place += 1 }
    return place < fields.count ? fields[place] : .null
  }

  /// The next field as a number.
  package mutating func integer() -> Int64? {
    if case .integer(let number) = next() { number } else { nil }
  }

  /// The next field as a text.
  package mutating func text() -> String? {
    if case .text(let text) = next() { text } else { nil }
  }

  /// The next field as an id.
  package mutating func id<Named>(of: Named.Type) -> RowID<Named>? {
    if case .id(let high, let low) = next() { RowID(high: high, low: low) } else { nil }
  }
}
