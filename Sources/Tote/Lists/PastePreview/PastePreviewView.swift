import Screen
import ToteModel

/// Pasted lines, or those of a recipe, as they were understood: which are kept, and what becomes of them.
struct PastePreviewView: View {
  let preview: PastePreview

  func draw(on canvas: inout Canvas) {
    let rows = List(count: preview.rows.count, position: preview.position, isFocused: !preview.hasField) {
      row, isSelected in
      PastePreviewRow(
        row: preview.rows[row], isUnderCursor: isSelected && preview.hasField,
        repeatsReason: repeatsReason(row))
    }
    let content = Drawing { canvas in
      guard let cooking = preview.cooking, preview.hasField, canvas.size.height > 2 else {
        return canvas.draw(rows, in: canvas.bounds)
      }
      let (field, rest) = canvas.bounds.cut(top: 1)
      canvas.draw(rows, in: rest)
      let placeholder = cooking.recipe.servings.map(String.init) ?? ""
      canvas.draw(Prompt(label: words.servings, field: cooking.field, placeholder: placeholder), in: field)
    }
    let count = preview.items.count
    let position = preview.position.inView(count: preview.rows.count, height: preview.height)
    let last = min(preview.rows.count, position.top + preview.height)
    let range =
      preview.rows.count > preview.height ? words.range(position.top + 1, last, of: preview.rows.count) : ""
    let room = canvas.size.width - range.columns - 8
    let titles = preview.cooking?.titles ?? [words.addPasted(count)]
    canvas.draw(
      OverlayBox(
        content, rows: preview.rowCount,
        // How many lines are added stands in the footer: beside it, one would take that for how many it is cooked.
        title: titles.first { $0.columns <= room } ?? titles[titles.count - 1], note: range),
      in: canvas.bounds)
  }
}

extension PastePreviewView {
  /// Whether a line was sent with the one above it: that is said once, in the first of them that shows.
  fileprivate func repeatsReason(_ row: Int) -> Bool {
    let rows = preview.rows
    guard row > preview.position.inView(count: rows.count, height: preview.height).top else { return false }
    let above = rows[row - 1]
    return !above.isKept && !above.wasLeftOut && above.sent != nil && above.sent == rows[row].sent
  }
}

private struct PastePreviewRow: View {
  let row: PastePreview.Row
  let isUnderCursor: Bool
  let repeatsReason: Bool

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width - ScreenMetrics.margin(canvas.size.width)
    let start = canvas.write(row.isKept ? "✓ " : "  ", style: .success)
    if row.isKept {
      drawItem(on: &canvas, from: start, width: width)
    } else {
      drawLine(on: &canvas, from: start, width: width)
    }
    if isUnderCursor { canvas.add(.cursorRow, in: canvas.bounds) }
  }

  private func drawItem(on canvas: inout Canvas, from start: Int, width: Int) {
    var spans: [Span] = []
    if let amount = row.item.amount {
      spans.append(Span(amount.shown(before: row.item.name) + " ", QuickAdd.Kind.amount.style))
    }
    spans.append(Span(row.item.name, QuickAdd.Kind.name.style))
    // What is added comes first: what becomes of it has the room that is left.
    let room = width - start - min(spans.reduce(0) { $0 + $1.text.columns }, 18) - 2
    let summaries = summaries
    let category = row.category.map(words.name) ?? ""
    let told =
      summaries.isEmpty
      ? (room >= 8 ? category.truncated(to: room) : "") : summaries.first { $0.columns <= room } ?? ""
    let column = width - told.columns
    canvas.write(
      told, at: Point(column, 0), style: summaries.isEmpty ? QuickAdd.Kind.mark(.category).style : .warning)
    // What is remembered of it, as far as there is room: each part whole, or not at all.
    var columns = spans.reduce(0) { $0 + $1.text.columns }
    let facts = [row.replacement].compactMap { $0 } + (row.details?.shownParts.map(\.text) ?? [])
    for text in facts {
      columns += 2 + text.columns
      if start + columns + 2 > column { break }
      spans.append(Span("  " + text, .muted))
    }
    canvas.draw(
      Line(spans), in: Rect(start, 0, max(0, column - start - (told.isEmpty ? 0 : 2)), 1))
  }

  private var summaries: [String] {
    row.outcome?.summaries(
      of: row.item.details, inWords: row.joinsRowAbove ? words.joinsRowAbove(row.outcome?.sum) : nil) ?? []
  }

  /// What stands below the same words.
  private static let ditto = "″"

  /// What is dropped stands there as it was written.
  private func drawLine(on canvas: inout Canvas, from start: Int, width: Int) {
    let amount = row.item.amount.map { $0.shown(before: row.item.name) + " " } ?? ""
    let text = row.line ?? amount + row.item.name
    var end = width
    let missing = row.isMissing ? words.noSuchNote : []
    let reasons = row.wasLeftOut ? words.wasLeftOut : row.sent.map(words.wasSent) ?? missing
    if let long = reasons.first(where: { $0.columns + 2 < width - start - 12 }) {
      let reason = repeatsReason && !row.wasLeftOut ? Self.ditto : long
      end -= reason.columns
      canvas.write(reason, at: Point(end, 0), style: .muted)
      end -= 2
    }
    canvas.write(text.truncated(to: max(0, end - start)), at: Point(start, 0), style: .muted)
  }
}
