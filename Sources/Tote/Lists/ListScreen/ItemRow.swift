import Screen
import ToteModel

/// A row of the list: mark, box, name, amount, price, and what else there is to know. On a wide screen amounts and
/// prices stand in columns; on a narrow one the amount keeps to the right edge, and the rest takes what is between.
/// State → View.
struct ItemRow: View {
  let item: Item
  let isSelected: Bool
  var hasNote = false

  /// From so many columns on a row has columns of its own.
  private static let wide = 72

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let look: Style = item.isTicked ? .muted : .plain
    if isSelected { canvas.write("●", style: .accent) }
    canvas.write(item.isTicked ? "[x]" : "[ ]", at: Point(1, 0), style: look)
    // The last column stays free for the scroll bar.
    let end = width >= 20 ? width - 1 : width
    if end >= Self.wide { drawWide(on: &canvas, end, look) } else { drawNarrow(on: &canvas, end, look) }
  }

  /// Where a press ticks, in columns of the list: the box, and not the marker before it.
  static let boxColumns = 2...4
  private static let nameStart = 5

  private func drawWide(on canvas: inout Canvas, _ end: Int, _ look: Style) {
    let amountEnd = Self.nameStart + min(48, max(26, end * 2 / 5)) + 10
    let priceEnd = amountEnd + 10
    let more = item.details.remarks
    // The name may go on as far as there is nothing else.
    var free = end
    if !more.isEmpty { free = priceEnd }
    if let price { free = write(price, endingAt: priceEnd, look, on: &canvas) - 2 }
    if let amount { free = write(amount, endingAt: amountEnd, look, on: &canvas) - 2 }
    writeName(free, look, on: &canvas)
    write(more, priceEnd + 2, end, .muted, on: &canvas)
  }

  private func drawNarrow(on canvas: inout Canvas, _ end: Int, _ look: Style) {
    var free = end
    // Of a name something must be left, or the amount is of nothing.
    if let amount, end - amount.columns > Self.nameStart + 8 {
      free = write(amount, endingAt: end, look, on: &canvas) - 2
    }
    let nameEnd = writeName(free, look, on: &canvas)
    let rest = [price, item.details.remarks].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "  ")
    if free - nameEnd > 6 { write(rest, nameEnd + 2, free, .muted, on: &canvas) }
  }

  /// Writes the name, and behind it whether there is a note, and says where that ends.
  @discardableResult
  private func writeName(_ end: Int, _ look: Style, on canvas: inout Canvas) -> Int {
    guard hasNote else { return write(item.name, Self.nameStart, end, look, on: &canvas) }
    let nameEnd = write(item.name, Self.nameStart, end - Self.noteMark.columns, look, on: &canvas)
    return write(Self.noteMark, nameEnd, end, .accent, on: &canvas)
  }

  private static let noteMark = " ✎"

  // By `details`, whose fields are at hand; through the item they are looked up, in every row of every frame.
  private var amount: String? { item.details.amount?.description }
  private var price: String? { item.details.price?.description }

  /// Writes a text up to a column, and says where it begins.
  private func write(_ text: String, endingAt end: Int, _ style: Style, on canvas: inout Canvas) -> Int {
    let start = max(Self.nameStart, end - text.columns)
    write(text, start, end, style, on: &canvas)
    return start
  }

  /// Writes between two columns, and says where the text ends.
  @discardableResult
  private func write(_ text: String, _ start: Int, _ end: Int, _ style: Style, on canvas: inout Canvas) -> Int
  {
    guard !text.isEmpty, end > start else { return start }
    // Short and plain is short, whatever is in it: measuring waits for what may be too long.
    let shown = text.utf8.count <= end - start ? text : text.truncated(to: end - start)
    return canvas.write(shown, at: Point(start, 0), style: style)
  }
}
