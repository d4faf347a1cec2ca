/// When a recipe or plan was last sent, to which list and for how many, for the next preview and for plans.

import FoundationEssentials

package struct CookedRecipe: Hashable, Sendable {
  package let note: Note.ID
  package let moment: Moment
  package let list: ShoppingList.ID
  /// `nil` if unknown.
  package let servings: Int?
  private var planned: [Note.ID: Planned] = [:]
  /// The recipes of a plan by what they need; only while it is being added.
  private var sources: [String: [Note.ID]] = [:]

  package init(
    _ note: Note.ID, for servings: Int?, to list: ShoppingList.ID, at moment: Moment,
    planning meals: [Meal] = [], beside others: [Meal] = []
  ) {
    (self.note, self.servings, self.list, self.moment) = (note, servings, list, moment)
    for meal in others where meal.recipe.note.map({ $0 != note }) ?? false {
      planned[meal.recipe.note ?? note, default: Planned()].add(meal)
    }
    for meal in meals {
      for line in meal.recipe.lines where !line.isTicked {
        sources[Self.form(of: line.item), default: []].append(meal.recipe.note ?? note)
      }
      guard let recipe = meal.recipe.note, recipe != note else { continue }
      planned[recipe, default: Planned()].add(meal)
    }
  }

  private static func form(of item: ParsedItem) -> String {
    WordForms.form(of: ItemName.key(of: item.name))
  }

  /// Which recipes need what one of its lines says.
  func recipes(for line: ParsedItem) -> [Note.ID] {
    let found = sources[Self.form(of: line)] ?? [note]
    return found.indices.filter { !found[..<$0].contains(found[$0]) }.map { found[$0] }
  }

  /// How often, and for how many in total; 0 if unknown.
  private struct Planned: Hashable, Sendable {
    var times = 0
    var servings = 0

    mutating func add(_ meal: Meal) {
      servings = times > 0 && servings == 0 ? 0 : meal.servings.map { servings + $0 } ?? 0
      times += 1
    }
  }
}

// A setting in the same edit as the items, which export and older versions handle.
extension CookedRecipe {
  static func key(of note: Note.ID) -> String { "cooked/\(note)" }

  init?(_ note: Note.ID, stored: String) {
    let words = stored.split(separator: " ")
    guard words.count >= 3, let moment = Int64(words[0]), let list = UUID(uuidString: String(words[1])),
      let servings = Int(words[2])
    else { return nil }
    self.init(
      note, for: servings > 0 ? servings : nil, to: ShoppingList.ID(list), at: Moment(milliseconds: moment))
    for word in words.dropFirst(3) {
      let parts = word.split(separator: "=")
      guard parts.count == 3, let recipe = UUID(uuidString: String(parts[0])), let times = Int(parts[1]),
        let servings = Int(parts[2])
      else { continue }
      planned[Note.ID(recipe)] = Planned(times: times, servings: servings)
    }
  }

  var stored: String {
    let recipes = planned.map { "\($0)=\($1.times)=\($1.servings)" }.sorted()
    return (["\(moment.milliseconds)", "\(list)", "\(servings ?? 0)"] + recipes).joined(separator: " ")
  }
}

extension Records {
  package func cooked(_ note: Note.ID) -> CookedRecipe? {
    settings[CookedRecipe.key(of: note)].flatMap { CookedRecipe(note, stored: $0) }
  }

  /// When each recipe was last sent.
  package var cookedRecipes: [Note.ID: Moment] {
    let prefix = "cooked/"
    var moments: [Note.ID: Moment] = [:]
    for key in settings.keys where key.hasPrefix(prefix) {
      guard let note = UUID(uuidString: String(key.dropFirst(prefix.count))).map(Note.ID.init) else {
        continue
      }
      moments[note] = cooked(note)?.moment
    }
    return moments
  }

  /// Only for an edit that isn't empty.
  package func noting(_ cooked: CookedRecipe?, with changes: [Change]) -> [Change] {
    guard let cooked, changes.contains(where: { !$0.isEmpty }) else { return changes }
    return changes + [change(of: cooked.note, to: cooked)].compactMap { $0 }
  }

  func forgettingCooked(_ note: Note.ID) -> Change? { change(of: note, to: nil) }

  private func change(of note: Note.ID, to cooked: CookedRecipe?) -> Change? {
    changing(CookedRecipe.key(of: note), to: cooked?.stored)
  }
}

// What a plan need not add again.
extension CookedRecipe {
  /// Older meals are eaten.
  package static let week = 7

