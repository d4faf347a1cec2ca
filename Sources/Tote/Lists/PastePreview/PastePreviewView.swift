import Screen
import ToteModel

/// Pasted lines, as they were understood.
struct PastePreviewView: View {
  let preview: PastePreview

  func draw(on canvas: inout Canvas) {
    let items = preview.items
    let rows = Drawing { canvas in
      for (row, index) in (preview.top..<items.count).prefix(canvas.size.height).enumerated() {
        draw(index, in: row, on: &canvas)
      }
    }
    let last = min(items.count, preview.top + preview.height)
    canvas.draw(
      OverlayBox(
        rows, rows: preview.rowCount, title: words.addPasted(items.count),
        note: items.count > preview.height ? words.range(preview.top + 1, last, of: items.count) : ""),
      in: canvas.bounds)
  }

  private func draw(_ index: Int, in row: Int, on canvas: inout Canvas) {
    let item = preview.items[index]
    var spans: [Span] = []
    if let amount = item.amount { spans.append(Span(amount.shown + " ", QuickAdd.Kind.amount.style)) }
    spans.append(Span(item.name, QuickAdd.Kind.name.style))
    let met =
      preview.outcomes.indices.contains(index) ? words.met(preview.outcomes[index]) : nil
    let end = met ?? (preview.categories.indices.contains(index) ? words.name(preview.categories[index]) : "")
    let width = canvas.size.width
    let margin = ScreenMetrics.margin(width)
    // What is added comes first: what becomes of it has the room that is left.
    let room = width - 2 * margin - min(spans.reduce(0) { $0 + $1.text.columns }, 18) - 2
    let told = room >= 8 ? end.truncated(to: room) : ""
    let start = width - margin - told.columns
    canvas.write(
      told, at: Point(start, row), style: met == nil ? QuickAdd.Kind.mark(.category).style : .warning)
    canvas.draw(
      Line(spans), in: Rect(margin, row, max(0, start - margin - (told.isEmpty ? 0 : 2)), 1))
  }
}
