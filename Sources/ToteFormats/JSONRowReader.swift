import ToteModel

/// Reads an object into fields by the schema, and makes a row of these, as the storage does.

struct JSONRowReader {
  private var source = JSONFields()

  mutating func read<R: Record>(from lexer: inout JSONLexer) throws(ParseFault) -> R {
    let fields = JSONSchema.fields(of: R.kind)
    source.begin(columns: R.kind.columns.count)
    _ = lexer.peek()
    let start = lexer.offset
    var seen: UInt32 = 0
    // Where the next field is expected; Tote writes them in order.
    var next = 0
    try lexer.object(.object) { (lexer, key, place) throws(ParseFault) in
      guard
        let index = next < fields.count && fields[next].name == key
          ? next : fields.firstIndex(where: { $0.name == key })
      else {
        throw ParseFault(place, .oneOfFields(fields.map(\.name)), length: key.utf8.count + 2)
      }
      next = index + 1
      guard seen & 1 << index == 0 else {
        throw ParseFault(place, .fieldOnce, length: key.utf8.count + 2)
      }
      seen |= 1 << index
      let field = fields[index]
      if field.isOptional, lexer.take(word: "null") { return }
      source.fields[field.column] = try value(field, from: &lexer)
    }
    for (index, field) in fields.enumerated() where seen & 1 << index == 0 && !field.isOptional {
      throw ParseFault(start, .field(field.name), found: .nothingThere)
    }
    guard let row = R(from: &source) else { throw ParseFault(start, .row) }
    return row
  }

  private mutating func value(
    _ field: RecordField, from lexer: inout JSONLexer
  ) throws(ParseFault) -> FieldValue {
    let expected = ImportError.Expectation.json(field.kind, orNull: field.isOptional)
    _ = lexer.peek()
    let start = lexer.offset
    switch field.kind {
    case .text: return .text(try lexer.string(expected))
    case .id:
      let (high, low) = try lexer.id(expected)
      return .id(high: high, low: low)
    case .truth:
      if lexer.take(word: "true") { return .integer(1) }
      if lexer.take(word: "false") { return .integer(0) }
      throw ParseFault(start, expected)
    case .moment:
      return .integer(try lexer.number(places: 0, expected))
    case .number: return .integer(try lexer.number(places: 0, expected))
    case .rank:
      let text = try lexer.string(expected)
      guard Rank(text) != nil else { throw ParseFault(start, expected) }
      return .text(text)
    case .category:
      let text = try lexer.string(expected)
      guard let category = source.known(text) else {
        throw ParseFault(start, expected)
      }
      return .text(category.rawValue)
    case .amount: return .text(try amount(from: &lexer).stored)
    case .price: return .text(try price(from: &lexer).stored)
    case .tags:
      var tags: [String] = []
      try lexer.array(expected) { (lexer) throws(ParseFault) in
        _ = lexer.peek()
        let start = lexer.offset
        let tag = try lexer.string(.tag)
        guard !tag.isEmpty, !tag.utf8.contains(0x20) else { throw ParseFault(start, .tag) }
        tags.append(tag)
      }
      return .text(tags.joined(separator: " "))
    case .titles:
      var titles: [String] = []
      try lexer.array(expected) { (lexer) throws(ParseFault) in
        titles.append(try lexer.string(.json(.text, orNull: false)))
      }
      return NoteAliases(titles).fieldValue
    }
  }

  private func amount(from lexer: inout JSONLexer) throws(ParseFault) -> Amount {
    var thousandths: Int64?
    var unit: Unit?
    let start = lexer.offset
    try lexer.object(.json(.amount, orNull: true)) {
      (lexer, key, place) throws(ParseFault) in
      _ = lexer.peek()
      let start = lexer.offset
      switch key {
      case "quantity" where thousandths == nil:
        let expected = ImportError.Expectation.quantity
        let number = try lexer.number(places: 3, expected)
        guard Amount(thousandths: number, unit: .piece) != nil else { throw ParseFault(start, expected) }
        thousandths = number
      case "unit" where unit == nil:
        unit = Unit(rawValue: try lexer.string(.oneOfUnits))
        if unit == nil {
          throw ParseFault(start, .oneOfUnits)
        }
      default: throw ParseFault(place, .amountFields, length: key.utf8.count + 2)
      }
    }
    guard let thousandths, let unit, let amount = Amount(thousandths: thousandths, unit: unit) else {
      throw ParseFault(start, .amountFields)
    }
    return amount
  }

  private func price(from lexer: inout JSONLexer) throws(ParseFault) -> Price {
    // The currency, which decides the decimals, may come second.
    var value: (offset: Int, length: Int)?
    var currency: Currency?
    var basis: Unit?
    let start = lexer.offset
    try lexer.object(.json(.price, orNull: true)) {
      (lexer, key, place) throws(ParseFault) in
      _ = lexer.peek()
      let start = lexer.offset
      switch key {
      case "value" where value == nil:
        _ = try lexer.number(places: 3, .value(decimals: 2))
        value = (start, lexer.offset - start)
      case "currency" where currency == nil:
        currency = Currency(code: try lexer.string(.oneOfCurrencies))
        if currency == nil {
          throw ParseFault(start, .oneOfCurrencies)
        }
      case "per" where basis == nil:
        basis = Unit(rawValue: try lexer.string(.oneOfUnits))
        if basis == nil { throw ParseFault(start, .oneOfUnits) }
      default: throw ParseFault(place, .priceFields, length: key.utf8.count + 2)
      }
    }
    guard let value, let currency else { throw ParseFault(start, .priceFields) }
    let expected = ImportError.Expectation.value(decimals: currency.decimals)
    var again = JSONLexer(lexer.bytes, at: value.offset)
    guard
      let price = Price(
        minorUnits: try again.number(places: currency.decimals, expected), currency: currency, basis: basis)
    else { throw ParseFault(value.offset, expected, length: value.length) }
    return price
  }
}

/// The fields of one row after the other. It caches categories: parsing one takes longer than the rest of the row.
struct JSONFields: FieldValueSource {
  var fields: [FieldValue] = []
  private var place = 0
  private var categories: [FieldValue: Category] = [:]

  mutating func begin(columns: Int) {
    fields.removeAll(keepingCapacity: true)
    for _ in 0..<columns { fields.append(.null) }
    place = 0
  }

  mutating func known(_ text: String) -> Category? {
    if let known = categories[.text(text)] { return known }
    let category = Category(text)
    categories[.text(text)] = category
    return category
  }

  mutating func next() -> FieldValue {
    defer { place += 1 }
    return place < fields.count ? fields[place] : .null
  }

  mutating func category() -> Category? { text().flatMap { known($0) } }
}
