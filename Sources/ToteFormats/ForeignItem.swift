import ToteModel

/// An item of another program while it is read: what has no field goes to its note, and is told.
struct ForeignItem {
  var name: String
  var details: ItemDetails
  var isTicked = false
  var created: Moment?
  private var words: [String] = []
  private var noted: [String] = []

  init?(name: String, details: ItemDetails = ItemDetails()) {
    guard let item = ParsedItem(name: name, details: details) else { return nil }
    (self.name, self.details) = (item.name, item.details)
  }

  /// What somebody typed as one line, such as `2 l milk`. There `@` and `#` are labels: no stores and no categories.
  init?(line: String) {
    let parts = line.split(separator: " ")
    let labels = parts.filter { $0.count > 1 && ($0.hasPrefix("@") || $0.hasPrefix("#")) }
    let rest = parts.filter { !labels.contains($0) }.joined(separator: " ")
    guard let item = ParsedItem(foreign: rest) else { return nil }
    (name, details) = (item.name, item.details)
    words = labels.map(String.init)
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

  func finished(_ tally: inout NoticeTally) -> FileItem {
    noted.forEach { tally.note($0) }
    var item = FileItem(name: name, details: details, isTicked: isTicked, created: created)
    item.add(toNote: words)
    return item
  }
}
