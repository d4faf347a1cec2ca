import ToteModel

extension Spanish {
  var shopHelp: HelpPage.Section {
    let headings = "\(ListCommand.previousHeading.key) \(ListCommand.nextHeading.key)"
    let moves = "\(ListCommand.moveDown.key) \(ListCommand.moveUp.key)"
    return HelpPage.Section(
      name: "En una tienda",
      lines: [
        HelpPage.Line(key: OverlayOpener.shop.key, help: "elegir una tienda o salir de ella"),
        HelpPage.Line(key: headings, help: "al encabezado de un pasillo"),
        HelpPage.Line(key: moves, help: "en un encabezado: mover el pasillo"),
        HelpPage.Line(key: ListCommand.tick.key, help: "marcar; Tote aprende el orden"),
        HelpPage.Line(key: ListCommand.clear.key, help: "salir de la tienda"),
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
