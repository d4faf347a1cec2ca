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

  var staplesShowOption: String { "Show staples and when they are due, without adding anything" }
  var staplesJSONOption: String { "Print the items as JSON, or with --show the staples" }

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

  var noStaples: String { "There are no staples yet. tote repeat milk weekly makes milk one." }
  func nothingDue(next item: String, on day: String?) -> String {
    day.map { "Nothing is due. Next: \(item), on \($0)." }
      ?? "Nothing is due. How often \(quoted(item)) is usually bought isn't known yet."
  }
  var isDue: String { "due" }
  var dueIsUnknown: String { "after a few purchases" }
  func repeats(_ item: String, interval: String) -> String { "\(item) will be added \(interval)" }
  func noLongerRepeats(_ item: String) -> String { "No longer a staple: \(item)" }
  func doesNotRepeat(_ item: String) -> String { "\(quoted(item)) isn't a staple." }
  func notAnInterval(_ text: String) -> String {
    "\(quoted(text)) isn't an interval. Use weekly, 10 days, 3 weeks, 2 months, usual or never."
  }
}
