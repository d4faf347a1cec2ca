import Tote
import ToteModel

extension English {
  var priceHelp: CommandHelp {
    CommandHelp(
      summary: "Set the price of a purchase",
      details: [
        "Prices the last purchase of ITEM that has no price, even long after it was cleared. A number alone is in the currency "
          + "of its list. The price counts in tote spent and tote prices, and tote undo undoes it.",
        "Without PRICE, lists the purchases without a price, the latest first. ITEM may also be the id of any purchase "
          + "from --json, to correct its price. Exits with 3 if there is no such purchase.",
      ],
      examples: [
        .init("tote price", "list what has no price"),
        .init("tote price milk '€1.20'", "set what the last milk cost"),
        .init("tote price apples '3€/kg'", "by the kilo: the amount decides"),
      ])
  }

  func allPriced(_ item: String?) -> String {
    item.map { "No purchase of \(quoted($0)) lacks a price." } ?? "All purchases have a price."
  }
  func moreUnpriced(_ count: Int) -> String {
    count == 1
      ? "1 older purchase of it has no price." : "\(number(count)) older purchases of it have no price."
  }
  func unpricedToList(_ count: Int) -> String {
    "\(unpriced(count)): tote price lists \(count == 1 ? "it" : "them")."
  }

  var pricesHelp: CommandHelp {
    CommandHelp(
      summary: "Show what an item has cost",
      details: [
        "Shows the last price, the lowest, and the store that is cheapest now; then every purchase, latest first. Prices "
          + "are compared per kilo, litre or piece.",
        "ITEM is the name of anything you have ever ticked, on any list. Exits with 3 if no price is known.",
      ],
      examples: [
        .init("tote prices milk", "show where the milk is cheapest"),
        .init("tote prices --json milk | jq '.[-1].price.value'", "print what was paid last"),
      ])
  }

  var spentHelp: CommandHelp {
    CommandHelp(
      summary: "Show what was spent",
      details: [
        "Adds up the prices of what was ticked. On a terminal, the last line is the total."
      ],
      examples: [
        .init("tote spent", "show every month"),
        .init("tote spent --by store --since 2026-01-01", "show what you spent at each store this year"),
        .init("tote spent --by item", "show what each item cost you"),
      ])
  }
}
