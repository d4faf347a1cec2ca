import Tote
import ToteModel

extension English {
  var listHelp: CommandHelp {
    CommandHelp(
      summary: "Create, rename, archive, arrange and delete lists",
      examples: [
        .init("tote list new Hardware store", "create a list")
      ])
  }

  var listNewHelp: CommandHelp {
    CommandHelp(
      summary: "Create a list",
      details: [
        "Its name must be new. It is added after the other lists."
      ],
      examples: [
        .init("tote list new Hardware store", "create an empty list")
      ])
  }

  var listRenameHelp: CommandHelp {
    CommandHelp(
      summary: "Rename a list",
      details: [
        "LIST is one word or quoted; the words after it are the new name."
      ],
      examples: [
        .init("tote list rename Party Birthday party", "give it another name")
      ])
  }

  var listArchiveHelp: CommandHelp {
    CommandHelp(
      summary: "Archive a list",
      details: [
        "An archived list keeps its items but shows only with tote lists --all. To restore it, use tote list restore."
      ],
      examples: [
        .init("tote list archive Party", "archive it")
      ])
  }

  var listRestoreHelp: CommandHelp {
    CommandHelp(
      summary: "Restore an archived list",
      examples: [
        .init("tote list restore Party", "show it again")
      ])
  }

  var listDuplicateHelp: CommandHelp {
    CommandHelp(
      summary: "Duplicate a list",
      details: [
        "The copy is placed after the list, with nothing ticked."
      ],
      examples: [
        .init("tote list duplicate Camping", "plan the next trip")
      ])
  }

  var listRmHelp: CommandHelp {
    CommandHelp(
      summary: "Delete a list and its items",
      details: [
        "LIST is a whole name or an id. tote undo restores the list with everything on it."
      ],
      examples: [
        .init("tote list rm Party", "delete the list and what is on it")
      ])
  }

  var listOrderHelp: CommandHelp {
    CommandHelp(
      summary: "Put lists in order",
      details: [
        "The lists you name come first, in this order; the others follow as they are. Commands use the first list by default."
      ],
      examples: [
        .init("tote list order Party Groceries", "put Party first")
      ])
  }

  var listBudgetHelp: CommandHelp {
    CommandHelp(
      summary: "Set or print the budget of a list",
      details: [
        "A number alone is in the currency of the list; none removes the budget. Without PRICE, prints the budget.",
        "It is for one shopping day: what is on the list, ticked or not, and what was bought from it in the last twelve hours.",
      ],
      examples: [
        .init("tote list budget Party '€80'", "set it"),
        .init("tote list budget Party none", "remove it"),
      ])
  }

  func listExists(_ name: String, isArchived: Bool) -> String {
    isArchived
      ? "There is an archived list called \(quoted(name)). To restore it, use tote list restore."
      : "There is already a list called \(quoted(name))."
  }
  func deletedList(_ name: String, items count: Int) -> String {
    count == 0 ? "Deleted \(quoted(name))" : "Deleted \(quoted(name)) and its \(items(count))"
  }
  func orderedLists(_ names: [String]) -> String { "New order: \(names.joined(separator: ", "))" }
}
