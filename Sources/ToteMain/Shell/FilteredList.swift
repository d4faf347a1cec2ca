import Tote
import ToteModel

/// What `ls` and `print` are about: a list, perhaps, and what a filter finds on it.
struct FilteredList {
  /// `nil` for the first.
  let name: String?
  let filter: String

  init(_ arguments: Arguments) {
    var words = arguments.operands[...]
    name = words.first.map(Self.isFilter) == false ? words.popFirst() : nil
    filter = words.joined(separator: " ")
  }

  /// Whether a word can only be a filter, not a list's name.
  static func isFilter(_ word: String) -> Bool {
    word.hasPrefix("is:")
      || word.unicodeScalars.first.map { "@#+><≥≤-\"".unicodeScalars.contains($0) } == true
  }

  /// An empty filter would show everything, as when a script's variable is empty.
  func check() throws(Refusal) {
    let query = ItemQuery(filter)
    let senseless = query.unknown + query.begun
    if !senseless.isEmpty { throw Refusal(.usage, words.filterNotUnderstood(senseless)) }
  }

  /// With the categories that these items have.
  func query(among items: some Sequence<Item>) -> ItemQuery {
    let own = Set(items.compactMap(\.category)).filter { !$0.isBuiltIn }.sorted()
    return ItemQuery(filter, own: own) { ListHeading.category($0).title }
  }
}
