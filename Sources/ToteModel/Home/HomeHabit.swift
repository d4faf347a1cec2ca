/// What is known of a name at home: whether it goes there when it is bought, where it stands, and which list it comes from.

import FoundationEssentials

package enum HomeRule: String, CaseIterable, Hashable, Sendable {
  case always, ask, never
  /// Always there, such as salt: recipes never ask for it.
  case basic
}

package struct HomeHabit: Hashable, Sendable {
  /// `nil` until somebody has said so: then it is asked for once.
  package var rule: HomeRule?
  package var list: ShoppingList.ID?
  package var place: String?

  init(rule: HomeRule? = nil, list: ShoppingList.ID? = nil, place: String? = nil) {
    (self.rule, self.list, self.place) = (rule, list, place)
  }
}

// Stored as a setting, which undo, export and older versions handle.
extension HomeHabit {
  static func key(of name: String) -> String { "home/\(HomeStock.form(of: name))" }

  init(stored: String) {
    let words = stored.split(separator: " ", maxSplits: 2).map(String.init)
    self.init(
      rule: words.first.flatMap(HomeRule.init(rawValue:)),
      list: words.dropFirst().first.flatMap { UUID(uuidString: $0) }.map(ShoppingList.ID.init),
      place: words.count > 2 ? words[2] : nil)
  }

  var stored: String {
    ([rule?.rawValue ?? "-", list.map { "\($0)" } ?? "-"] + [place].compactMap { $0 }).joined(separator: " ")
  }
}

extension Records {
  package func homeHabit(of name: String) -> HomeHabit {
    settings[HomeHabit.key(of: name)].map(HomeHabit.init(stored:)) ?? HomeHabit()
  }

  func noting(_ habit: HomeHabit, of name: String) -> [Change] {
    let stored = habit == HomeHabit() ? nil : habit.stored
    return [changing(HomeHabit.key(of: name), to: stored)].compactMap { $0 }.filter { !$0.isEmpty }
  }
}
