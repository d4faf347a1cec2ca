import ToteModel

extension French {
  var shopHelp: HelpPage.Section {
    let headings = "\(ListCommand.previousHeading.key) \(ListCommand.nextHeading.key)"
    let moves = "\(ListCommand.moveDown.key) \(ListCommand.moveUp.key)"
    return HelpPage.Section(
      name: "En magasin",
      lines: [
        HelpPage.Line(key: AppCommand.shop.key, help: "choisir un magasin, ou le quitter"),
        HelpPage.Line(key: ListCommand.last.key, help: "dernier à acheter ; encore : fin"),
        HelpPage.Line(key: headings, help: "à l’en-tête d’un rayon"),
        HelpPage.Line(key: moves, help: "sur un en-tête : déplacer le rayon"),
        HelpPage.Line(key: ListCommand.tick.key, help: "sur un en-tête : tout cocher"),
        HelpPage.Line(key: ListCommand.tick.key, help: "cocher ; Tote retient les rayons"),
        HelpPage.Line(key: ListCommand.changeStore.key, help: "absent : l’acheter ailleurs"),
        HelpPage.Line(key: ListCommand.selectAll.key, help: "tout sélectionner, pour cocher"),
        HelpPage.Line(key: ListCommand.clearTicked.key, help: "retirer ce que vous y avez coché"),
        HelpPage.Line(key: ListCommand.clear.key, help: "quitter le magasin"),
      ])
  }

  func allInBasket(from shop: Shop) -> String { "Tout ce qui vient de chez \(shop.name) est dans le panier." }
  var clearBasket: String { "vider le panier" }
  var basketStandsAsTicked: String { "En magasin, le dernier article coché est en tête du panier." }

  func staysInAisle(_ item: Item) -> String {
    let (heading, down, up) = (
      ListCommand.previousHeading.key, ListCommand.moveDown.key, ListCommand.moveUp.key
    )
    return
      "\(quoted(item.name)) reste dans son rayon. \(heading) mène à l’en-tête, où \(down) et \(up) déplacent le rayon."
  }
}
