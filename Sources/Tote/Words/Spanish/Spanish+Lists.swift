import ToteModel

extension Spanish {
  var lists: String { "Listas" }
  package var firstList: String { "Compra" }
  var allLists: String { "Todas las listas" }
  var newList: String { "Nueva lista" }
  var renameList: String { "Renombrar la lista" }
  var name: String { "Nombre" }
  var namePlaceholder: String { "Ferretería" }
  var repeatLabel: String { "Repetir" }
  func budgetLabels(_ list: String) -> [String] {
    ["\(list), presupuesto al día", "\(list), al día", "Presupuesto"]
  }
  func repeatTitle(_ item: String) -> String { "Repetir “\(item)”" }
  var intervalExamples: String { "3 semanas, 2 meses, habitual, nunca" }
  var never: String { "nunca" }
  func budgetTitle(_ list: String) -> String { "Presupuesto del día: “\(list)”" }
  var budgetScope: String { "en la lista, o comprado en 12 horas" }
  var budgetExample: String { "80 €, vacío: ninguno" }
  var filterPlaceholder: String { "palabras, @tienda, #categoría, >5€" }
  var buyAgain: String { "Volver a comprar" }
  func addAndClose(_ count: Int, isShort: Bool) -> String {
    let add = count == 0 ? "añadir" : "añadir \(count)"
    return isShort ? add : "\(add) y cerrar"
  }
  func selectDue(_ count: Int) -> String { count == 1 ? "1 que toca" : "\(count) que tocan" }
  func selectNotLater(_ count: Int, later: Int, forRecipes: Int) -> String {
    let rest = [later > 0 ? "\(later) aún no" : nil, forRecipes > 0 ? "\(forRecipes) de recetas" : nil]
    return "\(count) (\(rest.compactMap { $0 }.joined(separator: ", ")))"
  }
  func selectAllBought(_ count: Int) -> String { "todo (\(count))" }
  var selectNothing: String { "nada" }
  var moreOrDigits: String { "más, o cifras" }
  var clearSearch: String { "borrar búsqueda" }
  var noOtherList: String { "No hay más listas. Pulsa \(ListCommand.newList.key) para crear una." }
  var nothingBoughtYet: String { "Aún no hay nada. Lo que marques se recordará y aparecerá aquí." }
  var allBoughtIsOnList: String { "Todo lo que compraste antes ya está en la lista." }
  func isOnList(_ name: String) -> String { "“\(name)” ya está en la lista." }
  func onList(_ amount: String) -> String { "en la lista: \(amount)" }
  func alsoOnList(_ amount: String) -> String { "también en la lista: \(amount)" }
  var welcome: (String, String) {
    ("Te damos la bienvenida a Tote.", "Una lista para lo que necesitas. Se guarda sola.")
  }
  var escapeShowsAll: String { ", \(ListCommand.clear.key) para ver todo" }
  var listsTab: TabWords {
    TabWords(title: lists, command: "listas", fromBefore: "primera lista", fromBehind: "última lista")
  }

  var select: String { "seleccionar" }
  var selectAll: String { "todo" }
  var budget: String { "presupuesto" }
  var group: String { "agrupar" }
  var move: String { "mover" }
  var clearSelection: String { "quitar selección" }
  var showAll: String { "ver todo" }
  var restoreArchived: String { "restaurar" }
  var moveHere: String { "mover aquí" }
  var toNewList: String { "a una nueva lista" }

  var whichShop: String { "¿En qué tienda?" }
  var anyShop: String { "Cualquier tienda" }
  func whereToBuy(_ name: String) -> String { "¿Dónde comprar \(name)?" }
  var notHere: String { "aquí no hay" }
  func leave(_ shop: Shop) -> String { "Salir de \(shop.name)" }
  var youAreHere: String { "estás aquí" }
  func new(_ shop: Shop) -> String { "Tienda nueva: “\(shop.name)”" }
  var enterNewShop: String { "tienda nueva" }
  var typeShop: String { "escribe una tienda" }
  var noShopYet: String { "Aún no hay tiendas. Escribe el nombre de una." }
  var leaveShop: String { "salir" }
  var toShop: String { "tienda" }
  var toAisle: String { "pasillo" }
  var aisleLater: String { "después" }
  var aisleEarlier: String { "antes" }
  var tickAll: String { "marcar todo" }
  var toItems: String { "artículos" }
  var nextItem: String { "Siguiente:" }
  func nothingToBuy(in shop: Shop) -> (String, String) {
    (
      "No hay nada que comprar en \(shop.name).",
      "Pulsa \(AppCommand.shop.key) para elegir otra tienda o \(ListCommand.clear.key) para ver toda la lista."
    )
  }

