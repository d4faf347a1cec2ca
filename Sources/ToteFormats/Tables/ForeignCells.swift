import ToteModel

/// Makes the cells of other programs' tables readable as our own: an amount with its unit in another column, a price without a
/// currency, a day for when it was done. What it can't make out is taken out of its cell and goes to the note, unless the table is
/// as Tote writes it: there it stays, and is an error.
struct ForeignCells {
  private let layout: TableLayout
  private let currency: Currency?
  private let amount: Int?
  private let unit: Int?

  /// - Parameter currency: Of prices without one; without it they go to the note.
  init(_ layout: TableLayout, currency: Currency?) {
    self.layout = layout
    self.currency = currency
    amount = layout.columns.firstIndex { $0.field?.name == "amount" }
    unit = layout.columns.firstIndex { $0.field == .unit }
  }

  /// - Returns: The words for the note, each behind the name of its column, if it has one.
  func prepare(_ cells: inout [CSVCell], _ tally: inout NoticeTally) -> [String] {
    var words: [String] = []
    let hasAmount = amount.map { !cells[$0].isEmpty } ?? false
    for (place, column) in layout.columns.enumerated() {
      guard let text = cells[place].value else { continue }
      let name = column.title.isEmpty ? "" : column.title + ": "
      guard let field = column.field else {
        words.append(name + text)
        continue
      }
      switch field.name {
      case "amount" where unit != nil || !layout.isOurs:
        cells[place].text = TableUnit.joined(text, unit.map { cells[$0].text } ?? "")
      case "unit":
        // The amount has taken the unit, if the row has an amount.
        if hasAmount { continue }
        words.append(name + text)
        tally.note(column.title)
        continue
      case "price": cells[place].text = price(text, column, &tally)
      case "ticked":
        if let done = TableTick(text) { (cells[place].text, words) = (done.text, words + done.words) }
      case "created": if !layout.isOurs, let day = Moment(foreign: text) { cells[place].text = day.timestamp }
      default: continue
      }
      if layout.isOurs || isReadable(cells[place].text, field.name) { continue }
      words.append(name + cells[place].text)
      tally.note(column.title.isEmpty ? field.name : column.title)
      cells[place].text = ""
    }
    return words
  }

  private func isReadable(_ text: String, _ field: String) -> Bool {
    switch field {
    case "amount": Amount(text) != nil
    case "price": Price(text) != nil
    case "ticked": Bool(readableText: text) != nil
    case "created": Int64(text) == nil && Moment(timestamp: text) != nil
    default: false
    }
  }

  private func price(_ text: String, _ column: TableLayout.Column, _ tally: inout NoticeTally) -> String {
    guard let last = text.utf8.last, (0x30...0x39).contains(last), Price(text) == nil,
      let currency = column.currency ?? currency, let price = Price(sum: text, currency: currency)
    else { return text }
    if column.currency == nil { tally.add(.currency(currency)) }
    return price.description
  }
}

/// Whether something is done, in words or by the day it was.
struct TableTick {
  var text: String
  /// For the note, as in todo.txt.
  var words: [String] = []

  init?(_ text: String) {
    // As Tote writes it.
    if text == "true" || text == "false" { return nil }
    let word = Folding.fold(text)
    if Self.yes.contains(word) {
      self.text = true.readableText!
    } else if Self.no.contains(word) {
      self.text = false.readableText!
    } else if let day = Moment(foreign: text)?.writtenDay {
      self.text = true.readableText!
      words = ["done:\(day)"]
    } else {
      return nil
    }
  }

  /// In Spanish, French, Turkish and German, as spreadsheets and people write it; English is known everywhere.
  private static let yes = folded(
    "si verdadero hecho comprado oui vrai fait acheté coché evet doğru alındı ja wahr erledigt gekauft")
  private static let no = folded("falso non faux hayır yanlış nein falsch offen")

  private static func folded(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map { Folding.fold(String($0)) })
  }
}
