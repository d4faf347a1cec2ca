import ToteModel

/// Categories and arrangements.
protocol ItemWords {
  /// The heading of ticked items.
  var basket: String { get }
  /// After "Sorted".
  func name(_ sort: Arrangement.Sort) -> String
  /// For the header; `nil` for the usual.
  func sorted(_ sort: Arrangement.Sort) -> String?
  func grouped(_ grouping: Arrangement.Grouping) -> String?
}

extension ItemWords {
  /// From the longest to the shortest; empty for the usual arrangement.
  func names(of arrangement: Arrangement) -> [String] {
    let (group, sort) = (grouped(arrangement.grouping), sorted(arrangement.sort))
    let all = [group, sort].compactMap { $0 }.joined(separator: ", ")
    return [all, sort ?? "", sort == nil ? "" : name(arrangement.sort)].filter { !$0.isEmpty }
  }
}

extension Words {
  /// Custom categories keep their spelling.
  func name(_ category: Category) -> String { category.name(in: language) }
}

extension ListHeading {
  package var title: String {
    switch self {
    case .category(let category): words.name(category)
    case .store(let shop): shop?.name ?? words.anyShop
    case .basket: words.basket
    }
  }
}

extension ListGroup {
  package var title: String? { heading?.title }
}
