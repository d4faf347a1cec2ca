import Tote

extension English {
  var staplesHelp: CommandHelp {
    CommandHelp(
      summary: "Put what is due onto its list",
      details: [
        "A staple is an item that comes onto its list by itself: every so many weeks or months, or as often as it is usually "
          + "bought. The app adds what is due once a day; this adds it now, in one undo step, with the amount, store and price "
          + "of last time. What is already on the list is left as it is.",
        "With a LIST, only what comes onto that one. tote repeat makes staples.",
      ],
      examples: [
        .init("tote staples", "add what is due"),
        .init("tote staples --show", "see what repeats, what is due first on top"),
        .init("tote staples Groceries --dry-run", "see what would be added to one list"),
      ])
  }

  var staplesShowOption: String { "Show what repeats and when it is due, and add nothing" }
  var staplesJSONOption: String { "Print the items, or with --show the staples, as JSON" }

  var repeatHelp: CommandHelp {
    CommandHelp(
      summary: "Make an item a staple, which comes by itself",
      details: [
        "INTERVAL is a number of weeks or months, up to 99: weekly, 3 weeks, every 2 months.",
        "• usual: as often as it is usually bought, once that is known",
        "• never: no longer",
        "Without it, prints how often the item comes. ITEM is on the list, or was bought before.",
      ],
      examples: [
        .init("tote repeat milk weekly", "put milk on the list every week"),
        .init("tote repeat 'toilet paper' every 6 weeks", "any number of weeks or months"),
        .init("tote repeat milk never", "stop that"),
      ])
  }

  var noStaples: String { "Nothing repeats yet. tote repeat milk weekly makes milk a staple." }
  func nothingDue(next item: String, on day: String?) -> String {
    day.map { "Nothing is due. Next: \(item), on \($0)." }
      ?? "Nothing is due, and it isn't known yet how often \(quoted(item)) is usually bought."
  }
  var isDue: String { "due" }
  var dueIsUnknown: String { "after a few purchases" }
  func repeats(_ item: String, interval: String) -> String { "\(item) comes by itself \(interval)" }
  func noLongerRepeats(_ item: String) -> String { "\(item) no longer comes by itself" }
  func doesNotRepeat(_ item: String) -> String { "\(quoted(item)) doesn't come by itself." }
  func notAnInterval(_ text: String) -> String {
    "\(quoted(text)) isn't an interval. Use weekly, 3 weeks, 2 months, usual or never."
  }
}
