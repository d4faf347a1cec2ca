import Tote
import ToteModel

extension English {
  var addHelp: CommandHelp {
    CommandHelp(
      summary: "Add items to a list",
      details: [
        "Words without quotes make one item; of several quoted lines, each is an item. They are read as in the app:",
        "  \(addingPattern)",
        "• Amounts are added to an existing item; a ticked item is unticked.",
        "• Units: \(Unit.names(in: language)). Words and plurals work too. 2x500 g is two of 500 g each, 12-pack coke is one pack.",
        "• A price is a number with \(alternatives(Currency.signs)) before or after it, or one with two decimals at "
          + "the end: 6.49. It is for the whole line, unless it is per unit: €1.99/kg, €0.30/x, 0.30 each. Of "
          + "several prices side by side, the last counts, and so does an amount at the end: 2 l milk 3 l.",
        "• After 1 to 9 whole litres, kilos, pounds or gallons, each means each of them: 2 l milk €1.09 each costs €2.18. After any other "
          + "weight or volume it means the pack: 500 g cheese €4.20 each.",
        "• Quoted text is taken literally: \"7 up\" is a name, @\"Whole Foods\" a store, #\"My stuff\" a category.",
        "The shell treats #, $, ! and quotes specially: put single quotes around the line.",
        "With - as the only word, adds the lines of standard input, read like a pasted text, in one undo step: all or nothing.",
      ],
      examples: [
        .init("tote add 2 kg apples", "add two kilos, or two more"),
        .init("tote add '2 l milk' '6 eggs' bread", "add three things"),
        .init("tote add --list Party 'crisps x3 @Lidl !the salty ones'", "add to another list"),
        .init(
          "tote add '6 cans \"7 up\" @\"Whole Foods\" $4.50'",
          "quotes inside quotes: a name and a store of two words"),
        .init("tote add '12 eggs €0.30 each'", "the price of one; the line costs €3.60"),
        .init("tote add -q - < staples.txt", "add every line of a file"),
      ])
  }

  var editHelp: CommandHelp {
    CommandHelp(
      summary: "Change an item",
      details: [
        "The words after ITEM replace its line and are read as for tote add; anything you leave out is removed. Name the "
          + "ITEM as for tote done.",
        "Without them, prints the item's line, so that you can change just a part of it.",
        "If there is already an item with the new name, the two are merged.",
      ],
      examples: [
        .init("tote edit milk 2 l oat milk @Lidl", "change it"),
        .init("tote edit milk $(tote edit milk) @Lidl", "change only where to buy it"),
      ])
  }

  var doneHelp: CommandHelp {
    CommandHelp(
      summary: "Tick items",
      details: [
        "An ITEM is a whole name or an id, ignoring case and accents; quote a name of several words. If two items have the "
          + "same name, add what tells them apart: 'milk @Lidl'.",
        "Ticked items count as bought. Adding one again unticks it.",
        "With - as the only word, ticks every line of standard input, in one undo step: all or nothing.",
      ],
      examples: [
        .init("tote done apples 'cherry tomatoes'", "tick both"),
        .init("tote ls --json | jq -r '.[].name' | tote done -", "tick everything"),
      ])
  }

  var untickHelp: CommandHelp {
    CommandHelp(
      summary: "Untick items",
      details: [
        "Items are named as for tote done. Within twelve hours of ticking, unticking also forgets the purchase; after that, "
          + "it only puts the item back on the list.",
        "If the item has been added again in the meantime, the two are merged.",
        "With - as the only word, unticks every line of standard input, in one undo step: all or nothing.",
      ],
      examples: [
        .init("tote untick apples", "put the apples back on the list"),
        .init("tote ls --ids is:ticked | cut -d ' ' -f 1 | tote untick -", "untick everything"),
      ])
  }

  var clearHelp: CommandHelp {
    CommandHelp(
      summary: "Delete what is ticked",
      details: [
        "Deletes the ticked items of a list. What was bought stays in tote spent, and tote undo restores the items."
      ],
      examples: [
        .init("tote clear", "delete the ticked items of the first list"),
        .init("tote clear --store Lidl", "delete only what was just ticked at Lidl"),
      ])
  }

