import ToteModel

extension French {
  func summary(_ items: [Item]) -> String { items.count == 1 ? items[0].name : self.items(items.count) }

  func sorted(_ sort: Arrangement.Sort) -> String? {
    sort == .own ? nil : "tri \(name(sort))"
  }

  var welcome: (String, String) {
    ("Bienvenue dans Tote.", "Notez ce qu’il vous faut : tout s’enregistre aussitôt.")
  }

  var listsTab: TabWords {
    TabWords(title: lists, command: "listes", fromBefore: "première liste", fromBehind: "dernière liste")
  }

  func noList(areArchived: Bool, canUndo: Bool) -> (String, String) {
    let undo = canUndo ? ", \(AppCommand.undo.key) pour annuler la dernière action." : "."
    let (all, new) = (ListCommand.allLists.key, ListCommand.newList.key)
    return areArchived
      ? ("Toutes les listes sont archivées.", "\(all) pour les afficher, \(new) pour en créer une\(undo)")
      : ("Aucune liste pour l’instant.", "\(new) pour en créer une\(undo)")
  }

  var signHelp: Palette.Section {
    Palette.Section(
      name: "Signes",
      rows: [
        Palette.Row(key: "3/7", title: "3 sur 7 cochés"),
        Palette.Row(key: ItemRow.stapleMark, title: "ajout automatique"),
        Palette.Row(key: ItemRow.noteMark, title: "a une note"),
      ])
  }

  var filterHelp: Palette.Section {
    Palette.Section(
      name: "Filtre",
      rows: [
        Palette.Row(key: "lait avoine", title: "les deux mots, dans n’importe quel ordre"),
        Palette.Row(key: "\"lait d’avoine\"", title: "exactement ces mots"),
        Palette.Row(key: "500 g", title: "une quantité ; boîtes : ce qui est en boîte"),
        Palette.Row(key: "@lidl #crémerie", title: "un magasin, un rayon"),
        Palette.Row(key: ">2€ <5€", title: "une fourchette de prix"),
        Palette.Row(key: "is:ticked", title: "dans le panier"),
        Palette.Row(key: "is:unpriced", title: "sans prix ; is:priced : avec un prix"),
        Palette.Row(key: "-lait", title: "tout sauf le lait ; s’applique à tout ce qui précède"),
      ])
  }

  func notUnderstood(_ words: [String]) -> String {
    "non reconnu : \(words.joined(separator: " "))"
  }

  func nothingFound(_ text: String) -> (String, String) {
    ("Aucun résultat pour \(quoted(text)).", "\(ListCommand.clear.key) pour afficher toute la liste.")
  }

  func found(_ count: Int, on list: String) -> String { "\(number(count)) dans la liste \(quoted(list))" }

  var emptyList: Invitation {
    Invitation(
      heading: "Rien à acheter.", add: "ajouter un article : 2 kg de pommes",
      again: "retrouver vos anciens achats",
      more: "Vous pouvez aussi coller un message entier ou une recette.")
  }

  func selected(_ count: Int) -> String {
    "\(selectedCount(count)). \(ListCommand.clear.key) pour désélectionner."
  }

  func selectedCount(_ count: Int) -> String {
    "\(items(count)) \(count < 2 ? "sélectionné" : "sélectionnés")"
  }

  func selectedCount(_ count: Int, hidden: Int) -> String {
    hidden == 0
      ? selectedCount(count) : "\(selectedCount(count)), dont \(hidden) \(hidden < 2 ? "masqué" : "masqués")"
  }

  package func left(_ totals: Totals) -> String {
    totals.count == 0 ? "vide" : "reste \(totals.remaining) sur \(totals.count)"
  }

  package func withUnpriced(_ price: String, _ count: Int) -> String {
    count == 0 ? price : "\(price) (\(unpricedCount(count)))"
  }

  func leftOfBudget(_ price: String, isOver: Bool) -> String {
    isOver ? "budget dépassé de \(price)" : "reste \(price) de budget"
  }

  func leftToSpend(_ price: String, isOver: Bool) -> String { isOver ? "\(price) de trop" : "reste \(price)" }

