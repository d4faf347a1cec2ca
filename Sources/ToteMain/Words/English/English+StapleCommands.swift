import ToteModel
import Tote

extension English {
  var staplesHelp: CommandHelp {
    CommandHelp(
      summary: "Add the staples that are due",
      details: [
        "A staple is an item that Tote re-adds regularly: every few days, weeks or months, or as often as you usually "
          + "buy it. The app adds what is due once a day; this adds it now, in one undo step, with the amount, store and price "
          + "of last time. Items already on the list stay as they are.",
        "With a LIST, adds only to that list. tote repeat makes an item a staple.",
      ],
      examples: [
        .init("tote staples", "add what is due"),
        .init("tote staples --show", "see all staples, the next one due first"),
        .init("tote staples Groceries --dry-run", "see what would be added to one list"),
      ])
  }

  var repeatHelp: CommandHelp {
    CommandHelp(
      summary: "Make an item a staple, re-added regularly",
      details: [
        "INTERVAL is a number of days, weeks or months, up to 99: weekly, 10 days, every 2 months.",
        "• usual: as often as you usually buy it, once that is known",
        "• never: not any more",
        "Without it, prints how often the item is added. ITEM is on the list or was bought before.",
      ],
      examples: [
        .init("tote repeat milk weekly", "put milk on the list every week"),
        .init("tote repeat 'toilet paper' every 6 weeks", "use any number of days, weeks or months"),
        .init("tote repeat milk never", "stop adding milk"),
      ])
  }

  func nothingDue(next item: String, on day: String?) -> String {
    day.map { "Nothing is due. Next: \(item), on \($0)." }
      ?? "Nothing is due. How often \(quoted(item)) is usually bought isn't known yet."
  }
}
