/// Which list, item or note is meant, and what to do if that is unclear.
extension CommandLineWords {
  /// Nothing has this name.
  func noSuch(_ named: NameLookup.Named, _ name: String) -> String {
    switch named {
    case .list: say("name-no-such-list", ["name": name])
    case .item(let list): say("name-no-such-item", ["name": name, "list": "\(list)"])
    case .note: say("name-no-such-note", ["name": name])
    case .category: say("name-no-such-category", ["name": name])
    }
  }
  /// Above similar names, or all names.
  var similarNames: String { say("name-similar-names") }
  var allNames: String { say("name-all-names") }
  /// Above names that a word may mean.
  func matchesSeveral(_ named: NameLookup.Named, _ name: String, count: Int) -> String {
    switch named {
    case .list: say("name-matches-several-list", ["name": name, "count": counted(count)])
    case .item(let list):
      say("name-matches-several-item", ["name": name, "count": counted(count), "list": "\(list)"])
    case .note: say("name-matches-several-note", ["name": name, "count": counted(count)])
    case .category: say("name-matches-several-category", ["name": name, "count": counted(count)])
    }
  }
  func emptyName(_ named: NameLookup.Named) -> String {
    switch named {
    case .list: say("name-empty-name-list")
    case .item: say("name-empty-name-item")
    case .note: say("name-empty-name-note")
    case .category: say("name-empty-name-category")
    }
  }
  /// Tells lists and notes of one name apart.
  func created(_ day: String) -> String { say("name-created", ["day": day]) }
  func changed(_ day: String) -> String { say("name-changed", ["day": day]) }
  var archivedList: String { say("name-archived-list") }
  var noListYet: String { say("name-no-list-yet") }
  var allListsAreArchived: String { say("name-all-lists-are-archived") }
  /// Several words need quotes to be one name.
  func needsQuotes(_ word: String, _ name: String, on list: String) -> String {
    say("name-needs-quotes", ["word": word, "list": list, "name": name])
  }
  /// It is on another list, which has to be named by name or id.
  func isOnOtherList(_ name: String, on list: String, other: String, option: String) -> String {
    say("name-is-on-other-list", ["name": name, "list": list, "other": other, "option": option])
  }

  /// Below a list that is cut.
  func andMore(_ count: Int) -> String { say("name-and-more", ["count": counted(count)]) }
}
