import ToteModel

extension Turkish {
  var whichShop: String { "Hangi mağaza?" }
  var anyShop: String { "Herhangi bir mağaza" }
  var elsewhere: String { "Başka mağazalarda" }
  func whereToBuy(_ name: String) -> String { "“\(name)” nereden alınacak?" }
  var notHere: String { "burada yok" }
  func leave(_ shop: Shop) -> String { "Mağazadan çık: \(shop.name)" }
  var youAreHere: String { "buradasınız" }
  func new(_ shop: Shop) -> String { "Yeni mağaza: “\(shop.name)”" }
  var enterNewShop: String { "yeni mağaza" }
  var typeShop: String { "mağaza adı yazın" }
  var noShopYet: String { "Henüz mağaza yok. Adını yazın." }
  var leaveShop: String { "çık" }
  var toShop: String { "mağaza" }
  var toAisle: String { "reyon" }
  var tickAll: String { "tümünü işaretle" }
  var toItems: String { "ürünler" }
  var nextItem: String { "Sırada:" }

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

  func leftShop(_ shop: Shop) -> String {
    "Mağazadan çıktınız: \(shop.name). \(ListCommand.shop.key) ile mağaza seçin."
  }

  var shopHelp: HelpPage.Section {
    let headings = "\(ListCommand.previousHeading.key) \(ListCommand.nextHeading.key)"
    let moves = "\(ListCommand.moveDown.key) \(ListCommand.moveUp.key)"
    return HelpPage.Section(
      name: "Mağazada",
      lines: [
        HelpPage.Line(key: ListCommand.shop.key, help: "mağaza seç veya mağazadan çık"),
        HelpPage.Line(key: ListCommand.last.key, help: "alınacak son ürün; yine: en alta"),
        HelpPage.Line(key: headings, help: "reyon başlığına git"),
        HelpPage.Line(key: moves, help: "başlıkta: reyonu taşı"),
        HelpPage.Line(key: ListCommand.tick.key, help: "başlıkta: altındakileri işaretle"),
        HelpPage.Line(key: ListCommand.tick.key, help: "işaretle; Tote reyonları öğrenir"),
        HelpPage.Line(key: ListCommand.changeStore.key, help: "burada yoksa: başka yerden al"),
        HelpPage.Line(key: ListCommand.selectAll.key, help: "hepsini seç; birlikte işaretle"),
        HelpPage.Line(key: ListCommand.clearTicked.key, help: "orada işaretlenenleri çıkar"),
        HelpPage.Line(key: ListCommand.clear.key, help: "mağazadan çık"),
      ])
  }

  func allInBasket(from shop: Shop) -> String { "\(shop.name) için her şey sepette." }
  var clearBasket: String { "sepeti boşalt" }
  var basketStandsAsTicked: String { "Mağazada, son işaretlediğiniz ürün sepetin başında durur." }

  func staysInAisle(_ item: Item) -> String {
    let (heading, down, up) = (
      ListCommand.previousHeading.key, ListCommand.moveDown.key, ListCommand.moveUp.key
    )
    return
      "“\(item.name)” kendi reyonunda kalır. \(heading) ile başlığa gidin; \(down) ve \(up) reyonu taşır."
  }
}
