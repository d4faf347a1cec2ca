import ToteModel

/// An item of another program while it is read: values without a field go to its note and are reported.
struct ForeignItem {
  var name: String
  var details: ItemDetails
  var isTicked = false
  var created: Moment?
  private var words: [String] = []
  private var noted: [String] = []

  /// A name that is nothing else.
  init?(name: String?) {
    guard let item = name.flatMap({ ParsedItem(name: $0) }) else { return nil }
    (self.name, details) = (item.name, item.details)
  }

  /// What somebody typed as one line, such as `2 l milk`. With `@` or `#` in it, which mean something else there than here, it is
  /// a name as it is.
  init?(line: String?) {
    let line = Folding.clean(line ?? "")
    let hasSign = line.split(separator: " ").contains { $0.count > 1 && ["@", "#"].contains($0.first) }
    guard let item = hasSign ? ParsedItem(name: line) : ParsedItem(foreign: line) else { return nil }
    (name, details) = (item.name, item.details)
  }

  /// A line in which each `@word` is a label.
  init?(labelled line: String) {
    let parts = line.split(separator: " ")
    let labels = parts.filter { $0.count > 1 && $0.hasPrefix("@") }
    let rest = parts.filter { !labels.contains($0) }.joined(separator: " ")
    self.init(line: rest.isEmpty ? line : rest)
    if !rest.isEmpty { words = labels.map(String.init) }
  }

  /// A text that needs no word before it.
  mutating func note(_ text: String?) {
    if let text = text.map(Folding.clean), !text.isEmpty { words.append(text) }
  }

  /// - Parameter field: As it is in the file, for the notice.
  mutating func note(_ word: String, _ text: String?, as field: String) {
    guard let text = text.map(Folding.clean), !text.isEmpty else { return }
    words.append("\(word):\(text)")
    noted.append(field)
  }

  /// A number with a unit. One of a thing is no amount, and what isn't understood is kept in the note.
  mutating func take(amount number: String?, unit: String?, as field: String) {
    // Zero is the default.
    guard let number, !number.allSatisfy({ "0.".contains($0) }) else { return }
    let text = TableUnit.joined(number, unit ?? "")
    if let amount = Amount(text) {
      if amount != Amount(thousandths: 1000, unit: .piece) { details.amount = amount }
    } else {
      note("amount", text, as: field)
    }
  }

  /// A text that may be an amount, such as `2 l` or `the blue one`.
  mutating func take(specification: String?) {
    guard let text = specification.map(Folding.clean), !text.isEmpty else { return }
    if let amount = Amount(TableUnit.joined(text, "")) { details.amount = amount } else { note(text) }
  }

  func finished(_ tally: inout NoticeTally) -> FileItem {
    noted.forEach { tally.note($0) }
    var item = FileItem(name: name, details: details, isTicked: isTicked, created: created)
    item.add(toNote: words)
    return item
  }
}
