import ToteModel

extension Spanish {
  var shopHelp: HelpPage.Section {
    let headings = "\(ListCommand.previousHeading.key) \(ListCommand.nextHeading.key)"
    let moves = "\(ListCommand.moveDown.key) \(ListCommand.moveUp.key)"
    return HelpPage.Section(
      name: "En una tienda",
      lines: [
        HelpPage.Line(key: AppCommand.shop.key, help: "elegir una tienda o salir de ella"),
        HelpPage.Line(key: ListCommand.last.key, help: "último por comprar; otra vez: al final"),
        HelpPage.Line(key: headings, help: "al encabezado de un pasillo"),
        HelpPage.Line(key: moves, help: "en un encabezado: mover el pasillo"),
        HelpPage.Line(key: ListCommand.tick.key, help: "en un encabezado: marcar todo"),
        HelpPage.Line(key: ListCommand.tick.key, help: "marcar; Tote aprende los pasillos"),
        HelpPage.Line(key: ListCommand.changeStore.key, help: "si aquí no hay: comprar en otra"),
        HelpPage.Line(key: ListCommand.selectAll.key, help: "seleccionar todo, para marcarlo"),
        HelpPage.Line(key: ListCommand.clearTicked.key, help: "quitar lo que has marcado allí"),
        HelpPage.Line(key: ListCommand.clear.key, help: "salir de la tienda"),
      ])
  }

  func allInBasket(from shop: Shop) -> String { "Ya está en el carrito todo lo de \(shop.name)." }
  var clearBasket: String { "vaciar carrito" }
  var basketStandsAsTicked: String { "En una tienda, lo último que has marcado va primero en el carrito." }

  func staysInAisle(_ item: Item) -> String {
    let (heading, down, up) = (
      ListCommand.previousHeading.key, ListCommand.moveDown.key, ListCommand.moveUp.key
    )
    return
      "“\(item.name)” no sale de su pasillo. \(heading) va al encabezado; allí, \(down) y \(up) mueven el pasillo."
  }
}
