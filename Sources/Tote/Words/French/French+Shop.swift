import ToteModel

extension French {
  func whereToBuy(_ name: String) -> String { "Où acheter \(quoted(name)) ?" }
  func new(_ shop: Shop) -> String { "Nouveau magasin \(quoted(shop.name))" }

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

  var shopHelp: Palette.Section {
    let headings = "\(ListCommand.previousHeading.key) \(ListCommand.nextHeading.key)"
    let moves = "\(ListCommand.moveDown.key) \(ListCommand.moveUp.key)"
    return Palette.Section(
      name: "En magasin",
      rows: [
        Palette.Row(key: ListCommand.shop.key, title: "choisir un magasin, ou le quitter"),
        Palette.Row(key: ListCommand.last.key, title: "dernier à acheter ; encore : fin"),
        Palette.Row(key: headings, title: "à l’en-tête d’un rayon"),
        Palette.Row(key: moves, title: "sur un en-tête : déplacer le rayon"),
        Palette.Row(key: ListCommand.tick.key, title: "sur un en-tête : tout cocher"),
        Palette.Row(key: ListCommand.tick.key, title: "cocher ; Tote retient les rayons"),
        Palette.Row(key: ListCommand.changeStore.key, title: "absent : l’acheter ailleurs"),
        Palette.Row(key: ListCommand.selectAll.key, title: "tout sélectionner, pour cocher"),
        Palette.Row(key: ListCommand.clearTicked.key, title: "retirer ce que vous y avez coché"),
        Palette.Row(key: ListCommand.clear.key, title: "quitter le magasin"),
      ])
  }

  func staysInAisle(_ item: Item) -> String {
    let (heading, down, up) = (
      ListCommand.previousHeading.key, ListCommand.moveDown.key, ListCommand.moveUp.key
    )
    return
      "\(quoted(item.name)) reste dans son rayon. \(heading) mène à l’en-tête, où \(down) et \(up) déplacent le rayon."
  }
}
