/// Which list, item or note is meant, and what to do where that is not clear.
protocol NameWords {
  /// Nothing has this name.
  func noSuch(_ named: NameLookup.Named, _ name: String) -> String
  /// Above names that come near, or above all that there are.
  var similarNames: String { get }
  var allNames: String { get }
  /// Above those that a name may mean.
  func matchesSeveral(_ named: NameLookup.Named, _ name: String, count: Int) -> String
  func emptyName(_ named: NameLookup.Named) -> String
  /// Below a list that is cut.
  func andMore(_ count: Int) -> String

  /// What tells lists and notes of one name apart.
  func created(_ day: String) -> String
  func changed(_ day: String) -> String
  var archivedList: String { get }

  var noListYet: String { get }
  var allListsAreArchived: String { get }
  /// Several words were given without the quotes that make one name of them.
  func needsQuotes(_ word: String, _ name: String, on list: String) -> String
  /// There is none here, but there is on another list; which is to be asked for by its name or its id.
  func isOnOtherList(_ name: String, on list: String, other: String, option: String) -> String
}
