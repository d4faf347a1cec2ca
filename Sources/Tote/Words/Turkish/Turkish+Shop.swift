import ToteModel

extension Turkish {
  func whereToBuy(_ name: String) -> String { "“\(name)” nereden alınacak?" }
  func new(_ shop: Shop) -> String { "Yeni mağaza: “\(shop.name)”" }

  func nothingToBuy(in shop: Shop) -> (String, String) {
    (
      "Burada alınacak bir şey yok: \(shop.name).",
      "\(ListCommand.shop.key) ile başka mağaza seçin, \(ListCommand.clear.key) ile listenin tümünü görün."
    )
  }

  func standsByAisle(_ shop: Shop) -> String {
    "Mağazada liste reyonlara göre dizilir. \(ListCommand.clear.key) ile mağazadan çıkın."
  }

  func staysInStore(_ item: Item) -> String {
    "“\(item.name)” kendi mağazasında kalır. \(ListCommand.edit.key) ile mağazayı değiştirin."
  }

  func aisleIsAtEnd(_ aisle: Category, isFirst: Bool) -> String {
    "“\(name(aisle))” zaten \(isFirst ? "ilk" : "son") sırada."
  }

  func movedAisle(_ first: Category, before second: Category, in shop: Shop) -> String {
    "\(shop.name): önce “\(name(first))”, sonra “\(name(second))”. \(AppCommand.undo.key) ile geri alın."
  }

  func isBoughtElsewhere(_ name: String, _ store: String) -> String {
    "“\(name)” şuradan alınacak: \(store). Burada gösterilmez."
  }

  func isBought(_ name: String, in store: String?, isHidden: Bool) -> String {
    let place = store.map { "şuradan alınacak: \($0)" } ?? "herhangi bir mağazadan alınabilir"
    let hidden = isHidden ? " Burada gösterilmez." : ""
    return "“\(name)” artık \(place).\(hidden) \(AppCommand.undo.key) ile geri alın."
  }

  var shopHelp: Palette.Section {
    let headings = "\(ListCommand.previousHeading.key) \(ListCommand.nextHeading.key)"
    let moves = "\(ListCommand.moveDown.key) \(ListCommand.moveUp.key)"
    return Palette.Section(
      name: "Mağazada",
      rows: [
        Palette.Row(key: ListCommand.shop.key, title: "mağaza seç veya mağazadan çık"),
        Palette.Row(key: ListCommand.last.key, title: "alınacak son ürün; yine: en alta"),
        Palette.Row(key: headings, title: "reyon başlığına git"),
        Palette.Row(key: moves, title: "başlıkta: reyonu taşı"),
        Palette.Row(key: ListCommand.tick.key, title: "başlıkta: altındakileri işaretle"),
        Palette.Row(key: ListCommand.tick.key, title: "işaretle; Tote reyonları öğrenir"),
        Palette.Row(key: ListCommand.changeStore.key, title: "burada yoksa: başka yerden al"),
        Palette.Row(key: ListCommand.selectAll.key, title: "hepsini seç; birlikte işaretle"),
        Palette.Row(key: ListCommand.clearTicked.key, title: "orada işaretlenenleri çıkar"),
        Palette.Row(key: ListCommand.clear.key, title: "mağazadan çık"),
      ])
  }

  func staysInAisle(_ item: Item) -> String {
    let (heading, down, up) = (
      ListCommand.previousHeading.key, ListCommand.moveDown.key, ListCommand.moveUp.key
    )
    return
      "“\(item.name)” kendi reyonunda kalır. \(heading) ile başlığa gidin; \(down) ve \(up) reyonu taşır."
  }
}
