import Screen
import ToteModel

/// A row of the list: columns on a wide screen; on a narrow one, the amount is at the right edge.
struct ItemRow: View {
  let item: Item
  var isSelected = false
  /// Whether others have just changed it.
  var hasArrived = false
  var hasNote = false
  var repetition: Repeat?
  /// At home, instead of the day in its note.
  var keeping: KeepingTime?
  /// `nil` if the row is too narrow for them.
  var columns: ItemColumns?
  // Written once, to be measured and drawn.
  private let amount: String?
  private let price: String?
  private let parts: [(kind: QuickAdd.Kind, text: String)]

  /// - Parameter hidesStore: Whether something above the row says it.
  init(_ item: Item, hidesStore: Bool = false) {
    self.item = item
    amount = item.details.amount?.shown
    price = (item.details.linePrice ?? item.details.price)?.shown
    parts = item.details.shownParts.filter { !hidesStore || $0.kind != .mark(.store) }
  }

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    if isSelected {
      canvas.write("●", style: .accent)
    } else if hasArrived {
      canvas.write("•", style: .accent)
    }
    canvas.write(item.isTicked ? "✓" : "☐", at: Point(2, 0), style: item.isTicked ? .success : .muted)
    // The last column stays free for the scroll bar.
    let end = width >= 20 ? width - 1 : width
    if let columns {
      drawWide(on: &canvas, end, columns)
    } else {
      drawNarrow(on: &canvas, end)
    }
    if isSelected { canvas.add(.selection, in: canvas.bounds) }
  }

  /// Where a press ticks: the columns of the box and the blanks at its sides.
  static let boxColumns = 2...4
  static let nameStart = 4

  private func drawWide(on canvas: inout Canvas, _ end: Int, _ columns: ItemColumns) {
    // The name extends to the next part.
    var free = end
    if let note = parts.first(where: { $0.kind == .mark(.note) }) {
      free = columns.note
      if let keeping {
        let column = write(keeping.text, columns.note, end, keeping.style, on: &canvas)
        write(keeping.rest ?? "", column + 2, end, look(note.kind), on: &canvas)
      } else {
        write(note.text, columns.note, end, look(note.kind), on: &canvas)
      }
    }
    var column = columns.marks
    for part in parts where part.kind != .price && part.kind != .mark(.note) {
      free = columns.marks - 2
      column = 2 + write(part.text, column, columns.note - 2, look(part.kind), on: &canvas)
    }
    var amountEnd = columns.amountEnd
    if let price {
      let start = write(price, endingAt: columns.priceEnd, look(.price), on: &canvas)
      free = start - 2
      // The amount makes room for a long price, such as that of a kilo.
      amountEnd = min(amountEnd, start - 1)
    }
    if let amount { free = write(amount, endingAt: amountEnd, look(.amount), on: &canvas) - 2 }
    writeName(free, saysPeriod: true, on: &canvas)
  }

  private func drawNarrow(on canvas: inout Canvas, _ end: Int) {
    var free = end
    // An amount needs some of the name beside it.
    if let amount, end - amount.columns > Self.nameStart + 8 {
      free = write(amount, endingAt: end, look(.amount), on: &canvas) - 2
    }
    var column = writeName(free, on: &canvas)
    if let keeping, free - column > 6 {
      column = write(keeping.text, column + 2, free, keeping.style, on: &canvas)
    }
    // The price first, so that it is the last to go.
    let parts = parts.filter { keeping == nil || $0.kind != .mark(.note) }
    for part in parts.filter({ $0.kind == .price }) + parts.filter({ $0.kind != .price })
    where free - column > 6 {
      let text = part.kind == .price ? price ?? part.text : part.text
      column = write(text, column + 2, free, look(part.kind), on: &canvas)
    }
  }

  /// Returns where they end. Tells the period if there is room.
  @discardableResult
  private func writeName(_ end: Int, saysPeriod: Bool = false, on canvas: inout Canvas) -> Int {
    let style = item.isTicked ? Style.muted.strike : .plain
    var marks = marks(saysPeriod: false)
    if saysPeriod {
      let long = self.marks(saysPeriod: true)
      if Self.nameStart + item.name.columns + long.columns <= end { marks = long }
    }
    if marks.isEmpty { return write(item.name, Self.nameStart, end, style, on: &canvas) }
    let nameEnd = write(item.name, Self.nameStart, end - marks.columns, style, on: &canvas)
    return write(marks, nameEnd, end, .accent, on: &canvas)
  }

  private func marks(saysPeriod: Bool) -> String {
    let period = repetition.map {
      saysPeriod ? " \(Self.stapleMark) \(words.name($0))" : " \(Self.stapleMark)"
    }
    return (period ?? "") + (hasNote ? " \(Self.noteMark)" : "")
  }

  static let stapleMark = "↻"
  static let noteMark = "✎"

  /// The name and how much of it are what people look for: a row has no colours that compete with them.
  private func look(_ kind: QuickAdd.Kind) -> Style {
    switch kind {
    case .amount: item.isTicked ? .muted : .plain
    case .price, .mark(.store), .mark(.person): .muted
    default: item.isTicked ? .muted : kind.style
    }
  }

  /// Returns where the text begins.
  private func write(_ text: String, endingAt end: Int, _ style: Style, on canvas: inout Canvas) -> Int {
    let start = max(Self.nameStart, end - text.columns)
    write(text, start, end, style, on: &canvas)
    return start
  }

  /// Returns where the text ends.
  @discardableResult
  private func write(_ text: String, _ start: Int, _ end: Int, _ style: Style, on canvas: inout Canvas) -> Int
  {
    guard !text.isEmpty, end > start else { return start }
    // A text has at most as many columns as bytes: short ones need no measuring.
    let shown = text.utf8.count <= end - start ? text : text.truncated(to: end - start)
    return canvas.write(shown, at: Point(start, 0), style: style)
  }
}

extension KeepingTime {
  fileprivate var style: Style { isSoon ? .warning : .muted }
}

extension ItemRow {
  /// What its columns need, with the period if the name has room for it.
  var needs: RowNeeds {
    let long = item.name.columns + marks(saysPeriod: true).columns
    var needs = RowNeeds()
    needs.name =
      long <= ItemColumns.shortName ? long : item.name.columns + marks(saysPeriod: false).columns
    needs.amount = amount?.columns ?? 0
    needs.price = price?.columns ?? 0
    for part in parts where part.kind != .price && part.kind != .mark(.note) {
      needs.marks += part.text.columns + (needs.marks == 0 ? 0 : 2)
    }
    return needs
  }
}
