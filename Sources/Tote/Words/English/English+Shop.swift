import ToteModel

extension English {
  func whereToBuy(_ name: String) -> String { "Where to buy \(name)?" }
  func new(_ shop: Shop) -> String { "New store “\(shop.name)”" }

  func nothingToBuy(in shop: Shop) -> (String, String) {
    (
      "Nothing to buy at \(shop.name).",
      "\(ListCommand.shop.key) chooses another store, \(ListCommand.clear.key) shows the whole list."
    )
  }

  func standsByAisle(_ shop: Shop) -> String {
    "In a store, items are grouped by aisle. \(ListCommand.clear.key) leaves \(shop.name)."
  }

  func staysInStore(_ item: Item) -> String {
    "“\(item.name)” stays under its store. \(ListCommand.edit.key) changes that."
  }

  func aisleIsAtEnd(_ aisle: Category, isFirst: Bool) -> String {
    "“\(name(aisle))” is already \(isFirst ? "first" : "last")."
  }

  func movedAisle(_ first: Category, before second: Category, in shop: Shop) -> String {
    "\(shop.name): \(name(first)), then \(name(second)). \(AppCommand.undo.key) undoes."
  }

  func isBoughtElsewhere(_ name: String, _ store: String) -> String {
    "“\(name)” is for \(store), so it isn't shown here."
  }

  func isBought(_ name: String, in store: String?, isHidden: Bool) -> String {
    let place = store.map { "for \($0)" } ?? "for any store"
    let hidden = isHidden ? ", so it isn't shown here" : ""
    return "“\(name)” is \(place) now\(hidden). \(AppCommand.undo.key) undoes."
  }

  var shopHelp: Palette.Section {
    let headings = "\(ListCommand.previousHeading.key) \(ListCommand.nextHeading.key)"
    let moves = "\(ListCommand.moveDown.key) \(ListCommand.moveUp.key)"
    return Palette.Section(
      name: "In a store",
      rows: [
        Palette.Row(key: ListCommand.shop.key, title: "choose a store, or leave it"),
        Palette.Row(key: ListCommand.last.key, title: "last to buy; again: end of list"),
        Palette.Row(key: headings, title: "to the heading of an aisle"),
        Palette.Row(key: moves, title: "on a heading: move the aisle"),
        Palette.Row(key: ListCommand.tick.key, title: "on a heading: tick all under it"),
        Palette.Row(key: ListCommand.tick.key, title: "tick; Tote learns the aisles"),
        Palette.Row(key: ListCommand.changeStore.key, title: "not here: buy it elsewhere"),
        Palette.Row(key: ListCommand.selectAll.key, title: "select all, to tick at once"),
        Palette.Row(key: ListCommand.clearTicked.key, title: "clear what you ticked there"),
        Palette.Row(key: ListCommand.clear.key, title: "leave the store"),
      ])
  }

  func staysInAisle(_ item: Item) -> String {
    let (heading, down, up) = (
      ListCommand.previousHeading.key, ListCommand.moveDown.key, ListCommand.moveUp.key
    )
    return
      "“\(item.name)” stays in its aisle. \(heading) goes to the heading, where \(down) and \(up) move the aisle."
  }
}
