import Parts
import Screen
import ToteModel

extension PastePreview {
  /// A recipe's title. The count is in the footer: next to the title it would read as servings.
  var title: String {
    if home != nil { return words.homeQuestion }
    let (new, met) = additions
    let titles = cooking?.titles ?? [words.addPasted(new, met: met), words.addPasted(new + met, met: 0)]
    return titles.first { $0.columns <= room.width - note.columns - 8 } ?? titles[titles.count - 1]
  }

  var note: String { range(from: list.top, of: list.count) }

  var content: any View {
    ListingView(list) { row in
      PastePreviewRow(
        row: rows[row.id], repeatsReason: repeatsReason(row.id), goesHome: home != nil)
    }
  }

  /// Whether the line above already says what it was sent with.
  private func repeatsReason(_ row: Int) -> Bool {
    guard row > list.top else { return false }
    let above = rows[row - 1]
    return !above.isKept && !above.wasLeftOut && above.sent != nil && above.sent == rows[row].sent
  }
}

private struct PastePreviewRow: View {
  let row: PastePreview.Row
  let repeatsReason: Bool
  let goesHome: Bool

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width - ScreenMetrics.margin(canvas.size.width)
    let start = canvas.write(row.isKept ? "✓ " : "  ", style: .success)
    if row.isKept {
      drawItem(on: &canvas, from: start, width: width)
    } else {
      drawLine(on: &canvas, from: start, width: width)
    }
  }

  private func drawItem(on canvas: inout Canvas, from start: Int, width: Int) {
    var spans: [Span] = []
    if let amount = row.item.amount {
      spans.append(Span(amount.shown(before: row.item.name) + " ", QuickAdd.Kind.amount.style))
    }
    spans.append(Span(row.item.name, QuickAdd.Kind.name.style))
    // The item comes first; its outcome gets the rest.
    let room = width - start - min(spans.reduce(0) { $0 + $1.text.columns }, 18) - 2
    let summaries = summaries
    let category = row.category.map(words.name) ?? ""
    let told =
      summaries.isEmpty
      ? (room >= 8 ? category.truncated(to: room) : "") : summaries.first { $0.columns <= room } ?? ""
    let column = width - told.columns
    canvas.write(
      told, at: Point(column, 0), style: summaries.isEmpty ? QuickAdd.Kind.mark(.category).style : .warning)
    // Remembered details that fit whole.
    var columns = spans.reduce(0) { $0 + $1.text.columns }
    let facts =
      [row.atHome.map(words.atHome), row.replacement].compactMap { $0 }
      + (row.details?.shownParts.map(\.text) ?? [])
    for text in facts {
      columns += 2 + text.columns
      if start + columns + 2 > column { break }
      spans.append(Span("  " + text, .muted))
    }
    canvas.draw(
      Line(spans), in: Rect(start, 0, max(0, column - start - (told.isEmpty ? 0 : 2)), 1))
  }

  private var summaries: [String] {
    if goesHome, case .summed(_, let was?)? = row.outcome { return [words.hasAtHome(was)] }
    return row.outcome?.summaries(
      of: row.item.details, inWords: row.joinsRowAbove ? words.joinsRowAbove(row.outcome?.sum) : nil) ?? []
  }

  private static let ditto = "″"

  /// A dropped line shows as written.
  private func drawLine(on canvas: inout Canvas, from start: Int, width: Int) {
    let amount = row.item.amount.map { $0.shown(before: row.item.name) + " " } ?? ""
    let text = row.line ?? amount + row.item.name
    var end = width
    let missing = row.isMissing ? words.noSuchNote : []
    let own =
      row.wasLeftOut ? words.wasLeftOut : row.isUsuallyLeftOut && !row.isKept ? words.isUsuallyLeftOut : nil
    let home = row.atHome.flatMap { $0.isEnough ? [words.atHome($0)] : nil }
    let reasons = (row.wasLeftOut ? own : home ?? own) ?? row.sent.map(words.wasSent) ?? missing
    if let long = reasons.first(where: { $0.columns + 2 < width - start - 12 }) {
      let reason = repeatsReason && own == nil ? Self.ditto : long
      end -= reason.columns
      canvas.write(reason, at: Point(end, 0), style: .muted)
      end -= 2
    }
    canvas.write(text.truncated(to: max(0, end - start)), at: Point(start, 0), style: .muted)
  }
}
