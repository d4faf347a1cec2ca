import Tote
import ToteModel

extension English {
  var lsHelp: CommandHelp {
    CommandHelp(
      summary: "Show a list",
      details: [
        "One item per line, in the app's order (default: the first list).",
        "• On a terminal, items are grouped under their categories.",
        "• In a pipe there are only items; with --all, each follows the name of its list.",
      ],
      examples: [
        .init("tote ls", "show the first list"),
        .init("tote ls --todo Party", "show what is left to buy for the party"),
        .init("tote ls --json | jq -r '.[] | select(.ticked | not) | .name'", "print the names for a script"),
      ])
  }

  var lsAllOption: String { "All lists that aren't archived" }
  var lsTodoOption: String { "Only what isn't ticked" }
  var lsJSONOption: String { "Print the items as JSON, with all fields" }

  var listsHelp: CommandHelp {
    CommandHelp(
      summary: "Show all lists",
      details: [
        "Lists with the same name also show their date of creation and a short id, which any command takes."
      ],
      examples: [
        .init("tote lists", "show each list and how much is left on it"),
        .init("tote lists --json | jq -r '.[].name'", "print the names for a script"),
      ])
  }

  var listsAllOption: String { "Show archived lists too" }
  var listsJSONOption: String { "Print the lists as JSON, with all fields" }

  var undoHelp: CommandHelp {
    CommandHelp(
      summary: "Undo the last change",
      details: ["Undoes the last change, whether made in the app or on the command line."],
      examples: [.init("tote undo", "undo the last change and say what it was")])
  }

  var redoHelp: CommandHelp {
    CommandHelp(
      summary: "Redo what was undone last",
      examples: [.init("tote redo", "redo the change and say what it was")])
  }

  var allTakesNoList: String { "--all shows all lists: leave out the name, or leave out --all." }
  var listIsEmpty: String { "The list is empty." }
  func undid(_ title: String) -> String { "Undid: \(title)" }
  func redid(_ title: String) -> String { "Redid: \(title)" }
  var nothingToUndo: String { "Nothing to undo." }
  var nothingToRedo: String { "Nothing to redo." }
}
