import Parts
import Screen
import ToteModel

extension AisleBrowser {
  var content: any View {
    if list.count == 0 { return Centered(sentence: words.nothingFound(field.text).0) }
    return ListingView(list) { row in
      Drawing { canvas in
        let mark = 2
        let amount = onList[row.id]
        canvas.write(amount == nil ? " " : "✓", style: .success)
        let room = Rect(mark, 0, max(0, canvas.size.width - mark), 1)
        canvas.draw(ChoiceRow(name: row.text, note: note(of: row.id, amount)), in: room)
      }
    }.headings { section in CountedHeading(name: section, count: counts[section] ?? 0) }
  }

  /// How much is on the list, or when it was last bought.
  private func note(of key: String, _ amount: String?) -> String {
    if let amount { return amount }
    guard let last = lastBought[key] else { return "" }
    return words.daysAgo(max(0, Int64(now.local.dayNumber - last.local.dayNumber)), usually: nil)
  }
}
