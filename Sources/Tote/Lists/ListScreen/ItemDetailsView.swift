import Screen
import ToteModel

/// The item under the cursor in full, at the right of a wide screen.
struct ItemDetailsView: View {
  let screen: ListScreen

  func draw(on canvas: inout Canvas) {
    canvas.draw(Divider(), in: Rect(0, 0, 1, canvas.size.height))
    guard let item = screen.selectedItem else { return }
    let page = canvas.bounds.inset(left: 2, right: 1)
    canvas.draw(Rows(parts(of: item)), in: page)
  }

  private func prices(of item: Item) -> [Share] {
    guard let history = screen.workspace.prices(of: item) else { return [] }
    var parts = history.sentences.map { Share.fit(Text($0, style: .muted, overflow: .wrap)) }
    if history.payments.count > 2 {
      parts.append(.fixed(1, Sparkline(history.values(last: Self.sparks), style: .price)))
    }
    return parts
  }

  private static let sparks = 24

  private func parts(of item: Item) -> [Share] {
    let records = screen.workspace.records
    var texts = [Text(item.name, style: item.isTicked ? .heading.strike : .heading, overflow: .wrap)]
    if let amount = item.details.amount { texts.append(Text(amount.shown, style: .amount)) }
    texts.append(Text(words.name(item.details.category ?? .other), style: .category))
    for part in item.details.shownParts {
      texts.append(Text(part.text, style: part.kind.style, overflow: .wrap))
    }
    if let every = screen.workspace.repetition(of: item) {
      texts.append(Text("\(ItemRow.stapleMark) \(words.name(every))", style: .accent))
    }
    if let bought = records.history.entry(counting: item.details, of: item.name) {
      texts.append(Text(words.bought(bought.count), style: .muted))
    }
    let facts = texts.map { Share.fit($0) } + prices(of: item)
    texts = []
    if let note = records.note(of: item.id) {
      texts.append(Text(""))
      texts.append(Text("\(ItemRow.noteMark) \(note.shownName)", style: .accent))
      // Reads no more of a long note than can show.
      let text = String(note.text.unicodeScalars.prefix(screen.size.width * screen.size.height))
      texts.append(Text(text, overflow: .wrap))
    }
    return facts + texts.map { .fit($0) }
  }
}

extension Workspace {
  /// `nil` if unknown, or if the purchases aren't loaded yet.
  func prices(of item: Item) -> PriceHistory? {
    let known = records.history.entry(of: item.name, saying: item.details)
    return PriceHistory(
      records.purchaseLog.purchases(before: item), of: item.amount ?? known?.details.amount)
  }
}

extension PriceHistory {
  /// The last price, the lowest, and where it is cheapest.
  var sentences: [String] {
    var sentences = [words.lastPrice(last)]
    if payments.count > 1 { sentences.append(words.lowestPrice(lowest)) }
    if let cheapest = cheapestStore, let store = cheapest.store {
      sentences.append(words.cheapest(store, cheapest.price.shown))
    }
    return sentences
  }
}
