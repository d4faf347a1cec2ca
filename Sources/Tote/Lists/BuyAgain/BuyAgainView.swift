import Screen

/// What was bought before, each with how often.
struct BuyAgainView: View {
  let buyAgain: BuyAgain

  func draw(on canvas: inout Canvas) {
    let entries = buyAgain.entries
    guard !entries.isEmpty else {
      let words = Text(
        buyAgain.hasNoHistory ? ListWords.nothingBoughtYet : ListWords.allBoughtIsOnList, style: .muted,
        align: .center, overflow: .wrap)
      return canvas.draw(
        OverlayBox(Centered(words), rows: 5, title: ListWords.buyAgain), in: canvas.bounds)
    }
    let rows = List(count: entries.count, position: buyAgain.position) { row, _ in
      ChoiceRow(name: entries[row].name, note: ListWords.times(entries[row].count))
    }
    canvas.draw(
      OverlayBox(
        rows, rows: entries.count, title: ListWords.buyAgain,
        note: ListWords.place(buyAgain.position.selected, of: entries.count, height: buyAgain.height)),
      in: canvas.bounds)
  }
}
