import Screen
import ToteModel

extension BuyAgain {
  var note: String {
    selection.isEmpty
      ? words.place(position.selected, of: count, height: height)
      : words.selectedCount(selection.count, hidden: hiddenCount)
  }

  var content: any View {
    if let emptiness { return Centered(sentence: emptiness.sentence) }
    let shown = shown
    return List(count: shown.count, position: position, isFocused: false) { row, isSelected in
      BuyAgainRow(
        offer: shown[row], isChosen: selection.contains(shown[row].key), isUnderCursor: isSelected,
        isDue: isDue[shown[row].key] == true, now: now)
    }
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

  /// The usual or wanted amount, with what it becomes on the list, in words or in signs.
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
