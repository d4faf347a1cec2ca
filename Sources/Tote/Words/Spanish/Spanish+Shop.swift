import ToteModel

extension Spanish {
  func whereToBuy(_ name: String) -> String { "¿Dónde comprar “\(name)”?" }
  func new(_ shop: Shop) -> String { "Tienda nueva: “\(shop.name)”" }

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

  var shopHelp: Palette.Section {
    let headings = "\(ListCommand.previousHeading.key) \(ListCommand.nextHeading.key)"
    let moves = "\(ListCommand.moveDown.key) \(ListCommand.moveUp.key)"
    return Palette.Section(
      name: "En una tienda",
      rows: [
        Palette.Row(key: ListCommand.shop.key, title: "elegir una tienda o salir de ella"),
        Palette.Row(key: ListCommand.last.key, title: "último por comprar; otra vez: al final"),
        Palette.Row(key: headings, title: "al encabezado de un pasillo"),
        Palette.Row(key: moves, title: "en un encabezado: mover el pasillo"),
        Palette.Row(key: ListCommand.tick.key, title: "en un encabezado: marcar todo"),
        Palette.Row(key: ListCommand.tick.key, title: "marcar; Tote aprende los pasillos"),
        Palette.Row(key: ListCommand.changeStore.key, title: "si aquí no hay: comprar en otra"),
        Palette.Row(key: ListCommand.selectAll.key, title: "seleccionar todo, para marcarlo"),
        Palette.Row(key: ListCommand.clearTicked.key, title: "quitar lo que marcaste allí"),
        Palette.Row(key: ListCommand.clear.key, title: "salir de la tienda"),
      ])
  }

  func staysInAisle(_ item: Item) -> String {
    let (heading, down, up) = (
      ListCommand.previousHeading.key, ListCommand.moveDown.key, ListCommand.moveUp.key
    )
    return
      "“\(item.name)” no sale de su pasillo. \(heading) va al encabezado; allí, \(down) y \(up) mueven el pasillo."
  }
}
