import Tote
import ToteModel

/// `tote meals`.
extension CommandLineWords {
  func noMealsPlanned(from first: Moment) -> String {
    say("meals-command-nothing", ["day": mealDate(of: first)])
  }
  func nothingPlanned(on day: Moment) -> String { say("meals-command-nothing-on", ["day": weekday(day)]) }
  func removedMeal(_ meal: String, on day: Moment) -> String {
    say("meals-command-removed", ["meal": meal, "day": weekday(day)])
  }
  /// Each begins as it was typed.
  func severalRecipes(_ titles: [String]) -> String {
    say("meals-command-several-recipes", ["titles": choices(titles)])
  }
  func severalMeals(_ meals: [String]) -> String {
    say("meals-command-several", ["meals": choices(meals)])
  }
  func notADay(_ text: String) -> String { say("meals-command-not-a-day", ["text": text]) }
}
