// Databases by chance for the tests of the formats, with the texts that a format is most likely to trip over; and what is
// compared, to the byte: two spellings of an accent are equal to Swift, and still not the same text.

import Testing
import ToteTesting

@testable import ToteModel
@testable import ToteFormats

struct RandomExport {
  var rows: RandomRows
  init(seed: UInt64) { rows = RandomRows(seed: seed) }

  static let parts = [
    "milk", "2 kg", "x2", "2x", "7up", "½", "1.09€", "€", "#dairy", "#", "@Lidl", "@", "!", "!now", "of",
    "de",
    "d'ail", "\"", "\"\"", "'", ",", ";", "|", ":", "a:b", "due:2026-01-01", "http://a.b", "amount:2_kg", "_",
    "+",
    "+Project", "x", "X", "(A)", "2026-11-21", "2026-02-30", "- [ ]", "[x]", "* ", "1.", "# ", "##", "---",
    "===",
    "<!--", "-->", "&", "&#10;", "&#", "&amp;", "&#;", "&#x0;", "\\", "\\n", "\\u0000", "\n", "\r", "\r\n",
    "\t",
    "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{200D}",
    "\u{FE0F}",
    "\u{FEFF}", "\u{AD}", "\u{2028}", "\u{2029}", "\u{3000}", "\u{A0}", "\u{301}", "é", "e\u{301}", "\u{600}",
    "👨‍👩‍👧",
    "🇩🇪", "❤️", "牛乳", "שלום", "سلام", "\u{FFFF}", "\u{10FFFF}", "\u{E0041}", "=SUM(A1)", "-1", "null", "{", "}",
    "[", "]", "list", "name", "true", " ", "  ", "", "/", "Main / Sub", "١", "×", "sep=;", "CHF", "EUR",
  ]

  mutating func text() -> String {
    let count = [0, 1, 1, 2, 3, 5].randomElement(using: &rows.chance)!
    let blank = Bool.random(using: &rows.chance) ? " " : ""
    var text = (0..<count).map { _ in Self.parts.randomElement(using: &rows.chance)! }.joined(
      separator: blank)
    if rows.chance.next() % 300 == 0 { text += String(repeating: text.isEmpty ? "a\"," : text, count: 300) }
    return text
  }

  /// A text as the add field lets it through.
  mutating func tidy() -> String {
    let text = Folding.clean(text())
    return text.isEmpty ? "milk" : text
  }

  mutating func moment() -> Moment {
    let times: [Int64] = [
      0, 1, -1, 951_782_400_000, 1_795_274_553_123, -62_167_219_200_000, 253_402_300_799_999,
    ]
    if rows.chance.next() % 20 == 0 { return Moment(milliseconds: rows.chance.next() % 2 == 0 ? .max : .min) }
    return Moment(milliseconds: times.randomElement(using: &rows.chance)!)
  }

  mutating func item(on list: ShoppingList.ID, rank: Rank, tidy isTidy: Bool) -> Item {
    var item = rows.item(on: list, rank: rank)
    func some(_ text: String) -> String? { rows.chance.next() % 3 == 0 ? nil : text }
    item.name = isTidy ? tidy() : text()
    item.store = some(isTidy ? tidy() : text())
    item.note = some(isTidy ? tidy() : text())
    if rows.chance.next() % 3 == 0 { item.category = Category(text()) }
    if rows.chance.next() % 20 == 0 {
      item.amount = Amount(thousandths: Amount.limit, unit: Unit.allCases.randomElement(using: &rows.chance)!)
      item.price = Price(
        minorUnits: Price.limit, currency: Currency.allCases.randomElement(using: &rows.chance)!)
    }
    return Item(
      id: item.id, list: list, name: item.name, details: item.details, isTicked: item.isTicked, rank: rank,
      created: moment())
  }

