import ToteModel

extension CommandLineWords {
  /// Neither the note nor what it links to has a box.
  func noBoxes(in note: String) -> String { say("cook-command-no-boxes", ["note": note]) }
  func allBoxesTicked(in note: String) -> String { say("cook-command-all-boxes-ticked", ["note": note]) }
  /// The note doesn't say how many servings it is for.
  func noServings(in note: String) -> String { say("cook-command-no-servings", ["note": note]) }
  /// A plan's links say how many servings they ask for.
  func planHasNoServings(_ note: String) -> String {
    say("cook-command-plan-has-no-servings", ["note": note])
  }
  func tooManyServings(_ limit: Int) -> String { say("cook-command-too-many-servings", ["limit": limit]) }
  /// A plan asks for servings, but the recipe doesn't say how many it is for.
  func notScaled(_ recipe: String) -> String { say("cook-command-not-scaled", ["recipe": recipe]) }
  /// A plan's link leads nowhere.
  func noNoteToCook(called title: String) -> String { say("cook-command-no-note-to-cook", ["title": title]) }
  /// A plan's recipe that was sent this week and is left out.
  func alreadySent(_ recipe: String, to list: String) -> String {
    say("cook-command-already-sent", ["recipe": recipe, "list": list])
  }
  /// Sent for fewer than the plan asks for: the rest is added.
  func partlySent(_ recipe: String, _ part: CoveredMeal.Part, to list: String) -> String {
    say(
      "cook-command-partly-sent",
      ["recipe": recipe, "list": list, "servings": "\(part.servings)", "planned": "\(part.planned)"])
  }
  /// Cooked for as many as last time, unlike the recipe's own number.
  func cooksAsLast(for servings: Int) -> String { say("cook-command-cooks-as-last", ["servings": servings]) }
  /// A line among the ingredients that isn't read as one.
  func leftOutOfRecipe(_ line: String) -> String { say("recipe-left-out-line", ["line": line]) }
  /// All recipes of a plan were sent.
  func nothingLeftToAdd(of plan: String) -> String { say("cook-command-nothing-left-to-add", ["plan": plan]) }
}
