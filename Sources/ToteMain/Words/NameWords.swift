/// Which list, item or note is meant, and what to do if that is unclear.
protocol NameWords {
  /// Nothing has this name.
  func noSuch(_ named: NameLookup.Named, _ name: String) -> String
  /// Above similar names, or all names.
  var similarNames: String { get }
  var allNames: String { get }
  /// Above names that a word may mean.
  func matchesSeveral(_ named: NameLookup.Named, _ name: String, count: Int) -> String
  func emptyName(_ named: NameLookup.Named) -> String
  /// Below a list that is cut.
  func andMore(_ count: Int) -> String

  /// Tells lists and notes of one name apart.
  func created(_ day: String) -> String
  func changed(_ day: String) -> String
  var archivedList: String { get }

  var noListYet: String { get }
  var allListsAreArchived: String { get }
  /// Several words need quotes to be one name.
  func needsQuotes(_ word: String, _ name: String, on list: String) -> String
  /// It is on another list, which has to be named by name or id.
  func isOnOtherList(_ name: String, on list: String, other: String, option: String) -> String
}
