import ToteModel

extension Spanish {
  func summary(_ items: [Item]) -> String {
    items.count == 1 ? "“\(items[0].name)”" : "\(items.count) artículos"
  }

  func tickedSummary(_ items: [Item]) -> String {
    items.count == 1 ? "“\(items[0].name)”" : "\(items.count) artículos marcados"
  }

  func sorted(_ sort: Arrangement.Sort) -> String? {
    switch sort {
    case .own: nil
    case .name: "orden alfabético"
    case .store: "orden por tienda"
    case .newest: "más recientes primero"
    }
  }

  var welcome: (String, String) {
    ("Te damos la bienvenida a Tote.", "Tu lista de la compra. Se guarda automáticamente.")
  }

  var listsTab: TabWords {
    TabWords(title: lists, command: "listas", fromBefore: "primera lista", fromBehind: "última lista")
  }

  func noList(areArchived: Bool, canUndo: Bool) -> (String, String) {
    let (all, new, undo) = (ListCommand.allLists.key, ListCommand.newList.key, AppCommand.undo.key)
    let undoing = " o \(undo) para deshacer el último cambio."
    return areArchived
      ? (
        "Todas las listas están archivadas.",
        canUndo
          ? "Pulsa \(all) para verlas, \(new) para crear otra\(undoing)"
          : "Pulsa \(all) para verlas o \(new) para crear otra."
      )
      : ("Aún no hay listas.", "Pulsa \(new) para crear una\(canUndo ? undoing : ".")")
  }

  var signHelp: Palette.Section {
    Palette.Section(
      name: "Signos",
      rows: [
        Palette.Row(key: "3/7", title: "3 de 7 marcados"),
        Palette.Row(key: ItemRow.stapleMark, title: "se añade automáticamente"),
        Palette.Row(key: ItemRow.noteMark, title: "tiene una nota"),
      ])
  }

  var filterHelp: Palette.Section {
    Palette.Section(
      name: "Filtrar",
      rows: [
        Palette.Row(key: "leche avena", title: "ambas palabras, en cualquier orden"),
        Palette.Row(key: "\"leche de avena\"", title: "la frase exacta"),
        Palette.Row(key: "500 g", title: "una cantidad; latas: lo que viene en lata"),
        Palette.Row(key: "@lidl #lácteos", title: "una tienda, una categoría"),
        Palette.Row(key: ">2€ <5€", title: "entre dos precios"),
        Palette.Row(key: "is:ticked", title: "en el carrito"),
        Palette.Row(key: "is:unpriced", title: "sin precio; is:priced: con precio"),
        Palette.Row(key: "-leche", title: "todo menos la leche; sirve con todo lo anterior"),
      ])
  }

  func notUnderstood(_ words: [String]) -> String {
    "no se entiende: \(words.joined(separator: " "))"
  }

  func nothingFound(_ text: String) -> (String, String) {
    ("No hay resultados para “\(text)”.", "Pulsa \(ListCommand.clear.key) para ver toda la lista.")
  }

  func found(_ count: Int, on list: String) -> String { "\(number(count)) en “\(list)”" }

  var emptyList: Invitation {
    Invitation(
      heading: "No hay nada que comprar.", add: "añadir algo: 2 kg de manzanas",
      again: "volver a comprar algo", more: "También puedes pegar un mensaje entero o una receta.")
  }

  func selectedCount(_ count: Int) -> String {
    count == 1 ? "1 seleccionado" : "\(number(count)) seleccionados"
  }

  func selectedCount(_ count: Int, hidden: Int) -> String {
    hidden == 0
      ? selectedCount(count) : "\(selectedCount(count)), \(hidden == 1 ? "1 oculto" : "\(hidden) ocultos")"
  }

  func selected(_ count: Int) -> String {
    "\(selectedCount(count)). Pulsa \(ListCommand.clear.key) para quitar la selección."
  }

  package func left(_ totals: Totals) -> String {
    totals.count == 0 ? "vacía" : "\(leftShort(totals)) de \(totals.count)"
  }

  private func leftShort(_ totals: Totals) -> String {
    "\(totals.remaining == 1 ? "queda" : "quedan") \(totals.remaining)"
  }

  package func withUnpriced(_ price: String, _ count: Int) -> String {
    count == 0 ? price : "\(price) (\(unpricedCount(count)))"
  }

  func leftOfBudget(_ price: String, isOver: Bool) -> String {
    isOver ? "\(price) por encima del presupuesto" : "quedan \(price) del presupuesto"
  }

