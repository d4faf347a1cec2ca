import ToteModel

extension English {
  var shopHelp: HelpPage.Section {
    let headings = "\(ListCommand.previousHeading.key) \(ListCommand.nextHeading.key)"
    let moves = "\(ListCommand.moveDown.key) \(ListCommand.moveUp.key)"
    return HelpPage.Section(
      name: "In a store",
      lines: [
        HelpPage.Line(key: AppCommand.shop.key, help: "choose a store, or leave it"),
        HelpPage.Line(key: ListCommand.last.key, help: "last item to buy; again: bottom"),
        HelpPage.Line(key: headings, help: "to the heading of an aisle"),
        HelpPage.Line(key: moves, help: "on a heading: move the aisle"),
        HelpPage.Line(key: ListCommand.tick.key, help: "on a heading: tick all under it"),
        HelpPage.Line(key: ListCommand.tick.key, help: "tick; Tote learns the aisles"),
        HelpPage.Line(key: ListCommand.changeStore.key, help: "not here: buy it elsewhere"),
        HelpPage.Line(key: ListCommand.selectAll.key, help: "select all, to tick at once"),
        HelpPage.Line(key: ListCommand.clearTicked.key, help: "clear what you ticked there"),
        HelpPage.Line(key: ListCommand.clear.key, help: "leave the store"),
      ])
  }

  func allInBasket(from shop: Shop) -> String { "Everything from \(shop.name) is in the basket." }
  var clearBasket: String { "clear basket" }
  var basketStandsAsTicked: String { "In a store, what you ticked last is first in the basket." }

  func staysInAisle(_ item: Item) -> String {
    let (heading, down, up) = (
      ListCommand.previousHeading.key, ListCommand.moveDown.key, ListCommand.moveUp.key
    )
    return
      "“\(item.name)” stays in its aisle. \(heading) goes to the heading, where \(down) and \(up) move the aisle."
  }
}
