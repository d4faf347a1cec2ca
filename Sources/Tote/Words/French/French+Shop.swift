import ToteModel

extension French {
  var whichShop: String { "Quel magasin ?" }
  var anyShop: String { "N’importe quel magasin" }
  var elsewhere: String { "Ailleurs" }
  func whereToBuy(_ name: String) -> String { "Où acheter \(quoted(name)) ?" }
  var notHere: String { "pas ici" }
  func leave(_ shop: Shop) -> String { "Quitter \(shop.name)" }
  var youAreHere: String { "vous y êtes" }
  func new(_ shop: Shop) -> String { "Nouveau magasin \(quoted(shop.name))" }
  var enterNewShop: String { "nouveau magasin" }
  var typeShop: String { "saisissez un magasin" }
  var noShopYet: String { "Aucun magasin pour l’instant. Saisissez un nom." }
  var leaveShop: String { "quitter" }
  var toShop: String { "magasin" }
  var toAisle: String { "rayon" }
  var tickAll: String { "tout cocher" }
  var toItems: String { "articles" }
  var nextItem: String { "Ensuite :" }

  func nothingToBuy(in shop: Shop) -> (String, String) {
    (
      "\(shop.name) : rien à acheter.",
      "\(ListCommand.shop.key) pour choisir un autre magasin, \(ListCommand.clear.key) pour afficher toute la liste."
    )
  }

  func standsByAisle(_ shop: Shop) -> String {
    "En magasin, la liste suit les rayons. \(ListCommand.clear.key) pour quitter \(shop.name)."
  }

  func staysInStore(_ item: Item) -> String {
    "\(quoted(item.name)) reste avec son magasin. \(ListCommand.edit.key) pour en changer."
  }

  func aisleIsAtEnd(_ aisle: Category, isFirst: Bool) -> String {
    "Déjà en \(isFirst ? "premier" : "dernier") : \(name(aisle))."
  }

  func movedAisle(_ first: Category, before second: Category, in shop: Shop) -> String {
    "\(shop.name) : \(quoted(name(first))), puis \(quoted(name(second))). \(AppCommand.undo.key) pour annuler."
  }

  func isBoughtElsewhere(_ name: String, _ store: String) -> String {
    "\(quoted(name)) : à acheter ailleurs (\(store)), donc masqué ici."
  }

  func isBought(_ name: String, in store: String?, isHidden: Bool) -> String {
    let place = store.map { "passe au magasin \($0)" } ?? "peut désormais s’acheter n’importe où"
    let hidden = isHidden ? " (masqué ici)" : ""
    return
      "\(quoted(name)) \(place)\(hidden). \(AppCommand.undo.key) pour annuler."
  }

  func leftShop(_ shop: Shop) -> String {
    "Vous avez quitté le magasin (\(shop.name)). \(ListCommand.shop.key) pour en choisir un."
  }

  var shopHelp: HelpPage.Section {
    let headings = "\(ListCommand.previousHeading.key) \(ListCommand.nextHeading.key)"
    let moves = "\(ListCommand.moveDown.key) \(ListCommand.moveUp.key)"
    return HelpPage.Section(
      name: "En magasin",
      lines: [
        HelpPage.Line(key: ListCommand.shop.key, help: "choisir un magasin, ou le quitter"),
        HelpPage.Line(key: ListCommand.last.key, help: "dernier à acheter ; encore : fin"),
        HelpPage.Line(key: headings, help: "à l’en-tête d’un rayon"),
        HelpPage.Line(key: moves, help: "sur un en-tête : déplacer le rayon"),
        HelpPage.Line(key: ListCommand.tick.key, help: "sur un en-tête : tout cocher"),
        HelpPage.Line(key: ListCommand.tick.key, help: "cocher ; Tote retient les rayons"),
        HelpPage.Line(key: ListCommand.changeStore.key, help: "absent : l’acheter ailleurs"),
        HelpPage.Line(key: ListCommand.selectAll.key, help: "tout sélectionner, pour cocher"),
        HelpPage.Line(key: ListCommand.clearTicked.key, help: "retirer ce que vous y avez coché"),
        HelpPage.Line(key: ListCommand.clear.key, help: "quitter le magasin"),
      ])
  }

  func allInBasket(from shop: Shop) -> String { "\(shop.name) : tout est dans le panier." }
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
