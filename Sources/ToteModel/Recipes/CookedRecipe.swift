/// When a recipe or a plan was last sent to a list, to which one, and for how many. The next time its preview begins with that
/// number, and a plan knows which of its recipes are on a list already. Screen and shell both note it.

import FoundationEssentials

package struct CookedRecipe: Hashable, Sendable {
  package let note: Note.ID
  package let moment: Moment
  package let list: ShoppingList.ID
  /// `nil` where it does not say how many it is for.
  package let servings: Int?

  package init(_ note: Note.ID, for servings: Int?, to list: ShoppingList.ID, at moment: Moment) {
    (self.note, self.servings, self.list, self.moment) = (note, servings, list, moment)
  }
}

// It is a setting that comes with what it adds, in one step of undo; export and older versions know those already.
extension CookedRecipe {
  static func key(of note: Note.ID) -> String { "cooked/\(note)" }

  init?(_ note: Note.ID, stored: String) {
    let words = stored.split(separator: " ")
    guard words.count == 3, let moment = Int64(words[0]), let list = UUID(uuidString: String(words[1])),
      let servings = Int(words[2])
    else { return nil }
    self.init(
      note, for: servings > 0 ? servings : nil, to: ShoppingList.ID(list), at: Moment(milliseconds: moment))
  }

  var stored: String { "\(moment.milliseconds) \(list) \(servings ?? 0)" }
}

extension Records {
  /// When a recipe or a plan was last sent.
  package func cooked(_ note: Note.ID) -> CookedRecipe? {
    settings[CookedRecipe.key(of: note)].flatMap { CookedRecipe(note, stored: $0) }
  }

  /// Notes that a recipe is sent, besides what is added; nothing where nothing is.
  package func noting(_ cooked: CookedRecipe?, with changes: [Change]) -> [Change] {
    guard let cooked, changes.contains(where: { !$0.isEmpty }) else { return changes }
    return changes + [change(of: cooked.note, to: cooked)].compactMap { $0 }
  }

  /// Forgets it of a note that goes.
  func forgettingCooked(_ note: Note.ID) -> Change? { change(of: note, to: nil) }

  private func change(of note: Note.ID, to cooked: CookedRecipe?) -> Change? {
    let key = CookedRecipe.key(of: note)
    let before = settings[key].map { Row.setting(Setting(key: key, value: $0)) }
    return Change(before: before, after: cooked.map { .setting(Setting(key: key, value: $0.stored)) })
  }
}

// What a plan need not add again.
extension CookedRecipe {
  /// A plan is for a week: what was sent before that is eaten.
  package static let week = 7

  /// How many days ago it was sent.
  package func age(at now: Moment) -> Int64 { Int64(now.dayNumber - moment.dayNumber) }

  /// The meals of a plan with those apart that were sent by themselves, within a week and since the plan itself was. Each counts
  /// for as many as it was sent for, and the rest is left; where nobody knows for how many, for one meal. The list must be there still.
  package static func split(
    _ meals: [Meal], of plan: Note.ID, in records: Records, at now: Moment
  ) -> (rest: [Meal], added: [CoveredMeal]) {
    let planned = records.cooked(plan)?.moment ?? .zero
    var (rest, added): ([Meal], [CoveredMeal]) = ([], [])
    for meal in meals {
      guard let note = meal.recipe.note, note != plan, let sent = records.cooked(note), sent.moment > planned,
        sent.age(at: now) < week, records[list: sent.list] != nil
      else {
        rest.append(meal)
        continue
      }
      let before = added.filter { $0.sent.note == note }
      guard let wanted = meal.servings, let servings = sent.servings else {
        if before.isEmpty { added.append(CoveredMeal(meal: meal, sent: sent)) } else { rest.append(meal) }
        continue
      }
      let covered = min(wanted, servings - before.reduce(0) { $0 + ($1.meal.servings ?? 0) })
      if covered >= wanted {
        added.append(CoveredMeal(meal: meal, sent: sent))
      } else if covered > 0 {
        let part = CoveredMeal.Part(servings: covered, planned: wanted)
        added.append(CoveredMeal(meal: Meal(meal.recipe, .servings(covered)), sent: sent, part: part))
        rest.append(Meal(meal.recipe, .servings(wanted - covered)))
      } else {
        rest.append(meal)
      }
    }
    return (rest, added)
  }
}

/// A meal of a plan that is on a list already, for its recipe was sent by itself.
package struct CoveredMeal: Hashable, Sendable {
  package let meal: Meal
  package let sent: CookedRecipe
  /// `nil` where all of it is there.
  package var part: Part?

  /// For how many it is there, and for how many it is planned.
  package struct Part: Hashable, Sendable {
    package let servings: Int
    package let planned: Int

    package init(servings: Int, planned: Int) { (self.servings, self.planned) = (servings, planned) }
  }

  package init(meal: Meal, sent: CookedRecipe, part: Part? = nil) {
    (self.meal, self.sent, self.part) = (meal, sent, part)
  }
}
