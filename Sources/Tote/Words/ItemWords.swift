import ToteModel

/// How categories and orders are named.
protocol ItemWords {
  /// The heading of what is ticked.
  var basket: String { get }
  /// How a list is sorted, after "Sorted".
  func name(_ sort: Arrangement.Sort) -> String
  /// How a list is sorted, and how it is grouped, in the header; `nil` for the usual.
  func sorted(_ sort: Arrangement.Sort) -> String?
  func grouped(_ grouping: Arrangement.Grouping) -> String?
}

extension ItemWords {
  /// How a list is sorted and grouped, from the longest to the shortest: what it is grouped by can be seen. None for the usual.
  func names(of arrangement: Arrangement) -> [String] {
    let (group, sort) = (grouped(arrangement.grouping), sorted(arrangement.sort))
    let all = [group, sort].compactMap { $0 }.joined(separator: ", ")
    return [all, sort ?? "", sort == nil ? "" : name(arrangement.sort)].filter { !$0.isEmpty }
  }
}

extension Words {
  /// A category, own ones as they were written.
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
