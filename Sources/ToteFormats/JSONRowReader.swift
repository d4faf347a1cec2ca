import ToteModel

/// One object as one row: by the schema into the row's fields, and from these into the row, as the storage does it.

struct JSONRowReader {
  private var source = JSONFields()

  mutating func read<R: Record>(from lexer: inout JSONLexer) throws(ParseFault) -> R {
    let fields = JSONSchema.fields(of: R.kind)
    source.begin(columns: R.kind.columns.count)
    _ = lexer.peek()
    let start = lexer.offset
    var seen: UInt32 = 0
    // Where the next field is expected: written by us, each comes in its turn.
    var next = 0
    try lexer.object("an object { … }") { (lexer, key, place) throws(ParseFault) in
      guard
        let index = next < fields.count && fields[next].name == key
          ? next : fields.firstIndex(where: { $0.name == key })
      else {
        let names = fields.map(\.name).joined(separator: ", ")
        throw ParseFault(place, "one of the fields \(names)", length: key.utf8.count + 2)
      }
      next = index + 1
      guard seen & 1 << index == 0 else {
        throw ParseFault(place, "each field once", length: key.utf8.count + 2)
      }
      seen |= 1 << index
      let field = fields[index]
      if field.isOptional, lexer.take(word: "null") { return }
      source.fields[field.column] = try value(field, from: &lexer)
    }
    for (index, field) in fields.enumerated() where seen & 1 << index == 0 && !field.isOptional {
      throw ParseFault(start, "the field \"\(field.name)\" in this object", found: "none")
    }
    guard let row = R(from: &source) else { throw ParseFault(start, "a row") }
    return row
  }

  private mutating func value(
    _ field: RecordField, from lexer: inout JSONLexer
  ) throws(ParseFault) -> FieldValue {
    let orNull = field.isOptional ? ", or null" : ""
    _ = lexer.peek()
    let start = lexer.offset
    switch field.kind {
    case .text: return .text(try lexer.string("a text in double quotes" + orNull))
    case .id:
      let (high, low) = try lexer.id("an id in double quotes, as a UUID" + orNull)
      return .id(high: high, low: low)
    case .truth:
      if lexer.take(word: "true") { return .integer(1) }
      if lexer.take(word: "false") { return .integer(0) }
      throw ParseFault(start, "true or false")
    case .moment:
      return .integer(try lexer.number(places: 0, "a whole number of milliseconds since 1970" + orNull))
    case .number: return .integer(try lexer.number(places: 0, "a whole number"))
    case .rank:
      let text = try lexer.string("a rank in double quotes")
      guard Rank(text) != nil else { throw ParseFault(start, "a rank, such as \"a0\"") }
      return .text(text)
    case .category:
      let text = try lexer.string("a category in double quotes" + orNull)
      guard let category = source.known(text) else {
        throw ParseFault(start, "a category with a name" + orNull)
      }
      return .text(category.rawValue)
    case .amount: return .text(try amount(from: &lexer).stored)
    case .price: return .text(try price(from: &lexer).stored)
    case .tags:
      var tags: [String] = []
      try lexer.array("an array of tags") { (lexer) throws(ParseFault) in
        _ = lexer.peek()
        let start = lexer.offset
        let tag = try lexer.string("a tag in double quotes")
        guard !tag.isEmpty, !tag.utf8.contains(0x20) else { throw ParseFault(start, "a tag without blanks") }
        tags.append(tag)
      }
      return .text(tags.joined(separator: " "))
    }
  }

  private func amount(from lexer: inout JSONLexer) throws(ParseFault) -> Amount {
    var thousandths: Int64?
    var unit: Unit?
    let start = lexer.offset
    try lexer.object("an amount such as {\"quantity\": 2.5, \"unit\": \"kg\"}, or null") {
      (lexer, key, place) throws(ParseFault) in
      _ = lexer.peek()
      let start = lexer.offset
      switch key {
      case "quantity" where thousandths == nil:
        let expected = "a number above zero with up to three decimals"
        let number = try lexer.number(places: 3, expected)
        guard Amount(thousandths: number, unit: .piece) != nil else { throw ParseFault(start, expected) }
        thousandths = number
      case "unit" where unit == nil:
        unit = Unit(rawValue: try lexer.string("a unit in double quotes"))
        if unit == nil {
          throw ParseFault(start, "one of the units \(Unit.allCases.map(\.rawValue).joined(separator: ", "))")
        }
      default: throw ParseFault(place, "the fields quantity and unit, each once", length: key.utf8.count + 2)
      }
    }
    guard let thousandths, let unit, let amount = Amount(thousandths: thousandths, unit: unit) else {
      throw ParseFault(start, "an amount with quantity and unit")
    }
    return amount
  }

  private func price(from lexer: inout JSONLexer) throws(ParseFault) -> Price {
    // In hundredths of hundredths of nothing: the currency, which says how many decimals there are, may come second.
    var value: (offset: Int, length: Int)?
    var currency: Currency?
    let start = lexer.offset
    try lexer.object("a price such as {\"value\": 1.09, \"currency\": \"EUR\"}, or null") {
      (lexer, key, place) throws(ParseFault) in
      _ = lexer.peek()
      let start = lexer.offset
      switch key {
      case "value" where value == nil:
        _ = try lexer.number(places: 2, "a number with up to two decimals, not below zero")
        value = (start, lexer.offset - start)
      case "currency" where currency == nil:
        currency = Currency(code: try lexer.string("a currency in double quotes"))
        if currency == nil {
          throw ParseFault(
            start, "one of the currencies \(Currency.allCases.map(\.code).joined(separator: ", "))")
        }
      default: throw ParseFault(place, "the fields value and currency, each once", length: key.utf8.count + 2)
      }
    }
    guard let value, let currency else { throw ParseFault(start, "a price with value and currency") }
    let expected = "a number with up to \(currency.decimals) decimals, not below zero"
    var again = JSONLexer(lexer.bytes, at: value.offset)
    guard
      let price = Price(minorUnits: try again.number(places: currency.decimals, expected), currency: currency)
    else { throw ParseFault(value.offset, expected, length: value.length) }
    return price
  }
}

/// The fields of one row after the other. It remembers the categories: telling one's own from a built-in one takes longer
/// than the rest of the row.
struct JSONFields: FieldSource {
  var fields: [FieldValue] = []
  private var place = 0
  private var categories: [FieldValue: Category] = [:]

  mutating func begin(columns: Int) {
    fields.removeAll(keepingCapacity: true)
    for _ in 0..<columns { fields.append(.null) }
    place = 0
  }

  /// The category of a text; `nil` for a blank one.
  mutating func known(_ text: String) -> Category? {
    if let known = categories[.text(text)] { return known }
    let category = Category(text)
    categories[.text(text)] = category
    return category
  }

  private mutating func next() -> FieldValue {
    defer { place += 1 }
    return place < fields.count ? fields[place] : .null
  }

  mutating func integer() -> Int64? {
    if case .integer(let number) = next() { number } else { nil }
  }

  mutating func text() -> String? {
    if case .text(let text) = next() { text } else { nil }
  }

  mutating func id<Named>(of: Named.Type) -> RowID<Named>? {
    if case .id(let high, let low) = next() { RowID(high: high, low: low) } else { nil }
  }

  mutating func category() -> Category? { text().flatMap { known($0) } }
}
