import Tote
import ToteModel

extension English {
  var lsHelp: CommandHelp {
    CommandHelp(
      summary: "Show a list",
      details: [
        "Prints one item per line, in the app's order (default: the first list).",
        "• On a terminal, items are grouped under their categories.",
        "• In a pipe, only the items are printed; with --all, each after the name of its list.",
        "--store also shows what can be bought anywhere. The order of the aisles is learned from the order in which you tick; "
          + "in the app, you can change it.",
        "A FILTER is read as in the app, and every word of it must match:",
        "• oat milk: both words, in any order; \"oat milk\": these exact words",
        "• @lidl, #dairy: a store, a category",
        "• >€2, <=€5: a price range",
        "• is:ticked, is:priced, is:unpriced: in the basket, with a price, without one",
        "• -milk: everything but milk; put -- before it",
        "Without LIST, the filter must start with @, #, <, >, is: or a double quote. The shell treats #, <, > and quotes "
          + "specially: put single quotes around them. Exits with 3 if nothing matches.",
      ],
      examples: [
        .init("tote ls", "show the first list"),
        .init("tote ls --todo Party", "show what is left to buy for the party"),
        .init("tote ls Groceries milk '<€2'", "show the milk for less than two euros"),
        .init("tote ls --sort newest --limit 3", "show what was added last"),
        .init("tote ls --todo --store Lidl", "show what to buy at Lidl, aisle by aisle"),
        .init("tote ls --ids @lidl | cut -d ' ' -f 1 | tote done -", "tick everything from Lidl"),
        .init("tote ls --format '{name}\\t{amount}'", "print name and amount, separated by a tab"),
        .init("tote ls --json | jq -r '.[] | select(.ticked | not) | .name'", "print the names for a script"),
      ])
  }

  var listsHelp: CommandHelp {
    CommandHelp(
      summary: "Show all lists",
      details: [
        "Lists with the same name also show their date of creation and a short id, which works in every command."
      ],
      examples: [
        .init("tote lists", "show each list and how much is left on it"),
        .init("tote lists --json | jq -r '.[].name'", "print the names for a script"),
      ])
  }

  var undoHelp: CommandHelp {
    CommandHelp(
      summary: "Undo the last change",
      details: [
        "Undoes the last change, whether made in the app or on the command line.",
        "With the number of a STEP from tote history, undoes only that one, if no later step builds on it; otherwise says "
          + "which one does, and exits with 1. That can be undone like any other change.",
      ],
      examples: [
        .init("tote undo", "undo the last change and say what it was"),
        .init("tote undo 41", "undo step 41 and leave everything after it as it is"),
      ])
  }

  var redoHelp: CommandHelp {
    CommandHelp(
      summary: "Redo the last undone change",
      examples: [.init("tote redo", "redo the change and say what it was")])
  }

  func unknownField(_ name: String, known: [String]) -> String {
    "\(quoted(name)) is not a field of an item. The fields are \(known.joined(separator: ", "))."
  }
  func filterNotUnderstood(_ words: [String]) -> String {
    "Not understood in the filter: \(words.joined(separator: " "))"
  }
}
