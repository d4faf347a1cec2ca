import ToteModel

extension Turkish {
  var shopHelp: HelpPage.Section {
    let headings = "\(ListCommand.previousHeading.key) \(ListCommand.nextHeading.key)"
    let moves = "\(ListCommand.moveDown.key) \(ListCommand.moveUp.key)"
    return HelpPage.Section(
      name: "Mağazada",
      lines: [
        HelpPage.Line(key: AppCommand.shop.key, help: "mağaza seç veya mağazadan çık"),
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
