import ToteModel

/// How categories and orders are named.
protocol ItemWords {
  /// The heading of what is ticked.
  var basket: String { get }
  /// How a list is sorted, after "Sorted".
  func name(_ sort: Arrangement.Sort) -> String
}

extension Words {
  /// A category, own ones as they were written.
  func name(_ category: Category) -> String { category.name(in: language) }
}

extension ListHeading {
  package var title: String {
    switch self {
    case .category(let category): words.name(category)
    case .basket: words.basket
    }
  }
}

extension ListGroup {
  package var title: String? { heading?.title }
}