  func items(_ count: Int) -> String { count == 1 ? "1 artículo" : "\(count) artículos" }

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

  var signHelp: HelpPage.Section {
    HelpPage.Section(
      name: "Signos",
      lines: [
        HelpPage.Line(key: "3/7", help: "3 de 7 marcados"),
        HelpPage.Line(key: words.unpricedMark(2), help: "2 sin precio"),
        HelpPage.Line(key: ItemRow.stapleMark, help: "se añade solo"),
        HelpPage.Line(key: ItemRow.noteMark, help: "tiene una nota"),
      ])
  }

  var filterHelp: HelpPage.Section {
    HelpPage.Section(
      name: "Filtrar",
      lines: [
        HelpPage.Line(key: "leche avena", help: "ambas palabras, en cualquier orden"),
        HelpPage.Line(key: "\"leche de avena\"", help: "la frase exacta"),
        HelpPage.Line(key: "500 g", help: "una cantidad; latas: lo que viene en lata"),
        HelpPage.Line(key: "@lidl #lácteos", help: "una tienda, una categoría"),
        HelpPage.Line(key: ">2€ <5€", help: "entre dos precios"),
        HelpPage.Line(key: "is:ticked", help: "en el carrito; is:priced: con precio"),
        HelpPage.Line(key: "-leche", help: "todo menos la leche; sirve con todo lo anterior"),
      ])
  }

  var isNotUnderstood: String { "no se entiende" }
  func notUnderstood(_ words: [String]) -> String {
    "no se entiende: \(words.joined(separator: " "))"
  }

  func nothingFound(_ text: String) -> (String, String) {
    ("No hay resultados para “\(text)”.", "Pulsa \(ListCommand.clear.key) para ver toda la lista.")
  }

  func emptyList(canBuyAgain: Bool) -> (String, String) {
    let add = "Pulsa \(ListCommand.add.key) para añadir algo: 2 kg de manzanas"
    let again = canBuyAgain ? "\nPulsa \(AppCommand.buyAgain.key) para volver a comprar algo" : ""
    return ("No hay nada que comprar.", add + again)
  }

