import Screen
import Tote
import ToteFormats
import ToteModel

/// What `tote ls --format` prints of each item: text with the names of JSON fields in braces, as in `{name}\t{amount}`.
struct ItemTemplate {
  private enum Part {
    case text(String)
    case field(RecordField)
  }

  private var parts: [Part] = []

  init(_ template: String) throws(Refusal) {
    var rest = Substring(template)
    while let sign = rest.popFirst() {
      switch (sign, rest.first) {
      case ("\\", "t"?): append("\t", instead: &rest)
      case ("\\", "n"?): append("\n", instead: &rest)
      // A backslash or brace itself is written twice.
      case ("\\", "\\"?), ("{", "{"?), ("}", "}"?): append(sign, instead: &rest)
      case ("{", _):
        guard let end = rest.firstIndex(of: "}") else { throw Refusal(.usage, words.unclosedField) }
        parts.append(.field(try Self.field(named: String(rest[..<end]))))
        rest = rest[end...].dropFirst()
      default: parts.append(.text(String(sign)))
      }
    }
  }

  private mutating func append(_ sign: Character, instead rest: inout Substring) {
    parts.append(.text(String(sign)))
    rest.removeFirst()
  }

  private static func field(named name: String) throws(Refusal) -> RecordField {
    let fields = JSONSchema.fields(of: .item)
    guard let field = fields.first(where: { $0.name == name }) else {
      throw Refusal(.usage, words.unknownField(name.printable, known: fields.map(\.name)))
    }
    return field
  }

  func text(of item: Item) -> String {
    let values = item.fields
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let field): Self.shown(values[field.column], as: field.kind)
      }
    }.joined()
  }

  /// Amounts and prices as the app writes them, and everything else as in JSON, without quotes.
  private static func shown(_ value: FieldValue, as kind: FieldKind) -> String {
    switch (value, kind) {
    case (.null, _): ""
    case (.integer(let number), .truth): number == 0 ? "false" : "true"
    case (.integer(let number), _): "\(number)"
    case (.id(let high, let low), _): "\(Item.ID(high: high, low: low))"
    case (.text(let text), .amount): Amount(stored: text)?.shown ?? ""
    case (.text(let text), .price): Price(stored: text)?.shown ?? ""
    case (.text(let text), _): text.printable
    }
  }
}