  var mvHelp: CommandHelp {
    CommandHelp(
      summary: "Move items to another list",
      details: [
        "Items are named as for tote done. If an item is already on LIST, the two are merged and the new line is printed.",
        "With - as the only item, moves every line of standard input, in one undo step: all or nothing.",
      ],
      examples: [
        .init("tote mv crisps lemonade Party", "move both to another list"),
        .init(
          "tote ls --ids @bakery | cut -d ' ' -f 1 | tote mv --create - Saturday",
          "move part of the list to a new one"
        ),
      ])
  }

  var rmHelp: CommandHelp {
    CommandHelp(
      summary: "Delete items",
      details: [
        "Items are named as for tote done. tote undo restores them.",
        "With - as the only word, deletes every line of standard input, in one undo step: all or nothing.",
      ],
      examples: [
        .init("tote rm milk", "delete the milk from the first list"),
        .init("tote rm -l Party 'milk @Lidl'", "delete only the milk from Lidl, from another list"),
      ])
  }

  func leftOut(_ count: Int, first: String) -> String {
    count == 1
      ? "Left out a line that isn't an item: \(quoted(first))"
      : "Left out \(number(count)) lines that aren't items: \(quoted(first)), …"
  }
  func createdList(_ name: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "Would create" : "Created") list \(quoted(name))."
  }
  func added(_ item: String, to list: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "Would add" : "Added") \(item) to \(quoted(list))"
  }
  func summed(_ item: String, _ sum: String, was: String?) -> String {
    was.map { "\(item): \($0) → \(sum)" } ?? "\(item): no amount → \(sum)"
  }
  func isAlready(_ item: String, on list: String, now news: String) -> String {
    "\(item): now \(news)"
  }
  func addedMany(_ count: Int, to list: String, already: Int, isDryRun: Bool) -> String {
    let added = "\(isDryRun ? "Would add" : "Added") \(items(count)) to \(quoted(list))"
    return already == 0 ? added : "\(added); \(number(already)) \(were(already)) already on it"
  }
  func second(_ detail: UniqueDetail, inName name: String) -> String {
    "An item can have only one \(only(detail)). The second is now part of the name: \(quoted(name))"
  }
  func replaced(_ prices: [Price], by price: Price) -> String {
    let old = prices.map(\.shown).joined(separator: ", ")
    return "The last price counts: \(price.shown), not \(old)."
  }

  func tickedMany(_ count: Int, on list: String, already: Int) -> String {
    let ticked = "Ticked \(items(count)) on \(quoted(list))"
    return already == 0 ? ticked : "\(ticked); \(number(already)) \(were(already)) already ticked"
  }
  func untickedMany(_ count: Int, on list: String, already: Int) -> String {
    let unticked = "Unticked \(items(count)) on \(quoted(list))"
    return already == 0 ? unticked : "\(unticked); \(number(already)) \(were(already)) not ticked"
  }
  func movedMany(_ count: Int, to list: String) -> String { "Moved \(items(count)) to \(quoted(list))" }
  func merged(_ line: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "Would merge" : "Merged") with the one already there: \(line)"
  }
  func mergedMany(_ count: Int, isDryRun: Bool) -> String {
    "\(isDryRun ? "Would merge" : "Merged") \(items(count)) with those already there"
  }
  func nothingToClear(_ list: String, in shop: Shop?) -> String {
    shop.map { "Nothing on \(quoted(list)) was just ticked at \($0.name)." }
      ?? "Nothing on \(quoted(list)) is ticked."
  }

  func deletedMany(_ count: Int, on list: String, already: Int) -> String {
    let deleted = "Deleted \(items(count)) from \(quoted(list))"
    return already == 0 ? deleted : "\(deleted); \(number(already)) \(were(already)) already deleted"
  }

  func items(_ count: Int) -> String { counted(count, "item", "items") }
  func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(number(count)) \(count == 1 ? one : many)"
  }
  private func were(_ count: Int) -> String { count == 1 ? "was" : "were" }
}