  func selectedCount(_ count: Int) -> String { count == 1 ? "1 seleccionado" : "\(count) seleccionados" }
  func selectedCount(_ count: Int, hidden: Int) -> String {
    hidden == 0 ? selectedCount(count) : "\(selectedCount(count)), \(hidden) fuera de la búsqueda"
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
  package func toPay(_ price: String) -> String { "\(price) por pagar" }
  package func withUnpriced(_ price: String, _ count: Int) -> String {
    count == 0 ? price : "\(price) (\(count) sin precio)"
  }
  var searchBought: String { "las letras buscan, @ por tienda" }
  func daysAgo(_ days: Int64, usually gap: Int64?) -> String {
    let ago = days == 0 ? "hoy" : days == 1 ? "ayer" : "hace \(days) días"
    return gap.map { "\(ago) · cada \($0 == 1 ? "día" : "\($0) días")" } ?? ago
  }
  func leftOfBudget(_ price: String, isOver: Bool) -> String {
    isOver ? "\(price) por encima del presupuesto" : "quedan \(price) del presupuesto"
  }
  func leftToSpend(_ price: String, isOver: Bool) -> String { isOver ? "\(price) de más" : "quedan \(price)" }
  func basket(_ price: String) -> String { "carrito \(price)" }
  func inBasket(_ price: String) -> String { "en el carrito: \(price)" }
  func spentEarlier(_ price: String) -> String { "\(price) gastados antes" }
  func earlier(_ price: String) -> String { "\(price) antes" }
  func lastPrice(_ payment: PriceHistory.Payment) -> String {
    "último: \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }
  func lowestPrice(_ payment: PriceHistory.Payment) -> String {
    "mínimo: \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }
  func cheapest(_ store: String, _ price: String) -> String { "más barato en \(store): \(price)" }
  private func place(_ payment: PriceHistory.Payment) -> String { payment.store.map { " en \($0)" } ?? "" }
  func bought(_ count: Int) -> String { count == 1 ? "1 compra" : "\(count) compras" }
  func addPasted(_ count: Int) -> String { "¿Añadir \(items(count))?" }
  func addItems(_ count: Int) -> String { "añadir \(items(count))" }
  func toggleLine(isKept: Bool, isShort: Bool) -> String {
    let toggle = isKept ? "quitar" : "incluir"
    return isShort ? toggle : "\(toggle), siguiente"
  }
  func wasSent(_ meal: PastePreview.SentMeal) -> [String] {
    let part = meal.part.map { "\($0.servings) de \($0.planned) raciones " } ?? ""
    let since = "desde \(daysAgo(meal.days, usually: nil))"
    return ["\(meal.title): \(part)en \(meal.list) \(since)", "\(part)en la lista \(since)"]
  }
  var wasLeftOut: [String] { ["quitado antes, hoy mismo", "quitado hoy"] }
  var noSuchNote: [String] { ["ninguna nota se llama así", "no hay tal nota"] }
  var servings: String { "Raciones" }
  func servings(of meal: String, _ count: Int) -> String {
    "\(meal): \(count == 1 ? "1 ración" : "\(count) raciones")"
  }
  func state(of row: ListPicker.Row) -> String { row.list.isArchived ? "archivada" : left(row.totals) }
  func moveTo(_ name: String?, count: Int) -> String {
    count == 1 ? "Mover \(name.map { "“\($0)” a" } ?? "a")" : "Mover \(count) artículos a"
  }
  func place(_ row: Int, of count: Int, height: Int) -> String {
    count > height ? "\(row + 1) de \(count)" : ""
  }
  func range(_ first: Int, _ last: Int, of count: Int) -> String { "\(first)–\(last) de \(count)" }

  func nothingTicked(in shop: Shop?) -> String {
    shop.map { "No has marcado nada en \($0.name)." } ?? "No hay nada marcado."
  }
  func allInBasketNow(in shop: Shop?) -> String {
    "\(shop.map { "\($0.name): todo" } ?? "Todo") en el carrito. \(ListCommand.clearTicked.key) lo quita."
  }
  func tickedAll(_ items: [Item], under heading: String) -> String {
    "\(items.count == 1 ? "Se marcó" : "Se marcaron") \(summary(items)) en \(heading). Pulsa \(AppCommand.undo.key) para deshacer."
  }
  func isInBasket(_ item: Item) -> String {
    "“\(item.name)” ya está en el carrito. Pulsa \(ListCommand.tick.key) otra vez para desmarcarlo."
  }
  var nothingToCopy: String { "No hay nada que copiar." }
  var itemsGone: String { "Esos artículos ya no existen." }
  var noListToAddTo: String {
    "No hay ninguna lista abierta. Pulsa \(ListCommand.newList.key) para crear una."
  }
  var noListToPasteTo: String {
    "No hay ninguna lista abierta. Pulsa \(ItemEditorCommand.close.key) y luego \(ListCommand.newList.key) para crear una."
  }
  var editedItemGone: String {
    "Este artículo se eliminó desde otro lugar. Pulsa \(ItemEditorCommand.commit.key) para volver a añadirlo."
  }
  var renamedListGone: String {
    "Esta lista se eliminó desde otro lugar. Pulsa \(ListNameEditorCommand.commit.key) para crear una nueva."
  }
  var cannotMoveWhileFiltered: String {
    "Con un filtro activo no se puede mover nada. Pulsa \(ListCommand.clear.key) para quitarlo."
  }
  func nameListToAdd(_ item: String) -> String {
    "No hay lista para “\(item)”. Escribe el nombre de una nueva o pulsa \(ListNameEditorCommand.close.key) para volver."
  }
  func cannotMoveWhileSorted(_ arrangement: Arrangement) -> String {
    "Lista ordenada \(name(arrangement.sort)): no se puede mover nada. Pulsa \(ListCommand.sort.key) para ordenarla a tu manera."
  }
  func isAtEnd(_ item: Item, isFirst: Bool) -> String {
    "“\(item.name)” ya está al \(isFirst ? "principio" : "final")\(item.isTicked ? " del carrito" : "")."
  }
  func staysInCategory(_ item: Item) -> String {
    "“\(item.name)” no puede salir de su categoría. Pulsa \(ListCommand.categorize.key) para cambiarla. "
      + "En una tienda (\(AppCommand.shop.key)), \(ListCommand.moveDown.key) y \(ListCommand.moveUp.key) sobre un encabezado mueven el pasillo."
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
  func added(_ counts: AddedCounts) -> String {
    let there = counts.there == 1 ? "ya estaba en la lista" : "ya estaban en la lista"
    return sentence(
      [
        (counts.new, { "\(counts.new == 1 ? "se añadió" : "se añadieron") \($0)" }),
        (counts.updated, { "\(counts.updated == 1 ? "se actualizó" : "se actualizaron") \($0)" }),
        (counts.putBack, { "\($0) de vuelta en la lista" }), (counts.there, { "\($0) \(there)" }),
      ], separator: "; ")
  }
  func nameless(_ text: String) -> String { "Para usarlo como nombre, escribe \"\(text)\"." }
  func editsOneItem(_ count: Int) -> String {
    "Selecciona un solo artículo para editarlo. Pulsa \(ListCommand.clear.key) para quitar la selección."
  }
  func itemGone(_ name: String) -> String {
    "“\(name)” se eliminó desde otro lugar. Pulsa \(ListCommand.add.key) para volver a añadirlo."
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
  func merged(_ count: Int) -> String { "\(count) se unieron a los que ya estaban." }
  func forgotPurchase(_ name: String) -> String {
    "Se olvidó “\(name)”. Pulsa \(AppCommand.undo.key) para deshacer."
  }
  func repeats(_ item: Item, every: Repeat?) -> String {
    every.map { "“\(item.name)” se añadirá automáticamente \(name($0))." }
      ?? "“\(item.name)” ya no se añadirá automáticamente."
  }
  var changesRepetition: String { "\(ListCommand.makeStaple.key) cambia la frecuencia." }
  func repeatsOnceKnown(_ item: Item) -> String {
    "“\(item.name)” se añadirá \(name(.usual)) cuando lo hayas comprado tres días."
  }
  func comesBack(_ item: Item, _ day: Moment) -> String {
    "\(item.name) se volverá a añadir el \(longDay(day))."
  }
  func notAnInterval(_ text: String) -> String {
    "No se entiende. Por ejemplo: 3 semanas, 2 meses, habitual o nunca."
  }
  func notABudget(_ text: String) -> String { "No se entiende. Escribe un precio con su moneda, como 80 €." }
  func budgeted(_ list: ShoppingList, _ budget: Price?) -> String {
    budget.map { "El presupuesto de “\(list.name)” es de \($0.shown)." }
      ?? "“\(list.name)” ya no tiene presupuesto."
  }
  func staplesCame(_ items: [Item]) -> String {
    "Hoy toca: \(summary(items)). Pulsa \(AppCommand.undo.key) para deshacer."
  }
  package func name(_ every: Repeat) -> String {
    switch every {
    case .weeks(let count): count == 1 ? "cada semana" : "cada \(count) semanas"
    case .months(let count): count == 1 ? "cada mes" : "cada \(count) meses"
    case .usual: "con la frecuencia de siempre"
    }
  }
  func areOnListAlready(_ list: ShoppingList) -> String { "Eso ya está en “\(list.name)”." }
  func standsByAisle(_ shop: Shop) -> String {
    "En una tienda la lista va por pasillos. Pulsa \(ListCommand.clear.key) para salir de \(shop.name)."
  }
  func staysInStore(_ item: Item) -> String {
    "“\(item.name)” no puede salir de su tienda. Pulsa \(ListCommand.edit.key) para cambiarla."
  }
  func aisleIsAtEnd(_ aisle: Category, isFirst: Bool) -> String {
    "“\(name(aisle))” ya está al \(isFirst ? "principio" : "final")."
  }
  func movedAisle(_ first: Category, before second: Category, in shop: Shop) -> String {
    "\(shop.name): primero “\(name(first))”, luego “\(name(second))”. Pulsa \(AppCommand.undo.key) para deshacer."
  }
  func isBoughtElsewhere(_ name: String, _ store: String) -> String {
    "“\(name)” es para \(store), así que aquí no se muestra."
  }
  func isBought(_ name: String, in store: String?, isHidden: Bool) -> String {
    let place = store.map { "para \($0)" } ?? "para cualquier tienda"
    let hidden = isHidden ? ", así que aquí no se muestra" : ""
    return "“\(name)” es ahora \(place)\(hidden). Pulsa \(AppCommand.undo.key) para deshacer."
  }
  func leftShop(_ shop: Shop) -> String {
    "Has salido de \(shop.name). Pulsa \(AppCommand.shop.key) para elegir una tienda."
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
  func deleted(_ list: ShoppingList, items count: Int) -> String {
    let contents = count == 0 ? "" : " con \(items(count))"
    return "Se eliminó “\(list.name)”\(contents). Pulsa \(AppCommand.undo.key) para deshacer."
  }
  func duplicated(_ list: ShoppingList) -> String {
    "Copia de “\(list.name)” sin nada marcado. Pulsa \(ListCommand.renameList.key) para renombrarla."
  }
  func archived(_ list: ShoppingList) -> String {
    "Se archivó “\(list.name)”. Pulsa \(AppCommand.undo.key) para deshacer o \(ListCommand.allLists.key) para verla."
  }
  func unarchived(_ list: ShoppingList) -> String { "Se restauró “\(list.name)”." }
  func nameTaken(by list: ShoppingList) -> String {
    list.isArchived
      ? "Ya hay una lista archivada llamada “\(list.name)”. Pulsa \(ListCommand.allLists.key) para verla."
      : "Ya hay una lista llamada “\(list.name)”."
  }
  func listGone(_ list: ShoppingList, isDeleted: Bool) -> String {
    "“\(list.name)” se \(isDeleted ? "eliminó" : "archivó") desde otro lugar."
  }
}
