import ToteModel

/// A table without headings. It is only read if its first row can't be one: if there is a column of amounts, prices or days in every
/// row, the first included. Else its first row would become an item.
extension TableLayout {
  private enum Kind { case amount, number, price, cents, tick, day, text, other }

  /// Rows that are looked at.
  private static let sample = 100

  /// - Parameter first: Its first row that isn't blank.
  init?(guessing table: CSVTable, first: [CSVCell]) {
    guard first.count > 1, first.allSatisfy({ CSVFormat.Column(heading: $0.text) == nil }) else {
      return nil
    }
    var kinds = first.map { Self.kind(of: $0.text) }
    var table = table
    var cells: [CSVCell] = []
    for _ in 0..<Self.sample where !table.isAtEnd {
      guard (try? table.row(into: &cells)) != nil else { return nil }
      if cells.allSatisfy(\.isEmpty) { continue }
      guard cells.count == first.count else { return nil }
      for (place, cell) in cells.enumerated() where !cell.isEmpty {
        kinds[place] = Self.joined(kinds[place], Self.kind(of: cell.text))
      }
    }
    let isData = kinds.contains { ![.text, .other].contains($0) }
    guard isData, let name = kinds.firstIndex(of: .text) else { return nil }
    var fields: [CSVFormat.Column?] = Array(repeating: nil, count: kinds.count)
    fields[name] = .named("name")
    // Of several bare numbers, none can be told from the others.
    let amount = kinds.contains(.amount) || kinds.count(where: { $0 == .number }) > 1 ? Kind.amount : .number
    // As in a typed line, two decimals are a price.
    let price = kinds.contains(.price) ? Kind.price : .cents
    for (kind, field) in [(amount, "amount"), (price, "price"), (.tick, "ticked")] {
      if let place = kinds.firstIndex(of: kind) { fields[place] = .named(field) }
    }
    self.init(fields)
  }

  /// A column of amounts may have some without a unit.
  private static func joined(_ one: Kind, _ other: Kind) -> Kind {
    if one == other { return one }
    let both: Set = [one, other]
    switch both {
    case [.amount, .number]: return .amount
    case [.price, .cents]: return .price
    default: return both.contains(.text) ? .text : .other
    }
  }

  private static func kind(of text: String) -> Kind {
    if TableTick(text)?.words.isEmpty == true || ["true", "false"].contains(Folding.fold(text)) {
      return .tick
    }
    if Moment(foreign: text) != nil { return .day }
    if Price(text) != nil { return .price }
    if let count = Int(text), (1...99).contains(count) { return .number }
    if text.suffix(3).first.map({ ".,".contains($0) }) == true, Price("\(text) EUR") != nil { return .cents }
    if let amount = Amount(TableUnit.joined(text, "")), TableUnit.isCounted(text) || amount.unit != .piece {
      return .amount
    }
    return text.contains(where: \.isLetter) ? .text : .other
  }
}
