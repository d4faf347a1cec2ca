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
}
