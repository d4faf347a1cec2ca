import Tote
import ToteModel

extension English {
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

  var pricesJSONOption: String { "Print the purchases as JSON, with all fields" }
  var spentByOption: String {
    "Add up by week, month, category, store or item (default: month)"
  }
  var spentSinceOption: String { "Only from this day on, such as 2026-01-31" }
  var spentJSONOption: String { "Print the sums as JSON" }

  var lastPrice: String { "last" }
  var lowestPrice: String { "lowest" }
  var cheapestStore: String { "cheapest" }
  func noPrices(_ item: String) -> String {
    "No price known for \(quoted(item)). Prices are remembered when you tick an item that has one."
  }
  var nothingSpent: String { "Nothing spent in this period." }
  var total: String { "total" }
  func notADate(_ text: String) -> String {
    "\(quoted(text)) isn't a date. Use year, month and day, such as 2026-01-31."
  }
}
