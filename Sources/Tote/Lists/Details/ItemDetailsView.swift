import Screen
import ToteModel

/// What the row of an item doesn't say: how it was bought before, what it has cost, its note. What matters most comes
/// first, as a low screen cuts the end.
struct ItemDetailsView: View {
  let item: Item
  let screen: ListScreen
  /// On the row.
  let roomForNote: Int

  func draw(on canvas: inout Canvas) {
    // A low screen has no room for blank lines.
    let gap: [Share] = canvas.size.height >= 12 ? [.fixed(1, Text(""))] : []
    let blocks = [title, history, texts].filter { !$0.isEmpty }
    canvas.draw(Rows(Array(blocks.joined(separator: gap))), in: canvas.bounds)
  }

  private var title: [Share] {
    let name = Text(item.name, style: item.isTicked ? .heading.strike : .heading, overflow: .wrap)
    return [.fit(name)] + [category.map { Share.fit(Text($0, style: .category)) }].compactMap { $0 }
  }

  /// `nil` if the heading above the row says it.
  private var category: String? {
    let category = item.category ?? .other
    let heading = screen.lines.heading(of: screen.cursor.position.selected)?.heading
    return heading == .category(category) ? nil : words.name(category)
  }

  private var history: [Share] {
    let facts = screen.workspace.purchaseFacts(of: item)
    let rows = (recipes + rows(of: facts)).map { Share.fit($0) }
    if rows.isEmpty { return [.fit(Text(words.nothingBoughtBefore, style: .muted, overflow: .wrap))] }
    return rows + [facts.prices.flatMap(PriceChart.init).map { Share.fit($0) }].compactMap { $0 }
  }

  /// Those that put it on the list.
  private var recipes: [FactRow] {
    let workspace = screen.workspace
    let notes = workspace.records.recipes(wanting: item.id).compactMap { workspace.records.notes[$0] }
    let parts = notes.map { note -> FactRow.Part in
      let day = workspace.nextDayPlanned(for: note).map { " " + words.shortDay($0) }
      return [Span(note.shownName, .note), Span(day ?? "", .muted)]
    }
    return parts.isEmpty ? [] : [FactRow(words.wantedFor, parts)]
  }

  private func rows(of facts: PurchaseFacts) -> [FactRow] {
    var rows: [FactRow] = []
    if let last = facts.last {
      rows.append(
        FactRow(words.lastBought, [[Span(words.longDay(last.moment.local))]] + place(last.store, last.price)))
    }
    let usual = facts.amount.map { [[Span($0.shown, .amount)]] } ?? []
    let rhythm = facts.gap.map { [[Span(words.everyDays($0))]] } ?? []
    if !usual.isEmpty || !rhythm.isEmpty { rows.append(FactRow(words.usually, usual + rhythm)) }
    if facts.count > 0 { rows.append(FactRow(words.boughtBefore, words.times(facts.count))) }
    if let day = screen.workspace.nextDay(of: item) {
      rows.append(FactRow(words.nextTime, words.longDay(day), .accent))
    }
    return rows + (facts.prices.map(rows(of:)) ?? [])
  }

  private func rows(of prices: PriceHistory) -> [FactRow] {
    var rows: [FactRow] = []
    if let cheapest = prices.cheapestStore {
      let day: FactRow.Part = [Span(words.longDay(cheapest.moment), .muted)]
      rows.append(FactRow(words.cheapestNow, place(cheapest.store, cheapest.price) + [day]))
    }
    let (low, high) = (prices.lowest.price, prices.highest.price)
    if low != high {
      let parts: [FactRow.Part] = [(words.lowest, low), (words.highest, high)].map { name, price in
        [Span("\(name) ", .muted), Span(price.shown, .price)]
      }
      rows.append(FactRow(words.priceOverTime, parts))
    } else if prices.payments.count > 1 {
      rows.append(FactRow(words.priceOverTime, words.sameSince(prices.payments[0].moment)))
    }
    return rows
  }

  private func place(_ store: String?, _ price: Price?) -> [FactRow.Part] {
    [store.map { [Span($0, .store)] }, price.map { [Span($0.shown, .price)] }].compactMap { $0 }
  }

  /// The note on its line, if the row has no room for it, and the note that belongs to it.
  private var texts: [Share] {
    var texts: [Text] = []
    if let note = item.details.note, note.columns > roomForNote {
      texts.append(Text(note, style: .note, overflow: .wrap))
    }
    if let note = screen.workspace.note(of: item.id) {
      texts.append(Text("\(ItemRow.noteMark) \(note.shownName)", style: .accent))
      // Reads no more of a long note than can show.
      let text = String(note.text.unicodeScalars.prefix(screen.size.width * screen.size.height))
      texts.append(Text(text, overflow: .wrap))
    }
    return texts.map { .fit($0) }
  }
}
