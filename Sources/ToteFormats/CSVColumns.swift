import ToteModel

/// The columns of a table: what our own are called and in which order they are written, and by what other names they are
/// known when somebody else's table comes in.

/// Tables of comma-separated values.
///
///     list,name,amount,category,store,price,note,ticked,created
///     Groceries,apples,2 kg,produce,Lidl,1.09€,the red ones,false,2026-11-21T15:22:33.123Z
enum CSVFormat {
  /// What stands in a column, in the order in which they are written.
  enum Column: String, CaseIterable {
    case list, name, amount, category, store, price, note, ticked, created

    /// The column of a heading, in any case.
    init?(heading: String) {
      let key = Folding.fold(heading)
      guard let column = Self.allCases.first(where: { $0.rawValue == key || $0.others.contains(key) }) else {
        return nil
      }
      self = column
    }

    private var others: [String] {
      switch self {
      case .list: ["list name", "shopping list"]
      case .name: ["item", "product", "title", "thing"]
      case .amount: ["quantity", "qty"]
      case .category: ["aisle", "section"]
      case .store: ["shop", "supermarket"]
      case .price: ["cost"]
      case .note: ["notes", "comment", "comments", "description"]
      case .ticked: ["done", "checked", "bought", "completed"]
      case .created: ["added", "date"]
      }
    }
  }

  /// By what cells may be parted; of two that fit equally well the first.
  static let delimiters: [UInt8] = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }

  /// By what the cells of a file are parted: by that with which its heading has the most columns that are known, and then
  /// the most at all.
  static func delimiter(of bytes: [UInt8], from offset: Int) -> UInt8 {
    var best = (known: -1, count: 0, delimiter: delimiters[0])
    for delimiter in delimiters {
      var table = CSVTable(bytes, from: offset, delimiter: delimiter)
      var cells: [CSVCell] = []
      guard (try? table.row(into: &cells)) != nil else { continue }
      let known = cells.count { Column(heading: $0.text) != nil }
      if (known, cells.count) > (best.known, best.count) { best = (known, cells.count, delimiter) }
    }
    return best.delimiter
  }

  static func truth(_ text: String) -> Bool? {
    switch Folding.fold(text) {
    case "true", "yes", "y", "1", "x", "done", "☑", "✓", "✔": true
    case "", "false", "no", "n", "0", "-", "☐": false
    default: nil
    }
  }
}
