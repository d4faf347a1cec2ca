import Parts
import Screen
import ToteModel

extension ShopPicker {
  var content: any View {
    list.count == 0
      ? Text(words.noShopYet, style: .muted, overflow: .wrap) : ListingView(list) { view(of: $0.id) }
  }

  private func view(of row: Row) -> ChoiceRow {
    switch row {
    case .leave(let shop): ChoiceRow(name: words.leave(shop), note: words.showAll, style: .accent)
    case .known(let shop, let open): ChoiceRow(name: shop.name, note: note(on: shop, open: open))
    case .new(let shop): ChoiceRow(name: words.new(shop), note: "", style: .accent)
    case .any: ChoiceRow(name: words.anyShop, note: "", style: .accent)
    }
  }

  private func note(on shop: Shop, open: Int) -> String {
    let here = shop == current ? words.youAreHere : nil
    return [here, open == 0 ? nil : words.items(open)].compactMap { $0 }.joined(separator: " · ")
  }
}
