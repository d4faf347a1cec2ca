import Parts
import Screen
import ToteModel

/// The field, and below it the rows that fit.
package struct PickView: View {
  private let pick: Pick

  package init(_ pick: Pick) { self.pick = pick }

  package func draw(on canvas: inout Canvas) {
    let (top, rest) = canvas.bounds.cut(top: 1)
    let count = words.picked(pick.list.count, of: pick.rows.count, marked: pick.markedCount)
    let room = canvas.size.width - count.columns - 2
    canvas.draw(
      Prompt(
        label: "\(pick.title) ▸", field: pick.field, placeholder: words.pickPlaceholder(pick.takesSeveral),
        spans: []), in: Rect(0, 0, max(20, room), 1))
    if room >= 20 { canvas.write(count, at: Point(room + 2, 0), style: .muted) }
    if pick.list.count > 0 {
      canvas.draw(ListingView(pick.list, isFocused: false, content: row).named("pick"), in: rest)
    } else {
      canvas.write(words.nothingFits.truncated(to: rest.width), at: Point(2, top.bottom), style: .muted)
    }
  }

  private func row(_ row: ListingRow<Int>) -> any View {
    let mark = !pick.takesSeveral ? "" : pick.isMarked(row.id) ? "● " : "  "
    let row = pick.rows[row.id]
    return Drawing { canvas in
      let detail = row.detail.printable.truncated(to: max(0, canvas.size.width / 2))
      let room = max(0, canvas.size.width - mark.columns - (detail.isEmpty ? 0 : detail.columns + 2))
      canvas.write(mark, style: .accent)
      canvas.write(row.name.printable.truncated(to: room), at: Point(mark.columns, 0))
      canvas.write(detail, at: Point(canvas.size.width - detail.columns, 0), style: .muted)
    }
  }
}

extension Pick {
  static let mark = Command<Void, PickAction>("pick.mark", keys: "tab", action: .marked)

  package var keymap: Keymap<PickAction> {
    let several =
      takesSeveral
      ? [
        Pick.mark,
        Command("pick.markAll", keys: "ctrl+a", action: .allMarked),
      ] : []
    return Keymap(
      several + [
        Command("pick.choose", keys: "enter", action: .chosen),
        Command("pick.down", keys: "down", "ctrl+n", action: .list(.moved(by: 1))),
        Command("pick.up", keys: "up", "ctrl+p", action: .list(.moved(by: -1))),
        Command("pick.pageDown", keys: "pgdn", action: .list(.pageMoved(by: 2))),
        Command("pick.pageUp", keys: "pgup", action: .list(.pageMoved(by: -2))),
        Command("pick.leave", keys: "esc", "ctrl+c", "ctrl+d", action: .left),
      ]
    ) { TextEdit(field: $0).map { .edited($0) } }
  }

  package static var mouse: Mouse<Pick, PickAction> {
    Listing<Int>.mouse.named("pick").map(PickAction.list) { $0.list }
  }
}
