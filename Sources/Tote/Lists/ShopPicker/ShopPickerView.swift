import Screen
import ToteModel

/// The shops that can be chosen, each with how much is to buy there, under the field that narrows them.
struct ShopPickerView: View {
  let picker: ShopPicker

  func draw(on canvas: inout Canvas) {
    let rows = picker.rows
    let list = List(count: rows.count, position: picker.position, isFocused: false) { row, isSelected in
      Drawing { canvas in
        canvas.draw(self.row(rows[row]), in: canvas.bounds)
        if isSelected { canvas.add(.cursorRow, in: canvas.bounds) }
      }
    }
    let content = Drawing { canvas in
      let (field, rest) = canvas.bounds.cut(top: canvas.size.height > 2 ? 1 : 0)
      if rows.isEmpty {
        canvas.draw(Text(words.noShopYet, style: .muted, overflow: .wrap), in: rest)
      } else {
        canvas.draw(list, in: rest)
      }
      if !field.isEmpty {
        canvas.draw(Prompt(label: "@", field: picker.field, placeholder: words.typeShop), in: field)
      }
    }
    let note = words.place(picker.position.selected, of: rows.count, height: picker.height)
    canvas.draw(
      OverlayBox(content, rows: picker.rowCount, title: title, note: note), in: canvas.bounds)
  }

  private var title: String {
    switch picker.purpose {
    case .walk: words.whichShop
    case .buy(let item): words.whereToBuy(item.name)
    }
  }

  private func row(_ row: ShopPicker.Row) -> ChoiceRow {
    switch row {
    case .leave(let shop): ChoiceRow(name: words.leave(shop), note: words.showAll, style: .accent)
    case .known(let shop, let open): ChoiceRow(name: shop.name, note: note(on: shop, open: open))
    case .new(let shop): ChoiceRow(name: words.new(shop), note: "", style: .accent)
    case .any: ChoiceRow(name: words.anyShop, note: "", style: .accent)
    }
  }

  private func note(on shop: Shop, open: Int) -> String {
    let here = shop == picker.current ? words.youAreHere : nil
    return [here, open == 0 ? nil : words.items(open)].compactMap { $0 }.joined(separator: " · ")
  }
}
