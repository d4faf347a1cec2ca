import Screen
import ToteModel

/// What there is to know of the item under the cursor, at the right of a wide screen: all that its row may have had to cut,
/// and the note that belongs to it.
struct ItemDetailsView: View {
  let screen: ListScreen

  func draw(on canvas: inout Canvas) {
    canvas.fill(Rect(0, 0, 1, canvas.size.height), with: "│", style: .muted)
    guard let item = screen.selectedItem else { return }
    let page = canvas.bounds.inset(left: 2, right: 1)
    canvas.draw(Rows(texts(of: item).map { .fit($0) }), in: page)
  }

  private func texts(of item: Item) -> [Text] {
    let records = screen.workspace.records
    var texts = [Text(item.name, style: item.isTicked ? .heading.strike : .heading, overflow: .wrap)]
    if let amount = item.details.amount { texts.append(Text(amount.shown, style: .amount)) }
    texts.append(Text(words.name(item.details.category ?? .other), style: .category))
    for part in item.details.shownParts {
      texts.append(Text(part.text, style: part.kind.style, overflow: .wrap))
    }
    if let bought = records.history[item.key] {
      texts.append(Text(words.bought(bought.count), style: .muted))
    }
    if let note = records.note(of: item.id) {
      texts.append(Text(""))
      texts.append(Text("✎ \(note.shownName)", style: .accent))
      // As much as can show: what lies behind it is not read for a glance.
      let text = String(note.text.unicodeScalars.prefix(screen.size.width * screen.size.height))
      texts.append(Text(text, overflow: .wrap))
    }
    return texts
  }
}