  func lastPrice(_ payment: PriceHistory.Payment) -> String {
    "dernier prix : \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }

  func lowestPrice(_ payment: PriceHistory.Payment) -> String {
    "prix le plus bas : \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }

  private func place(_ payment: PriceHistory.Payment) -> String { payment.store.map { " (\($0))" } ?? "" }

  func place(_ row: Int, of count: Int, height: Int) -> String {
    count > height ? "\(row + 1) sur \(count)" : ""
  }

  func nothingTicked(in shop: Shop?) -> String {
    shop.map { "\($0.name) : rien n’a été coché." } ?? "Rien n’est coché."
  }

  func allInBasketNow(in shop: Shop?) -> String {
    "\(shop.map { "\($0.name) : tout" } ?? "Tout") est dans le panier. \(ListCommand.clearTicked.key) pour vider le panier."
  }

  func tickedAll(_ items: [Item], under heading: String) -> String {
    "\(items.count == 1 ? "Coché : \(items[0].name)" : "\(items.count) articles cochés") (\(heading)). \(AppCommand.undo.key) pour annuler."
  }

  func isInBasket(_ item: Item) -> String {
    "\(quoted(item.name)) est déjà dans le panier. Appuyez encore sur \(ListCommand.tick.key) pour décocher."
  }

  func cannotMoveWhileSorted(_ arrangement: Arrangement) -> String {
    "Tri \(name(arrangement.sort)) : déplacement impossible. \(ListCommand.sort.key) pour le tri manuel."
  }

  func isAtEnd(_ item: Item, isFirst: Bool) -> String {
    "Déjà en \(isFirst ? "premier" : "dernier")\(item.isTicked ? " dans le panier" : "") : \(item.name)."
  }

  func staysInCategory(_ item: Item) -> String {
    "\(quoted(item.name)) reste dans son rayon. \(ListCommand.categorize.key) pour en changer. "
      + "En magasin (\(ListCommand.shop.key)), \(ListCommand.moveDown.key) et \(ListCommand.moveUp.key) sur un en-tête déplacent le rayon."
  }

  func deleted(_ items: [Item], notes: Int) -> String {
    let rest = notes == 0 ? "" : notes == 1 ? " La note est conservée." : " Les notes sont conservées."
    let deleted = report(one: "Supprimé", many: "supprimés", items)
    return "\(deleted) \(AppCommand.undo.key) pour annuler.\(rest)"
  }

  func cleared(_ items: [Item], in shop: Shop?) -> String {
    let report =
      shop.map { self.report(one: "Retiré", many: "retirés (\($0.name))", items) }
      ?? report(one: "Retiré", many: "cochés retirés", items)
    return "\(report) \(AppCommand.undo.key) pour annuler."
  }

  func copied(_ items: [Item]) -> String { report(one: "Copié", many: "copiés", items) }

  func categorized(_ items: [Item], as category: Category) -> String {
    let place = "au rayon \(name(category))"
    return report(one: "Désormais \(place)", many: "désormais \(place)", items)
  }

  func corrected(_ name: String, _ category: Category) -> String {
    "Désormais au rayon \(self.name(category)) : \(name)."
  }

  func moved(_ items: [Item], to list: ShoppingList, isNew: Bool) -> String {
    let place = "vers \(isNew ? "la nouvelle liste " : "")\(quoted(list.name))"
    return report(one: "Déplacé \(place)", many: "déplacés \(place)", items)
  }

  func comesBack(_ item: Item, _ day: Moment) -> String {
    "Prochain ajout automatique de \(quoted(item.name)) : \(longDay(day))."
  }

  func staplesCame(_ items: [Item]) -> String {
    "À racheter aujourd’hui : \(summary(items)). \(AppCommand.undo.key) pour annuler."
  }

  func arranged(_ arrangement: Arrangement) -> String {
    if arrangement.walk != nil { return "Tri \(name(arrangement.sort)) dans chaque rayon." }
    let grouping =
      switch arrangement.grouping {
      case .category: ", groupé par rayon"
      case .store: ", groupé par magasin"
      case .none: ""
      }
    return "Tri \(name(arrangement.sort))\(grouping)."
  }

  /// What was done to one item, or to several.
  private func report(one: String, many: String, _ items: [Item]) -> String {
    items.count == 1 ? "\(one) : \(items[0].name)." : "\(items.count) articles \(many)."
  }
}
