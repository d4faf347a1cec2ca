import Screen
import ToteModel

/// What was bought before: selected or not, what was said of it, and when it was.
struct BuyAgainView: View {
  let buyAgain: BuyAgain

  func draw(on canvas: inout Canvas) {
    let reason = buyAgain.emptiness.map {
      Centered(Text($0.sentence, style: .muted, align: .center, overflow: .wrap))
    }
    if let reason, buyAgain.offers.isEmpty {
      return canvas.draw(
        OverlayBox(reason, rows: buyAgain.rowCount, title: words.buyAgain), in: canvas.bounds)
    }
    let shown = buyAgain.shown
    let rows = List(count: shown.count, position: buyAgain.position, isFocused: false) { row, isSelected in
      BuyAgainRow(
        offer: shown[row], isChosen: buyAgain.selection.contains(shown[row].key), isUnderCursor: isSelected,
        isDue: buyAgain.isDue[shown[row].key] == true, now: buyAgain.now)
    }
    let content = Drawing { canvas in
      let (field, rest) = canvas.bounds.cut(top: canvas.size.height > 2 ? 1 : 0)
      if let reason { canvas.draw(reason, in: rest) } else { canvas.draw(rows, in: rest) }
      if !field.isEmpty {
        canvas.draw(Prompt(label: "/", field: buyAgain.field, placeholder: words.searchBought), in: field)
      }
    }
    let note =
      buyAgain.selection.isEmpty
      ? words.place(buyAgain.position.selected, of: shown.count, height: buyAgain.height)
      : words.selectedCount(buyAgain.selection.count, hidden: buyAgain.hiddenCount)
    canvas.draw(
      OverlayBox(content, rows: buyAgain.rowCount, title: words.buyAgain, note: note), in: canvas.bounds)
  }
}

private struct BuyAgainRow: View {
  let offer: BuyAgainOffer
  let isChosen: Bool
  let isUnderCursor: Bool
  let isDue: Bool
  let now: Moment

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width - ScreenMetrics.margin(canvas.size.width)
    let when = words.daysAgo(offer.entry.daysAgo(at: now), usually: offer.usualGap)
    let start = width - when.columns
    let isNoted = start > 12
    let room = isNoted ? start - 2 : width
    var end = canvas.write(isChosen ? "✓ " : "  ", style: .success)
    end = canvas.write(offer.name.truncated(to: max(0, room - end)), at: Point(end, 0))
    let amount = amount(within: room - end).map { ($0, offer.wanted == nil ? Style.muted : .amount) }
    for (text, style) in amount + offer.details.shownParts.map({ ($0.text, .muted) })
    where end + 2 + text.columns <= room {
      end = canvas.write(text, at: Point(end + 2, 0), style: style)
    }
    if isNoted {
      canvas.write(when, at: Point(start, 0), style: isDue ? .warning : .muted)
    }
    if isUnderCursor { canvas.add(.cursorRow, in: canvas.bounds) }
  }

  /// How much is usually bought, or wanted this time; and where some is on the list, what becomes of that, before the store and the
  /// price: in words, or where these have no room in signs alone.
  private func amount(within room: Int) -> [String] {
    guard let amount = offer.details.amount else { return [] }
    guard let onList = offer.onList else { return [amount.shown] }
    if onList.unit.dimension == amount.unit.dimension {
      let becomes = "\(onList.shown) → \(amount.shown)"
      let long = words.onList(becomes)
      return [long.columns + 2 <= room ? long : becomes]
    }
    let long = [amount.shown, words.alsoOnList(onList.shown)]
    return long.reduce(0) { $0 + $1.columns + 2 } <= room ? long : ["\(onList.shown) + \(amount.shown)"]
  }
}
