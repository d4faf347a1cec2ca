import Parts
import ToteModel

// The meals of a week, as the screen and the command line say them.
extension ShellWords {
  /// `30 Nov`
  package func mealDate(of meal: Moment) -> String { name(.week(meal)) }

  /// `Mon 30`
  package func shortDay(_ day: Moment) -> String {
    "\(dateNames.shortWeekdays[MealDay.weekday(of: day)]) \(day.civil.day)"
  }

  /// `Monday, 30 Nov`
  package func weekday(_ day: Moment) -> String {
    say("meals-weekday", ["weekday": dateNames.weekdays[MealDay.weekday(of: day)], "day": mealDate(of: day)])
  }

  package func mealsTitle(from first: Moment) -> String {
    say("meals-title", ["first": mealDate(of: first), "last": mealDate(of: first.adding(days: 6))])
  }

  package func copied(_ meals: CopiedMeals) -> String {
    let days = meals.days.map { dateNames.shortWeekdays[MealDay.weekday(of: $0)] }
    return say(
      "meals-copied", ["count": counted(meals.dishes.count), "days": days.joined(separator: ", ")])
  }

  package func nothingToCopy(from first: Moment) -> String {
    say("meals-nothing-to-copy", ["day": mealDate(of: first)])
  }
  package var noFreeDay: String { say("meals-no-free-day") }
  package var noMealsToSend: String { say("meals-nothing-to-send") }
}

extension Words {
  /// Beside the title; empty for weeks that are far away.
  func mealsWeek(from first: Moment, on today: Moment) -> String {
    switch (first.dayNumber - today.startOfWeek.dayNumber) / 7 {
    case 0: say("meals-this-week")
    case 1: say("meals-next-week")
    case -1: say("meals-last-week")
    default: ""
    }
  }

  var mealsEmpty: String { say("meals-empty") }
  func mealsEmptyDay(_ day: Moment) -> String { say("meals-empty-day", ["day": weekday(day)]) }
  func mealOnList(_ list: String) -> String { say("meals-on-list", ["list": list]) }
  /// The title of what asks for a meal.
  func mealsOn(_ day: Moment) -> String { say("meals-on", ["day": weekday(day)]) }
  var typeMeal: String { say("meals-type") }
  var noRecipesYet: String { say("meals-no-recipes") }
  func planAsTyped(_ text: String) -> String { say("meals-as-typed", ["text": text]) }
  var planMeal: String { say("meals-plan") }
  var servingsOfMeal: String { say("meals-servings") }
  func noServings(_ text: String) -> String { say("meals-no-servings", ["text": text]) }
  var noMealHere: String { say("meals-nothing-here") }
  func noRecipe(of dish: String) -> String { say("meals-no-recipe", ["dish": dish]) }
  var noMealsYet: String { say("meals-no-note") }
  var mealHasChanged: String { say("meals-changed") }
}

extension Message {
  static var noMealHere: Message { refused(words.noMealHere) }
  static func noRecipe(of meal: PlannedMeal) -> Message { refused(words.noRecipe(of: meal.dish)) }
  static var noMealsToSend: Message { refused(words.noMealsToSend) }
  static func noMealsToCopy(from first: Moment) -> Message { refused(words.nothingToCopy(from: first)) }
  static var noFreeDay: Message { refused(words.noFreeDay) }
  static var noMealsYet: Message { refused(words.noMealsYet) }
  static var mealHasChanged: Message { refused(words.mealHasChanged) }
  static func noServings(_ text: String) -> Message { refused(words.noServings(text)) }
  static func copiedMeals(_ copied: CopiedMeals) -> Message { Message(words.copied(copied)) }
}
