import ToteModel

extension Spanish {
  var whichShop: String { "¿En qué tienda?" }
  var anyShop: String { "Cualquier tienda" }
  var elsewhere: String { "En otras tiendas" }
  func whereToBuy(_ name: String) -> String { "¿Dónde comprar “\(name)”?" }
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
  var tickAll: String { "marcar todo" }
  var toItems: String { "artículos" }
  var nextItem: String { "Siguiente:" }

  func nothingToBuy(in shop: Shop) -> (String, String) {
    (
      "No hay nada que comprar en \(shop.name).",
      "Pulsa \(ListCommand.shop.key) para elegir otra tienda o \(ListCommand.clear.key) para ver toda la lista."
    )
  }

  func standsByAisle(_ shop: Shop) -> String {
    "En una tienda la lista va por pasillos. Pulsa \(ListCommand.clear.key) para salir de \(shop.name)."
  }

  func staysInStore(_ item: Item) -> String {
    "“\(item.name)” va con su tienda. Pulsa \(ListCommand.edit.key) para cambiarla."
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
    "Saliste de \(shop.name). Pulsa \(ListCommand.shop.key) para elegir una tienda."
  }

  var shopHelp: HelpPage.Section {
    let headings = "\(ListCommand.previousHeading.key) \(ListCommand.nextHeading.key)"
    let moves = "\(ListCommand.moveDown.key) \(ListCommand.moveUp.key)"
    return HelpPage.Section(
      name: "En una tienda",
      lines: [
        HelpPage.Line(key: ListCommand.shop.key, help: "elegir una tienda o salir de ella"),
        HelpPage.Line(key: ListCommand.last.key, help: "último por comprar; otra vez: al final"),
        HelpPage.Line(key: headings, help: "al encabezado de un pasillo"),
        HelpPage.Line(key: moves, help: "en un encabezado: mover el pasillo"),
        HelpPage.Line(key: ListCommand.tick.key, help: "en un encabezado: marcar todo"),
        HelpPage.Line(key: ListCommand.tick.key, help: "marcar; Tote aprende los pasillos"),
        HelpPage.Line(key: ListCommand.changeStore.key, help: "si aquí no hay: comprar en otra"),
        HelpPage.Line(key: ListCommand.selectAll.key, help: "seleccionar todo, para marcarlo"),
        HelpPage.Line(key: ListCommand.clearTicked.key, help: "quitar lo que marcaste allí"),
        HelpPage.Line(key: ListCommand.clear.key, help: "salir de la tienda"),
      ])
  }

  func allInBasket(from shop: Shop) -> String { "Ya está en el carrito todo lo de \(shop.name)." }
  var clearBasket: String { "vaciar carrito" }
  var basketStandsAsTicked: String { "En una tienda, lo último que marcaste va primero en el carrito." }

  func staysInAisle(_ item: Item) -> String {
    let (heading, down, up) = (
      ListCommand.previousHeading.key, ListCommand.moveDown.key, ListCommand.moveUp.key
    )
    return
      "“\(item.name)” no sale de su pasillo. \(heading) va al encabezado; allí, \(down) y \(up) mueven el pasillo."
  }
}
