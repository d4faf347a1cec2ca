package enum FieldValue: Sendable {
  case null
  /// A number, a moment, or a Boolean as 1 or 0.
  case integer(Int64)
  case text(String)
  case id(high: UInt64, low: UInt64)
}

extension FieldValue: Hashable {
  /// Compares bytes, to save changes from one spelling of an accent to another, which Swift equates.
  package static func == (one: FieldValue, other: FieldValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.integer(let one), .integer(let other)): one == other
    case (.text(let one), .text(let other)): isSame(one, other)
    case (.id(let high, let low), .id(let otherHigh, let otherLow)): high == otherHigh && low == otherLow
    default: false
    }
  }

  /// A fast path, as merging a list compares thousands.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let isSame = one.utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { other in
        one.count == other.count && one.elementsEqual(other)
      }
    }
    return (isSame ?? nil) ?? one.utf8.elementsEqual(other.utf8)
  }

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

/// Reads a row field by field. Fields that are missing or of another type read as `nil`, for older rows.
package protocol FieldSource {
  mutating func integer() -> Int64?
  mutating func text() -> String?
  mutating func id<Named>(of: Named.Type) -> RowID<Named>?
  /// A requirement, so that sources of many rows can cache categories, which are slow to create.
  mutating func category() -> Category?
}

extension FieldSource {
  @inlinable
  package mutating func category() -> Category? { text().map(Category.init(stored:)) }
}

package protocol FieldValueSource: FieldSource {
  mutating func next() -> FieldValue
}

extension FieldValueSource {
  package mutating func integer() -> Int64? {
    if case .integer(let number) = next() { number } else { nil }
  }

  package mutating func text() -> String? {
    if case .text(let text) = next() { text } else { nil }
  }

  package mutating func id<Named>(of: Named.Type) -> RowID<Named>? {
    if case .id(let high, let low) = next() { RowID(high: high, low: low) } else { nil }
  }
}

package struct FieldArray: FieldValueSource {
  private let fields: [FieldValue]
  private var place = 0

  package init(_ fields: [FieldValue]) { self.fields = fields }

  package mutating func next() -> FieldValue {
    defer { place += 1 }
    return place < fields.count ? fields[place] : .null
  }
}