  func leftToSpend(_ price: String, isOver: Bool) -> String { isOver ? "\(price) de más" : "quedan \(price)" }

  func lastPrice(_ payment: PriceHistory.Payment) -> String {
    "último: \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }

  func lowestPrice(_ payment: PriceHistory.Payment) -> String {
    "mínimo: \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }

  private func place(_ payment: PriceHistory.Payment) -> String { payment.store.map { " en \($0)" } ?? "" }

  func place(_ row: Int, of count: Int, height: Int) -> String {
    count > height ? "\(row + 1) de \(count)" : ""
  }

  func nothingTicked(in shop: Shop?) -> String {
    shop.map { "No has marcado nada en \($0.name)." } ?? "No hay nada marcado."
  }

  func allInBasketNow(in shop: Shop?) -> String {
    "\(shop.map { "\($0.name): todo" } ?? "Todo") en el carrito. Pulsa \(ListCommand.clearTicked.key) para vaciarlo."
  }

  func tickedAll(_ items: [Item], under heading: String) -> String {
    "\(items.count == 1 ? "Se marcó" : "Se marcaron") \(summary(items)) en \(heading). Pulsa \(AppCommand.undo.key) para deshacer."
  }

  func isInBasket(_ item: Item) -> String {
    "“\(item.name)” ya está en el carrito. Pulsa \(ListCommand.tick.key) otra vez para desmarcarlo."
  }

  func cannotMoveWhileSorted(_ arrangement: Arrangement) -> String {
    "Lista ordenada \(name(arrangement.sort)): no se puede mover nada. Pulsa \(ListCommand.sort.key) para ordenarla a tu manera."
  }

  func isAtEnd(_ item: Item, isFirst: Bool) -> String {
    "“\(item.name)” ya está al \(isFirst ? "principio" : "final")\(item.isTicked ? " del carrito" : "")."
  }

  func staysInCategory(_ item: Item) -> String {
    "“\(item.name)” no puede salir de su categoría. Pulsa \(ListCommand.categorize.key) para cambiarla. "
      + "En una tienda (\(ListCommand.shop.key)), \(ListCommand.moveDown.key) y \(ListCommand.moveUp.key) sobre un encabezado mueven el pasillo."
  }

  func deleted(_ items: [Item], notes: Int) -> String {
    let deleted = items.count == 1 ? "Se eliminó" : "Se eliminaron"
    let rest = notes == 0 ? "" : notes == 1 ? " Su nota se conserva." : " Sus notas se conservan."
    return "\(deleted) \(summary(items)). Pulsa \(AppCommand.undo.key) para deshacer.\(rest)"
  }

  func cleared(_ items: [Item], in shop: Shop?) -> String {
    let cleared = items.count == 1 ? "Se quitó" : "Se quitaron"
    let what = shop.map { "\(summary(items)) de \($0.name)" } ?? tickedSummary(items)
    return "\(cleared) \(what). Pulsa \(AppCommand.undo.key) para deshacer."
  }

  func copied(_ items: [Item]) -> String {
    "\(items.count == 1 ? "Se copió" : "Se copiaron") \(summary(items))."
  }

  func categorized(_ items: [Item], as category: Category) -> String {
    "Desde ahora, \(summary(items)) \(items.count == 1 ? "va" : "van") en \(name(category))."
  }

  func corrected(_ name: String, _ category: Category) -> String {
    "Desde ahora, “\(name)” va en \(self.name(category))."
  }

  func moved(_ items: [Item], to list: ShoppingList, isNew: Bool) -> String {
    let moved = items.count == 1 ? "Se movió" : "Se movieron"
    return "\(moved) \(summary(items)) a \(isNew ? "la nueva lista " : "")“\(list.name)”."
  }

  func comesBack(_ item: Item, _ day: Moment) -> String {
    "“\(item.name)” se volverá a añadir el \(longDay(day))."
  }

  func staplesCame(_ items: [Item]) -> String {
    "Hoy toca: \(summary(items)). Pulsa \(AppCommand.undo.key) para deshacer."
  }

  func arranged(_ arrangement: Arrangement) -> String {
    if arrangement.walk != nil { return "Lista ordenada \(name(arrangement.sort)) dentro de cada pasillo." }
    let grouping =
      switch arrangement.grouping {
      case .category: " y agrupada por categoría"
      case .store: " y agrupada por tienda"
      case .none: ""
      }
    return "Lista ordenada \(name(arrangement.sort))\(grouping)."
  }
}
