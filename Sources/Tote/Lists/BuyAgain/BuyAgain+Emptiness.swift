import Composable
import ToteModel

/// The box says why nothing shows, and so does each key that needs a row.
extension BuyAgain {
  enum Emptiness: Equatable {
    case nothingBought, allOnList
    /// What was searched for is on the list already.
    case onList(String)
    case nothingFound(String)

    var sentence: String {
      switch self {
      case .nothingBought: words.nothingBoughtYet
      case .allOnList: words.allBoughtIsOnList
      case .onList(let name): words.isOnList(name)
      case .nothingFound(let text): words.nothingFound(text).0
      }
    }
  }

  /// `nil` if something shows.
  var emptiness: Emptiness? {
    if hasNoHistory { return .nothingBought }
    if offers.isEmpty { return .allOnList }
    guard shown.isEmpty else { return nil }
    let query = query
    return onList.first(where: query.matches).map { .onList($0.name) } ?? .nothingFound(field.text)
  }

  /// The answer to a key that needs a row.
  var refusal: Effect<BuyAgainAction> {
    emptiness.map { .send(.delegate(.refused(.nothingToBuyAgain($0)))) } ?? .none
  }
}
