import Tote
import ToteModel

extension English {
  var cookHelp: CommandHelp {
    CommandHelp(
      summary: "Add what a recipe needs to a list",
      details: [
        "A recipe is a note with checkboxes; a line such as serves: 4 says how many it is for. Every unticked checkbox is "
          + "added, all in one undo step.",
        "• --for scales the amounts. What is bought by the piece is rounded up; weights and volumes above 50 g or ml are rounded to the nearest 5.",
        "• A plan is a note that links to recipes. All of them are added, and amounts of the same item are added up.",
        "• The text after a link says how much: [[Pancakes]] x2, [[Soup]] for 6.",
        "• A plan leaves out what you added of a recipe separately this week, since last adding the plan.",
        "• What is added comes with the store, the note and the price per kg or piece of the last purchase. How much you usually "
          + "buy stays the same.",
        "NOTE is a title, any unambiguous prefix of one, or an id.",
      ],
      examples: [
        .init("tote cook pancakes --for 6", "add what six people need"),
        .init("tote cook Week --dry-run", "show what a week's recipes would add"),
      ])
  }

  var cookForOption: String { "How many to cook for (default: as last time, or as the recipe says)" }

  func noBoxes(in note: String) -> String {
    "\(quoted(note)) has no checkboxes and no links to notes that have any."
  }
  func allBoxesTicked(in note: String) -> String {
    "All checkboxes of \(quoted(note)) are ticked. Nothing was added."
  }
  func noServings(in note: String) -> String {
    "\(quoted(note)) doesn't say how many it serves. Add a line such as serves: 4."
  }
  func planHasNoServings(_ note: String) -> String {
    "\(quoted(note)) is a plan. Say how many to cook for after each link: [[Soup]] for 6."
  }
  func tooManyServings(_ limit: Int) -> String { "--for takes a number from 1 to \(limit)." }
  func notScaled(_ recipe: String) -> String {
    "\(quoted(recipe)) doesn't say how many it serves. Its amounts are unchanged."
  }
  func noNoteToCook(called title: String) -> String {
    "Left out \(quoted(title)): no note is called that."
  }
  func alreadySent(_ recipe: String, to list: String) -> String {
    "Left out \(quoted(recipe)): it was added to \(quoted(list)) this week. Cook it by itself to add it again."
  }
  func partlySent(_ recipe: String, _ part: CoveredMeal.Part, to list: String) -> String {
    "\(quoted(recipe)) was added to \(quoted(list)) this week for \(part.servings) of \(part.planned). The rest follows."
  }
  func cooksAsLast(for servings: Int) -> String { "For \(servings), as last time. Use --for to change that." }
  func nothingLeftToAdd(of plan: String) -> String {
    "All of \(quoted(plan)) was added this week. Nothing was added."
  }
}
