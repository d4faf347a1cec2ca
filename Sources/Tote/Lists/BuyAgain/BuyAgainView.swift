import Composable
import Parts
import Screen
import ToteModel

extension BuyAgain {
  var note: String {
    selection.isEmpty
      ? words.place(list.cursor, of: list.count, height: height)
      : words.selectedCount(selection.count, hidden: hiddenCount)
  }

  var content: any View {
    if let emptiness { return Centered(sentence: emptiness.sentence) }
    let shown = IdentifiedArray(shown, id: \.key)
    return ListingView(list) { row in
      Drawing { canvas in
        guard let offer = shown[id: row.id] else { return }
        canvas.draw(
          BuyAgainRow(
            offer: offer, isChosen: selection.contains(row.id), isDue: isDue[row.id] == true, now: now),
          in: canvas.bounds)
      }
    }.headings { section in
      CountedHeading(name: section, count: list.rows.count { $0.section == section })
    }
  }
}

/// The columns of the list, then the store, and at the right edge when it was bought.
private struct BuyAgainColumns {
  let amountEnd, priceEnd, store: Int

  /// `nil` if the row is too narrow for columns.
  init?(width: Int) {
    guard width >= 56 else { return nil }
    let isRoomy = width >= 90
    amountEnd = BuyAgainRow.nameStart + (isRoomy ? 28 + 10 : 18 + 9)
    priceEnd = amountEnd + (isRoomy ? 11 : 9)
    store = priceEnd + 2
  }
}

private struct BuyAgainRow: View {
  let offer: BuyAgainOffer
  let isChosen: Bool
  let isDue: Bool
  let now: Moment

  static let nameStart = 2
  /// What a store gets before the usual interval is told.
  private static let storeColumns = 10

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width - ScreenMetrics.margin(canvas.size.width)
    canvas.write(isChosen ? "✓" : " ", style: .success)
    if let columns = BuyAgainColumns(width: width) {
      drawWide(on: &canvas, width, columns)
    } else {
      drawNarrow(on: &canvas, width)
    }
  }

  private func drawWide(on canvas: inout Canvas, _ width: Int, _ columns: BuyAgainColumns) {
    let room = width - columns.store
    let long = when(usually: offer.usualGap)
    let when = long.columns + Self.storeColumns + 2 <= room ? long : when(usually: nil)
    var end = max(columns.store, width - when.columns)
    canvas.write(when.truncated(to: width - end), at: Point(end, 0), style: isDue ? .warning : .muted)
    end -= 2
    var column = columns.store
    for part in offer.details.shownParts where part.kind != .price && end - column >= 4 {
      column =
        2
        + canvas.write(part.text.truncated(to: end - column), at: Point(column, 0), style: .muted)
    }
    var free = columns.store - 2
    var amountEnd = columns.amountEnd
    if let price = (offer.details.linePrice ?? offer.details.price)?.shown {
      free = write(price, endingAt: columns.priceEnd, .price, on: &canvas) - 2
      // The amount makes room for a long price, such as that of a kilo.
      amountEnd = min(amountEnd, free + 1)
    }
    let name = offer.name.columns
    let amounts = amounts
    if let amount = amounts.first(where: { Self.nameStart + name + 2 + $0.columns <= amountEnd })
      ?? amounts.last
    {
      free = write(amount, endingAt: amountEnd, amountStyle, on: &canvas) - 2
    }
    canvas.write(offer.name.truncated(to: max(0, free - Self.nameStart)), at: Point(Self.nameStart, 0))
  }

  private func drawNarrow(on canvas: inout Canvas, _ width: Int) {
    let when = when(usually: offer.usualGap)
    let start = width - when.columns
    let isNoted = start > 12
    let room = isNoted ? start - 2 : width
    let name = offer.name.truncated(to: max(0, room - Self.nameStart))
    var end = canvas.write(name, at: Point(Self.nameStart, 0))
    let amount = (amounts.first { end + 2 + $0.columns <= room } ?? amounts.last).map { ($0, amountStyle) }
    for (text, style) in [amount].compactMap({ $0 }) + offer.details.shownParts.map({ ($0.text, .muted) })
    where end + 2 + text.columns <= room {
      end = canvas.write(text, at: Point(end + 2, 0), style: style)
    }
    if isNoted { canvas.write(when, at: Point(start, 0), style: isDue ? .warning : .muted) }
  }

  private func when(usually gap: Int64?) -> String {
    words.daysAgo(offer.entry.daysAgo(at: now), usually: gap)
  }

  /// Returns where the text begins.
  private func write(_ text: String, endingAt end: Int, _ style: Style, on canvas: inout Canvas) -> Int {
    let start = max(Self.nameStart, end - text.columns)
    canvas.write(text.truncated(to: max(0, end - start)), at: Point(start, 0), style: style)
    return start
  }

  private var amountStyle: Style { offer.wanted == nil ? .muted : .amount }

  /// The usual or wanted amount, with what it becomes on the list, in words or in signs.
  private var amounts: [String] {
    guard let amount = offer.details.amount else { return [] }
    guard let onList = offer.onList else { return [amount.shown] }
    if onList.unit.dimension == amount.unit.dimension {
      let becomes = "\(onList.shown) → \(amount.shown)"
      return [words.onList(becomes), becomes]
    }
    return ["\(amount.shown)  \(words.alsoOnList(onList.shown))", "\(onList.shown) + \(amount.shown)"]
  }
}