  /// In days.
  package func age(at now: Moment) -> Int64 { Int64(now.dayNumber - moment.dayNumber) }

  /// In days. Sending a plan again within these corrects it; later it is for another week.
  package static let correction = 3

  /// The plan of a certain week is corrected until that is over, and may be added a week ahead.
  private static func correction(of title: String) -> Int {
    MealWeek.day(inTitle: title) == nil ? correction : 2 * week
  }

  /// Still on a list: what the recipe sent within a week and since the plan, or the plan recently.
  private static func covering(
    _ note: Note.ID, _ plan: CookedRecipe?, for correction: Int, in records: Records, at now: Moment
  ) -> (sent: CookedRecipe, times: Int)? {
    func counts(_ sent: CookedRecipe, for days: Int) -> Bool {
      sent.age(at: now) < days && records[list: sent.list] != nil
    }
    let own = records.cooked(note).flatMap {
      $0.moment > plan?.moment ?? .zero && counts($0, for: week) ? $0 : nil
    }
    guard let plan, counts(plan, for: correction), let planned = plan.planned[note] else {
      return own.map { ($0, 1) }
    }
    let servings = planned.servings == 0 ? nil : planned.servings + (own?.servings ?? 0)
    let latest = own ?? plan
    return (
      CookedRecipe(note, for: servings, to: latest.list, at: latest.moment),
      planned.times + (own == nil ? 0 : 1)
    )
  }

  /// Separates meals on a list. A recipe covers the servings it was sent for, or one meal if unknown. If only a part of the plan is
  /// meant, the meals before it are covered first, and what is covered of the others is told apart.
  static func split(
    _ recipe: NoteRecipe, in records: Records, at now: Moment
  ) -> (rest: [Meal], added: [CoveredMeal], others: [Meal]) {
    let before = records.cooked(recipe.note)
    let correction = correction(of: recipe.title)
    var (rest, added, others): ([Meal], [CoveredMeal], [Meal]) = ([], [], [])
    var all: [CoveredMeal] = []
    for (index, meal) in (recipe.isPlan ? recipe.plan : []).enumerated() {
      let isMeant = recipe.part?.contains(index) ?? true
      func add(_ covered: CoveredMeal) {
        all.append(covered)
        if isMeant { added.append(covered) } else { others.append(covered.meal) }
      }
      func leave(_ meal: Meal) { if isMeant { rest.append(meal) } }
      guard let note = meal.recipe.note, note != recipe.note,
        let (sent, times) = covering(note, before, for: correction, in: records, at: now)
      else {
        leave(meal)
        continue
      }
      let sameMeals = all.filter { $0.sent.note == note }
      guard let wanted = meal.servings, let servings = sent.servings else {
        if sameMeals.count < times { add(CoveredMeal(meal: meal, sent: sent)) } else { leave(meal) }
        continue
      }
      let covered = min(wanted, servings - sameMeals.reduce(0) { $0 + ($1.meal.servings ?? 0) })
      if covered >= wanted {
        add(CoveredMeal(meal: meal, sent: sent))
      } else if covered > 0 {
        let part = CoveredMeal.Part(servings: covered, planned: wanted)
        add(CoveredMeal(meal: Meal(meal.recipe, .servings(covered)), sent: sent, part: part))
        leave(Meal(meal.recipe, .servings(wanted - covered)))
      } else {
        leave(meal)
      }
    }
    return (rest, added, others)
  }

  /// Which recipes of a plan are on a list, or were bought from one, without reading how much they need.
  package static func lists(
    of recipes: [Note.ID?], in plan: Note, knowing records: Records, at now: Moment
  ) -> [ShoppingList.ID?] {
    let before = records.cooked(plan.id)
    var counts: [Note.ID: Int] = [:]
    return recipes.map { recipe in
      guard let recipe,
        let (sent, times) = covering(
          recipe, before, for: correction(of: plan.title), in: records, at: now)
      else { return nil }
      counts[recipe, default: 0] += 1
      return counts[recipe, default: 0] > times ? nil : sent.list
    }
  }
}

package struct CoveredMeal: Hashable, Sendable {
  package let meal: Meal
  package let sent: CookedRecipe
  /// `nil` for all of it.
  package var part: Part?

  package struct Part: Hashable, Sendable {
    package let servings: Int
    package let planned: Int

    package init(servings: Int, planned: Int) { (self.servings, self.planned) = (servings, planned) }
  }

  package init(meal: Meal, sent: CookedRecipe, part: Part? = nil) {
    (self.meal, self.sent, self.part) = (meal, sent, part)
  }
}
