import Screen

/// What was bought before, each with how often.
struct BuyAgainView: View {
  let buyAgain: BuyAgain

  func draw(on canvas: inout Canvas) {
    let entries = buyAgain.entries
    guard !entries.isEmpty else {
      let text = Text(
        buyAgain.hasNoHistory ? words.nothingBoughtYet : words.allBoughtIsOnList, style: .muted,
        align: .center, overflow: .wrap)
      return canvas.draw(
        OverlayBox(Centered(text), rows: buyAgain.rowCount, title: words.buyAgain), in: canvas.bounds)
    }
    let rows = List(count: entries.count, position: buyAgain.position) { row, _ in
      ChoiceRow(name: entries[row].name, note: words.times(entries[row].count))
    }
    canvas.draw(
      OverlayBox(
        rows, rows: buyAgain.rowCount, title: words.buyAgain,
        note: words.place(buyAgain.position.selected, of: entries.count, height: buyAgain.height)),
      in: canvas.bounds)
  }
}