  /// - Parameter tidy: Whether all texts of lists and items are as the add field makes them.
  mutating func everything(tidy isTidy: Bool = false) -> ExportData {
    var lists: [ShoppingList] = []
    var items: [Item] = []
    var last: Rank?
    for _ in 0..<Int.random(in: 0...4, using: &rows.chance) {
      let rank = Rank.between(last, nil)
      last = rank
      var list = ShoppingList(id: rows.id(), name: isTidy ? tidy() : text(), rank: rank, created: moment())
      // Names that come twice.
      if rows.chance.next() % 4 == 0 { list.name = "Groceries" }
      list.isArchived = rows.chance.next() % 4 == 0
      lists.append(list)
      let count = Int.random(in: 0...6, using: &rows.chance)
      for rank in Rank.between(nil, nil, count: count) {
        items.append(item(on: list.id, rank: rank, tidy: isTidy))
      }
    }
    var notes: [Note] = []
    for _ in 0..<Int.random(in: 0...3, using: &rows.chance) {
      notes.append(
        Note(
          id: rows.id(), title: text(), text: text(),
          tags: ["a", "naïve", "\u{1B}[0m", "\"q\""].shuffled(using: &rows.chance),
          created: moment(), modified: moment(), isPinned: Bool.random(using: &rows.chance),
          isArchived: Bool.random(using: &rows.chance),
          trashed: Bool.random(using: &rows.chance) ? moment() : nil,
          item: Bool.random(using: &rows.chance) ? rows.id() : nil))
    }
    return ExportData(
      lists: lists, items: items.shuffled(using: &rows.chance), notes: notes,
      corrections: unique { CategoryCorrection(key: $0, category: Category(rawValue: $1)) },
      purchases: unique { Purchase(name: $0, count: .max, last: Moment(milliseconds: Int64($1.utf8.count))) },
      settings: unique { Setting(key: $0, value: $1) })
  }

  private mutating func unique<R: Record>(_ make: (String, String) -> R) -> [R] {
    var seen: Set<Row.Key> = []
    return (0..<Int.random(in: 0...3, using: &rows.chance)).map { _ in make(text(), text()) }
      .filter { seen.insert($0.rowKey).inserted }
  }
}

extension ExportData {
  /// All fields of all rows, to the byte.
  var exactly: [[FieldValue]] {
    lists.map(\.fields) + items.map(\.fields) + notes.map(\.fields) + corrections.map(\.fields)
      + purchases.map(\.fields) + settings.map(\.fields)
  }
}

extension [FileList] {
  /// What two lists must have in common to be equal, to the byte.
  func exactly(created: (Moment) -> String? = { _ in nil }) -> [[FieldValue]] {
    flatMap { list in
      [[FieldValue(list.name)]]
        + list.items.map { item in
          [
            .text(item.name), FieldValue(item.amount?.stored), FieldValue(item.category?.rawValue),
            FieldValue(item.store), FieldValue(item.price?.stored), FieldValue(item.note),
            FieldValue(item.isTicked), FieldValue(item.created.flatMap(created)),
          ]
        }
    }
  }
}

extension ImportedFile {
  /// The lists of a file that has nothing else.
  func lists() throws -> [FileList] {
    var lists: [FileList]?
    if case .lists(let found) = content { lists = found }
    return try #require(lists)
  }

  /// The rows of a file that has all of them.
  func everything() throws -> ExportData {
    var everything: ExportData?
    if case .everything(let found) = content { everything = found }
    return try #require(everything)
  }
}

extension FileFormat {
  func text(of everything: ExportData) throws -> String {
    String(decoding: try bytes(of: everything), as: UTF8.self)
  }

  /// The lists in a text.
  func lists(in text: String) throws -> [FileList] {
    try read(Array(text.utf8)).lists()
  }

  /// What is wrong with a text, each as `line:column expected… found…`.
  func complaints(about text: String) throws -> [String] {
    try complaints(about: Array(text.utf8))
  }

  func complaints(about bytes: [UInt8]) throws -> [String] {
    let partial = try read(bytes, isPartial: true)
    var complaints = partial.errors.map(\.complaint)
    // Without `isPartial`, the same first error is thrown and nothing else happens.
    do {
      _ = try read(bytes)
      if !complaints.isEmpty { complaints.append("not thrown") }
    } catch let error as ImportError {
      if error != partial.errors.first { complaints.append("thrown: \(error)") }
    }
    return complaints
  }
}

extension ImportError {
  /// `f:3:14: expected cell(.price); found "cheap".`: its cases, for the command line has the words.
  var complaint: String {
    let expected = "\(expected)".replacing("ToteModel.FieldKind", with: "")
    var found = "\(found)"
    if case .text(let text, let isCut) = self.found {
      let quote = text.contains("\"") ? "'" : "\""
      found = "\(quote)\(text)\(isCut ? "…" : "")\(quote)"
    }
    return "f:\(line):\(column): expected \(expected); found \(found)."
  }
}
