import ToteModel

/// `tote cook`: what help says of it, and what it says.
protocol CookCommandWords {
  var cookHelp: CommandHelp { get }
  var cookForOption: String { get }

  /// Neither the note nor what it links to has a box.
  func noBoxes(in note: String) -> String
  func allBoxesTicked(in note: String) -> String
  /// A number of servings was asked for, but the note doesn't say how many it is for.
  func noServings(in note: String) -> String
  /// A plan says behind each link how much it asks for.
  func planHasNoServings(_ note: String) -> String
  func tooManyServings(_ limit: Int) -> String
  /// A plan asks for a number of servings, but the recipe doesn't say how many it is for.
  func notScaled(_ recipe: String) -> String
  /// A link of a plan leads nowhere.
  func noNoteToCook(called title: String) -> String
  /// A recipe of a plan that was sent by itself this week, and is left out.
  func alreadySent(_ recipe: String, to list: String) -> String
  /// One that was sent for fewer than the plan asks for: the rest is added.
  func partlySent(_ recipe: String, _ part: CoveredMeal.Part, to list: String) -> String
  /// Nobody has said for how many, and it isn't for as many as the recipe says.
  func cooksAsLast(for servings: Int) -> String
  /// All of a plan were.
  func nothingLeftToAdd(of plan: String) -> String
}
