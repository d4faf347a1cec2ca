import ToteModel

protocol CookCommandWords {
  var cookHelp: CommandHelp { get }
  var cookForOption: String { get }

  /// Neither the note nor what it links to has a box.
  func noBoxes(in note: String) -> String
  func allBoxesTicked(in note: String) -> String
  /// The note doesn't say how many servings it is for.
  func noServings(in note: String) -> String
  /// A plan's links say how many servings they ask for.
  func planHasNoServings(_ note: String) -> String
  func tooManyServings(_ limit: Int) -> String
  /// A plan asks for servings, but the recipe doesn't say how many it is for.
  func notScaled(_ recipe: String) -> String
  /// A plan's link leads nowhere.
  func noNoteToCook(called title: String) -> String
  /// A plan's recipe that was sent this week and is left out.
  func alreadySent(_ recipe: String, to list: String) -> String
  /// Sent for fewer than the plan asks for: the rest is added.
  func partlySent(_ recipe: String, _ part: CoveredMeal.Part, to list: String) -> String
  /// Cooked for as many as last time, unlike the recipe's own number.
  func cooksAsLast(for servings: Int) -> String
  /// All recipes of a plan were sent.
  func nothingLeftToAdd(of plan: String) -> String
}
